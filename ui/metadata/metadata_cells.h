#pragma once

#include "ui/metadata/metadata_node.h"

#include <QVariant>

namespace bloscope {

class DocumentEdits;

// What the cells of the metadata tree show, and which of them are edited in place: names, keys and
// scalars of what is not locked.
class MetadataCells {
 public:
    enum Column { NameColumn, TypeColumn, ValueColumn, ColumnCount };
    enum Role {
        ProblemRole = Qt::UserRole, // QString, a sentence; empty for sound rows
        SearchRole,                 // QString, what a search looks at
        LockRole,    // QString, a sentence why the entry of the row is locked; empty when not
        ChangedRole, // bool, not as it is in the file
        PlaceRole,   // ItemPlace; invalid for pages
        TypeRole,    // int, msgpack_value::ItemType; invalid for what is none
    };

    // The edits live longer.
    explicit MetadataCells(const DocumentEdits& edits) : m_edits(edits) {}

    QVariant data(const MetadataNode& node, int column, int role) const;
    bool isEditable(const MetadataNode& node, int column) const; // as a line, or in a list of types
    bool isCheckable(const MetadataNode& node, int column) const;

 private:
    QVariant toolTip(const MetadataNode& node, int column) const;
    QVariant icon(const MetadataNode& node, int column) const;
    QString lockReason(const MetadataNode& node) const;

    const DocumentEdits& m_edits;
};

} // namespace bloscope
