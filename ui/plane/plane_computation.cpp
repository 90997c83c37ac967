#include "ui/plane/plane_computation.h"

#include "core/base/limits.h"
#include "ui/document/dimension_labels.h"
#include "ui/text/json_numbers.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = PlaneComputation::Kind;

constexpr std::array<Word<Kind>, 9> kindWords = {{{Kind::Maximum, "max"},
                                                  {Kind::Minimum, "min"},
                                                  {Kind::Mean, "mean"},
                                                  {Kind::Median, "median"},
                                                  {Kind::Deviation, "std"},
                                                  {Kind::Sum, "sum"},
                                                  {Kind::ToPrevious, "previous"},
                                                  {Kind::ToIndex, "index"},
                                                  {Kind::Turned, "turned"}}};

using About = PlaneComputation::About;

constexpr std::array<Word<About>, 2> aboutWords = {
    {{About::Vertical, "vertical"}, {About::Horizontal, "horizontal"}}};

struct ComputationText {
    Q_DECLARE_TR_FUNCTIONS(ComputationText)

 public:
    static QString pattern(Kind kind)
    {
        switch (kind) {
        case Kind::Maximum:
            //: %1 a dimension, %2 and %3 indices of it: "Maximum over z: 0–119"
            return tr("Maximum over %1: %2–%3");
        case Kind::Minimum:
            return tr("Minimum over %1: %2–%3");
        case Kind::Mean:
            return tr("Mean over %1: %2–%3");
        case Kind::Median:
            return tr("Median over %1: %2–%3");
        case Kind::Deviation:
            return tr("Standard deviation over %1: %2–%3");
        case Kind::Sum:
            return tr("Sum over %1: %2–%3");
        case Kind::ToPrevious:
            return tr("Difference to the previous index of %1");
        case Kind::ToIndex:
            return tr("Difference to index %2 of %1");
        case Kind::Turned:
            //: %4 another dimension, %5 degrees: "Maximum over z: 0–119, turned 45° about y"
            return tr("Maximum over %1: %2–%3, turned %5° about %4");
        }
        return {};
    }
};

} // namespace

Projection PlaneComputation::projection(std::int64_t step) const
{
    return {static_cast<ProjectionKind>(kind), dimension,
            DimensionSlice::range(first, (last - first) / step + 1, step)};
}

bool PlaneComputation::fits(const Shape& shape) const
{
    if (dimension >= shape.size() || first < 0 || first >= shape[dimension])
        return false;
    return !hasRange() || (last >= first && last < shape[dimension]);
}

QString titleOf(const PlaneComputation& computation, const Slice& slice,
                const DimensionLabels& labels)
{
    const QString pattern = ComputationText::pattern(computation.kind);
    const QString name = labels.name(computation.dimension);
    const QString first = QString::number(computation.first);
    const QString last = QString::number(computation.last);
    if (computation.isProjection())
        return pattern.arg(name, first, last);
    if (computation.kind == Kind::Turned) {
        const auto axis =
            computation.about == About::Vertical ? slice.rowDimension() : slice.columnDimension();
        return pattern.arg(name, first, last, labels.name(axis.value_or(0)),
                           QString::number(computation.degrees));
    }
    return computation.kind == Kind::ToIndex ? pattern.arg(name, first) : pattern.arg(name);
}

std::string plainTitleOf(const PlaneComputation& computation, const DimensionLabels& labels)
{
    constexpr std::array names{"maximum", "minimum", "mean", "median", "standard deviation", "sum"};
    const std::string along = labels.name(computation.dimension).toStdString();
    if (computation.isProjection())
        return fmt::format("{} over {} {}-{}", names[static_cast<std::size_t>(computation.kind)],
                           along, computation.first, computation.last);
    return computation.kind == Kind::ToIndex
               ? fmt::format("difference to index {} of {}", computation.first, along)
               : fmt::format("difference to the previous index of {}", along);
}

QJsonValue toJson(const std::optional<PlaneComputation>& computation)
{
    if (!computation)
        return {};
    QJsonObject json{{"kind", wordFor(kindWords, computation->kind)},
                     {"dimension", int(computation->dimension)},
                     {"first", qint64(computation->first)},
                     {"last", qint64(computation->last)}};
    if (computation->kind == Kind::Turned) {
        json["about"] = wordFor(aboutWords, computation->about);
        json["degrees"] = computation->degrees;
    }
    return json;
}

std::optional<PlaneComputation> computationFrom(const QJsonValue& json)
{
    const auto kind = choiceFrom(json["kind"], kindWords);
    const auto dimension = dimensionFrom(json["dimension"], format::maxDimensions);
    const auto first = wholeFrom(json["first"]);
    const auto last = wholeFrom(json["last"]);
    if (!kind || !dimension || !first || !last)
        return {};
    PlaneComputation computation{*kind, *dimension, *first, *last};
    if (*kind == Kind::Turned) {
        computation.about = choiceFrom(json["about"], aboutWords).value_or(computation.about);
        computation.degrees = json["degrees"].toInt() % PlaneComputation::fullTurn;
        computation.degrees = std::max(0, computation.degrees);
    }
    return computation;
}

} // namespace bloscope
