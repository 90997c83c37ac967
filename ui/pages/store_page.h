#pragma once

#include "ui/pages/document_page.h"
#include "ui/store/node_details.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace bloscope {

class LeafPreview;
class StoreFilter;
class StoreTreeModel;

// A store: its groups and leaves as a tree, with a preview of the one that is selected, whose
// attributes are told to the metadata dock. A leaf opens in a tab of its own.
class StorePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedStore. The scheduler lives longer than the page.
    StorePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent = nullptr);

    QString shownText() const override;
    QString currentText() const override;
    void takeFocus() override;
    bool canCopy() const override { return true; }
    void copy() override; // the row of the current node
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;

 private:
    QWidget* createSearch();
    void createTree();
    QWidget* createFoot();
    void connectTree();
    void search(const QString& text);
    void showCurrent();
    void showPreview();
    void showDetails(const StoreNode& node, const NodeDetails& details);
    void openCurrent();
    std::optional<OpenRequest> requestFor(const StoreNode& node) const;
    void open(const StoreNode& node);
    void openShown();
    const StoreNode* attributesAt(const QModelIndex& index) const;
    void beginAttributes();
    void showWhatOpens();
    void showMenu(const QPoint& at);
    QModelIndex currentIndex() const; // in the model
    QModelIndex nearestTo(const std::string& key) const;
    bool canOpen(const QModelIndex& index) const;

    StorePtr m_store;
    ArrayPtr m_storeFrame; // whose structure is shown while no leaf is selected
    Scheduler& m_scheduler;
    StoreTreeModel* m_model;
    StoreFilter* m_filter;
    QLineEdit* m_searchBox;
    QCheckBox* m_internal;
    QCheckBox* m_hasPreview;
    LeafPreview* m_preview;
    QTreeView* m_tree;
    QLabel* m_title;
    QPushButton* m_open;
    Ticket m_details;
    bool m_canBegin = false; // attributes of the current group, which has none
};

} // namespace bloscope
