#pragma once

#include <QDialog>

class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace bloscope {

// All keys and mouse gestures in groups: those of each menu, then those of views and lists, which
// count where the focus or the pointer is. A search leaves those that have all of its words.
class ShortcutDialog : public QDialog {
    Q_OBJECT

 public:
    explicit ShortcutDialog(const QMenuBar& menus, QWidget* parent = nullptr);

 private:
    void layOut();
    void addMenus(const QMenuBar& menus);
    void addGestures();
    void filter(const QString& words);

    QLineEdit* m_search;
    QTreeWidget* m_list;
};

} // namespace bloscope
