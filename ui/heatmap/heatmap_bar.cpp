#include "ui/heatmap/heatmap_bar.h"

#include "core/plane/color_map.h"
#include "core/plane/contours.h"
#include "core/plane/heatmap_options.h"
#include "ui/controls/labelled_button.h"
#include "ui/heatmap/heatmap_bands.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plot/choice_button.h"
#include "ui/plot/range_button.h"
#include "ui/slice/part_box.h"
#include "ui/text/letter_width.h"

#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>

namespace bloscope {

namespace {

// What an action stands for: an aspect, or less than any for none.
constexpr int automatic = -1;

QString spacingToolTip()
{
    return AspectMenu::tr("Use the cell spacing from the metadata");
}

constexpr int fewLetters = 5; // of a box that has to make room

// Seen where there is something to choose; where there is no room for all, it says less.
void addBox(QHBoxLayout& row, QComboBox* box, bool hasChoice)
{
    if (!box)
        return;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(fewLetters);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    box->setMinimumWidth(letterWidth(box->fontMetrics()) * 2 * fewLetters);
    row.addWidget(box);
    box->setVisible(hasChoice); // inside of the bar, or it would be a window
}

} // namespace

AspectMenu::AspectMenu(QWidget* parent)
    : QMenu(tr("&Cell Shape"), parent), m_group(new QActionGroup(this))
{
    setToolTipsVisible(true);
    add(tr("&Automatic"),
        tr("True to spacing for images, square cells otherwise; long tables are stretched to fit"),
        {});
    add(tr("Stretch to &Fit"), tr("Use all available space"), CellAspect::Fill);
    add(tr("&Squares"), tr("Draw every cell as a square"), CellAspect::Square);
    add(tr("&True to Spacing"), spacingToolTip(), CellAspect::Spacing);
    m_spacing = m_group->actions().last();
    connect(m_group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const int aspect = action->data().toInt();
        emit chosen(aspect == automatic ? std::nullopt
                                        : std::optional(static_cast<CellAspect>(aspect)));
    });
}

void AspectMenu::add(const QString& text, const QString& toolTip, std::optional<CellAspect> aspect)
{
    QAction* action = addAction(text);
    action->setToolTip(toolTip);
    action->setData(aspect ? static_cast<int>(*aspect) : automatic);
    action->setCheckable(true);
    m_group->addAction(action);
}

void AspectMenu::showChoice(std::optional<CellAspect> chosen, const QString& whyNoSpacing)
{
    const int wanted = chosen ? static_cast<int>(*chosen) : automatic;
    for (QAction* action : m_group->actions())
        if (action->data().toInt() == wanted)
            action->setChecked(true);
    m_spacing->setEnabled(whyNoSpacing.isEmpty());
    m_spacing->setToolTip(whyNoSpacing.isEmpty() ? spacingToolTip() : whyNoSpacing);
}

