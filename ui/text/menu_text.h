#pragma once

#include <QRegularExpression>
#include <QString>

namespace bloscope {

// The text of an entry or a label without the mark of its letter: "Open" of "&Open", and "開く" of
// "開く(&O)", as languages have it whose words have no Latin letters.
inline QString withoutLetter(QString text)
{
    static const QRegularExpression appended(QStringLiteral("\\(&\\w\\)"));
    return text.remove(appended).remove('&');
}

} // namespace bloscope
