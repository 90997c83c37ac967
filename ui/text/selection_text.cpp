#include "ui/text/selection_text.h"

#include "core/base/float_text.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QStringList>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

QString numberText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return QString::fromStdString(text);
}

QString countText(std::uint64_t count)
{
    return QString::fromStdString(groupedDigits(count));
}

bool isTime(DTypeKind kind)
{
    return kind == DTypeKind::DateTime || kind == DTypeKind::TimeDelta;
}

QStringList numberParts(const Statistics& found, const NumberOrder& order)
{
    const DTypeKind kind = order.dtype().kind;
    const bool isComplex = kind == DTypeKind::Complex;
    const QString lowest = QString::fromStdString(order.text(found.minimum->key));
    const QString highest = QString::fromStdString(order.text(found.maximum->key));
    QStringList parts{
        (isComplex ? SelectionText::tr("min |z| %1") : SelectionText::tr("min %1")).arg(lowest),
        (isComplex ? SelectionText::tr("max |z| %1") : SelectionText::tr("max %1")).arg(highest)};
    if (isComplex || isTime(kind))
        return parts;
    const QString sum = order.isInteger()
                            ? QString::fromStdString(fmt::format("{}", found.moments.integerSum()))
                            : numberText(found.moments.sum());
    return parts << SelectionText::tr("mean %1").arg(numberText(found.mean(order)))
                 << SelectionText::tr("sum %1").arg(sum);
}

QStringList otherParts(const CellCounts& counts, DTypeKind kind)
{
    QStringList parts;
    const auto add = [&parts](std::uint64_t count, const QString& text) {
        if (count > 0)
            parts << text.arg(countText(count));
    };
    add(counts.notANumber,
        isTime(kind) ? SelectionText::tr("%1 NaT") : SelectionText::tr("%1 NaN"));
    add(counts.positiveInfinite, SelectionText::tr("%1 inf"));
    add(counts.negativeInfinite, SelectionText::tr("%1 -inf"));
    add(counts.damaged, SelectionText::tr("%1 damaged"));
    add(counts.uninitialised, SelectionText::tr("%1 unwritten"));
    add(counts.absent, SelectionText::tr("%1 absent"));
    return parts;
}

} // namespace

QString cellCountText(std::uint64_t cells)
{
    return cells == 1 ? SelectionText::tr("1 cell")
                      : SelectionText::tr("%1 cells").arg(countText(cells));
}

QString selectionText(const Statistics& found, const NumberOrder& order)
{
    QStringList parts{cellCountText(found.counts.all)};
    if (found.counts.finite > 0)
        parts << numberParts(found, order);
    parts << otherParts(found.counts, order.dtype().kind);
    return parts.join(QStringLiteral(" · "));
}

} // namespace bloscope
