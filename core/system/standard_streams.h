#pragma once

#include <string_view>

namespace bloscope {

// Takes the places of standard input, output and error that whoever started the program left
// closed, so that no file that is opened later gets their numbers and what is meant for them. Using
// such a place goes on to fail. Called first of all, before there are other threads.
void holdStandardStreams();

// Where the size of files is limited (ulimit -f), writing more fails, as it does on a full disk,
// and does not end the process: what is half written is removed. For the process and those it
// starts.
void letTooLargeFilesFail();

// Writes to standard error as much as can be written. Where that is closed, full, or a pipe that
// nobody reads any more, nobody is told and nothing ends.
void tellStandardError(std::string_view text);

} // namespace bloscope
