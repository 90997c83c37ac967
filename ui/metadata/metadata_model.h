#pragma once

#include "ui/metadata/metadata_cells.h"
#include "ui/metadata/metadata_steps.h"

#include <QAbstractItemModel>

namespace bloscope {

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
