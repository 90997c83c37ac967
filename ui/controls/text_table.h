#pragma once

#include <QTreeWidget>

namespace bloscope {

// A few rows of text in columns, to be read and copied: Edit > Copy of the keyboard takes the
// selected rows, or all when none is, separated by tabs.
class TextTable : public QTreeWidget {
    Q_OBJECT

 public:
    explicit TextTable(const QStringList& headers, QWidget* parent = nullptr);

    // How wide columns are: at first no wider than a part of a sentence, with all in sight that
    // fits; or as wide as their texts, with a scroll bar where there is no room for them.
    enum class Columns { Bounded, Whole };
    void setColumns(Columns columns) { m_columns = columns; }
    int widthOfTexts() const; // of whole columns, with what is around them
    int heightOfRows() const; // with the header

    void setRows(const QList<QStringList>& rows);
    void alignRight(int column);
    void alignLeft(int column);   // as at first; both count for the rows that are set next
    QString text() const;         // headers and all rows
    QString selectedText() const; // the selected rows, or all when none is

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    QStringList lineOf(const QTreeWidgetItem& row) const;
    void fitColumns();
    int wholeWidth(int column) const;
    void fitLastColumn();

    Columns m_columns = Columns::Bounded;
    QList<int> m_rightColumns;
};

// The same key for another table, in a window in which it has a meaning of its own.
void copyRowsByKey(QTreeView& view);

} // namespace bloscope
