#pragma once

#include <QDialog>
#include <QStringList>
#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace bloscope {

// Chooses the columns of a table that are shown, and their order: a list to tick and to drag, with
// a search for tables of many columns. GUI thread.
class ColumnsDialog : public QDialog {
    Q_OBJECT

 public:
    // `shown`: the columns that are shown now, in their order.
    ColumnsDialog(const QStringList& names, const std::vector<std::size_t>& shown,
                  QWidget* parent = nullptr);

    std::vector<std::size_t> chosen() const; // in their order

 signals:
    void applied(const std::vector<std::size_t>& columns); // never none

 private:
    void addRow(const QString& name, std::size_t column, bool isShown);
    void search(const QString& text);
    void tickAll(bool areShown); // those that the search shows
    void showWhetherPossible();

    QLineEdit* m_search;
    QListWidget* m_list;
    QPushButton* m_ok = nullptr;
};

} // namespace bloscope
