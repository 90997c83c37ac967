#pragma once

#include <string>
#include <vector>

namespace bloscope {

// The arguments of the program behind its name, as the parser of the command line has to be given
// them: the last one first. "--slice=", an option with an empty value, becomes two arguments; the
// parser would take the next one for the value.
std::vector<std::string> argumentsForParser(int argc, char** argv);

} // namespace bloscope
