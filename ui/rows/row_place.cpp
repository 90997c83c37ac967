#include "ui/rows/row_place.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct RowPlaceText {
    Q_DECLARE_TR_FUNCTIONS(RowPlaceText)
};

QString withoutBrackets(const QString& text)
{
    const QString trimmed = text.trimmed();
    const bool isInBrackets = trimmed.startsWith('[') && trimmed.endsWith(']');
    return isInBrackets ? trimmed.mid(1, trimmed.size() - 2).trimmed() : trimmed;
}

} // namespace

RowPlace parseRow(const QString& text, std::int64_t count)
{
    const QString digits = withoutBrackets(text);
    bool isNumber = false;
    const qlonglong row = digits.toLongLong(&isNumber);
    if (!isNumber)
        return {-1, RowPlaceText::tr("'%1' is not a whole number").arg(digits)};
    if (count == 0)
        return {-1, RowPlaceText::tr("there is nothing to go to")};
    if (row >= count || row < -count)
        return {
            -1,
            RowPlaceText::tr("%1 is out of bounds: the last number is %2").arg(row).arg(count - 1)};
    return {row < 0 ? row + count : row, {}};
}

} // namespace bloscope
