#pragma once

#include "core/objects/recipe.h"
#include "ui/document/open_request.h"

#include <optional>
#include <vector>

namespace bloscope {

struct RecipeOperand {
    QString name;
    QString address;                    // as people read it
    std::optional<bool> isThere;        // nothing: it was not looked for
    std::optional<OpenRequest> request; // what opens it, when somebody wants that
};

// The operands of a recipe that stands where `request` leads: which of them are there, and what
// opens them. Only files in the folder of the recipe (or below it) and leaves of the same store are
// looked for, and only whether they exist; nothing else is touched, nothing is opened. For worker
// threads.
std::vector<RecipeOperand> operandsOf(const Recipe& recipe, const OpenRequest& request);

} // namespace bloscope
