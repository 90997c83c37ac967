#include "ui/text/number_format_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace bloscope {

namespace {

struct NumberFormatText {
    Q_DECLARE_TR_FUNCTIONS(NumberFormatText)
};

QString floatsText(const NumberFormat& format)
{
    const bool isScientific = format.exponent == NumberFormat::Exponent::Always;
    if (!format.precision)
        return isScientific ? NumberFormatText::tr("scientific") : NumberFormatText::tr("shortest");
    const QString digits = NumberFormatText::tr("%1 digits").arg(*format.precision);
    return isScientific ? NumberFormatText::tr("scientific, %1").arg(digits) : digits;
}

QString integersText(const NumberFormat& format)
{
    switch (format.base) {
    case NumberFormat::Base::Hexadecimal:
        return NumberFormatText::tr("hexadecimal");
    case NumberFormat::Base::Octal:
        return NumberFormatText::tr("octal");
    case NumberFormat::Base::Binary:
        return NumberFormatText::tr("binary");
    case NumberFormat::Base::Decimal:
        break;
    }
    return NumberFormatText::tr("decimal");
}

} // namespace

QString numberFormatText(const NumberFormat& format, const NumberKinds& kinds)
{
    QStringList parts;
    if (kinds.floats)
        parts << floatsText(format);
    if (kinds.integers && (!kinds.floats || format.base != NumberFormat::Base::Decimal))
        parts << integersText(format);
    const bool isLiteral = format.bytes == NumberFormat::Bytes::Literal;
    if (kinds.bytes && (parts.isEmpty() || isLiteral))
        parts << (isLiteral ? QStringLiteral("b'..'") : NumberFormatText::tr("text"));
    return parts.join(QStringLiteral(", "));
}

} // namespace bloscope
