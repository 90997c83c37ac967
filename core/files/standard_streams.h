#pragma once

#include <string_view>

namespace bloscope {

// Takes the places of standard input, output and error that whoever started the program left
// closed, so that no file that is opened later gets their numbers and what is meant for them. Using
// such a place goes on to fail. Called first of all, before there are other threads.
void holdStandardStreams();

// Writes to standard error as much as can be written. Where that is closed, full, or a pipe that
// nobody reads any more, nobody is told and nothing ends.
void tellStandardError(std::string_view text);

} // namespace bloscope
