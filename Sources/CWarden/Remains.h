// Ends what a program has left running.
#ifndef REMAINS_H
#define REMAINS_H

/// Ends all processes that descend from this one, however they have detached themselves. Returns
/// when none is left, or when the kernel can't end any more of them.
///
/// This process must be a subreaper, so that a process that loses its parent becomes its child.
void end_remains(void);

#endif
