#include "ui/document/unsaved_text.h"

#include "core/base/text.h"
#include "core/edit/changes.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <set>
#include <utility>

namespace bloscope {

namespace {

struct UnsavedText {
    Q_DECLARE_TR_FUNCTIONS(UnsavedText)
};

constexpr qsizetype mostNames = 3;

QStringList quoted(const std::set<std::string>& names)
{
    QStringList quoted;
    for (const std::string& name : names)
        quoted << QStringLiteral("'%1'").arg(displayText(escapeForDisplay(name)));
    return quoted;
}

QString listed(QStringList parts)
{
    const QString last = parts.isEmpty() ? QString() : parts.takeLast();
    return parts.isEmpty()
               ? last
               : UnsavedText::tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

// Of entries that are new, changed, called otherwise or gone, each once.
QStringList editedNames(const EditSet& edits)
{
    std::set<std::string> names;
    for (const auto of : {MetadataSectionOf::Header, MetadataSectionOf::Trailer}) {
        const auto& originals = edits.original(of).entries;
        std::vector<bool> isKept(originals.size());
        for (const EditedEntry& entry : edits.entries(of)) {
            if (entry.original)
                isKept[*entry.original] = true;
            if (!entry.original || entry.value || originals[*entry.original].name != entry.name)
                names.insert(entry.name);
        }
        for (std::size_t i = 0; i < originals.size(); ++i)
            if (!isKept[i])
                names.insert(originals[i].name);
    }
    return quoted(names);
}

std::int64_t editedValues(const EditSet& edits)
{
    std::int64_t count = 0;
    for (const ValueChange& change : valueChangesOf(edits))
        count += change.cells;
    return count;
}

} // namespace

QString unsavedText(const EditSet& edits)
{
    QStringList parts;
    if (const std::int64_t values = editedValues(edits); values > 0)
        parts << countedText(values, UnsavedText::tr("%n value(s)", nullptr, pluralNumber(values)));
    const QStringList names = editedNames(edits);
    parts << names.mid(0, mostNames);
    if (const qsizetype more = names.size() - mostNames; more > 0)
        parts << countedText(
            more, UnsavedText::tr("%n more", "entries of the metadata", pluralNumber(more)));
    if (parts.isEmpty() && !edits.isClean())
        return UnsavedText::tr("the order of the metadata");
    return listed(std::move(parts));
}

QString unsavedText(const TableEdits& edits)
{
    const QStringList names = quoted(edits.change().columns);
    QStringList parts = names.mid(0, mostNames);
    if (const qsizetype more = names.size() - mostNames; more > 0)
        parts << countedText(more,
                             UnsavedText::tr("%n more column(s)", nullptr, pluralNumber(more)));
    if (edits.change().changesRows)
        parts << UnsavedText::tr("deleted rows");
    return listed(std::move(parts));
}

} // namespace bloscope
