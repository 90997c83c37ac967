#include "ui/heatmap/heatmap_bands.h"

#include "ui/plot/heatmap_look.h"

namespace bloscope {

HeatmapBands::HeatmapBands(Document& document, HeatmapLook& look, QWidget* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_parent(parent),
      m_box(new BandsBox(document.array(), document.dimensionLabels())),
      m_ask(new QAction(tr("Colours of &Bands…"), this)),
      m_pattern(bayerPatternOf(document.vectors())),
      m_mosaic(new QAction(tr("Colours of the Bayer &Filter"), this))
{
    makeActions();
    connect(m_box, &BandsBox::otherWanted, this, &HeatmapBands::ask);
    connect(m_box, &BandsBox::bandsChanged, this, &HeatmapBands::take);
    connect(m_box, &BandsBox::chosen, this, &HeatmapBands::chosen);
}

void HeatmapBands::makeActions()
{
    m_ask->setToolTip(tr("Three indices of a dimension as red, green and blue"));
    m_ask->setEnabled(canHaveBands(*m_document.array()));
    connect(m_ask, &QAction::triggered, this, &HeatmapBands::ask);
    m_mosaic->setToolTip(tr("Work out, bilinearly, what each cell of the sensor would have seen "
                            "without the filter before it"));
    m_mosaic->setCheckable(true);
    connect(m_mosaic, &QAction::toggled, this, [this](bool shows) {
        m_look.setColors({bands(), shows ? m_pattern : std::nullopt});
        emit changed();
    });
    connect(m_mosaic, &QAction::triggered, this, [this](bool shows) {
        if (shows)
            setBands({});
        emit chosen();
    });
}

QList<QAction*> HeatmapBands::actions() const
{
    return m_pattern ? QList<QAction*>{m_ask, m_mosaic} : QList<QAction*>{m_ask};
}

void HeatmapBands::take()
{
    m_look.setColors({bands(), showsMosaic() ? m_pattern : std::nullopt});
    if (bands())
        m_document.setSlice(besideBands(m_document.slice(), *bands()));
    emit changed();
}

void HeatmapBands::restore(const std::optional<ColorBands>& bands, bool showsMosaic)
{
    setBands(bands);
    m_mosaic->setChecked(showsMosaic && m_pattern);
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
