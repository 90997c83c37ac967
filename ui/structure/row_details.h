#pragma once

#include <QWidget>

class QModelIndex;
class QTextEdit;
class QToolButton;

namespace bloscope {

// All of one row of the structure, below its tree: the whole name with what it lies in, the value,
// what it means and where it stands, wrapped and to be selected. Folds into its heading.
class RowDetails : public QWidget {
    Q_OBJECT

 public:
    explicit RowDetails(QWidget* parent = nullptr);

    // A row of a StructureTreeModel, or of a filter over it; nothing for an invalid one.
    void showRow(const QModelIndex& row);

    bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    QSize sizeHint() const override;

 private:
    void write(const QString& paragraph);

    QToolButton* m_heading;
    QTextEdit* m_text;
    bool m_isOpen = true;
    QStringList m_paragraphs; // that are shown
};

} // namespace bloscope
