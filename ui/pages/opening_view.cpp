#include "ui/pages/opening_view.h"

#include "core/plane/color_bands.h"
#include "ui/overlay/label_file.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t leastOfVolume = 8; // indices of each dimension

bool holdsNumbers(const Document& document)
{
    const Array& array = *document.array();
    const bool isTold = array.isNd() || document.request().interpretation;
    return isTold && array.dtype().isNumeric();
}

// Nothing where one index is shown of none, or of several.
std::optional<std::size_t> depthOf(const Array& array, const Slice& slice)
{
    std::optional<std::size_t> depth;
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        if (!slice[d].fixed || slice.shape()[d] == 1 || canBeChannels(array, d))
            continue;
        if (depth)
            return std::nullopt;
        depth = d;
    }
    return depth;
}

} // namespace

QString openingView(const Document& document)
{
    const Shape& shape = document.array()->shape();
    const auto isLong = [](std::int64_t extent) { return extent > 1; };
    const auto longOnes = std::ranges::count_if(shape, isLong);
    if (!holdsNumbers(document) || longOnes == 0)
        return QStringLiteral("table");
    return longOnes > 1 ? QStringLiteral("heatmap") : QStringLiteral("curve");
}

bool showsLabels(const Document& document)
{
    const DTypeKind kind = document.array()->dtype().kind;
    const bool isWhole =
        kind == DTypeKind::Boolean || kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
    return isWhole && document.address().inside.isEmpty() &&
           !imagePathOf(document.path()).isEmpty();
}

std::optional<std::size_t> openingChannels(const Document& document)
{
    return holdsNumbers(document) ? photoChannels(*document.array()) : std::nullopt;
}

Slice openingSlice(const Document& document)
{
    const Array& array = *document.array();
    Slice slice = Slice::firstPlane(array.shape());
    const std::optional<std::size_t> depth = depthOf(array, slice);
    if (!holdsNumbers(document) || !depth)
        return slice;
    const std::int64_t extent = slice.shape()[*depth];
    if (std::min({extent, slice.rows(), slice.columns()}) >= leastOfVolume)
        slice.set(*depth, DimensionSlice::index(extent / 2));
    return slice;
}

} // namespace bloscope
