#pragma once

#include "core/base/float_text.h"
#include "ui/text/words.h"

#include <QJsonObject>
#include <QString>

namespace bloscope {

// Which numbers a table holds, and whether it holds bytes, which are written in several ways too.
struct NumberKinds {
    bool floats = false;
    bool integers = false;
    bool bytes = false;

    bool any() const { return floats || integers || bytes; }
};

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
