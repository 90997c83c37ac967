#include "ui/query/plot_picture.h"

#include "core/query/query_tokens.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t mostWords = 20;
constexpr std::size_t mostHistogramBins = 120;
constexpr std::size_t mostPoints = 5000; // more are drawn as their density
constexpr double pixelsPerCell = 2;      // of the window
constexpr double pixelsPerBar = 6;

struct PlotText {
    Q_DECLARE_TR_FUNCTIONS(PlotText)
};

using Kind = PlotChoice::Kind;
using Range = ClosedRange<double>;
using Basis = PlotPicture::Basis;

PlotAxis::Values valuesOf(const BoundExpression& value)
{
    if (value.kind == ValueKind::Boolean)
        return PlotAxis::Values::Booleans;
    if (value.column && value.op == BoundExpression::Op::Column && value.column->dtype().isTime())
        return PlotAxis::Values::Times;
    return hasWholeValues(value) ? PlotAxis::Values::WholeNumbers : PlotAxis::Values::Numbers;
}

PlotAxis axisOf(const TableColumn& column, const BoundExpression& value)
{
    PlotAxis axis{displayText(column.name), valuesOf(value)};
    if (axis.values == PlotAxis::Values::Times)
        axis.texts = ValueText(value.column->dtype());
    return axis;
}

// A little more than the values need, so that those at its ends are not cut.
Range withRoom(const Range& range, const PlotAxis& axis)
{
    constexpr double share = 0.02;
    constexpr double fewValues = 50;
    if (range.low > range.high)
        return {0, 1};
    const double size = range.high - range.low;
    if (axis.steps() == PlotSteps::Whole && size < fewValues)
        return {range.low - 0.5, range.high + 0.5};
    if (size == 0)
        return {range.low - 0.5, range.high + 0.5};
    const double room = std::isfinite(size) ? share * size : 0;
    return {range.low - room, range.high + room};
}

Range common(const Range& a, const Range& b)
{
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
}

std::size_t countFor(double pixels, double each)
{
    return static_cast<std::size_t>(std::max(pixels / each, 2.0));
}

// Bins between round numbers: 1, 2 or 5 times a power of ten.
PlotBins roundBins(const Range& range, const PlotAxis& axis, std::size_t most)
{
    const bool areWhole = axis.steps() == PlotSteps::Whole;
    const double least = (range.high - range.low) / static_cast<double>(most);
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    double step = power;
    for (const double times : {2.0, 5.0, 10.0})
        if (step < least)
            step = times * power;
    const double begin = std::floor(range.low / step) * step;
    const bool isPossible = std::isfinite(step) && step > (areWhole ? 1 : 0) &&
                            begin + step > begin && axis.values != PlotAxis::Values::Times;
    if (!isPossible)
        return plotBins(range, axis.steps(), most);
    const auto count = static_cast<std::size_t>((range.high - begin) / step) + 1;
    return {areWhole ? begin - 0.5 : begin, step, count};
}

class PlotWork {
 public:
    PlotWork(const RowsToPlot& rows, const PlotSight& sight, const Job& job,
             const TellPicture& tell)
        : m_source(rows),
          m_rows{*rows.table, *rows.rows, rows.order ? rows.order->order() : nullptr},
          m_sight(sight),
          m_job(job),
          m_tell(tell)
    {
    }

    Result<PlotPicture::BasisPtr> basisOf(const PlotChoice& choice) const;
    Result<> draw(PlotPicture& picture) const;

 private:
    Result<> bind(const PlotChoice& choice, Basis& basis) const;
    Result<> measure(Basis& basis) const;
    Result<> drawCurves(const Basis& basis, PlotPicture& picture) const;
    Result<> drawHistogram(const Basis& basis, PlotPicture& picture) const;
    Result<> drawGrid(const Basis& basis, PlotPicture& picture) const;

    const TableColumn& column(std::size_t index) const { return m_source.table->columns()[index]; }
    Range xInSight(const Basis& basis) const { return m_sight.x.value_or(basis.x.all); }

    const RowsToPlot& m_source;
    PlottedRows m_rows;
    const PlotSight& m_sight;
    const Job& m_job;
    const TellPicture& m_tell;
};

