#pragma once

#include "core/export/csv_options.h"
#include "ui/pages/document_page.h"
#include "ui/store/node_details.h"

#include <QPointer>

class QLabel;
class QStackedWidget;

namespace bloscope {

class ColumnStatistics;
class GoToBar;
class RowFinder;
class RowTableModel;
class RowTableView;
class SelectionStatistics;
class TableBar;

// A table of a store: its live rows. Its attributes are told to the metadata dock.
class TablePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedTable. The scheduler lives longer than the page.
    TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent = nullptr);
    ~TablePage() override;

    void follow(const Preferences& preferences) override;
    QString shownText() const override;
    QString currentText() const override;
    QString selectionText() const override;
    void takeFocus() override;
    ViewState viewState() const override;
    QString restore(const ViewState& state, LastIndex lastIndex) override;
    bool canGoTo() const override { return hasCells(); }
    void askWhereToGo() override; // by number
    Finder* finder() const override;
    bool canCopy() const override { return hasCells(); }
    void copy() override;
    bool canExport() const override { return hasCells(); }
    void exportData() override;

    static QString editObstacle(); // none is

 protected:
    bool eventFilter(QObject* table, QEvent* event) override;

 private:
    void showWantedRow();
    void showSelection();
    void layOut();
    QWidget* makeControls();
    void offerStatistics(const QPoint& place); // of the column there, in its header
    void showStatistics(int column);
    void countRows();
    void showCount(const Result<std::int64_t>& count);
    void readAttributes();
    bool hasCells() const;

    TablePtr m_table;
    CsvOptions m_csv; // how it is exported
    Scheduler& m_scheduler;
    RowTableModel* m_model;
    TableBar* m_bar;
    RowTableView* m_rows;
    QStackedWidget* m_centre; // the rows, or the word that they are being counted
    GoToBar* m_goTo;
    RowFinder* m_finder;
    QLabel* m_word;
    SelectionStatistics* m_selection;
    QPointer<ColumnStatistics> m_statistics; // while it is open
    bool m_isFitted = false;                 // columns, to the first cells that arrived
    std::optional<std::int64_t> m_wantedRow; // to be shown once they are counted
    Ticket m_counting;
    Ticket m_details;
};

} // namespace bloscope
