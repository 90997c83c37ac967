#pragma once

#include "core/dtype/dtype.h"
#include "core/numbers/float_text.h"
#include "ui/text/words.h"

#include <QJsonObject>
#include <QString>
#include <concepts>
#include <vector>

namespace bloscope {

// Whole numbers that count something, or say where, are written like this wherever people read
// them: in groups of three digits, "12 345 678", or "12,345,678" where the language has them so.
QString countText(std::int64_t number);
QString countText(std::uint64_t number);
template <std::integral Number>
QString countText(Number number)
{
    if constexpr (std::signed_integral<Number>)
        return countText(static_cast<std::int64_t>(number));
    else
        return countText(static_cast<std::uint64_t>(number));
}

// The number by which tr() chooses between singular and plural: an int, with the same last digits.
template <std::integral Number>
constexpr int pluralNumber(Number number)
{
    constexpr std::uint64_t most = 1'000'000'000;
    const auto count = static_cast<std::uint64_t>(number);
    return static_cast<int>(count < most ? count : most + count % most);
}

// A text with a number, whose %n tr() replaced by an int without groups of digits:
//
//     countedText(chunks, tr("%n chunk(s)", nullptr, pluralNumber(chunks)))  // "2 000 chunks"
//
// What else is in the text comes after it: countedText(...).arg(name).
template <std::integral Number>
QString countedText(Number number, QString text)
{
    return text.replace(QString::number(pluralNumber(number)), countText(number));
}

QString numberText(double number); // all digits that a float64 has, none rounded for show
QString indexText(const std::vector<std::int64_t>& index); // "[3, 4]"
QString decimalText(double number, int digits);            // with the decimal mark of the language
QString roundedText(double number, int digits);            // likewise, with so many digits in all
QString ratioText(double ratio);                           // of sizes: "3.3x"

// Sizes in the words of the language: "1 byte", "512 bytes", "25.6 MiB".
QString sizeText(std::uint64_t bytes);
// The same with the exact number where the short one rounds: "25.6 MiB (26 843 546 bytes)".
QString exactSizeText(std::uint64_t bytes);

// Which numbers a table holds, and whether it holds bytes, which are written in several ways too.
struct NumberKinds {
    bool floats = false;
    bool integers = false;
    bool bytes = false;

    bool any() const { return floats || integers || bytes; }
};

NumberKinds numberKindsOf(const std::vector<DTypeLeaf>& leaves); // of the parts of an element

// How they are written, in words: "shortest", "2 digits", "scientific, 4 digits", "hexadecimal",
// "text".
QString numberFormatText(const NumberFormat& format, const NumberKinds& kinds);

// A choice of how numbers and bytes are written, as settings and sessions keep it.
inline constexpr std::array<Word<NumberFormat::Exponent>, 2> exponentWords = {
    {{NumberFormat::Exponent::AsNeeded, "plain"}, {NumberFormat::Exponent::Always, "scientific"}}};
inline constexpr std::array<Word<NumberFormat::Base>, 4> baseWords = {
    {{NumberFormat::Base::Decimal, "decimal"},
     {NumberFormat::Base::Hexadecimal, "hexadecimal"},
     {NumberFormat::Base::Octal, "octal"},
     {NumberFormat::Base::Binary, "binary"}}};
inline constexpr std::array<Word<NumberFormat::Bytes>, 2> bytesWords = {
    {{NumberFormat::Bytes::AsText, "text"}, {NumberFormat::Bytes::Literal, "literal"}}};

QJsonObject toJson(const NumberFormat& format);
// Nothing for what is no object; what makes no sense in it is as at first.
std::optional<NumberFormat> numberFormatFrom(const QJsonValue& json);

} // namespace bloscope
