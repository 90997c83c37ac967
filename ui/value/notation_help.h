#pragma once

#include <QWidget>

namespace bloscope {

// A button that unfolds a table of how values are written that JSON has nothing for
// (docs/metadata.md).
class NotationHelp : public QWidget {
    Q_OBJECT

 public:
    explicit NotationHelp(QWidget* parent = nullptr);
};

} // namespace bloscope
