#pragma once

#include <QString>

namespace bloscope {

QString numberText(double number);       // all digits that a float64 has, none rounded for show
QString countText(std::uint64_t number); // in groups of three digits: "12 345 678"

} // namespace bloscope
