#include "ui/cases/natural_order.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

// The longer a number the larger it is, and of two that are equally long the larger digit decides.
// The zero in front keeps numbers where digits are among other characters.
QString numberKey(QStringView digits)
{
    while (digits.size() > 1 && digits.front() == u'0')
        digits = digits.sliced(1);
    const auto length = static_cast<char16_t>(std::min<qsizetype>(digits.size(), 0xffff));
    return QString(u'0') + QChar(length) + digits.toString();
}

} // namespace

QString naturalKey(const QString& name)
{
    const QString letters = name.normalized(QString::NormalizationForm_D).toCaseFolded();
    QString key;
    QString digits;
    const auto endNumber = [&] {
        if (!digits.isEmpty())
            key += numberKey(std::exchange(digits, {}));
    };
    for (const QChar character : letters) {
        if (character.isDigit()) {
            digits += QChar(u'0' + character.digitValue());
        } else if (character.category() != QChar::Mark_NonSpacing) { // an accent
            endNumber();
            key += character;
        }
    }
    endNumber();
    return key;
}

void sortNaturally(QStringList& names)
{
    std::vector<std::pair<QString, QString>> sorted; // keys first
    sorted.reserve(static_cast<std::size_t>(names.size()));
    for (QString& name : names)
        sorted.emplace_back(naturalKey(name), std::move(name));
    std::ranges::sort(sorted);
    for (qsizetype i = 0; i < names.size(); ++i)
        names[i] = std::move(sorted[static_cast<std::size_t>(i)].second);
}

} // namespace bloscope
