#pragma once

#include "core/edit/edit_set.h"

#include <QString>

namespace bloscope {

// What of a file is edited, in few words: "12 values and 'units'". Empty: nothing.
QString unsavedText(const EditSet& edits);

} // namespace bloscope
