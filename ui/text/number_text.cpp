#include "ui/text/number_text.h"

#include "core/base/float_text.h"
#include "core/base/text.h"

namespace bloscope {

QString numberText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return QString::fromStdString(text);
}

QString countText(std::uint64_t number)
{
    return QString::fromStdString(groupedDigits(number));
}

} // namespace bloscope
