#pragma once

#include "core/array/array.h"
#include "ui/structure/structure_source.h"

#include <QString>

namespace bloscope {

// The structure of an open frame, as core describes it, with the problems found on opening last.
StructureSourcePtr structureOf(ArrayPtr array);

// The name of the part that lists the problems.
QString problemsPartName();

} // namespace bloscope
