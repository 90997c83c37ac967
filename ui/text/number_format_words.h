#pragma once

#include "core/base/float_text.h"
#include "ui/text/words.h"

#include <QJsonObject>

namespace bloscope {

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
