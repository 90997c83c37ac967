#pragma once

#include "core/export/csv_options.h"
#include "ui/pages/document_page.h"
#include "ui/store/node_details.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace bloscope {

class GoToBar;
class RowTableModel;
class RowTableView;
class TableBar;
class ValueView;

// A table of a store: its live rows, and its attributes beside them when there are any.
class TablePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedTable. The scheduler lives longer than the page.
    TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent = nullptr);
    ~TablePage() override;

    void follow(const Preferences& preferences) override;
    QString shownText() const override;
    QString currentText() const override;
    void takeFocus() override;
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;
    bool canGoTo() const override { return hasCells(); }
    void askWhereToGo() override; // by number
    bool canCopy() const override { return hasCells(); }
    void copy() override;
    bool canExport() const override { return hasCells(); }
    void exportData() override;

 private:
    void showWantedRow();
    void layOut();
    void countRows();
    void showCount(const Result<std::int64_t>& count);
    void readAttributes();
    void showAttributes(const NodeDetails& details);
    bool hasCells() const;

    TablePtr m_table;
    CsvOptions m_csv; // how it is exported
    Scheduler& m_scheduler;
    RowTableModel* m_model;
    TableBar* m_bar;
    RowTableView* m_rows;
    ValueView* m_attributes;
    QStackedWidget* m_centre; // the rows, or the word that they are being counted
    GoToBar* m_goTo;
    QLabel* m_word;
    bool m_isFitted = false;                 // columns, to the first cells that arrived
    std::optional<std::int64_t> m_wantedRow; // to be shown once they are counted
    Ticket m_counting;
    Ticket m_details;
};

} // namespace bloscope