HeatmapBar::HeatmapBar(HeatmapLook& look, PartBox* part, BandsBox* bands, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_mapBox(makeMapBox()),
      m_scale(new ScaleControls),
      m_range(new RangeButton),
      m_menu(new QMenu(this)),
      m_histogram(makeHistogramAction()),
      m_inverted(
          makeToggle(tr("&Invert Colours"),
                     tr("Map the highest number to the colour of the lowest, and vice versa"))),
      m_contours(makeContoursAction()),
      m_hotPixels(makeHotPixelsMenu()),
      m_aspect(makeAspectMenu()),
      m_flippedColumns(
          makeToggle(tr("Flip &Horizontally"), tr("Show the first column on the right"))),
      m_flippedRows(makeToggle(tr("Flip &Vertically"), tr("Show the first row at the bottom")))
{
    layOut(part, bands);
    if (part && part->hasParts())
        connectPart(*part);
    connectControls();
    showLook();
}

void HeatmapBar::layOut(PartBox* part, BandsBox* bands)
{
    auto* row = tightRow(this);
    addBox(*row, part, part && part->hasParts());
    addBox(*row, bands, bands && bands->hasChoice());
    row->addWidget(m_mapBox);
    row->addWidget(m_scale);
    row->addWidget(m_range);
    row->addWidget(makeMenuButton());
    row->addStretch();
}

void HeatmapBar::connectPart(PartBox& part)
{
    part.show(*m_look.part());
    connect(&part, &PartBox::currentIndexChanged, this,
            [this, &part] { m_look.setPart(part.part()); });
    connect(&m_look, &HeatmapLook::changed, &part, [this, &part] { part.show(*m_look.part()); });
}

void HeatmapBar::connectControls()
{
    connect(m_range->menu(), &QMenu::aboutToShow, this,
            [this] { m_range->setRangePresets(m_look.rangePresets); });
    connect(m_range, &RangeButton::chosen, this, [this] {
        HeatmapOptions options = m_look.options();
        options.range = m_range->choice();
        choose(options);
    });
    connect(m_range, &RangeButton::ofArrayChosen, this, [this](bool isOfArray) {
        m_look.setOfArray(m_look.seen(), isOfArray);
        emit chosen();
    });
    connect(m_scale, &ScaleControls::chosen, this, [this] {
        HeatmapOptions options = m_look.options();
        options.scale = m_scale->scale();
        choose(options);
    });
    connect(m_inverted, &QAction::triggered, this, &HeatmapBar::chooseMap);
    for (const QAction* flip : {m_flippedColumns, m_flippedRows})
        connect(flip, &QAction::triggered, this, &HeatmapBar::chooseFlips);
    connect(&m_look, &HeatmapLook::changed, this, &HeatmapBar::showLook);
}

QComboBox* HeatmapBar::makeMapBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Colour map"));
    box->setToolTip(tr("Colours that represent the numbers"));
    fillWithColorMaps(*box);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    box->setMinimumWidth(box->iconSize().width() + 4 * fewLetters);
    connect(box, &QComboBox::activated, this, &HeatmapBar::chooseMap);
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

QAction* HeatmapBar::makeHistogramAction()
{
    QAction* action = makeToggle(tr("Show His&togram"),
                                 tr("Show the distribution of values next to the colour scale; "
                                    "drag the ends of the scale to change the range"));
    action->setChecked(true);
    action->setShortcut(Qt::Key_H);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::toggled, this, &HeatmapBar::histogramToggled);
    connect(action, &QAction::triggered, this, &HeatmapBar::chosen);
    return action;
}

QAction* HeatmapBar::makeContoursAction()
{
    QAction* action = makeToggle(tr("Co&ntours"), tr("Draw lines of equal value over the picture"));
    connect(action, &QAction::triggered, this, [this](bool isOn) {
        ContourChoice contours = m_look.contours();
        contours.isOn = isOn;
        chooseContours(contours);
    });
    return action;
}

HotPixelsMenu* HeatmapBar::makeHotPixelsMenu()
{
    auto* menu = new HotPixelsMenu(this);
    connect(menu, &HotPixelsMenu::chosen, this, [this](double deviations) {
        HeatmapOptions options = m_look.options();
        options.hotPixels = deviations;
        choose(options);
    });
    return menu;
}

QToolButton* HeatmapBar::makeMenuButton()
{
    auto* button = new ChoiceButton(tr("More"));
    button->setText(tr("&More"));
    button->setToolTip(tr("More options for colours, orientation and figure"));
    fillMenu(m_menu);
    button->setMenu(m_menu);
    return button;
}

