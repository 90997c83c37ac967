#pragma once

namespace bloscope {

// Runs the program that has Qt in this one's place, with the same arguments: it opens the window,
// and draws what a command is to draw. It lies beside this one (in the build, on Windows and macOS)
// or in libexec, where it was installed. Answers its exit code; on POSIX systems only returns when
// it cannot be run, having complained about that.
int runWindowProgram(char** argv);

} // namespace bloscope
