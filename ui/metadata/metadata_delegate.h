#pragma once

#include "core/msgpack/item_type.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/document/document_edits.h"

namespace bloscope {

// Draws and edits the rows of a MetadataTree: lines that are checked while they are typed, and a
// list of types to choose from.
class MetadataDelegate : public RoomyDelegate {
    Q_OBJECT

 public:
    // The edits live longer.
    explicit MetadataDelegate(DocumentEdits& edits, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

 signals:
    void typeChosen(const QModelIndex& index, bloscope::msgpack_value::ItemType type) const;
    void nameCleared(const QModelIndex& index) const; // a name became empty, in its editor alone

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
    QWidget* createLine(QWidget* parent, const QModelIndex& index) const;
    QWidget* createTypes(QWidget* parent) const;

    DocumentEdits& m_edits;
};

} // namespace bloscope
