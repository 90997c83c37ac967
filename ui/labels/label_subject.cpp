#include "ui/labels/label_subject.h"

#include "core/geometry/geometry.h"
#include "core/scan/slice_scan.h"

namespace bloscope {

namespace {

constexpr int volumeDigits = 6;

LabelLocations locationsOf(const LabelSubject& subject, const Shape& shape)
{
    const auto beside = caseFileBeside(subject.file);
    return beside ? labelLocationsIn(*beside, shape) : LabelLocations();
}

} // namespace

std::optional<std::size_t> dimensionOver(std::size_t below, const Shape& labels,
                                         const Shape& shapeBelow)
{
    const std::size_t fromEnd = shapeBelow.size() - below;
    if (fromEnd > labels.size())
        return {};
    const std::size_t over = labels.size() - fromEnd;
    return labels[over] == shapeBelow[below] ? std::optional(over) : std::nullopt;
}

std::optional<std::int64_t> indexWithLabel(const LabelSizes& sizes, WantedLabel label,
                                           std::size_t dimension, std::int64_t from, StepTo to)
{
    std::optional<std::int64_t> nearest;
    for (const LabelSize& each : sizes.labels) {
        if (each.places.empty() || (label && sizes.number(each) != *label))
            continue;
        const IndexSet& places = each.places[dimension];
        const auto found = to == StepTo::Next ? places.after(from) : places.before(from);
        if (found && (!nearest || (to == StepTo::Next ? *found < *nearest : *found > *nearest)))
            nearest = found;
    }
    return nearest;
}

std::vector<std::int64_t> indexBelow(const std::vector<std::int64_t>& index, const Shape& labels,
                                     const std::vector<std::int64_t>& at, const Shape& shapeBelow)
{
    std::vector<std::int64_t> below = at;
    for (std::size_t d = 0; d < below.size(); ++d)
        if (const auto over = dimensionOver(d, labels, shapeBelow))
            below[d] = index[*over];
    return below;
}

QString CountedLabels::nameOf(Int128 label) const
{
    return QString::fromStdString(labelNameOf(names, label));
}

Result<CountedLabelsPtr> countLabels(const LabelSubject& subject, const Job& job)
{
    const Array& array = *subject.reader->array();
    const Shape& shape = array.shape();
    BLOSCOPE_TRY(const NumberScanPtr scan, numberScanOf(*subject.reader, Slice::whole(shape)));
    BLOSCOPE_TRY(LabelSizes sizes, labelSizesOf(*scan, job));
    auto volume = subject.volume;
    if (!volume)
        volume = cellVolumeOf(geometryOf(array, subject.file));
    return std::make_shared<const CountedLabels>(
        CountedLabels{subject.reader, shape, std::move(sizes), volume, labelNamesFor(subject.file),
                      locationsOf(subject, shape)});
}

QString volumeText(const CountedLabels& labels, std::uint64_t cells)
{
    if (!labels.volume)
        return {};
    const double volume = labels.volume->size * static_cast<double>(cells);
    return QString::number(volume, 'g', volumeDigits);
}

} // namespace bloscope
