#include "core/numbers/shortest_digits.h"

#include <charconv>

namespace bloscope {

char* writeScientific(float number, char* to)
{
    return std::to_chars(to, to + 32, number, std::chars_format::scientific).ptr;
}

char* writeScientific(double number, char* to)
{
    return std::to_chars(to, to + 32, number, std::chars_format::scientific).ptr;
}

} // namespace bloscope
