#include "ui/export/figure_form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <cmath>

namespace bloscope {

using Parts = FigureOptions::Parts;

FigureForm::FigureForm(QCustomPlot* figure, QWidget* parent)
    : QWidget(parent),
      m_figure(figure),
      m_rows(new QFormLayout(this)),
      m_everything(new QCheckBox(tr("With a&xes and colour scale"))),
      m_transparentNaN(new QCheckBox(tr("&Transparent where there is no number (NaN)")))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_everything->setChecked(true);
    m_rows->addRow(m_everything);
    m_rows->addRow(m_transparentNaN);
    connect(m_transparentNaN, &QCheckBox::toggled, this, &FigureForm::changed);
    m_width = addSide(tr("Wi&dth:"));
    m_height = addSide(tr("Hei&ght:"));
    connect(m_everything, &QCheckBox::toggled, this, [this] {
        showSize(options().width);
        emit changed();
    });
    connect(m_width, &QSpinBox::valueChanged, this, &FigureForm::followWidth);
    connect(m_height, &QSpinBox::valueChanged, this, &FigureForm::followHeight);
    showSize(0);
}

QSpinBox* FigureForm::addSide(const QString& label)
{
    auto* side = new QSpinBox;
    side->setRange(1, FigureOptions::mostPixels);
    side->setSuffix(tr(" pixels"));
    side->setGroupSeparatorShown(true);
    m_rows->addRow(label, side);
    return side;
}

double FigureForm::widthPerHeight() const
{
    constexpr int finely = 1000;
    FigureOptions large = options();
    large.width = finely;
    const QSize size = figureSize(*m_figure, large);
    return static_cast<double>(size.width()) / size.height();
}

void FigureForm::followWidth()
{
    m_isSizeChosen = true;
    const QSignalBlocker quiet(m_height);
    m_height->setValue(static_cast<int>(std::lround(m_width->value() / widthPerHeight())));
    emit changed();
}

void FigureForm::followHeight()
{
    m_isSizeChosen = true;
    const QSignalBlocker quiet(m_width);
    m_width->setValue(static_cast<int>(std::lround(m_height->value() * widthPerHeight())));
    emit changed();
}

void FigureForm::showSize(int width)
{
    if (!m_figure)
        return;
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    const QSize size = figureSize(*m_figure, {options().parts, width});
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_isSizeChosen = width > 0;
}

FigureOptions FigureForm::options() const
{
    return {m_everything->isChecked() ? Parts::Everything : Parts::PictureOnly,
            m_isSizeChosen ? m_width->value() : 0, m_transparentNaN->isChecked()};
}

void FigureForm::setOptions(const FigureOptions& options)
{
    m_everything->setChecked(options.parts == Parts::Everything);
    m_transparentNaN->setChecked(options.hasTransparentNaN);
    showSize(options.width);
    emit changed();
}

void FigureForm::setHasPixels(bool hasPixels)
{
    m_transparentNaN->setVisible(hasPixels && m_figure && hasPicture(*m_figure));
    for (QSpinBox* side : {m_width, m_height}) {
        side->setVisible(hasPixels);
        m_rows->labelForField(side)->setVisible(hasPixels);
    }
}

} // namespace bloscope
