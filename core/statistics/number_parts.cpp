#include "core/statistics/number_parts.h"

namespace bloscope {

namespace {

DTypeLeaf halfAt(const DTypeLeaf& complex, std::size_t offset)
{
    return {complex.path, complex.offset + offset, halfOf(complex.dtype), complex.parts};
}

} // namespace

std::vector<NumberPart> numberPartsOf(const DTypeLeaf& leaf)
{
    using Kind = NumberPart::Kind;
    if (leaf.dtype.kind != DTypeKind::Complex)
        return {{Kind::Number, leaf}};
    return {{Kind::Real, halfAt(leaf, 0)},
            {Kind::Imaginary, halfAt(leaf, leaf.dtype.itemsize / 2)},
            {Kind::Magnitude, leaf}};
}

bool isHalf(NumberPart::Kind kind)
{
    return kind == NumberPart::Kind::Real || kind == NumberPart::Kind::Imaginary;
}

std::string shortNameOf(NumberPart::Kind kind)
{
    switch (kind) {
    case NumberPart::Kind::Real:
        return "real";
    case NumberPart::Kind::Imaginary:
        return "imaginary";
    case NumberPart::Kind::Magnitude:
        return "magnitude";
    case NumberPart::Kind::Number:
        break;
    }
    return {};
}

std::string nameOf(NumberPart::Kind kind)
{
    return isHalf(kind) ? shortNameOf(kind) + " part" : shortNameOf(kind);
}

} // namespace bloscope
