#pragma once

#include "core/picture/picture_pixels.h"

#include <string>

namespace bloscope {

// The bytes of a PNG file (ISO 15948): of at most 256 colours with a palette, which takes a quarter
// of the room, else with red, green, blue and, where one is not opaque, alpha. The picture is not
// empty.
std::string pngOf(const PicturePixels& picture);

} // namespace bloscope