// Texts are counted, and have no axis.
Result<bool> isOfTexts(const QueryTable& table, std::size_t column, const Job& job)
{
    if (table.computed(column))
        return false;
    BLOSCOPE_TRY(const TypedColumnPtr typed, table.column(column, job));
    return typed->isText() || typed->type() == TypedColumn::Type::Bytes;
}

Result<> PlotWork::bind(const PlotChoice& choice, Basis& basis) const
{
    const QueryTable& table = *m_source.table;
    if (choice.x) {
        basis.x.name = displayText(column(*choice.x).name);
        BLOSCOPE_TRY(const bool hasTexts, isOfTexts(table, *choice.x, m_job));
        if (choice.kind == Kind::Histogram && hasTexts)
            return {};
        BLOSCOPE_TRY(basis.xValue, plotValueOf(table, *choice.x, m_job));
        basis.x = axisOf(column(*choice.x), *basis.xValue);
    }
    for (const std::size_t y : choice.ys) {
        BLOSCOPE_TRY(BoundExpression value, plotValueOf(table, y, m_job));
        const PlotAxis axis = axisOf(column(y), value);
        if (!basis.yValues.empty() && !(axis.texts == basis.y.texts))
            return usageError(
                PlotText::tr("%1 and %2 have different units and cannot share an axis")
                    .arg(basis.names.front(), axis.name)
                    .toStdString());
        if (basis.yValues.empty())
            basis.y = axis;
        else
            basis.y.name += QStringLiteral(", ") + axis.name;
        if (axis.values == PlotAxis::Values::Numbers)
            basis.y.values = axis.values;
        basis.names.push_back(axis.name);
        basis.yValues.push_back(std::move(value));
    }
    if (choice.color) {
        BLOSCOPE_TRY(basis.colorValue, plotValueOf(table, *choice.color, m_job));
        basis.color = axisOf(column(*choice.color), *basis.colorValue);
    }
    return {};
}

// Finds the ends of the axes, as far as they are not seen with the curves themselves.
Result<> PlotWork::measure(Basis& basis) const
{
    if (!basis.xValue) {
        basis.x.ends = {0, std::max(static_cast<double>(basis.rows) - 1, 0.0)};
        basis.x.all = {-0.5, basis.x.ends.high + 0.5};
        basis.hasValues = basis.rows > 0;
        return {};
    }
    std::vector<BoundExpression> values = {*basis.xValue};
    if (basis.choice.kind == Kind::Scatter)
        values.push_back(basis.yValues.front());
    BLOSCOPE_TRY(const std::vector<PlotExtent> extents, plotExtents(m_rows, values, m_job));
    std::array axes = {&basis.x, &basis.y};
    for (std::size_t i = 0; i < extents.size(); ++i) {
        axes[i]->ends = extents[i].range;
        axes[i]->all = withRoom(extents[i].range, *axes[i]);
        axes[i]->withoutPlace = basis.rows - extents[i].count;
        basis.hasValues = basis.hasValues && extents[i].count > 0;
    }
    return {};
}

Result<PlotPicture::BasisPtr> PlotWork::basisOf(const PlotChoice& choice) const
{
    Basis basis;
    basis.choice = choice;
    basis.rows = m_source.rows->count();
    basis.x.values = PlotAxis::Values::RowNumbers;
    BLOSCOPE_CHECK(bind(choice, basis));
    BLOSCOPE_CHECK(measure(basis));
    return std::make_shared<const Basis>(std::move(basis));
}

Result<> PlotWork::drawCurves(const Basis& basis, PlotPicture& picture) const
{
    const Range range = common(basis.x.ends, xInSight(basis));
    if (range.low > range.high) // beside all of them
        return {};
    picture.bins = plotBins(range, basis.x.steps(), countFor(m_sight.pixels.width(), 1));
    auto curves = basis.xValue
                      ? curvesOver(*basis.xValue, m_rows, basis.yValues, picture.bins, m_job)
                      : curvesOverRows(m_rows, basis.yValues, picture.bins, m_job);
    BLOSCOPE_TRY(picture.curves, std::move(curves));
    return {};
}

