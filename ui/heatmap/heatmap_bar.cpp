#include "ui/heatmap/heatmap_bar.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled.h"
#include "ui/heatmap/aspect_menu.h"
#include "ui/heatmap/channel_box.h"
#include "ui/plot/color_map_box.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/range_fields.h"
#include "ui/slice/part_box.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace bloscope {

namespace {

QToolButton* makeButton(const QString& text, const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

HeatmapBar::HeatmapBar(HeatmapLook& look, PartBox* part, ChannelBox* channels, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_mapBox(makeMapBox()),
      m_scaleBox(makeScaleBox()),
      m_gamma(makeGammaBox()),
      m_range(new RangeFields(this)),
      m_menu(new QMenu(this)),
      m_histogram(makeHistogramButton()),
      m_inverted(makeToggle(tr("&Invert Colours"), tr("The lowest colour for the highest "
                                                      "number"))),
      m_symmetric(makeToggle(tr("S&ymmetric about Zero"),
                             tr("As far below zero as above it; not on a logarithmic scale"))),
      m_locked(makeToggle(tr("&Lock Range"), tr("Keep these numbers when another slice is "
                                                "shown"))),
      m_ofArray(makeToggle(tr("Range of &Whole Array"),
                           tr("Choose range and histogram by all cells of the array, so that "
                              "colours mean the same in all slices"))),
      m_aspect(makeAspectMenu()),
      m_flippedColumns(makeToggle(tr("Flip &Horizontally"), tr("The first column on the right"))),
      m_flippedRows(makeToggle(tr("Flip &Vertically"), tr("The first row at the bottom")))
{
    layOut(part, channels);
    connect(m_range, &RangeFields::chosen, this, [this] {
        HeatmapOptions options = m_look.options();
        options.range = m_range->choice();
        choose(options);
    });
    connect(m_inverted, &QAction::triggered, this, &HeatmapBar::chooseMap);
    connect(m_symmetric, &QAction::triggered, m_range, &RangeFields::setSymmetric);
    connect(m_locked, &QAction::triggered, m_range, &RangeFields::setLocked);
    connect(m_ofArray, &QAction::triggered, this, [this](bool isOfArray) {
        m_look.setOfArray(m_look.seen(), isOfArray);
        emit chosen();
    });
    for (const QAction* flip : {m_flippedColumns, m_flippedRows})
        connect(flip, &QAction::triggered, this, &HeatmapBar::chooseFlips);
    connect(&m_look, &HeatmapLook::changed, this, &HeatmapBar::showLook);
    showLook();
}

void HeatmapBar::layOut(PartBox* part, ChannelBox* channels)
{
    auto* showAll = makeButton(tr("Show &all"), tr("Bring the whole plane into sight (Home)"));
    connect(showAll, &QToolButton::clicked, this, &HeatmapBar::showAllWanted);
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    if (part) {
        QWidget* shown = labelled(tr("Sho&w:"), part);
        row->addWidget(shown);
        shown->setVisible(part->hasParts()); // inside of the bar, or it would be a window
    }
    if (channels) {
        QWidget* shown = labelled(tr("C&hannels:"), channels);
        row->addWidget(shown);
        shown->setVisible(channels->hasChoice());
    }
    row->addWidget(labelled(tr("&Colours:"), m_mapBox));
    row->addWidget(labelled(tr("Sca&le:"), m_scaleBox, m_gamma));
    row->addWidget(labelled(tr("&Range:"), m_range->kindBox(), m_range->numbers()));
    row->addWidget(showAll);
    row->addWidget(m_histogram);
    row->addWidget(makeMenuButton());
    row->setAlignment(showAll, Qt::AlignRight);
}

QComboBox* HeatmapBar::makeMapBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Colour map"));
    fillWithColorMaps(*box);
    connect(box, &QComboBox::activated, this, &HeatmapBar::chooseMap);
    return box;
}

QComboBox* HeatmapBar::makeScaleBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Scale of the colours"));
    const auto add = [box](const QString& text, ValueScale::Kind kind, const QString& toolTip) {
        box->addItem(text, static_cast<int>(kind));
        box->setItemData(box->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(tr("linear"), ValueScale::Linear, tr("Evenly"));
    add(tr("log"), ValueScale::Log, tr("Logarithmic; numbers up to zero are not on it"));
    add(tr("symlog"), ValueScale::SymLog, tr("Logarithmic on both sides of zero"));
    add(tr("sqrt"), ValueScale::Sqrt, tr("By square roots, on both sides of zero"));
    add(tr("gamma"), ValueScale::Gamma, tr("The place in the range to a power"));
    connect(box, &QComboBox::activated, this, &HeatmapBar::chooseScale);
    return box;
}

QDoubleSpinBox* HeatmapBar::makeGammaBox()
{
    auto* box = new QDoubleSpinBox;
    box->setAccessibleName(tr("Exponent of the scale"));
    box->setToolTip(tr("Below 1 low numbers are told apart better, above 1 high ones"));
    box->setRange(ValueScale::leastGamma, ValueScale::mostGamma);
    box->setDecimals(2);
    box->setSingleStep(0.1);
    connect(box, &QDoubleSpinBox::editingFinished, this, &HeatmapBar::chooseScale);
    return box;
}

AspectMenu* HeatmapBar::makeAspectMenu()
{
    auto* menu = new AspectMenu(this);
    connect(menu, &AspectMenu::chosen, this, [this](std::optional<CellAspect> aspect) {
        m_look.setAspect(aspect);
        emit chosen();
    });
    return menu;
}

QToolButton* HeatmapBar::makeHistogramButton()
{
    auto* button = makeButton(tr("H&istogram"), tr("Show how many cells have which colour, with "
                                                   "ends of the range to be dragged"));
    button->setCheckable(true);
    button->setChecked(true);
    connect(button, &QToolButton::toggled, this, &HeatmapBar::histogramToggled);
    connect(button, &QToolButton::clicked, this, &HeatmapBar::chosen);
    return button;
}

QToolButton* HeatmapBar::makeMenuButton()
{
    auto* button = makeButton(tr("&More"), tr("More about the colours, the sides and the figure"));
    fillMenu(m_menu);
    button->setMenu(m_menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

void HeatmapBar::fillMenu(QMenu* menu)
{
    menu->setToolTipsVisible(true);
    menu->addActions({m_inverted, m_symmetric, m_ofArray, m_locked});
    menu->addSeparator();
    menu->addMenu(m_aspect);
    menu->addActions({m_flippedColumns, m_flippedRows});
    QAction* turned = menu->addAction(tr("&Turn Clockwise"), this, &HeatmapBar::turn);
    turned->setToolTip(tr("By 90 degrees: rows and columns change places in the table as well"));
    QAction* transposed = menu->addAction(tr("T&ranspose"), this, &HeatmapBar::transposeWanted);
    transposed->setToolTip(tr("Rows and columns change places, in the table as well"));
    menu->addSeparator();
    QAction* save = menu->addAction(tr("&Save Figure…"), this, &HeatmapBar::saveWanted);
    save->setToolTip(tr("As PNG, SVG or PDF, with axes and colours"));
}

void HeatmapBar::turn()
{
    m_look.setFlips(m_look.flips().turned());
    emit chosen();
    emit transposeWanted();
}

QAction* HeatmapBar::makeToggle(const QString& text, const QString& toolTip)
{
    auto* action = new QAction(text, this);
    action->setToolTip(toolTip);
    action->setCheckable(true);
    return action;
}

void HeatmapBar::setRange(const ValueRange& range)
{
    m_range->setRange(range);
}

void HeatmapBar::fixRange(const ValueRange& range)
{
    m_range->fix(range);
    m_range->restore(m_range->choice()); // into the fields, too
}

void HeatmapBar::offerNoHistogram()
{
    m_histogram->hide();
}

bool HeatmapBar::showsHistogram() const
{
    return m_histogram->isChecked();
}

void HeatmapBar::setShowsHistogram(bool shows)
{
    m_histogram->setChecked(shows);
}

void HeatmapBar::showLook()
{
    const HeatmapOptions& options = m_look.options();
    const ColorMap& map = *options.map;
    const ColorMap& upright = isInverted(map) ? inverseOf(map) : map;
    if (options.range != m_range->choice())
        m_range->restore(options.range);
    m_mapBox->setCurrentIndex(static_cast<int>(&upright - colorMaps().data()));
    m_inverted->setChecked(isInverted(map));
    m_scaleBox->setCurrentIndex(m_scaleBox->findData(static_cast<int>(options.scale.kind)));
    m_gamma->setValue(options.scale.gamma);
    m_gamma->setVisible(options.scale.kind == ValueScale::Gamma);
    m_symmetric->setChecked(options.range.isSymmetric);
    m_locked->setChecked(m_range->isLocked());
    m_ofArray->setChecked(m_look.isOfArray(m_look.seen()));
    m_flippedColumns->setChecked(m_look.flips().columns);
    m_flippedRows->setChecked(m_look.flips().rows);
    m_aspect->showChoice(m_look.aspect(), m_look.knowsSpacing()
                                              ? QString()
                                              : tr("The metadata of this file do not tell how far "
                                                   "apart the rows and columns of this plane are"));
    enableControls();
}

// The colours of labels have neither scale nor range. Those of channels have no map to choose, nor
// a range of the array.
void HeatmapBar::enableControls()
{
    const bool hasChannels = m_look.drawsChannels();
    const bool hasScale = hasChannels || !m_look.options().map->isPalette();
    for (QWidget* widget : {static_cast<QWidget*>(m_scaleBox), static_cast<QWidget*>(m_gamma),
                            static_cast<QWidget*>(m_range->kindBox()), m_range->numbers()})
        widget->setEnabled(hasScale);
    for (QAction* action : {m_symmetric, m_locked})
        action->setEnabled(hasScale);
    m_ofArray->setEnabled(hasScale && !hasChannels);
    m_mapBox->setEnabled(!hasChannels);
    m_inverted->setEnabled(!hasChannels);
}

void HeatmapBar::chooseMap()
{
    const ColorMap& map = colorMaps()[static_cast<std::size_t>(m_mapBox->currentIndex())];
    HeatmapOptions options = m_look.options();
    options.map = m_inverted->isChecked() ? &inverseOf(map) : &map;
    choose(options);
}

void HeatmapBar::chooseScale()
{
    HeatmapOptions options = m_look.options();
    options.scale = {static_cast<ValueScale::Kind>(m_scaleBox->currentData().toInt()),
                     m_gamma->value()};
    choose(options);
}

void HeatmapBar::chooseFlips()
{
    m_look.setFlips({m_flippedColumns->isChecked(), m_flippedRows->isChecked()});
    emit chosen();
}

void HeatmapBar::choose(const HeatmapOptions& options)
{
    if (options == m_look.options())
        return;
    m_look.setOptions(options);
    emit chosen();
}

} // namespace bloscope
