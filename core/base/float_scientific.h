#pragma once

namespace bloscope {

// The shortest scientific text of a number that is finite: "1.25e-05" or "1.25E-5", as the library
// has it that the build found. That is Dragonbox, which takes half the time, or std::to_chars. `to`
// has room for 32 characters. Returns the end.
char* writeScientific(float number, char* to);
char* writeScientific(double number, char* to);

} // namespace bloscope
