#pragma once

#include "core/inspect/byte_readings.h"

#include <QWidget>

class QToolButton;

namespace bloscope {

class TextTable;

// What the bytes at the caret would be as values of every type, in both byte orders. Folds into its
// heading.
class ByteInspector : public QWidget {
    Q_OBJECT

 public:
    explicit ByteInspector(QWidget* parent = nullptr);

    void showBytes(ByteView bytes); // from the caret on
    bool isOpen() const;
    void setOpen(bool open);

 private:
    QToolButton* m_heading;
    TextTable* m_table;
    QList<QStringList> m_rows; // that are shown
};

} // namespace bloscope
