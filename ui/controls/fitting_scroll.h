#pragma once

#include <QScrollArea>

namespace bloscope {

// What a dialog holds besides its buttons: as large as it likes to be where there is room, and with
// scroll bars where a small screen, or large letters, leave less, so that nothing is cut off.
class FittingScroll : public QScrollArea {
    Q_OBJECT

 public:
    explicit FittingScroll(QWidget* content, QWidget* parent = nullptr); // takes the content

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

// The first size of a window: the wanted one, as far as its screen has room for it.
void resizeWithinScreen(QWidget& window, const QSize& wanted);

} // namespace bloscope
