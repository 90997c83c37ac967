#pragma once

#include <QString>
#include <string_view>

namespace bloscope {

// A word of core that the window uses as a label, such as the meaning of an export format or a
// large part of a file, in the language of the window. What core says about the inside of a file
// (findings, names of fields and their meanings) stays English, as on the command line.
QString coreWord(std::string_view word);

// The same of how much there is: "1 entry", "25 600 chunks", "1.2 KiB".
QString coreAmount(std::string_view amount);

// Why something failed, "cannot open the file: Permission denied": its parts in the language of the
// window where they are what everybody meets (a file that is missing, protected or of another kind,
// a full disk, a mistyped value or condition), else as core has them.
QString coreCause(std::string_view cause);

} // namespace bloscope
