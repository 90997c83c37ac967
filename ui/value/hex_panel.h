#pragma once

#include "ui/value/hex_edit.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace bloscope {

// A HexEdit with a line below it: where the caret is, whether typing inserts, what was not done.
class HexPanel : public QWidget {
    Q_OBJECT

 public:
    explicit HexPanel(QWidget* parent = nullptr);

    HexEdit& edit() const { return *m_edit; }
    void setReadOnly(bool readOnly);

 private:
    void showPlace();

    HexEdit* m_edit;
    QLabel* m_place;
    QToolButton* m_insert;
};

} // namespace bloscope
