#ifndef UNCAUGHT_ERRORS_H
#define UNCAUGHT_ERRORS_H

/// Starts to remember where errors are thrown, so that one which nobody catches is reported there.
void cdevice_note_throws(void);

#endif
