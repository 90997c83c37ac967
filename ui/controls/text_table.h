#pragma once

#include <QTreeWidget>

namespace bloscope {

// A few rows of text in columns, to be read and copied: Edit > Copy of the keyboard takes the
// selected rows, or all when none is, separated by tabs.
class TextTable : public QTreeWidget {
    Q_OBJECT

 public:
    explicit TextTable(const QStringList& headers, QWidget* parent = nullptr);

    void setRows(const QList<QStringList>& rows);
    void alignRight(int column);
    QString text() const;         // headers and all rows
    QString selectedText() const; // the selected rows, or all when none is

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    QStringList lineOf(const QTreeWidgetItem& row) const;
    void fitColumns();

    QList<int> m_rightColumns;
};

} // namespace bloscope
