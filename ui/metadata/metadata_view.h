#pragma once

#include "ui/document/document_edits.h"
#include "ui/metadata/item_place.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace bloscope {

class MessageBar;
class MetadataModel;
class MetadataTree;
class StructureFilter;

// The metadata of one document: how many changes wait to be saved, what can be done, a filter, and
// the tree of both sections. What is refused is said below the tree, with the reason.
class MetadataView : public QWidget {
    Q_OBJECT

 public:
    // Both live longer than the view.
    MetadataView(DocumentEdits& edits, Scheduler& scheduler, QWidget* parent = nullptr);
    ~MetadataView() override;

    MetadataTree& tree() const { return *m_tree; }
    // What somebody has opened and chosen, to be found again after the file has been read anew.
    struct State {
        std::optional<ItemPlace> current;
        std::vector<ItemPlace> open; // those above first
    };
    State state() const;
    void restore(const State& state); // once the values are there

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void setNote(const QString& sentence); // about saving: "the file is read-only"; may be empty

 signals:
    void changesWanted(); // somebody wants to see what would be saved

 private:
    void layOut();
    QWidget* createToolBar();
    void filter(const QString& text);
    void addOpen(const QModelIndex& below, State& to) const;
    void showState(const State& state);
    void showChanges();
    void refuse(const QString& sentence);

    DocumentEdits& m_edits;
    MetadataModel* m_model;
    StructureFilter* m_filter;
    QToolButton* m_changes;
    QLabel* m_note;
    QLineEdit* m_search;
    MetadataTree* m_tree;
    MessageBar* m_message;
};

} // namespace bloscope