Result<> PlotWork::drawHistogram(const Basis& basis, PlotPicture& picture) const
{
    if (!basis.xValue) {
        BLOSCOPE_TRY(picture.words, topWordsOf(m_rows, *basis.choice.x, mostWords, m_job));
        return {};
    }
    const Range range = common(basis.x.ends, xInSight(basis));
    if (range.low > range.high) // beside all of them
        return {};
    const std::size_t most = std::min(
        mostHistogramBins, countFor(m_sight.pixels.width() / m_sight.pixelRatio, pixelsPerBar));
    const auto tell = [&](const PlotHistogram& soFar) {
        PlotPicture now = picture;
        now.histogram = soFar;
        m_tell(std::make_shared<const PlotPicture>(std::move(now)));
    };
    BLOSCOPE_TRY(picture.histogram,
                 histogramOf(m_rows, *basis.xValue, roundBins(range, basis.x, most), m_job,
                             m_tell ? HistogramSoFar(tell) : nullptr));
    return {};
}

Result<> PlotWork::drawGrid(const Basis& basis, PlotPicture& picture) const
{
    const double cell = pixelsPerCell * m_sight.pixelRatio;
    const Range x = common(basis.x.ends, xInSight(basis));
    const Range y = common(basis.y.ends, m_sight.y.value_or(basis.y.all));
    if (x.low > x.high || y.low > y.high) // beside all of them
        return {};
    const GridOfValues wanted{*basis.xValue,
                              basis.yValues.front(),
                              basis.colorValue ? &*basis.colorValue : nullptr,
                              plotBins(x, basis.x.steps(), countFor(m_sight.pixels.width(), cell)),
                              plotBins(y, basis.y.steps(), countFor(m_sight.pixels.height(), cell)),
                              mostPoints};
    BLOSCOPE_TRY(picture.grid, gridOf(m_rows, wanted, m_job));
    return {};
}

Result<> PlotWork::draw(PlotPicture& picture) const
{
    const Basis& basis = *picture.basis;
    if (!basis.hasValues)
        return {};
    switch (basis.choice.kind) {
    case Kind::Curve:
        return drawCurves(basis, picture);
    case Kind::Histogram:
        return drawHistogram(basis, picture);
    default:
        return drawGrid(basis, picture);
    }
}

// --- what is said of it

QString rowsText(std::int64_t rows)
{
    return countedText(rows, PlotText::tr("%n row(s)", nullptr, pluralNumber(rows)));
}

QString rangeText(const PlotAxis& axis, double low, double high)
{
    const QString from = axis.textOf(low);
    const QString to = axis.textOf(high);
    //: a range of numbers or dates, both ends included
    return from == to ? from : PlotText::tr("%1 to %2").arg(from, to);
}

// Of what lies in a bin: whole numbers are inside of its edges.
QString binText(const PlotAxis& axis, const PlotBins& bins, std::size_t bin)
{
    const bool areInside = axis.steps() == PlotSteps::Whole && bins.begin != std::floor(bins.begin);
    return rangeText(axis, areInside ? std::ceil(bins.edge(bin)) : bins.edge(bin),
                     areInside ? std::floor(bins.edge(bin + 1)) : bins.edge(bin + 1));
}

QString labelledText(const PlotAxis& axis, const QString& value)
{
    return axis.values == PlotAxis::Values::RowNumbers
               ? PlotText::tr("row %1").arg(value)
               : QStringLiteral("%1 %2").arg(axis.name, value);
}

QString curveTextAt(const PlotPicture& picture, double x)
{
    const auto bin = picture.bins.binOf(x);
    if (!bin || picture.curves.empty())
        return {};
    const Basis& basis = *picture.basis;
    QStringList values;
    for (std::size_t i = 0; i < picture.curves.size(); ++i) {
        const CurveBin& at = picture.curves[i].bins[*bin];
        values << QStringLiteral("%1 %2").arg(
            basis.names[i], at.values > 0 ? rangeText(basis.y, at.lowest.y, at.highest.y)
                                          : PlotText::tr("no value"));
    }
    const std::int64_t rows = picture.curves.front().bins[*bin].rows;
    if (rows == 0)
        return {};
    const QString place = labelledText(basis.x, binText(basis.x, picture.bins, *bin));
    //: %1 where, %2 values, %3 "12 rows"
    return rows == 1 ? QStringLiteral("%1: %2").arg(place, values.join(QStringLiteral(", ")))
                     : PlotText::tr("%1: %2 (%3)")
                           .arg(place, values.join(QStringLiteral(", ")), rowsText(rows));
}

