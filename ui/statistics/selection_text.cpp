#include "ui/statistics/selection_text.h"

#include "core/base/text.h"
#include "core/numbers/float_text.h"
#include "core/statistics/figure_text.h"
#include "ui/cells/special_cell.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>

namespace bloscope {

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

QStringList numberParts(const Statistics& found, const NumberOrder& order)
{
    const bool isComplex = order.dtype().kind == DTypeKind::Complex;
    const QString lowest = QString::fromStdString(order.text(found.minimum->key));
    const QString highest = QString::fromStdString(order.text(found.maximum->key));
    QStringList parts{
        (isComplex ? SelectionText::tr("min |z| %1") : SelectionText::tr("min %1")).arg(lowest),
        (isComplex ? SelectionText::tr("max |z| %1") : SelectionText::tr("max %1")).arg(highest)};
    if (isComplex)
        return parts;
    const auto figure = [](const std::string& text) { return QString::fromStdString(text); };
    if (order.dtype().isTime())
        return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)));
    return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)))
                 << SelectionText::tr("std %1").arg(figure(deviationText(order, found.moments)))
                 << SelectionText::tr("sum %1").arg(figure(sumText(order, found.moments)));
}

QStringList otherParts(const CellCounts& counts, const DType& dtype)
{
    QStringList parts;
    for (const SpecialCell kind : specialCells)
        if (const std::uint64_t count = countOf(counts, kind))
            parts << SelectionText::tr("%1 %2", "how many, of which kind")
                         .arg(countText(count), nameOf(kind, SpecialName::Brief, dtype.isTime()));
    return parts;
}

// Of numbers of one type.
QString togetherText(std::uint64_t cells, const std::vector<Statistics>& found,
                     const NumberOrder& order)
{
    Statistics all(order);
    for (const Statistics& one : found) {
        all.counts.add(one.counts);
        all.moments.add(one.moments);
        if (one.minimum && (!all.minimum || one.minimum->key < all.minimum->key))
            all.minimum = one.minimum;
        if (one.maximum && (!all.maximum || one.maximum->key > all.maximum->key))
            all.maximum = one.maximum;
    }
    all.counts.all = cells;
    return selectionText(all, order);
}

// A number of any type, as it is written and as float64.
struct MixedNumber {
    std::string text;
    double value = 0;
};

MixedNumber mixedNumber(const NumberOrder& order, const Extreme& extreme)
{
    const std::string text = order.text(extreme.key);
    return {text, parseNumber<double>(text).value_or(0)};
}

// Of integers and floats of several types.
QString mixedText(std::uint64_t cells, const std::vector<Statistics>& found,
                  const std::vector<NumberScanPtr>& scans)
{
    std::optional<MixedNumber> lowest;
    std::optional<MixedNumber> highest;
    double sum = 0;
    std::uint64_t count = 0;
    CellCounts counts;
    for (std::size_t i = 0; i < found.size(); ++i) {
        counts.add(found[i].counts);
        if (found[i].counts.finite == 0)
            continue;
        const MixedNumber low = mixedNumber(scans[i]->order(), *found[i].minimum);
        const MixedNumber high = mixedNumber(scans[i]->order(), *found[i].maximum);
        if (!lowest || low.value < lowest->value)
            lowest = low;
        if (!highest || high.value > highest->value)
            highest = high;
        sum += toDouble(found[i].moments.sum());
        count += found[i].counts.finite;
    }
    QStringList parts{cellCountText(cells)};
    const auto figure = [](double number) {
        std::string text;
        appendFloat(number, {}, text);
        return QString::fromStdString(text);
    };
    if (count > 0)
        parts << SelectionText::tr("min %1").arg(QString::fromStdString(lowest->text))
              << SelectionText::tr("max %1").arg(QString::fromStdString(highest->text))
              << SelectionText::tr("mean %1").arg(figure(sum / static_cast<double>(count)))
              << SelectionText::tr("sum %1").arg(figure(sum));
    parts << otherParts(counts, scans.front()->order().dtype());
    return parts.join(QStringLiteral(" · "));
}

bool isReal(const NumberScanPtr& scan)
{
    const DTypeKind kind = scan->order().dtype().kind;
    return kind == DTypeKind::Signed || kind == DTypeKind::Unsigned || kind == DTypeKind::Float;
}

} // namespace

Result<QString> selectionTextOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans,
                                const Job& job)
{
    if (scans.empty())
        return cellCountText(cells);
    const bool areAlike = std::ranges::all_of(scans, [&](const NumberScanPtr& scan) {
        return scan->order().dtype() == scans.front()->order().dtype();
    });
    std::vector<NumberScanPtr> told = scans;
    if (!areAlike)
        std::erase_if(told, std::not_fn(isReal));
    if (told.empty())
        return cellCountText(cells);
    std::vector<Statistics> found;
    for (const NumberScanPtr& scan : told) {
        BLOSCOPE_TRY(Statistics one,
                     statisticsOf(*scan, nullptr, {}, {job.stop, nullptr}, Asked::Moments));
        found.push_back(std::move(one));
    }
    return areAlike ? togetherText(cells, found, told.front()->order())
                    : mixedText(cells, found, told);
}

QString cellCountText(std::uint64_t cells)
{
    return cells == 1
               ? SelectionText::tr("1 cell")
               : countedText(cells, SelectionText::tr("1 cell"), SelectionText::tr("%1 cells"));
}

QString selectionText(const Statistics& found, const NumberOrder& order)
{
    QStringList parts{cellCountText(found.counts.all)};
    if (found.counts.finite > 0)
        parts << numberParts(found, order);
    parts << otherParts(found.counts, order.dtype());
    return parts.join(QStringLiteral(" · "));
}

} // namespace bloscope
