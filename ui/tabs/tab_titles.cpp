#include "ui/tabs/document_sides.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace bloscope {

namespace {

const QString dots = QStringLiteral("…");

QString withoutMiddle(const QString& name)
{
    const qsizetype kept = mostTitleLetters - dots.size();
    return name.first(kept - kept / 2) + dots + name.last(kept / 2);
}

QString withoutBeginning(const QString& name)
{
    return dots + name.last(mostTitleLetters - dots.size());
}

// From the first letter on that not all of `others` have there.
QString fromDifference(const QString& name, const QStringList& others)
{
    qsizetype common = name.size();
    for (const QString& other : others) {
        const auto [end, _] = std::ranges::mismatch(name, other);
        const auto same = end - name.begin();
        if (other != name && same > 0)
            common = std::min<qsizetype>(common, same);
    }
    const qsizetype kept = mostTitleLetters - 2 * dots.size();
    return dots + name.mid(std::min(common, name.size() - kept), kept) + dots;
}

// Of the ways to shorten it the first that is of no other name.
QString shortened(const QString& name, const QStringList& names)
{
    if (name.size() <= mostTitleLetters)
        return name;
    for (const auto shortenedBy : {withoutMiddle, withoutBeginning}) {
        const QString title = shortenedBy(name);
        const auto looksLikeIt = [&](const QString& other) {
            return other != name && other.size() > mostTitleLetters && shortenedBy(other) == title;
        };
        if (std::ranges::none_of(names, looksLikeIt))
            return title;
    }
    return fromDifference(name, names);
}

QString withFolder(const DocumentAddress& address)
{
    const QString path = address.path.endsWith('/') ? address.path.chopped(1) : address.path;
    return QFileInfo(path).dir().dirName() + '/' + address.name();
}

} // namespace

QStringList tabTitles(const QList<DocumentAddress>& documents)
{
    QStringList names;
    for (const DocumentAddress& address : documents)
        names << address.name();
    QStringList told;
    for (qsizetype i = 0; i < names.size(); ++i)
        told << (names.count(names[i]) > 1 ? withFolder(documents[i]) : names[i]);
    QStringList titles;
    for (const QString& name : told)
        titles << shortened(name, told);
    return titles;
}

} // namespace bloscope
