#include "core/msgpack/write_head.h"

#include <bit>
#include <cassert>

namespace bloscope::msgpack_value {

namespace {

// How the length of a kind can stand before it.
struct LengthForms {
    std::uint8_t inMarker = 0; // the length is in the marker itself
    std::size_t mostInMarker = 0;
    std::uint8_t marker8 = 0; // 0: there is none
    std::uint8_t marker16 = 0;
    std::uint8_t marker32 = 0;
    bool hasInMarker = true;

    // Length bytes behind a marker.
    unsigned widthOf(std::uint8_t marker) const
    {
        return marker == marker32 ? 4U : marker == marker16 ? 2U : marker == marker8 ? 1U : 0U;
    }
};

LengthForms formsOf(Kind kind)
{
    switch (kind) {
    case Kind::Text:
        return {0xa0, 31, 0xd9, 0xda, 0xdb};
    case Kind::Binary:
        return {0, 0, 0xc4, 0xc5, 0xc6, false};
    case Kind::Extension:
        return {0, 0, 0xc7, 0xc8, 0xc9, false};
    case Kind::List:
        return {0x90, 15, 0, 0xdc, 0xdd};
    case Kind::Mapping:
        return {0x80, 15, 0, 0xde, 0xdf};
    default:
        assert(false && "values of this kind have no length");
        return {};
    }
}

constexpr std::size_t longestFixext = 16;

} // namespace

void writeHead(Kind kind, std::size_t length, std::optional<std::uint8_t> kept, ByteWriter& to)
{
    const LengthForms forms = formsOf(kind);
    const unsigned width = kept ? forms.widthOf(*kept) : 0;
    if (width == 0 && forms.hasInMarker && length <= forms.mostInMarker) {
        to.byte(static_cast<std::uint8_t>(forms.inMarker + length));
    } else if (width == 0 && kind == Kind::Extension && length <= longestFixext &&
               std::has_single_bit(length)) {
        to.byte(static_cast<std::uint8_t>(0xd4 + std::countr_zero(length)));
    } else if (width <= 1 && forms.marker8 != 0 && length <= UINT8_MAX) {
        to.byte(forms.marker8);
        to.byte(static_cast<std::uint8_t>(length));
    } else if (width <= 2 && length <= UINT16_MAX) {
        to.byte(forms.marker16);
        to.big(static_cast<std::uint16_t>(length));
    } else {
        to.byte(forms.marker32);
        to.big(static_cast<std::uint32_t>(length));
    }
}

} // namespace bloscope::msgpack_value
