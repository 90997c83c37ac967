#include "ui/slice/play_button.h"

#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QMenu>

namespace bloscope {

namespace {

constexpr int speeds[] = {1, 2, 5, 10, 25, 50}; // indices a second

} // namespace

PlayButton::PlayButton(QWidget* parent)
    : QToolButton(parent),
      m_speeds(new QActionGroup(this)),
      m_loops(new QAction(tr("Begin &Again at the End"), this))
{
    setIcon(lineIcon("play"));
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Play the indices one after the other"));
    fillMenu();
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PlayButton::stepWanted);
    connect(this, &QToolButton::toggled, this, &PlayButton::play);
}

void PlayButton::fillMenu()
{
    auto* menu = new QMenu(this);
    for (const int perSecond : speeds) {
        QAction* action = menu->addAction(tr("%1 a Second").arg(perSecond));
        action->setCheckable(true);
        action->setData(perSecond);
        action->setChecked(perSecond == usualSpeed);
        m_speeds->addAction(action);
    }
    connect(m_speeds, &QActionGroup::triggered, this, [this] { play(isPlaying()); });
    menu->addSeparator();
    m_loops->setCheckable(true);
    m_loops->setChecked(true);
    menu->addAction(m_loops);
    setMenu(menu);
    setPopupMode(MenuButtonPopup);
}

int PlayButton::speed() const
{
    return m_speeds->checkedAction()->data().toInt();
}

void PlayButton::setSpeed(int perSecond)
{
    for (QAction* action : m_speeds->actions())
        if (action->data().toInt() == perSecond)
            action->trigger();
}

void PlayButton::play(bool plays)
{
    constexpr int second = 1000; // milliseconds
    setIcon(lineIcon(plays ? "pause" : "play"));
    if (plays)
        m_timer.start(second / speed());
    else
        m_timer.stop();
}

qint64 PlayButton::next(qint64 index, qint64 extent)
{
    if (index + 1 < extent)
        return index + 1;
    if (m_loops->isChecked())
        return 0;
    stop();
    return index;
}

void PlayButton::hideEvent(QHideEvent* event)
{
    QToolButton::hideEvent(event);
    stop();
}

} // namespace bloscope
