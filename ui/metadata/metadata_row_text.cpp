#include "core/msgpack/item_type.h"
#include "core/msgpack/value_text.h"
#include "ui/metadata/metadata_row.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

using Kind = MetadataRow::Kind;

constexpr std::size_t longestText = 200; // bytes of a value in its row

struct Metadata {
    Q_DECLARE_TR_FUNCTIONS(Metadata)
};

QString entriesText(std::size_t entries)
{
    if (entries == 0)
        return Metadata::tr("none");
    return countedText(entries, Metadata::tr("%n entries", nullptr, pluralNumber(entries)));
}

QString stateText(const MetadataRow& row)
{
    switch (row.state) {
    case MetadataRow::State::Failed:
        return row.problem;
    case MetadataRow::State::Known:
        return {};
    default:
        return Metadata::tr("Reading…");
    }
}

} // namespace

QString nameText(const MetadataRow& row)
{
    switch (row.kind) {
    case Kind::Section:
        return row.section == MetadataSectionOf::Header
                   ? Metadata::tr("Metalayers")
                   : Metadata::tr("Variable-length metalayers");
    case Kind::Entry:
        return displayText(row.name);
    case Kind::Page:
        return QStringLiteral("[%1–%2]").arg(row.number).arg(row.number + row.count - 1);
    default:
        return row.key ? displayText(msgpack_value::keyText(*row.bytes, *row.key))
                       : QStringLiteral("[%1]").arg(row.number);
    }
}

QString typeText(const MetadataRow& row)
{
    if (row.isOpaque())
        return row.value->opaqueType;
    if (!row.item)
        return {};
    return displayText(nameOf(typeOf(*row.bytes, *row.item)));
}

QString formText(const MetadataRow& row)
{
    return row.item ? displayText(msgpack_value::formText(*row.bytes, *row.item)) : typeText(row);
}

QString valueText(const MetadataRow& row)
{
    if (row.kind == Kind::Section)
        return entriesText(row.count);
    if (row.kind == Kind::Page)
        return {};
    if (row.isOpaque())
        return row.value->opaqueText;
    if (!row.item)
        return stateText(row);
    return displayText(msgpack_value::shortText(*row.bytes, *row.item, longestText));
}

QString changeText(const EditSet& edits, const MetadataRow& row)
{
    if (row.kind != Kind::Entry || !row.isChanged)
        return {};
    if (!row.original)
        return Metadata::tr("Added, not saved yet");
    const std::string& before = edits.original(row.section).entries[*row.original].name;
    return before == row.name
               ? Metadata::tr("Changed, not saved yet")
               : Metadata::tr("Renamed from '%1', not saved yet").arg(displayText(before));
}

} // namespace bloscope