void HeatmapBar::fillMenu(QMenu* menu)
{
    menu->setToolTipsVisible(true);
    QAction* all = menu->addAction(tr("Show &All"), this, &HeatmapBar::showAllWanted);
    all->setToolTip(tr("Show the whole plane (Home)"));
    menu->addSeparator();
    menu->addActions({m_histogram, m_inverted, m_contours});
    m_contourLevels = menu->addAction(tr("Contour &Levels…"), this, &HeatmapBar::askForContours);
    m_contourLevels->setToolTip(tr("Choose the values and the colour of contours"));
    menu->addMenu(m_hotPixels);
    menu->addSeparator();
    menu->addMenu(m_aspect);
    menu->addActions({m_flippedColumns, m_flippedRows});
    QAction* turned = menu->addAction(tr("Rotate Clock&wise"), this, &HeatmapBar::turn);
    turned->setToolTip(tr("Rotate by 90 degrees; also swaps rows and columns in the table"));
    QAction* transposed = menu->addAction(tr("T&ranspose"), this, &HeatmapBar::transposeWanted);
    transposed->setToolTip(tr("Swap rows and columns, also in the table"));
    menu->addSeparator();
    QAction* save = menu->addAction(tr("&Save Figure…"), this, &HeatmapBar::saveWanted);
    save->setToolTip(tr("Save as PNG, SVG or PDF, with axes and colour scale"));
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

void HeatmapBar::setDistribution(const ValueDistribution& distribution)
{
    m_range->setDistribution(distribution);
}

void HeatmapBar::fixRange(const ValueRange& range)
{
    m_range->fix(range);
}

void HeatmapBar::offer(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->count() - 1, button); // before the room that is left
}

void HeatmapBar::offerNoHistogram()
{
    m_histogram->setVisible(false);
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
    const ColorMap& map = m_look.drawsChannels() ? *options.map : *m_look.drawnOptions().map;
    m_range->setTexts(ValueText(m_look.source()->dtype()));
    m_range->restore(options.range);
    m_range->setOfArray(m_look.isOfArray(m_look.seen()));
    m_scale->setScale(options.scale);
    showColorMap(*m_mapBox, map);
    m_inverted->setChecked(isInverted(map));
    m_contours->setChecked(m_look.contours().isOn);
    m_hotPixels->showChoice(options.hotPixels);
    m_flippedColumns->setChecked(m_look.flips().columns);
    m_flippedRows->setChecked(m_look.flips().rows);
    m_aspect->showChoice(
        m_look.aspect(),
        m_look.knowsSpacing()
            ? QString()
            : tr("The metadata of this file does not specify the spacing of this plane"));
    enableControls();
}

// The colours of labels have neither scale nor range. Those of channels have no map to choose, nor
// a range of the array.
void HeatmapBar::enableControls()
{
    const bool hasChannels = m_look.drawsChannels();
    const bool hasScale = hasChannels || !m_look.options().map->isPalette();
    m_scale->setEnabled(hasScale);
    m_range->setEnabled(hasScale);
    m_range->setHasArray(!hasChannels);
    m_mapBox->setEnabled(!hasChannels);
    m_inverted->setEnabled(!hasChannels);
    const ColorMap& map = *m_look.drawnOptions().map;
    const bool hasOrder = !hasChannels && !map.isPalette() && !map.isCyclic();
    m_contours->setEnabled(hasOrder);
    m_contourLevels->setEnabled(hasOrder);
    m_hotPixels->setEnabled(hasOrder);
}

void HeatmapBar::chooseMap()
{
    const ColorMap& map = colorMapIn(*m_mapBox);
    const ColorMap& wanted = m_inverted->isChecked() ? inverseOf(map) : map;
    if (&wanted == m_look.drawnOptions().map && m_look.isMapChosen())
        return;
    m_look.chooseMap(wanted);
    emit chosen();
}

void HeatmapBar::chooseFlips()
{
    m_look.setFlips(PlaneFlips{m_flippedColumns->isChecked(), m_flippedRows->isChecked()});
    emit chosen();
}

void HeatmapBar::chooseContours(const ContourChoice& contours)
{
    m_look.setContours(contours);
    emit chosen();
}

// Whoever chooses levels wants to see them.
void HeatmapBar::askForContours()
{
    ContourChoice contours = m_look.contours();
    contours.isOn = true;
    chooseContours(contours);
    auto* dialog = new ContourDialog(contours, ValueText(m_look.source()->dtype()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ContourDialog::chosen, this,
            [this, dialog] { chooseContours(dialog->choice()); });
    dialog->show();
}

void HeatmapBar::choose(const HeatmapOptions& options)
{
    if (options == m_look.options())
        return;
    m_look.setOptions(options);
    emit chosen();
}

} // namespace bloscope
