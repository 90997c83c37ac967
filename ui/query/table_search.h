#pragma once

#include "ui/query/filter_bar.h"
#include "ui/query/table_query.h"

namespace bloscope {

// What the user asks of a table and what is shown of it: keeps the filter bar and the rows that
// were found together. GUI thread.
class TableSearch : public QObject {
    Q_OBJECT

 public:
    // The scheduler must outlive the search.
    TableSearch(QueryTablePtr table, Scheduler& scheduler, QObject* parent = nullptr);

    FilterBar& bar() const { return *m_bar; } // belongs to the layout that shows it

    // Asks the same of another table with the same columns.
    void setTable(QueryTablePtr table);
    // Shows the same rows of a table with other values in them: what was asked is not asked again
    // until somebody does, so that no row moves away from whoever edits it.
    void showValuesOf(QueryTablePtr table);
    void ask(TableQuestion question);
    void askFor(const QString& condition); // a further one that has to be true
    const TableQuestion& question() const { return m_question; } // the newest

    // The rows that were found last, null before that, and the question that they answer.
    const TableAnswer& answer() const { return m_answer; }
    const TableQuestion& answered() const { return m_answered; }
    // All rows and columns, in the order of the table?
    bool isWhole() const;

 signals:
    void found(bool isMore); // answer() has other rows, or, with `isMore`, further ones as well
    void valuesChanged();    // answer() has the same rows with other values
    void refused(const QString& sentence); // nothing could be found
    void left();                           // the bar, by Escape

 private:
    void takeAnswer(const TableAnswer& answer);
    void takeFailure(const Error& error, TableQuery::Phase phase);
    void goBack(TableQuestion possible);
    void showProgress();
    void findValues(std::size_t column, const QString& begun);

    QueryTablePtr m_table;
    Scheduler& m_scheduler;
    TableQuery* m_query;
    FilterBar* m_bar;
    TableQuestion m_question;
    TableAnswer m_answer;
    TableQuestion m_answered;
    bool m_isEditedSince = false; // the answer
    Ticket m_values;              // that complete a text
    Ticket m_renewing;            // the rows with other values
};

} // namespace bloscope
