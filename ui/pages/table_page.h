#pragma once

#include "core/export/csv_options.h"
#include "ui/pages/document_page.h"
#include "ui/query/table_search.h"
#include "ui/store/node_details.h"

#include <QPointer>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace bloscope {

class ColumnStatistics;
class GoToBar;
class GroupWindow;
class RecordView;
class RowFinder;
class RowTableModel;
class RowTableView;
class SelectionStatistics;
class TableBar;
enum class CellTest;

// A table of a store: its live rows, or those that a condition selects, in the order of chosen
// columns. Its attributes are shown in the metadata dock.
class TablePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` contains an OpenedTable. The scheduler must outlive the page.
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
    bool canCopyWithHeaders() const override { return hasCells(); }
    void copyWithHeaders() override;
    bool canExport() const override { return hasCells(); }
    void exportData() override;

    TableSearch& search() const { return *m_search; } // which rows are shown, in which order

    static QString editObstacle(); // none is

 private:
    void connectRows();
    void layOut();
    QWidget* makeControls();
    void showRows(bool areMore);
    void showRefusal(const QString& sentence);
    void showHeaderMenu(int column, const QPoint& place);
    void showCellMenu(const QPoint& place);
    void addCondition(CellTest test);
    void hideColumn(int column);
    void chooseColumns();
    void showWantedRow();
    void showSelection();
    void showRecord();
    void showStatistics(std::size_t column);
    void showGroups(std::size_t column);
    void goToTableRow(std::int64_t row, int column);
    int currentColumn() const; // as it is shown
    const TableColumn& columnAt(int column) const;
    void readAttributes();
    bool hasCells() const;

    TablePtr m_table;
    CsvOptions m_csv; // how it is exported
    Scheduler& m_scheduler;
    TableSearch* m_search;
    RowTableModel* m_model;
    TableBar* m_bar;
    RowTableView* m_rows;
    RecordView* m_record;
    QToolButton* m_showsRecord;
    QStackedWidget* m_centre; // the rows, or that they are being counted
    GoToBar* m_goTo;
    RowFinder* m_finder;
    QLabel* m_word;
    SelectionStatistics* m_selection;
    QPointer<ColumnStatistics> m_statistics; // while it is open
    QPointer<GroupWindow> m_groups;          // likewise
    std::optional<std::int64_t> m_wantedRow; // to be shown once it is known
    Ticket m_reading;                        // of a cell for a condition
    Ticket m_details;
};

} // namespace bloscope
