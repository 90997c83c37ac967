#pragma once

#include "ui/document/opened_document.h"

namespace bloscope {

// The operands of a recipe that stands where `request` leads: which of them are there, and what
// opens them. Only files in the folder of the recipe (or below it) and leaves of the same store are
// looked for, and only whether they exist; nothing else is touched, nothing is opened. For worker
// threads.
std::vector<OpenedRecipe::Operand> operandsOf(const Recipe& recipe, const OpenRequest& request);

} // namespace bloscope
