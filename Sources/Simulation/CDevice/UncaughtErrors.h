#ifndef UNCAUGHT_ERRORS_H
#define UNCAUGHT_ERRORS_H

/// Starts to record where errors are thrown, so that an error that is never caught is reported
/// there.
void cdevice_note_throws(void);

#endif
