#include "ui/slice/dimension_control.h"

#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/slice/dimension_chip.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int speeds[] = {1, 2, 5, 10, 25, 50}; // indices a second

constexpr int sliderWidth = 70;
constexpr double mostStretch = 100;

} // namespace

PlayButton::PlayButton(QWidget* parent)
    : QToolButton(parent), m_speeds(new QActionGroup(this)), m_loops(new QAction(tr("&Loop"), this))
{
    setIcon(lineIcon("play"));
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Play through the indices"));
    fillMenu();
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PlayButton::stepWanted);
    connect(this, &QToolButton::toggled, this, &PlayButton::play);
}

void PlayButton::fillMenu()
{
    auto* menu = new QMenu(this);
    for (const int perSecond : speeds) {
        QAction* action = menu->addAction(tr("%1 per Second").arg(perSecond));
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

DimensionControl::DimensionControl(std::size_t dimension, const DimensionLabels& labels,
                                   std::int64_t extent, QWidget* parent)
    : QWidget(parent),
      m_dimension(dimension),
      m_labels(labels),
      m_extent(extent),
      m_chip(new DimensionChip(dimension, labels, extent, this)),
      m_slider(new IndexSlider(this)),
      m_spinBox(new IndexSpinBox(this)),
      m_coordinate(new QLabel(this)),
      m_play(new PlayButton(this))
{
    arrange(labels.name(dimension));
    takeCoordinates();
    connectParts();
}

void DimensionControl::arrange(const QString& name)
{
    m_slider->setExtent(m_extent);
    m_slider->setMinimumWidth(sliderWidth);
    m_slider->setAccessibleName(tr("Index of %1").arg(name));
    m_spinBox->setExtent(m_extent);
    m_spinBox->setAccessibleName(tr("Index of %1").arg(name));
    m_play->setAccessibleName(tr("Play %1").arg(name));
    setAccessibleName(name);
    auto* row = tightRow(this);
    row->addWidget(m_chip);
    row->addWidget(m_slider, 1);
    row->addWidget(m_spinBox);
    row->addWidget(m_coordinate);
    row->addWidget(m_play);
}

// As wide as the first or the last of them, so that little moves while one steps through them.
void DimensionControl::takeCoordinates()
{
    const Coordinates* all = m_labels.coordinates(m_dimension);
    if (!all)
        return;
    m_coordinate->setTextFormat(Qt::PlainText);
    m_coordinate->setTextInteractionFlags(Qt::TextSelectableByMouse);
    int width = 0;
    for (const std::int64_t index : {std::int64_t(0), m_extent - 1}) {
        const QString text = m_labels.coordinateText(m_dimension, index);
        width = std::max(width, m_coordinate->fontMetrics().horizontalAdvance(text));
    }
    m_coordinate->setMinimumWidth(width);
    m_spinBox->setNearest([coordinates = *all](const QString& text) {
        const Result<std::int64_t> index = coordinates.nearest(text.toStdString());
        return index ? std::optional(*index) : std::nullopt;
    });
    m_spinBox->setToolTip(tr("An index, or a coordinate after an equals sign: =%1")
                              .arg(m_labels.text(m_dimension, 0)));
}

void DimensionControl::connectParts()
{
    connect(m_chip, &DimensionChip::roleChosen, this, &DimensionControl::roleChosen);
    connect(m_chip, &DimensionChip::rangeChosen, this, &DimensionControl::rangeChosen);
    connect(m_slider, &IndexSlider::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_spinBox, &IndexSpinBox::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_play, &PlayButton::stepWanted, this,
            [this] { emit indexChosen(m_play->next(m_spinBox->index(), m_extent)); });
    connect(m_play, &PlayButton::toggled, this, &DimensionControl::playingChanged);
}

bool DimensionControl::isPlaying() const
{
    return m_play->isPlaying();
}

void DimensionControl::showSlice(const Slice& slice)
{
    const bool isIndex = slice[m_dimension].fixed;
    m_chip->showSlice(slice);
    takeRoom(isIndex);
    if (isIndex) {
        m_slider->setIndex(slice[m_dimension].start);
        m_spinBox->setIndex(slice[m_dimension].start);
        m_coordinate->setText(m_labels.coordinateText(m_dimension, slice[m_dimension].start));
    }
}

// A long dimension has more of a line than a short one, but not all of it.
void DimensionControl::takeRoom(bool isIndex)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_slider, m_spinBox, m_play})
        part->setVisible(isIndex);
    m_coordinate->setVisible(isIndex && m_labels.coordinates(m_dimension));
    QSizePolicy policy(isIndex ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    const double stretch = std::sqrt(static_cast<double>(m_extent));
    policy.setHorizontalStretch(isIndex ? static_cast<int>(std::clamp(stretch, 1.0, mostStretch))
                                        : 0);
    if (policy != sizePolicy())
        setSizePolicy(policy);
}

} // namespace bloscope
