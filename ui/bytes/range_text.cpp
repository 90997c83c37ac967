#include "ui/bytes/range_text.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace bloscope {

QString rangeText(const NamedRange& range)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("RangeText", text); };
    QStringList names;
    for (const std::string& name : range.names)
        names << displayText(name);
    const QString place =
        range.size == 1
            ? tr("byte %1").arg(countText(range.offset))
            : tr("bytes %1 to %2").arg(countText(range.offset), countText(range.end() - 1));
    QString text = names.join(QStringLiteral(" › ")) + ", " + place;
    if (!range.expected.empty())
        text +=
            ": " +
            tr("found %1, expected %2").arg(displayText(range.value), displayText(range.expected));
    else if (!range.value.empty())
        text += ": " + displayText(range.value);
    if (!range.problem.empty())
        text += ". " + displayText(range.problem);
    return text;
}

} // namespace bloscope
