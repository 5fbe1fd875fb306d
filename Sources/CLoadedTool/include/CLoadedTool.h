// A tool that is loaded once and run many times, each time by a copy of the process that has loaded it.
//
// Nothing is to be called: the library takes over a program that is started with it in LD_PRELOAD, if the variable
// TUTOR_LOADED_TOOL has the program's path.
