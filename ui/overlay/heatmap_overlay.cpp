#include "ui/overlay/heatmap_overlay.h"

#include "core/plane/value_scale.h"
#include "ui/controls/open_dialog.h"
#include "ui/document/label_look_book.h"
#include "ui/overlay/label_file.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/text/error_text.h"

#include <QFileInfo>
#include <utility>

namespace bloscope {

namespace {

constexpr int blinkMs = 600; // that each of two pictures is seen

}

HeatmapOverlay::HeatmapOverlay(const Document& below, PlanePane& pane, Scheduler& scheduler,
                               QObject* parent)
    : QObject(parent),
      m_below(below),
      m_pane(pane),
      m_scheduler(scheduler),
      m_document(new OverlayDocument(below, scheduler, this)),
      m_drawing(new PaneOverlay(pane, scheduler, this)),
      m_pointed(new PointedCell(pane.shown(), PointedCell::Of::Another, scheduler, this)),
      m_labels(new LabelsInSight(scheduler, this)),
      m_bar(new OverlayBar),
      m_menu(std::make_unique<QMenu>(tr("&Overlay"))),
      m_switch(new QAction(tr("&Show Overlay"), this)),
      m_blink(new QAction(tr("&Blink"), this))
{
    m_menu->setToolTipsVisible(true);
    m_switch->setCheckable(true);
    m_switch->setEnabled(false);
    m_switch->setShortcut(Qt::Key_O);
    m_switch->setShortcutContext(Qt::WidgetShortcut);
    m_blink->setCheckable(true);
    m_blink->setEnabled(false);
    m_blink->setShortcut(Qt::SHIFT | Qt::Key_O);
    m_blink->setShortcutContext(Qt::WidgetShortcut);
    m_blink->setToolTip(tr("Shows and hides the overlay by turns, to compare both pictures"));
    pane.plot().addAction(m_blink);
    m_blinking.setInterval(blinkMs);
    connectParts();
}

HeatmapOverlay::~HeatmapOverlay() = default;

void HeatmapOverlay::connectParts()
{
    connect(m_document, &OverlayDocument::opened, this, &HeatmapOverlay::showArray);
    connect(m_document, &OverlayDocument::failed, this, &HeatmapOverlay::tellFailure);
    connect(m_document, &OverlayDocument::cellsChanged, this, &HeatmapOverlay::showValues);
    connect(m_document, &OverlayDocument::namesChanged, this, &HeatmapOverlay::countLabels);
    connect(&m_pane, &PlanePane::asked, this, &HeatmapOverlay::countLabels);
    connect(m_drawing, &PaneOverlay::arrived, this, &HeatmapOverlay::pictureArrived);
    connect(m_drawing, &PaneOverlay::failed, this, [this](const Error& error) {
        m_bar->tell(errorSentence(tr("%1 cannot be drawn").arg(array()->address.name()), error));
    });
    connect(m_pointed, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText) {
                m_pointedCell = cell;
                m_pointedText = exactText;
                if (array())
                    emit textChanged();
            });
    connect(&m_pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Plane)
            m_pointedText.clear();
    });
    connect(m_labels, &LabelsInSight::legendChanged, this, &HeatmapOverlay::legendChanged);
    connect(m_menu.get(), &QMenu::aboutToShow, this, &HeatmapOverlay::fillMenu);
    connect(m_bar, &OverlayBar::offerTaken, this, &HeatmapOverlay::takeOffer);
    connect(m_bar, &OverlayBar::removeWanted, this, &HeatmapOverlay::remove);
    connect(m_bar, &OverlayBar::switched, this, &HeatmapOverlay::switchTo);
    connect(m_switch, &QAction::toggled, m_bar, &OverlayBar::setOn);
    connect(m_blink, &QAction::toggled, this, &HeatmapOverlay::blink);
    connect(&m_blinking, &QTimer::timeout, this, [this] {
        m_isBlinkedAway = !m_isBlinkedAway;
        showDrawing();
    });
    connect(m_bar, &OverlayBar::lookChanged, this, &HeatmapOverlay::showLook);
    connect(m_document, &OverlayDocument::looksChanged, this, &HeatmapOverlay::showLook);
}

// As the bar has it, and the labels as they are drawn everywhere.
void HeatmapOverlay::takeLook()
{
    m_look = m_bar->look();
    m_look.colors.labels = m_look.colors.map->isPalette() ? m_document->looks() : nullptr;
}

