#include "ui/metadata/metadata_steps.h"

#include "core/msgpack/item_edit.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/item_type.h"
#include "core/msgpack/value_text.h"
#include "core/msgpack/write.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;
using msgpack::ItemType;
using msgpack::StoredItem;

struct Steps {
    Q_DECLARE_TR_FUNCTIONS(MetadataSteps)
};

ByteBuffer copyOf(ByteView bytes)
{
    return {bytes.begin(), bytes.end()};
}

Error refused(const char* why)
{
    return {ErrorKind::Usage, why};
}

DocumentEdits::Edit changing(const ItemPlace& place,
                             const std::function<Result<ByteBuffer>(ByteView)>& how)
{
    return [place, how](EditSet& edits) -> Result<> {
        BLOSCOPE_TRY(const SharedBytes value, edits.value(place.section, *place.entry));
        BLOSCOPE_TRY(ByteBuffer changed, how(*value));
        return edits.setValue(place.section, *place.entry, std::move(changed));
    };
}

DocumentEdits::Edit renaming(const ItemPlace& place, const QString& name)
{
    if (place.isEntry())
        return [place, name](EditSet& edits) {
            return edits.rename(place.section, *place.entry, name.toStdString());
        };
    return changing(place, [place, name](ByteView value) -> Result<ByteBuffer> {
        BLOSCOPE_TRY(const StoredItem key, msgpack::keyAt(value, place.path));
        BLOSCOPE_TRY(const ByteBuffer changed,
                     msgpack::editedItem(name.toStdString(), msgpack::itemBytes(value, key)));
        return msgpack::replaceKey(value, place.path, changed);
    });
}

DocumentEdits::Edit changingText(const ItemPlace& place, const QString& text)
{
    return changing(place, [place, text](ByteView value) -> Result<ByteBuffer> {
        BLOSCOPE_TRY(const StoredItem item, msgpack::itemAt(value, place.path));
        BLOSCOPE_TRY(const ByteBuffer changed,
                     msgpack::editedItem(text.toStdString(), msgpack::itemBytes(value, item)));
        return msgpack::replaceItem(value, place.path, changed);
    });
}

} // namespace

// --- names and values

QString MetadataSteps::nameOf(const ItemPlace& place) const
{
    if (place.isSection())
        return place.section == MetadataSectionOf::Header ? Steps::tr("Metalayers")
                                                          : Steps::tr("Variable-length metalayers");
    if (place.isEntry())
        return displayText(m_edits.current().entries(place.section)[*place.entry].name);
    QString own = QStringLiteral("[%1]").arg(place.number());
    if (const auto value = m_edits.current().value(place.section, *place.entry))
        if (const auto key = msgpack::keyAt(**value, place.path))
            own = displayText(msgpack::keyText(**value, *key));
    return nameOf(place.above()) + QStringLiteral(" › ") + own;
}

Result<ByteBuffer> MetadataSteps::bytesAt(const ItemPlace& place) const
{
    BLOSCOPE_TRY(const SharedBytes value, m_edits.current().value(place.section, *place.entry));
    if (place.isEntry())
        return *value;
    BLOSCOPE_TRY(const StoredItem item, msgpack::itemAt(*value, place.path));
    return copyOf(msgpack::itemBytes(*value, item));
}

std::optional<std::size_t> MetadataSteps::countIn(const ItemPlace& container) const
{
    if (container.isSection())
        return m_edits.current().entries(container.section).size();
    const auto value = m_edits.current().value(container.section, *container.entry);
    if (!value || !msgpack::endOfMsgpack(**value))
        return {};
    const auto item = msgpack::itemAt(**value, container.path);
    if (!item || !item->isContainer())
        return {};
    return msgpack::itemCount(**value, *item);
}

// Values are compared while they are edited: this thread must not have to decode them first.
Result<> MetadataSteps::edit(const QString& name, const DocumentEdits::Edit& how)
{
    if (!m_edits.isLoaded())
        return refused("the values in the file are still being read");
    return m_edits.edit(name, how);
}

Result<> MetadataSteps::check(const DocumentEdits::Edit& how) const
{
    EditSet edits = m_edits.current();
    return how(edits);
}

Result<> MetadataSteps::change(const QString& name, const ItemPlace& place, const Change& how)
{
    return edit(name, changing(place, how));
}

// --- one step each

Result<> MetadataSteps::rename(const ItemPlace& place, const QString& name)
{
    return edit(Steps::tr("Rename '%1' to '%2'").arg(nameOf(place), name), renaming(place, name));
}

Result<> MetadataSteps::checkName(const ItemPlace& place, const QString& name) const
{
    return check(renaming(place, name));
}

Result<> MetadataSteps::setText(const ItemPlace& place, const QString& text)
{
    return edit(Steps::tr("Change '%1'").arg(nameOf(place)), changingText(place, text));
}

Result<> MetadataSteps::checkText(const ItemPlace& place, const QString& text) const
{
    return check(changingText(place, text));
}

Result<> MetadataSteps::setBytes(const ItemPlace& place, const ByteBuffer& bytes)
{
    return change(Steps::tr("Change '%1'").arg(nameOf(place)), place,
                  [&](ByteView value) -> Result<ByteBuffer> {
                      return place.isEntry() ? Result(bytes)
                                             : msgpack::replaceItem(value, place.path, bytes);
                  });
}

