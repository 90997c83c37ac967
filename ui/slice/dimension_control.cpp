#include "ui/slice/dimension_control.h"

#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/slice/dimension_chip.h"
#include "ui/slice/play_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int sliderWidth = 70;
constexpr double mostStretch = 100;

} // namespace

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
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
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
    m_spinBox->setToolTip(tr("An index, or a coordinate behind an equals sign: =%1")
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
