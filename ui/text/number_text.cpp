#include "ui/text/number_text.h"

#include "core/base/float_text.h"
#include "core/base/text.h"

#include <QStringList>

namespace bloscope {

QString numberText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return QString::fromStdString(text);
}

QString countText(std::int64_t number)
{
    return QString::fromStdString(groupedDigits(number));
}

QString countText(std::uint64_t number)
{
    return QString::fromStdString(groupedDigits(number));
}

QString indexText(const std::vector<std::int64_t>& index)
{
    QStringList parts;
    for (const std::int64_t i : index)
        parts << QString::number(i);
    return '[' + parts.join(", ") + ']';
}

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', 1) + 'x';
}

} // namespace bloscope
