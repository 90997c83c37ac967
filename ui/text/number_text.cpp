#include "ui/text/number_text.h"

#include "core/base/text.h"
#include "core/numbers/float_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace bloscope {

namespace {

struct NumberFormatText {
    Q_DECLARE_TR_FUNCTIONS(NumberFormatText)
};

struct SizeText {
    Q_DECLARE_TR_FUNCTIONS(SizeText)
};

// Groups of three digits are told apart by blanks, as in the texts of science; where nobody writes
// them so, by commas.
QString ofLanguage(const std::string& grouped)
{
    const QLocale::Language language = QLocale().language();
    QString text = QString::fromStdString(grouped);
    if (language == QLocale::Japanese || language == QLocale::Chinese)
        text.replace(' ', ',');
    return text;
}

QString floatsText(const NumberFormat& format)
{
    const bool isScientific = format.exponent == NumberFormat::Exponent::Always;
    if (!format.precision)
        return isScientific ? NumberFormatText::tr("scientific") : NumberFormatText::tr("shortest");
    return isScientific
               ? NumberFormatText::tr("scientific, %n digit(s)", nullptr, *format.precision)
               : NumberFormatText::tr("%n digit(s)", nullptr, *format.precision);
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

QJsonObject toJson(const NumberFormat& format)
{
    QJsonObject json{{"exponent", wordFor(exponentWords, format.exponent)},
                     {"base", wordFor(baseWords, format.base)},
                     {"bytes", wordFor(bytesWords, format.bytes)}};
    if (format.precision)
        json["precision"] = *format.precision;
    return json;
}

std::optional<NumberFormat> numberFormatFrom(const QJsonValue& json)
{
    if (!json.isObject())
        return std::nullopt;
    NumberFormat format;
    format.exponent = choiceFrom(json["exponent"], exponentWords).value_or(format.exponent);
    format.base = choiceFrom(json["base"], baseWords).value_or(format.base);
    format.bytes = choiceFrom(json["bytes"], bytesWords).value_or(format.bytes);
    const int precision = json["precision"].toInt(-1);
    if (precision >= 0 && precision <= NumberFormat::mostPrecision)
        format.precision = precision;
    return format;
}

NumberKinds numberKindsOf(const std::vector<DTypeLeaf>& leaves)
{
    NumberKinds kinds;
    for (const DTypeLeaf& leaf : leaves) {
        const DTypeKind kind = leaf.dtype.kind;
        kinds.floats |= kind == DTypeKind::Float || kind == DTypeKind::Complex;
        kinds.integers |= kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
        kinds.bytes |= kind == DTypeKind::Bytes;
    }
    return kinds;
}

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

QString numberText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return QString::fromStdString(text);
}

QString countText(std::int64_t number)
{
    return ofLanguage(groupedDigits(number));
}

QString countText(std::uint64_t number)
{
    return ofLanguage(groupedDigits(number));
}

QString sizeText(std::uint64_t bytes)
{
    constexpr std::uint64_t firstUnit = 1024;
    if (bytes < firstUnit)
        return SizeText::tr("%n byte(s)", nullptr, static_cast<int>(bytes));
    return QString::fromStdString(byteCountText(bytes)).replace('.', QLocale().decimalPoint());
}

QString exactSizeText(std::uint64_t bytes)
{
    const QString rounded = sizeText(bytes);
    const QString exact =
        countedText(bytes, SizeText::tr("%n byte(s)", nullptr, pluralNumber(bytes)));
    return rounded == exact ? exact : SizeText::tr("%1 (%2)").arg(rounded, exact);
}

QString indexText(const std::vector<std::int64_t>& index)
{
    QStringList parts;
    for (const std::int64_t i : index)
        parts << QString::number(i);
    return '[' + parts.join(", ") + ']';
}

QString decimalText(double number, int digits)
{
    return QString::number(number, 'f', digits).replace('.', QLocale().decimalPoint());
}

QString roundedText(double number, int digits)
{
    return QString::number(number, 'g', digits).replace('.', QLocale().decimalPoint());
}

QString ratioText(double ratio)
{
    return decimalText(ratio, 1) + 'x';
}

} // namespace bloscope