void HeatmapOverlay::showLook()
{
    takeLook();
    m_drawing->setLook(m_look);
    countLabels();
    emit drawnChanged();
    emit legendChanged();
}

void HeatmapOverlay::fillMenu()
{
    m_menu->clear();
    const auto add = [this](const QString& text, const OpenRequest& request) {
        QString name = text;
        QAction* action = m_menu->addAction(name.replace('&', QStringLiteral("&&")), this,
                                            [this, request] { show(request); });
        action->setToolTip(request.address.fullName());
        action->setCheckable(true);
        action->setChecked(array() && array()->address == request.address);
    };
    if (!m_labelFile.isEmpty())
        add(QFileInfo(m_labelFile).fileName(), OpenRequest::of(m_labelFile));
    for (const OpenArray& array : m_document->candidates())
        if (array.request.address.path != m_labelFile)
            add(array.request.address.name(), array.request);
    m_menu->addSeparator();
    m_menu->addAction(tr("&Choose File…"), this, &HeatmapOverlay::chooseFile);
    m_menu->addActions({m_switch, m_blink});
    m_menu->addAction(tr("&Remove Overlay"), this, &HeatmapOverlay::remove)
        ->setEnabled(array().has_value());
}

void HeatmapOverlay::chooseFile()
{
    QFileDialog* dialog = newOpenDialog(m_below.address().folder(), m_bar->window());
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setWindowTitle(tr("Choose Overlay"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { show(OpenRequest::of(path)); });
    dialog->open();
}

// Beside it; parts of files have none.
bool HeatmapOverlay::canHaveLabels() const
{
    return m_below.name() == QFileInfo(m_below.path()).fileName();
}

void HeatmapOverlay::lookForLabels()
{
    if (m_hasLooked || !canHaveLabels())
        return;
    m_hasLooked = true;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path = m_below.path()](std::stop_token) { return labelFileBeside(path); },
        [this](const std::optional<QString>& found) {
            m_looking.cancel();
            m_labelFile = found.value_or(QString());
            m_bar->offer(QFileInfo(m_labelFile).fileName());
            emit looked();
        });
}

void HeatmapOverlay::takeOffer()
{
    show(OpenRequest::of(m_labelFile));
}

void HeatmapOverlay::show(const OpenRequest& request)
{
    m_kept.reset();
    open(request);
}

void HeatmapOverlay::showOutlines(const OpenRequest& request)
{
    OverlayViewState state{request, m_bar->look(), true};
    state.look.drawing = OverlayLook::Drawing::Outlines;
    const bool isInOkabe = m_pane.request().options.map == findColorMap("okabe");
    state.look.colors = {findColorMap(isInOkabe ? "labels" : "okabe")};
    restore(state);
}

void HeatmapOverlay::open(const OpenRequest& request)
{
    m_bar->tell({});
    m_document->open(request);
}

void HeatmapOverlay::tellFailure(const OpenRequest& request, const Error& error)
{
    if (m_kept && m_kept->isCarried)
        return;
    m_kept.reset();
    m_bar->tell(errorSentence(tr("%1 cannot be overlaid on this array").arg(request.address.name()),
                              error));
    emit refused();
}

void HeatmapOverlay::remove()
{
    m_kept.reset();
    m_bar->tell({});
    m_document->close();
    showArray();
}

void HeatmapOverlay::showArray()
{
    stop();
    m_drawing->show({}, m_look);
    for (QAction* action : {m_switch, m_blink})
        action->setEnabled(array().has_value());
    m_pointed->setSource(array() ? array()->cells : nullptr);
    m_pointedText.clear();
    emit textChanged();
    m_labels->clear();
    const DocumentAddress address = array() ? array()->address : DocumentAddress();
    m_bar->setOverlay(address.name(), address.fullName());
    if (array()) {
        m_bar->setElements(array()->cells->dtype());
        const auto kept = std::exchange(m_kept, std::nullopt);
        // Of the file before, or of an earlier run.
        if (kept && kept->look.colors.labels && !m_document->looks())
            labelLookBookOf(m_below).take(array()->address, *kept->look.colors.labels);
        chooseLook(kept);
        takeLook();
        m_switch->setChecked(!kept || kept->isOn);
        showDrawing();
        m_drawing->show(array(), m_look);
    }
    emit drawnChanged();
    emit shownChanged();
    emit legendChanged();
}

