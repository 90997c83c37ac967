#include "core/numbers/shortest_digits.h"

#include <dragonbox/dragonbox_to_chars.h>

namespace bloscope {

char* writeScientific(float number, char* to)
{
    return jkj::dragonbox::to_chars_n(number, to);
}

char* writeScientific(double number, char* to)
{
    return jkj::dragonbox::to_chars_n(number, to);
}

} // namespace bloscope
