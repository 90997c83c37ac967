#pragma once

#include "ui/structure/structure_source.h"

namespace bloscope {

// Descriptions that are there already, as the rows of a structure tree without chunks.
StructureSourcePtr structureOf(std::vector<Description> parts);

} // namespace bloscope
