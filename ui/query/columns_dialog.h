#pragma once

#include <QDialog>
#include <QStringList>
#include <vector>

class QLabel;
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
    enum class Place { Before, Behind, First }; // of the neighbours that the search shows

    void fillList(const QStringList& names, const std::vector<std::size_t>& shown);
    void layOut();
    QWidget* makeTicks();
    QWidget* makeMoves();
    void search(const QString& text);
    void tickAll(bool areShown); // those that the search shows
    void moveSelected(Place place);
    void takeUp(const std::vector<int>& rows, int to);
    void showWhatIsChosen();

    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_count;
    QPushButton* m_all = nullptr;
    QPushButton* m_none = nullptr;
    QPushButton* m_ok = nullptr;
};

} // namespace bloscope
