#include "ui/heatmap/heatmap_bands.h"

#include "ui/plot/heatmap_look.h"

#include <QAction>

namespace bloscope {

HeatmapBands::HeatmapBands(Document& document, HeatmapLook& look, QWidget* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_parent(parent),
      m_box(new BandsBox(document.array(), document.dimensionLabels())),
      m_action(new QAction(tr("Colours of &Bands…"), this))
{
    m_action->setToolTip(tr("Three indices of a dimension as red, green and blue"));
    m_action->setEnabled(canHaveBands(*document.array()));
    connect(m_action, &QAction::triggered, this, &HeatmapBands::ask);
    connect(m_box, &BandsBox::otherWanted, this, &HeatmapBands::ask);
    connect(m_box, &BandsBox::bandsChanged, this, &HeatmapBands::take);
    connect(m_box, &BandsBox::chosen, this, &HeatmapBands::chosen);
}

void HeatmapBands::take()
{
    m_look.setBands(bands());
    if (bands())
        m_document.setSlice(besideBands(m_document.slice(), *bands()));
    emit changed();
}

// The picture shows from the beginning what is proposed.
void HeatmapBands::ask()
{
    if (m_dialog) {
        m_dialog->raise();
        return m_dialog->activateWindow();
    }
    const Array& array = *m_document.array();
    const Geometry& geometry = *m_document.geometry();
    const ColorBands first =
        bands().value_or(usualBands(array.shape(), likelyBandDimension(array, geometry), geometry));
    m_dialog = new BandsDialog(m_document, first, m_parent);
    const auto choose = [this](const ColorBands& wanted) {
        setBands(wanted);
        emit chosen();
    };
    connect(m_dialog, &BandsDialog::bandsChosen, this, choose);
    m_dialog->show();
    choose(first);
}

} // namespace bloscope