QString histogramTextAt(const PlotPicture& picture, double x)
{
    const auto bin = picture.histogram->bins.binOf(x);
    if (!bin)
        return {};
    const PlotAxis& axis = picture.basis->x;
    return QStringLiteral("%1: %2").arg(
        labelledText(axis, binText(axis, picture.histogram->bins, *bin)),
        rowsText(picture.histogram->counts[*bin]));
}

QString wordTextAt(const PlotPicture& picture, double place)
{
    const auto index = static_cast<std::int64_t>(std::floor(place + 0.5));
    if (index < 0 || index >= std::ssize(picture.words->words))
        return {};
    const TopWords::Word& word = picture.words->words[static_cast<std::size_t>(index)];
    constexpr qsizetype longest = 80;
    return QStringLiteral("%1: %2").arg(displayText(word.text).left(longest), rowsText(word.rows));
}

// The nearest one within reach.
const PlotGrid::Point* pointNear(const PlotGrid& grid, const PlotPoint& place, double xNear,
                                 double yNear)
{
    const PlotGrid::Point* nearest = nullptr;
    double least = 1;
    for (const PlotGrid::Point& point : grid.points) {
        const double distance =
            std::hypot((point.place.x - place.x) / xNear, (point.place.y - place.y) / yNear);
        if (distance <= least) {
            least = distance;
            nearest = &point;
        }
    }
    return nearest;
}

QString gridTextAt(const PlotPicture& picture, const PlotPoint& place, double xNear, double yNear)
{
    const Basis& basis = *picture.basis;
    const PlotGrid& grid = *picture.grid;
    const auto valueText = [&](double color) {
        return basis.colorValue && std::isfinite(color)
                   ? QStringLiteral(", ") + labelledText(basis.color, basis.color.textOf(color))
                   : QString();
    };
    if (!grid.points.empty()) {
        const PlotGrid::Point* point = pointNear(grid, place, xNear, yNear);
        return point
                   ? labelledText(basis.x, basis.x.textOf(point->place.x)) + QStringLiteral(", ") +
                         labelledText(basis.y, basis.y.textOf(point->place.y)) +
                         valueText(point->color)
                   : QString();
    }
    const auto column = grid.columns.binOf(place.x);
    const auto row = grid.rows.binOf(place.y);
    if (!column || !row)
        return {};
    const std::size_t cell = *row * grid.columns.count + *column;
    const QString mean =
        grid.means.empty() || !std::isfinite(grid.means[cell])
            ? QString()
            : PlotText::tr(", mean %1")
                  .arg(labelledText(basis.color, basis.color.textOf(grid.means[cell])));
    return QStringLiteral("%1, %2: %3%4")
        .arg(labelledText(basis.x, binText(basis.x, grid.columns, *column)),
             labelledText(basis.y, binText(basis.y, grid.rows, *row)),
             rowsText(static_cast<std::int64_t>(grid.counts[cell])), mean);
}

// --- ranges as conditions

