#pragma once

#include <QString>
#include <string_view>

namespace bloscope {

// A word of core that the window uses as a label, such as the meaning of an export format, in the
// language of the window. What core says about a file (causes, findings, names of parts) stays
// English, as on the command line.
QString coreWord(std::string_view word);

} // namespace bloscope
