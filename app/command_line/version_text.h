#pragma once

#include <string>

namespace bloscope {

// What `bloscope --version` prints: the program with the commit it was built from, then a line for
// each library in it. Without a line end.
std::string versionText();

} // namespace bloscope