// With as many digits as tell apart a thousandth of the range.
QString literalOf(double value, double size)
{
    constexpr double parts = 1000;
    constexpr int allDigits = 17;
    constexpr double mostPlain = 1e15;
    const double step = size / parts;
    const int decimals = step > 0 ? static_cast<int>(std::ceil(-std::log10(step))) : allDigits;
    if (decimals > allDigits || std::abs(value) >= mostPlain)
        return QString::number(value, 'g', allDigits);
    QString text = QString::number(value, 'f', std::max(decimals, 0));
    while (text.contains('.') && (text.endsWith('0') || text.endsWith('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

// Within int64_t, as whole numbers and times of columns are; nearly so for larger ones.
Int128 wholeOf(double value)
{
    constexpr double most = 0x1p64;
    return static_cast<Int128>(std::clamp(value, -most, most));
}

QString wholeLiteral(const PlotAxis& axis, double value)
{
    if (axis.texts.areDates())
        return QString::fromStdString(textInQuery(axis.texts.ofWhole(wholeOf(value))));
    return QString::fromStdString(ValueText().ofWhole(wholeOf(value)));
}

} // namespace

QString PlotAxis::textOf(double value) const
{
    switch (values) {
    case Values::Booleans:
        return value >= 0.5 ? QStringLiteral("true") : QStringLiteral("false");
    case Values::RowNumbers:
    case Values::Counts:
        return countText(static_cast<std::int64_t>(std::llround(value)));
    case Values::WholeNumbers: {
        constexpr double exact = 0x1p53;
        const bool isItself = value == std::floor(value) && std::abs(value) < exact;
        return isItself ? QString::number(value, 'f', 0) : QString::fromStdString(texts.of(value));
    }
    default:
        return QString::fromStdString(texts.of(value));
    }
}

QString PlotPicture::textAt(const PlotPoint& place, double xNear, double yNear) const
{
    if (histogram)
        return histogramTextAt(*this, place.x);
    if (words)
        return wordTextAt(*this, place.y);
    if (grid)
        return gridTextAt(*this, place, xNear, yNear);
    return curveTextAt(*this, place.x);
}

Result<PlotPicturePtr> plotPictureOf(const RowsToPlot& rows, const PlotChoice& choice,
                                     const PlotSight& sight, PlotPicture::BasisPtr basis,
                                     const Job& job, const TellPicture& tell)
{
    const PlotWork work(rows, sight, job, tell);
    if (!basis) {
        BLOSCOPE_TRY(basis, work.basisOf(choice));
    }
    PlotPicture picture;
    picture.basis = std::move(basis);
    picture.sight = sight;
    BLOSCOPE_CHECK(work.draw(picture));
    return std::make_shared<const PlotPicture>(std::move(picture));
}

bool isPlottable(const TableColumn& column)
{
    return column.storage == TableColumn::Storage::Computed ||
           (column.storage == TableColumn::Storage::Stored && column.numeric &&
            !column.kind.starts_with("complex"));
}

QString rangeCondition(const TableColumn& column, const PlotAxis& axis,
                       const ClosedRange<double>& range)
{
    const QString name = QString::fromStdString(nameInQuery(column.name));
    const bool isWholeAxis = axis.steps() == PlotSteps::Whole;
    const double low = isWholeAxis ? std::ceil(range.low) : range.low;
    const double high = isWholeAxis ? std::floor(range.high) : range.high;
    if (!(low <= high) || !std::isfinite(low) || !std::isfinite(high))
        return {};
    if (axis.values == PlotAxis::Values::Booleans) {
        const bool hasBoth = low <= 0 && high >= 1;
        return hasBoth
                   ? QString()
                   : QStringLiteral("%1 == %2")
                         .arg(name, high >= 1 ? QStringLiteral("true") : QStringLiteral("false"));
    }
    const QString condition = QStringLiteral("%1 between %2 and %3");
    if (isWholeAxis)
        return condition.arg(name, wholeLiteral(axis, low), wholeLiteral(axis, high));
    return condition.arg(name, literalOf(low, high - low), literalOf(high, high - low));
}

QString wordsCondition(const TableColumn& column, const TopWords& words,
                       const ClosedRange<double>& places)
{
    const QString name = QString::fromStdString(nameInQuery(column.name));
    QStringList literals;
    for (std::size_t i = 0; i < words.words.size(); ++i)
        if (places.contains(static_cast<double>(i)))
            literals << QString::fromStdString(textInQuery(words.words[i].text));
    if (literals.isEmpty())
        return {};
    return literals.size() == 1
               ? QStringLiteral("%1 == %2").arg(name, literals.front())
               : QStringLiteral("%1 in (%2)").arg(name, literals.join(QStringLiteral(", ")));
}

} // namespace bloscope
