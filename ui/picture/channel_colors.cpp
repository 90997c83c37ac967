#include "ui/picture/channel_colors.h"

#include "ui/picture/drawn_special_cell.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t alpha = 3;

std::optional<QRgb> specialColorAt(const std::vector<NumberPlane>& channels, std::size_t cell,
                                   const SpecialColors& special)
{
    for (const NumberPlane& channel : channels) {
        const CellState state = channel.stateOf(cell);
        if (state != CellState::Fine)
            return colorOf(specialCellOf(state), special);
        const double number = channel.numbers[cell];
        if (std::isnan(number))
            return special.notANumber;
        if (std::isinf(number))
            return number > 0 ? special.plusInfinity : special.minusInfinity;
    }
    return std::nullopt;
}

bool isUnsigned(const DType& dtype)
{
    return dtype.kind == DTypeKind::Unsigned;
}

bool isInteger(const DType& dtype)
{
    return dtype.kind == DTypeKind::Signed || isUnsigned(dtype);
}

int levelOf(double place)
{
    return static_cast<int>(std::lround(255 * std::clamp(place, 0.0, 1.0)));
}

} // namespace

bool canBeChannels(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || isInteger(dtype);
}

bool canBeChannels(const Array& array, std::size_t dimension)
{
    const Shape& shape = array.shape();
    const DType& dtype = array.dtype();
    const bool isOfColors = dtype.kind == DTypeKind::Float ||
                            (dtype.kind == DTypeKind::Unsigned && dtype.itemsize <= 2);
    return isOfColors && shape.size() > 1 && (shape[dimension] == 3 || shape[dimension] == 4);
}

std::optional<std::size_t> likelyChannels(const Array& array)
{
    const Shape& shape = array.shape();
    const bool isLikely = shape.size() > 2 && (shape.back() == 3 || shape.back() == 4);
    return isLikely && array.dtype().itemsize == 1 && canBeChannels(array.dtype())
               ? std::optional(shape.size() - 1)
               : std::nullopt;
}

std::optional<std::size_t> photoChannels(const Array& array)
{
    constexpr std::int64_t leastSide = 8;
    const std::optional<std::size_t> last = likelyChannels(array);
    const bool isPhoto = last && isUnsigned(array.dtype()) && array.shape()[*last] == 3 &&
                         std::min(array.shape()[*last - 1], array.shape()[*last - 2]) >= leastSide;
    return isPhoto ? last : std::nullopt;
}

double opaqueNumber(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Float)
        return 1;
    const int bits = 8 * static_cast<int>(dtype.itemsize) - (isUnsigned(dtype) ? 0 : 1);
    return std::ldexp(1.0, bits) - 1;
}

ValueRange channelRange(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale,
                        const DType& dtype)
{
    RangeChoice chosen = choice;
    const double most = opaqueNumber(dtype);
    const NumberSurvey& survey = numbers.survey();
    const bool areWithin = survey.numbers == 0 || (survey.lowest >= 0 && survey.highest <= most);
    const bool isCommon =
        (isUnsigned(dtype) && dtype.itemsize == 1) || (dtype.kind == DTypeKind::Float && areWithin);
    if (choice.kind == RangeChoice::Kind::Automatic && isCommon) {
        chosen.kind = RangeChoice::Kind::Manual;
        chosen.manual = {0, most};
    }
    return rangeOf(numbers, chosen, scale);
}

QImage paintChannels(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                     const ValueRange& range, ValueScale scale, double opaque)
{
    const NumberPlane& first = channels.front();
    QImage image(static_cast<int>(first.columns), static_cast<int>(first.rows),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    const ScalePosition position(range, scale);
    // On a logarithmic scale numbers up to zero have no place: they are as dark as it gets.
    const auto level = [&](std::size_t channel, std::size_t cell) {
        const double place = position.of(channels[channel].numbers[cell]);
        return std::isnan(place) ? 0 : levelOf(place);
    };
    std::size_t cell = 0;
    for (int row = 0; row < image.height(); ++row) {
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++cell) {
            const int opacity =
                channels.size() > alpha ? levelOf(channels[alpha].numbers[cell] / opaque) : 255;
            *pixel++ = specialColorAt(channels, cell, special)
                           .value_or(qPremultiply(
                               qRgba(level(0, cell), level(1, cell), level(2, cell), opacity)));
        }
    }
    return image;
}

} // namespace bloscope