Result<> MetadataSteps::changeType(const ItemPlace& place, ItemType type)
{
    const QString title =
        Steps::tr("Change '%1' to %2").arg(nameOf(place), displayText(msgpack::nameOf(type)));
    return change(title, place, [&](ByteView value) -> Result<ByteBuffer> {
        BLOSCOPE_TRY(const StoredItem item, msgpack::itemAt(value, place.path));
        BLOSCOPE_TRY(const ByteBuffer converted,
                     msgpack::convertItem(msgpack::itemBytes(value, item), type));
        return msgpack::replaceItem(value, place.path, converted);
    });
}

Result<> MetadataSteps::replaceByEmpty(const ItemPlace& place, ItemType type)
{
    const QString title = Steps::tr("Replace '%1' with an empty %2")
                              .arg(nameOf(place), displayText(msgpack::nameOf(type)));
    return change(title, place, [&](ByteView value) -> Result<ByteBuffer> {
        return msgpack::endOfMsgpack(value)
                   ? msgpack::replaceItem(value, place.path, msgpack::emptyItem(type))
                   : Result(msgpack::emptyItem(type));
    });
}

Result<ItemPlace> MetadataSteps::add(const ItemPlace& container, std::optional<std::size_t> at,
                                     const std::string& name, const ByteBuffer& bytes)
{
    return container.isSection() ? addEntry(container.section, at, name, bytes)
                                 : addItem(container, at, name, bytes);
}

Result<ItemPlace> MetadataSteps::addEntry(MetadataSectionOf section, std::optional<std::size_t> at,
                                          const std::string& name, const ByteBuffer& bytes)
{
    const EditSet& now = m_edits.current();
    const std::size_t place = at.value_or(now.entries(section).size());
    const std::string free = now.freeName(section, name);
    BLOSCOPE_CHECK(edit(Steps::tr("Add '%1'").arg(displayText(free)),
                        [&](EditSet& edits) { return edits.add(section, free, bytes, place); }));
    return ItemPlace{section, place, {}};
}

Result<ItemPlace> MetadataSteps::addItem(const ItemPlace& container, std::optional<std::size_t> at,
                                         const std::string& name, const ByteBuffer& bytes)
{
    const auto count = countIn(container);
    if (!count)
        return refused("only lists and maps contain items");
    const std::size_t place = at.value_or(*count);
    const QString title = Steps::tr("Add to '%1'").arg(nameOf(container));
    BLOSCOPE_CHECK(change(title, container, [&](ByteView value) -> Result<ByteBuffer> {
        BLOSCOPE_TRY(const StoredItem item, msgpack::itemAt(value, container.path));
        if (item.kind == msgpack::Kind::List)
            return msgpack::insertItem(value, container.path, place, bytes);
        const ByteBuffer key = msgpack::writeValue({msgpack::Text{name}});
        BLOSCOPE_TRY(const ByteBuffer free, msgpack::freeKey(value, item, key, {}));
        return msgpack::insertEntry(value, container.path, place, free, bytes);
    }));
    return container.below(place);
}

Result<> MetadataSteps::checkNewKey(const ItemPlace& map, const QString& key) const
{
    BLOSCOPE_TRY(const SharedBytes value, m_edits.current().value(map.section, *map.entry));
    BLOSCOPE_TRY(const StoredItem item, msgpack::itemAt(*value, map.path));
    return msgpack::checkKeyIsFree(*value, item,
                                   msgpack::writeValue({msgpack::Text{key.toStdString()}}), {}, {});
}

Result<ItemPlace> MetadataSteps::duplicate(const ItemPlace& place)
{
    const QString title = Steps::tr("Duplicate '%1'").arg(nameOf(place));
    if (place.isItem()) {
        BLOSCOPE_CHECK(change(title, place, [&](ByteView value) {
            return msgpack::duplicateItem(value, place.path);
        }));
    } else {
        BLOSCOPE_CHECK(edit(title, [&](EditSet& edits) -> Result<> {
            BLOSCOPE_TRY(const SharedBytes value, edits.value(place.section, *place.entry));
            const std::string& name = edits.entries(place.section)[*place.entry].name;
            return edits.add(place.section, edits.freeName(place.section, name), *value,
                             *place.entry + 1);
        }));
    }
    return place.sibling(place.number() + 1);
}

Result<> MetadataSteps::remove(const ItemPlace& place)
{
    const QString title = Steps::tr("Remove '%1'").arg(nameOf(place));
    if (place.isEntry())
        return edit(title,
                    [&](EditSet& edits) { return edits.remove(place.section, *place.entry); });
    return change(title, place,
                  [&](ByteView value) { return msgpack::removeItem(value, place.path); });
}

Result<> MetadataSteps::move(const ItemPlace& place, std::size_t to)
{
    const QString title = Steps::tr("Move '%1'").arg(nameOf(place));
    if (place.isEntry())
        return edit(title,
                    [&](EditSet& edits) { return edits.move(place.section, *place.entry, to); });
    return change(title, place, [&](ByteView value) {
        return msgpack::moveItem(value, place.above().path, place.number(), to);
    });
}

} // namespace bloscope
