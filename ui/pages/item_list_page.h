#pragma once

#include "ui/pages/document_page.h"

class QLabel;
class QStackedWidget;

namespace bloscope {

class GoToBar;
class RowFinder;
class RowTableModel;
class RowTableView;
class ValueView;

// An object, batch or list array: its items in a list, the one that is selected as a tree.
class ItemListPage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedItemList. The scheduler lives longer than the page.
    ItemListPage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent = nullptr);
    ~ItemListPage() override;

    QString shownText() const override;
    QString currentText() const override;
    QString selectionText() const override;
    void takeFocus() override;
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;
    bool canGoTo() const override { return canCopy(); }
    void askWhereToGo() override; // by number
    Finder* finder() const override;
    bool canCopy() const override;
    void copy() override; // one item as JSON, several as lines

 private:
    void showWantedRow();
    QWidget* createItemSide();
    void layOut();
    void countItems();
    void showCount(const Result<std::int64_t>& count);
    void showCurrent();
    void copyItem(std::int64_t item);

    ItemListPtr m_list;
    Scheduler& m_scheduler;
    RowTableModel* m_model;
    RowTableView* m_rows;
    ValueView* m_value;
    QStackedWidget* m_centre; // the items, or the word that they are being counted
    GoToBar* m_goTo;
    RowFinder* m_finder;
    QLabel* m_word;
    std::optional<std::int64_t> m_wantedRow; // to be shown once they are counted
    Ticket m_counting;
    Ticket m_reading;
    Ticket m_copying;
};

} // namespace bloscope
