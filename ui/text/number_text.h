#pragma once

#include <QString>
#include <concepts>
#include <vector>

namespace bloscope {

// Whole numbers that count something, or say where, are written like this wherever people read
// them: in groups of three digits, "12 345 678".
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

// "1 chunk", "2 000 chunks": the text of one thing, or with the number for its %1 that of others.
template <std::integral Number>
QString countedText(Number number, const QString& one, const QString& others)
{
    return number == 1 ? one : others.arg(countText(number));
}

QString numberText(double number); // all digits that a float64 has, none rounded for show
QString indexText(const std::vector<std::int64_t>& index); // "[3, 4]"
QString ratioText(double ratio);                           // of sizes: "3.3x"

} // namespace bloscope
