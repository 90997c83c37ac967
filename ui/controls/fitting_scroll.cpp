#include "ui/controls/fitting_scroll.h"

#include <QScreen>
#include <algorithm>

namespace bloscope {

namespace {

constexpr QSize leastInSight{160, 60}; // pixels
constexpr QSize frameOfWindow{16, 48}; // of the window manager: edges and title

} // namespace

FittingScroll::FittingScroll(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what it shows has it, and is scrolled to
    setWidgetResizable(true);
    setWidget(content);
    viewport()->setAutoFillBackground(false); // the colour of the dialog
    content->setAutoFillBackground(false);
}

QSize FittingScroll::sizeHint() const
{
    const QSize wanted = widget()->sizeHint();
    return {wanted.width(), std::max(wanted.height(), widget()->heightForWidth(wanted.width()))};
}

QSize FittingScroll::minimumSizeHint() const
{
    return leastInSight.boundedTo(sizeHint());
}

void resizeWithinScreen(QWidget& window, const QSize& wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frameOfWindow));
}

} // namespace bloscope
