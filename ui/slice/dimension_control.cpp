#include "ui/slice/dimension_control.h"

#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/slice/dimension_chip.h"
#include "ui/slice/play_button.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int sliderWidth = 70;
constexpr double mostStretch = 100;

} // namespace

DimensionControl::DimensionControl(std::size_t dimension, const QString& name, std::int64_t extent,
                                   QWidget* parent)
    : QWidget(parent),
      m_dimension(dimension),
      m_extent(extent),
      m_chip(new DimensionChip(dimension, name, extent, this)),
      m_slider(new IndexSlider(this)),
      m_spinBox(new IndexSpinBox(this)),
      m_play(new PlayButton(this))
{
    arrange(name);
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
    row->addWidget(m_play);
}

void DimensionControl::connectParts()
{
    connect(m_chip, &DimensionChip::roleChosen, this, &DimensionControl::roleChosen);
    connect(m_chip, &DimensionChip::rangeChosen, this, &DimensionControl::rangeChosen);
    connect(m_slider, &IndexSlider::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_spinBox, &IndexSpinBox::indexChosen, this, &DimensionControl::indexChosen);
    connect(m_play, &PlayButton::stepWanted, this,
            [this] { emit indexChosen(m_play->next(m_spinBox->index(), m_extent)); });
}

void DimensionControl::showSlice(const Slice& slice)
{
    const bool isIndex = slice[m_dimension].fixed;
    m_chip->showSlice(slice);
    takeRoom(isIndex);
    if (isIndex) {
        m_slider->setIndex(slice[m_dimension].start);
        m_spinBox->setIndex(slice[m_dimension].start);
    }
}

// A long dimension has more of a line than a short one, but not all of it.
void DimensionControl::takeRoom(bool isIndex)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_slider, m_spinBox, m_play})
        part->setVisible(isIndex);
    QSizePolicy policy(isIndex ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    const double stretch = std::sqrt(static_cast<double>(m_extent));
    policy.setHorizontalStretch(isIndex ? static_cast<int>(std::clamp(stretch, 1.0, mostStretch))
                                        : 0);
    if (policy != sizePolicy())
        setSizePolicy(policy);
}

} // namespace bloscope
