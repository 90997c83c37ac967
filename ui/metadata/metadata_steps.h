#pragma once

#include "core/msgpack/item_type.h"
#include "ui/document/document_edits.h"
#include "ui/metadata/item_place.h"

namespace bloscope {

// What people do to the metadata of a document, item by item. Each function is one step that can be
// undone, under a name that says what it did ("Change 'units'"). Errors are sentences for people,
// with nothing done: what is locked, does not fit, is there already. Places are those of the
// moment. GUI thread.
class MetadataSteps {
 public:
    explicit MetadataSteps(DocumentEdits& edits) : m_edits(edits) {}

    QString nameOf(const ItemPlace& place) const; // "units", "levels › [3]"

    // An entry, or the key of an entry of a map, which keeps its type.
    Result<> rename(const ItemPlace& place, const QString& name);
    Result<> checkName(const ItemPlace& place, const QString& name) const;

    // A scalar, as a line of text: editedItem() in item_text.h says what it keeps.
    Result<> setText(const ItemPlace& place, const QString& text);
    Result<> checkText(const ItemPlace& place, const QString& text) const;

    // One complete value in the place of an item; any bytes in the place of what an entry holds.
    Result<> setBytes(const ItemPlace& place, const ByteBuffer& bytes);

    // The same meaning in another type. Errors: also when something would be lost.
    Result<> changeType(const ItemPlace& place, msgpack_value::ItemType type);
    // The emptiest value of a type, whatever was there; the name of the step says so.
    Result<> replaceByEmpty(const ItemPlace& place, msgpack_value::ItemType type);

    // One more at the end of a container, or before its item `at`. In a map the key is the first
    // free one of "name", "name_2", ...; in a section the name likewise. The new place.
    Result<ItemPlace> add(const ItemPlace& container, std::optional<std::size_t> at,
                          const std::string& name, const ByteBuffer& bytes);
    Result<> checkNewKey(const ItemPlace& map, const QString& key) const; // a text that is free
    Result<ItemPlace> duplicate(const ItemPlace& place); // right behind the original
    Result<> remove(const ItemPlace& place);
    Result<> move(const ItemPlace& place, std::size_t to);

    // All bytes of an item, or of what an entry holds.
    Result<ByteBuffer> bytesAt(const ItemPlace& place) const;
    // What a container counts, by places below it: entries of a section, items, entries of a map.
    // Nothing for what holds no items.
    std::optional<std::size_t> countIn(const ItemPlace& container) const;

 private:
    using Change = std::function<Result<ByteBuffer>(ByteView value)>;

    Result<> edit(const QString& name, const DocumentEdits::Edit& how);
    Result<> check(const DocumentEdits::Edit& how) const; // as edit() would, with nothing done
    // Of what an entry holds.
    Result<> change(const QString& name, const ItemPlace& place, const Change& how);
    Result<ItemPlace> addEntry(MetadataSectionOf section, std::optional<std::size_t> at,
                               const std::string& name, const ByteBuffer& bytes);
    Result<ItemPlace> addItem(const ItemPlace& container, std::optional<std::size_t> at,
                              const std::string& name, const ByteBuffer& bytes);

    DocumentEdits& m_edits;
};

} // namespace bloscope
