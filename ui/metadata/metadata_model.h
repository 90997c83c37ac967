#pragma once

#include "ui/metadata/item_place.h"
#include "ui/metadata/metadata_row.h"
#include "ui/metadata/metadata_steps.h"

#include <QAbstractItemModel>
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

// The metadata of a document as a tree: metalayers and vlmetalayers, their entries, and what lies
// in arrays and maps, made as it is looked at. It follows the edits: after each it finds what is
// different and tells exactly that, so that what is expanded, selected or scrolled to stays so.
// Edited in place: names, keys and scalars; each change is a step of DocumentEdits.
class MetadataModel : public QAbstractItemModel {
    Q_OBJECT

 public:
    // Both live longer than the model.
    MetadataModel(DocumentEdits& edits, Scheduler& scheduler, QObject* parent = nullptr);
    ~MetadataModel() override;

    DocumentEdits& edits() const { return m_edits; }
    // Makes the rows that lead there. Invalid when there is no such place.
    QModelIndex indexOf(const ItemPlace& place);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    // Rows are moved within what they lie in by dragging them.
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

 signals:
    void refused(const QModelIndex& index, const QString& sentence); // an edit, and why

 private:
    MetadataNode* nodeAt(const QModelIndex& index) const;
    QModelIndex indexOf(const MetadataNode& node, int column = MetadataCells::NameColumn) const;

    MetadataNode* itemBelow(MetadataNode& node, std::size_t number);
    bool tell(const QModelIndex& index, const Result<>& outcome); // of an edit

    // Following the edits.
    void refresh();
    MetadataRows rowsBelow(const MetadataNode& node);
    void make(MetadataNode& node);
    void update(MetadataNode& node, MetadataRow row);
    void updateChildren(MetadataNode& node);
    void apply(const RowChange& change, MetadataNode& node, const MetadataRows& rows);
    void tellLocks();

    DocumentEdits& m_edits;
    MetadataCells m_cells;
    MetadataValues* m_values;
    std::unique_ptr<MetadataNode> m_top; // invisible, above the sections
};

} // namespace bloscope
