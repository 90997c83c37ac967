#pragma once

#include <QString>
#include <vector>

namespace bloscope {

QString numberText(double number);       // all digits that a float64 has, none rounded for show
QString countText(std::uint64_t number); // in groups of three digits: "12 345 678"
QString indexText(const std::vector<std::int64_t>& index); // "[3, 4]"
QString ratioText(double ratio);                           // of sizes: "3.3x"

} // namespace bloscope
