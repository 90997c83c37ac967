#pragma once

#include <string>
#include <string_view>

namespace bloscope {

// Text of a file as text of a page: hidden characters and what is no UTF-8 are escaped as by
// printableLine(), and what HTML would obey, in attributes as well.
std::string htmlText(std::string_view text);

// The bytes of a file as an address that needs no file: "data:image/png;base64,...".
std::string dataAddress(std::string_view mediaType, std::string_view bytes);

} // namespace bloscope
