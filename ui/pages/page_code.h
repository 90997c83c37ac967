#pragma once

#include "ui/pages/array_page.h"
#include "ui/slice/code_menu.h"

namespace bloscope {

// Is there something shown that other programs can reach?
bool canCopyCode(const ArrayPage& page);

// Edit > Copy as Code: text on the clipboard that reads exactly what is selected, or else what is
// shown. Only for pages that can copy code.
void copyCode(ArrayPage& page, CodeLanguage language);

// Such a text. The command line writes a file of the name that an export would propose.
QString codeFor(const ArrayPage& page, CodeLanguage language);

} // namespace bloscope
