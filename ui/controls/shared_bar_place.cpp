#include "ui/controls/shared_bar_place.h"

#include <QVBoxLayout>

namespace bloscope {

SharedBarPlace::SharedBarPlace(QWidget& bar, QWidget* parent)
    : QWidget(parent), m_bar(&bar), m_first(bar.parentWidget())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    if (!m_first)
        take();
}

SharedBarPlace::~SharedBarPlace()
{
    if (m_bar && m_first && m_bar->parentWidget() == this)
        m_first->layout()->addWidget(m_bar);
}

void SharedBarPlace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    take();
}

// A bar that has nothing to say stays hidden.
void SharedBarPlace::take()
{
    if (!m_bar || m_bar->parentWidget() == this)
        return;
    const bool isHidden = m_bar->isHidden();
    layout()->addWidget(m_bar);
    m_bar->setHidden(isHidden);
}

} // namespace bloscope
