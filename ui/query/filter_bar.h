#pragma once

#include "ui/query/query_text.h"

#include <QWidget>

class QCompleter;
class QLabel;
class QLineEdit;
class QStringListModel;
class QToolButton;

namespace bloscope {

// The line above a table in which a condition is typed, and the conditions it consists of as chips
// below it: each can be removed, or edited in the line. What is wrong is said while it is typed,
// with its place underlined; Enter applies the condition, Escape goes back to the applied one, and
// with that shown already, removes the filter. GUI thread.
class FilterBar : public QWidget {
    Q_OBJECT

 public:
    explicit FilterBar(std::vector<TableColumn> columns, QWidget* parent = nullptr);

    const QString& condition() const { return m_applied; }
    void setCondition(const QString& condition); // as if it was applied; emits nothing
    void apply(const QString& condition);        // as if it was typed and confirmed

    void ask();                     // takes the keyboard's focus
    void ask(const QString& begun); // to go on with
    void tell(const QString& text); // the number of rows, the progress
    // The applied condition was refused and stays in the line: `answered` is what applies.
    void refuse(const QString& answered, const Error& error);
    void tellProblem(const QString& sentence); // that is not about the text in the line
    void setRunning(bool isRunning);           // then it can be cancelled

    // Values of a column that begin as the text that is being typed, in answer to valuesWanted().
    void offerValues(std::size_t column, const QString& begun, const QStringList& values);

    QString mistake() const; // as it is shown; empty: none

 signals:
    void applied(const QString& condition); // empty: all rows
    void cancelled();
    void left(); // by Escape, from the line
    void valuesWanted(std::size_t column, const QString& begun);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    QWidget* createLine();
    void check();
    void showMistake(const std::optional<QueryMistake>& mistake);
    void showSentence(const QString& sentence); // empty: none
    void showChips();
    void complete();
    void offer(const QStringList& words, const QString& begun);
    void insertWord(const QString& word);
    bool takeKeyOfPopup(int key);
    TypedWord wordBeforeCursor() const;

    std::vector<TableColumn> m_columns;
    QStringList m_words; // of the language
    QString m_applied;
    QLineEdit* m_text;
    QStringListModel* m_offered;
    QCompleter* m_completer;
    QLabel* m_state;
    QToolButton* m_cancel;
    QToolButton* m_clear;
    QLabel* m_mistake;
    QWidget* m_chips;
};

} // namespace bloscope
