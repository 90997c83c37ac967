#include "ui/window/side_panel_overlay.h"

#include "ui/controls/close_button.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/segment_bar.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int widest = 380; // pixels
constexpr int leastOfData = 120;

} // namespace

SidePanelOverlay::SidePanelOverlay(QWidget* parent)
    : QFrame(parent), m_names(new SegmentBar), m_contents(new QStackedWidget)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_names->setAccessibleName(tr("Panel shown over the data"));
    QToolButton* away = closeButton(tr("Close the panel (Escape)"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 4, 6, 4);
    line->addWidget(m_names);
    line->addStretch();
    line->addWidget(away);
    putInto(tightColumn(this), {line, {m_contents, 1}});
    connect(m_names, &QTabBar::currentChanged, this, [this](int index) {
        m_contents->setCurrentIndex(index);
        emit changed();
    });
    connect(away, &QToolButton::clicked, this, &SidePanelOverlay::shutByHand);
    closeOnEscape(*this, [this] { shutByHand(); });
    hide();
}

void SidePanelOverlay::add(QWidget* content, const QString& name)
{
    m_contents->addWidget(content);
    m_names->addTab(name);
}

void SidePanelOverlay::remove(QWidget* content)
{
    const int index = m_contents->indexOf(content);
    m_contents->removeWidget(content);
    content->setParent(nullptr);
    m_names->removeTab(index);
}

void SidePanelOverlay::open(QWidget* content)
{
    m_names->setCurrentIndex(m_contents->indexOf(content));
    show();
    raise();
    content->setFocus(Qt::OtherFocusReason);
    emit changed();
}

void SidePanelOverlay::shut()
{
    if (isHidden())
        return;
    hide();
    emit changed();
}

void SidePanelOverlay::shutByHand()
{
    shut();
    emit wasShut();
}

QWidget* SidePanelOverlay::shown() const
{
    return isHidden() ? nullptr : m_contents->currentWidget();
}

void SidePanelOverlay::cover(const QRect& centre)
{
    const int width = std::clamp(centre.width() - leastOfData, 0, widest);
    setGeometry(centre.left(), centre.top(), width, centre.height());
}

} // namespace bloscope