// They were edited, or the file was read again.
void HeatmapOverlay::showValues()
{
    m_pointed->setSource(array()->cells);
    m_drawing->show(array(), m_look);
    emit drawnChanged();
}

// As it was kept; or else as before, in colours for what it holds.
void HeatmapOverlay::chooseLook(const std::optional<OverlayViewState>& kept)
{
    OverlayLook look = kept ? kept->look : m_bar->look();
    look.colors.labels.reset();
    if (!kept) {
        look.colors = {};
        look.colors.map = findColorMap(array()->holdsLabels() ? "okabe" : "magma");
        look.colors.range.kind = RangeChoice::Kind::MinMax;
    }
    m_bar->setLook(look);
}

void HeatmapOverlay::switchTo(bool on)
{
    m_switch->setChecked(on);
    showDrawing();
    if (!isDrawn())
        m_labels->clear();
    emit drawnChanged();
    emit shownChanged();
    emit legendChanged();
}

// Or not, while it is hidden, suspended or blinked away.
void HeatmapOverlay::showDrawing()
{
    m_drawing->setVisible(isDrawn() && !m_isBlinkedAway);
}

// The picture below keeps its colours meanwhile, and the labels their legend.
void HeatmapOverlay::blink(bool blinks)
{
    if (blinks)
        return m_blinking.start();
    m_blinking.stop();
    m_isBlinkedAway = false;
    showDrawing();
}

void HeatmapOverlay::setSuspended(bool suspended)
{
    if (std::exchange(m_isSuspended, suspended) == suspended || !array())
        return;
    showDrawing();
    m_labels->clear();
    countLabels();
    emit textChanged();
    emit legendChanged();
}

bool HeatmapOverlay::isHidden() const
{
    return !m_bar->isOn();
}

std::optional<OverlayArray> HeatmapOverlay::drawn() const
{
    return isHidden() ? std::nullopt : array();
}

QRgb HeatmapOverlay::colorOf(double number) const
{
    const HeatmapOptions& colors = look().colors;
    if (colors.map->isPalette())
        return labelColor(*colors.map, colors.labels.get(), number);
    const auto& range = m_drawing->range();
    return colors.map->at(range ? ScalePosition(*range, colors.scale).of(number) : 0);
}

void HeatmapOverlay::stop()
{
    m_blink->setChecked(false);
    m_drawing->stop();
    m_labels->stop();
    m_pointed->stop();
}

void HeatmapOverlay::pictureArrived(const PicturePtr& picture)
{
    if (m_drawing->range())
        m_bar->setRange(*m_drawing->range());
    m_bar->tell(picture->counts.damaged == 0
                    ? QString()
                    : tr("Parts of %1 are damaged and not drawn.").arg(array()->address.name()));
    countLabels();
}

// In what is in sight of the picture.
void HeatmapOverlay::countLabels()
{
    const PicturePtr& picture = m_drawing->picture();
    if (!picture || !isDrawn())
        return;
    if (picture->options.map->isPalette() && m_look.colors.map->isPalette())
        m_labels->count({{picture, m_pane.plot().navigator().cellsInSight()}}, m_look.colors,
                        array() ? array()->names : LabelNames());
    else
        m_labels->clear();
}

bool HeatmapOverlay::showsLabels() const
{
    return array() && !isHidden() && look().colors.map->isPalette();
}

void HeatmapOverlay::pointAt(CellPosition position)
{
    m_pointed->pointAt(position);
}

QString HeatmapOverlay::textAt(CellPosition cell) const
{
    if (!isDrawn() || m_pointedText.isEmpty() || cell != m_pointedCell)
        return {};
    if (!look().colors.map->isPalette())
        return tr("overlay %1").arg(m_pointedText);
    const QString named = namedLabel(m_pointedText, array()->names);
    return named.isEmpty() ? tr("label %1").arg(m_pointedText) : named;
}

std::optional<OverlayViewState> HeatmapOverlay::state() const
{
    if (m_kept || !array())
        return m_kept;
    return OverlayViewState{m_document->request(), look(), !isHidden()};
}

void HeatmapOverlay::restore(const std::optional<OverlayViewState>& state)
{
    if (!state)
        return;
    m_kept = state;
    open(state->request);
}

} // namespace bloscope
