#pragma once

#include "ui/metadata/item_place.h"
#include "ui/metadata/metadata_row.h"

#include <QVariant>
#include <memory>

namespace bloscope {

class DocumentEdits;

// A row of the metadata tree in its place, with the rows below it once somebody has looked at them.
struct MetadataNode {
    using Nodes = std::vector<std::unique_ptr<MetadataNode>>;

    explicit MetadataNode(MetadataRow what, MetadataNode* above = nullptr)
        : row(std::move(what)), parent(above)
    {
    }

    MetadataRow row;
    MetadataNode* parent = nullptr; // null for what lies above the sections
    int place = 0;                  // among the nodes of the parent
    Nodes children;
    bool isMade = false; // children are there, if there are any

    ItemPlace itemPlace() const;       // of no page
    ItemPlace container() const;       // whose items the rows below are, also those below a page
    const MetadataNode& entry() const; // that it lies in, or is
    std::vector<RowIdentity> identities() const;

    // As the row signals tell it.
    void insert(int first, const MetadataRows& rows);
    void remove(int first, int count);
    void move(int from, int to);

 private:
    void number(int first); // children from there on
};

std::vector<RowIdentity> identitiesOf(const MetadataRows& rows);

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
