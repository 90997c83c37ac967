#pragma once

#include "core/query/group_rows.h"
#include "ui/query/table_code.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QCustomPlot;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace bloscope {

class LongJob;
class RowTableModel;
class RowTableView;

// Rows that are grouped: those of a table that a condition selects.
struct RowsToGroup {
    QueryTablePtr table;
    std::shared_ptr<const RowSet> rows;
};

// Chooses what rows are grouped by: a column, dates of it by their years, months, days or hours, or
// numbers in bins.
class GroupKeyBox : public QWidget {
    Q_OBJECT

 public:
    // `name`: of the choice of a column, for screen readers. An optional one begins with "(none)".
    GroupKeyBox(const std::vector<TableColumn>& columns, const QString& name, bool isOptional,
                QWidget* parent = nullptr);

    std::optional<std::size_t> column() const;
    void setColumn(std::size_t column);
    std::optional<KeyName> key() const;

    // As the groups have it; of bins the width they got is shown where none is typed.
    void showKey(const GroupKey& key);

 signals:
    void changed();

 private:
    void chooseColumn();
    void chooseForm();

    const std::vector<TableColumn> m_columns;
    const int m_first; // of the columns in the list
    QComboBox* m_column;
    QComboBox* m_form;
    QLineEdit* m_width;
};

// The largest of some groups as bars, as many as there is room for.
class GroupBars : public QWidget {
    Q_OBJECT

 public:
    static constexpr std::size_t mostBars = 40;

    explicit GroupBars(QWidget* parent = nullptr);

    struct Bars {
        QString figure; // what they are of
        QStringList labels;
        std::vector<double> numbers; // finite
        std::size_t left = 0;        // groups that are none of them
    };
    void show(Bars bars);

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void draw();
    void drawAxes(const QStringList& labels);
    std::vector<std::size_t> largest(std::size_t most) const;

    Bars m_shown;
    QCustomPlot* m_plot;
    QLabel* m_note;
};

// The groups of rows with the same values in one or two columns, with a figure of each: as a table,
// and the largest as bars. Computed in the background; the newest choice counts. GUI thread.
class GroupWindow : public QDialog {
    Q_OBJECT

 public:
    // The scheduler must outlive the window.
    GroupWindow(RowsToGroup rows, Scheduler& scheduler, QWidget* parent = nullptr);
    ~GroupWindow() override;

    // The rows are of the same table.
    void groupBy(std::size_t column, RowsToGroup rows);

 signals:
    void conditionWanted(const QString& condition); // of the current group
    // Of the groups, by the names of columns and figures alone.
    void codeWanted(const bloscope::QueryRequest& groups, bloscope::CodeLanguage language);

 private:
    struct Groups; // what a worker found
    struct Choice;
    struct GroupOrder {
        int column = 0; // of the groups: keys, then the figure
        bool isDescending = false;
    };

    void layOut();
    QWidget* makeChoices();
    QWidget* makeResults();
    void compute();
    void sortBy(int column);
    void begin(const std::shared_ptr<Groups>& groups, std::function<Result<>(const Job&)> work);
    Choice choice() const;
    void showGroups(const Result<>& outcome, const std::shared_ptr<Groups>& groups);
    void filterToCurrent();
    void wantCondition(std::int64_t group, const Result<TableCells>& keys);
    void copyAll();
    QMenu* makeCopyMenu();
    QueryRequest request() const;

    RowsToGroup m_rows;
    Scheduler& m_scheduler;
    GroupKeyBox* m_key;
    GroupKeyBox* m_secondKey;
    QComboBox* m_figure;
    QComboBox* m_of;
    QLabel* m_state;
    RowTableModel* m_model;
    RowTableView* m_table;
    GroupBars* m_bars;
    QPushButton* m_filter;
    std::unique_ptr<LongJob> m_job;
    std::shared_ptr<Groups> m_groups;
    std::vector<KeyName> m_keys; // of these groups
    GroupOrder m_order;          // likewise
    Ticket m_reading;
};

} // namespace bloscope
