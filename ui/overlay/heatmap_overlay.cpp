#include "ui/overlay/heatmap_overlay.h"

#include "ui/controls/open_dialog.h"
#include "ui/overlay/label_file.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/overlay/overlay_layer.h"
#include "ui/overlay/overlay_source.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/text/error_text.h"

#include <QFileInfo>

namespace bloscope {

HeatmapOverlay::HeatmapOverlay(const Document& document, PlanePane& pane, Scheduler& scheduler,
                               QObject* parent)
    : QObject(parent),
      m_document(document),
      m_pane(pane),
      m_scheduler(scheduler),
      m_layer(*new OverlayLayer(pane.plot())),
      m_loader(new PictureLoader(scheduler, this)),
      m_pointed(new PointedCell(scheduler, this)),
      m_bar(new OverlayBar),
      m_menu(std::make_unique<QMenu>(tr("&Overlay"))),
      m_switch(new QAction(tr("&Show Overlay"), this))
{
    m_menu->setToolTipsVisible(true);
    m_switch->setCheckable(true);
    m_switch->setEnabled(false);
    m_switch->setShortcut(Qt::Key_O);
    m_switch->setShortcutContext(Qt::WidgetShortcut);
    connectParts();
}

HeatmapOverlay::~HeatmapOverlay() = default;

void HeatmapOverlay::connectParts()
{
    connect(&m_pane, &PlanePane::asked, this, &HeatmapOverlay::refresh);
    connect(m_loader, &PictureLoader::arrived, this, &HeatmapOverlay::showPicture);
    connect(m_loader, &PictureLoader::failed, this, [this](const Error& error) {
        m_bar->tell(errorSentence(tr("%1 cannot be drawn").arg(m_overlay->address.name()), error));
    });
    connect(m_pointed, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText) {
                m_pointedCell = cell;
                m_pointedText = exactText;
                if (m_overlay)
                    emit textChanged();
            });
    connect(m_menu.get(), &QMenu::aboutToShow, this, &HeatmapOverlay::fillMenu);
    connect(m_bar, &OverlayBar::offerTaken, this, [this] { show(OpenRequest::of(m_labelFile)); });
    connect(m_bar, &OverlayBar::removeWanted, this, &HeatmapOverlay::remove);
    connect(m_bar, &OverlayBar::switched, this, &HeatmapOverlay::switchTo);
    connect(m_switch, &QAction::toggled, m_bar, &OverlayBar::setOn);
    connect(m_bar, &OverlayBar::lookChanged, this, [this] {
        m_layer.setLook(m_bar->look());
        refresh();
        emit drawnChanged();
        emit legendChanged();
    });
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
        action->setChecked(m_overlay && m_overlay->address == request.address);
    };
    if (!m_labelFile.isEmpty())
        add(QFileInfo(m_labelFile).fileName(), OpenRequest::of(m_labelFile));
    for (const OpenArray& array : m_document.others())
        if (canLieOver(array.shape, m_document.array()->shape()) &&
            array.request.address.path != m_labelFile)
            add(array.request.address.name(), array.request);
    m_menu->addSeparator();
    m_menu->addAction(tr("&Choose File…"), this, &HeatmapOverlay::chooseFile);
    m_menu->addAction(m_switch);
    m_menu->addAction(tr("&Remove Overlay"), this, &HeatmapOverlay::remove)
        ->setEnabled(m_overlay.has_value());
}

void HeatmapOverlay::chooseFile()
{
    QFileDialog* dialog = newOpenDialog(QFileInfo(m_document.path()).path(), m_bar->window());
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setWindowTitle(tr("Choose Overlay"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { show(OpenRequest::of(path)); });
    dialog->open();
}

void HeatmapOverlay::lookForLabels()
{
    const bool isPartOfFile = m_document.name() != QFileInfo(m_document.path()).fileName();
    if (m_hasLooked || isPartOfFile)
        return;
    m_hasLooked = true;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [path = m_document.path()](std::stop_token) { return labelFileBeside(path); },
        [this](const std::optional<QString>& found) {
            m_labelFile = found.value_or(QString());
            m_bar->offer(QFileInfo(m_labelFile).fileName());
        });
}

void HeatmapOverlay::show(const OpenRequest& request)
{
    m_kept.reset();
    open(request);
}

void HeatmapOverlay::open(const OpenRequest& request)
{
    m_bar->tell({});
    const auto& reader = m_document.reader();
    m_opening = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request, shape = m_document.array()->shape(), reader](std::stop_token) {
            return openOverlay(request, shape, reader->cache(), reader->pool());
        },
        [this, request](Result<OverlayArray> overlay) { arrived(request, std::move(overlay)); });
}

// What cannot lie there leaves everything as it was.
void HeatmapOverlay::arrived(const OpenRequest& request, Result<OverlayArray> overlay)
{
    m_opening.cancel();
    if (overlay) {
        m_request = request;
        return setShown(*std::move(overlay));
    }
    if (m_kept && m_kept->isCarried)
        return;
    m_kept.reset();
    m_bar->tell(errorSentence(tr("%1 cannot lie over this array").arg(request.address.name()),
                              overlay.error()));
}

void HeatmapOverlay::remove()
{
    m_opening.cancel();
    m_kept.reset();
    m_bar->tell({});
    setShown({});
}

void HeatmapOverlay::setShown(std::optional<OverlayArray> overlay)
{
    stop();
    m_overlay = std::move(overlay);
    m_layer.setPicture(nullptr);
    m_switch->setEnabled(m_overlay.has_value());
    m_pointed->setSource(m_overlay ? m_overlay->cells : nullptr);
    m_pointedText.clear();
    emit textChanged();
    if (!m_overlay)
        m_bar->setOverlay({}, {});
    setLegend({});
    if (!m_overlay)
        return emit drawnChanged();
    m_loader->setSource(m_overlay->cells);
    m_bar->setOverlay(m_overlay->address.name(), m_overlay->address.fullName());
    const auto kept = std::exchange(m_kept, std::nullopt);
    chooseLook(kept);
    m_switch->setChecked(!kept || kept->isOn);
    refresh();
    emit drawnChanged();
    emit legendChanged();
}

// As it was kept; or else as before, in colours for what it holds.
void HeatmapOverlay::chooseLook(const std::optional<OverlayViewState>& kept)
{
    OverlayLook look = kept ? kept->look : m_bar->look();
    if (!kept) {
        look.colors = {};
        look.colors.map = findColorMap(m_overlay->holdsLabels() ? "okabe" : "magma");
        look.colors.range.kind = RangeChoice::Kind::MinMax;
    }
    m_bar->setLook(look);
    m_layer.setLook(look);
}

void HeatmapOverlay::switchTo(bool on)
{
    m_switch->setChecked(on);
    m_layer.setVisible(on);
    if (!on)
        setLegend({});
    m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
    refresh();
    emit drawnChanged();
}

std::optional<OverlayArray> HeatmapOverlay::drawn() const
{
    return m_bar->isOn() ? m_overlay : std::nullopt;
}

const OverlayLook& HeatmapOverlay::look() const
{
    return m_bar->look();
}

void HeatmapOverlay::stop()
{
    m_loader->stop();
    m_counting.cancel();
    m_pointed->stop();
}

void HeatmapOverlay::setPlane(const PicturePlane& plane)
{
    m_pointedText.clear();
    m_pointed->setPlane(plane);
}

// What the pane has asked for, of this array.
void HeatmapOverlay::refresh()
{
    if (!m_overlay || !m_bar->isOn() || !m_pane.isVisible())
        return;
    const auto request = overlayRequest(m_pane, *m_overlay, m_bar->look().colors);
    if (!request)
        return;
    m_loader->want(*request, m_layer.picture());
    if (m_layer.picture())
        countLabels(m_layer.picture());
}

void HeatmapOverlay::showPicture(const PicturePtr& picture)
{
    m_layer.setPicture(picture);
    if (m_loader->range())
        m_bar->setRange(*m_loader->range());
    m_bar->tell(picture->counts.damaged == 0
                    ? QString()
                    : tr("Parts of %1 are damaged: nothing is drawn there.")
                          .arg(m_overlay->address.name()));
    countLabels(picture);
}

void HeatmapOverlay::countLabels(const PicturePtr& picture)
{
    if (!picture->options.map->isPalette()) {
        m_counting.cancel();
        return setLegend({});
    }
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [picture, part = m_pane.plot().navigator().cellsInSight()](std::stop_token) {
            return labelsIn(*picture, part);
        },
        [this, map = picture->options.map](const LabelCounts& counts) {
            setLegend(LabelLegend::of(counts, *map, m_overlay ? m_overlay->names : LabelNames()));
        });
}

void HeatmapOverlay::setLegend(const QStringList& legend)
{
    m_legend = legend;
    emit legendChanged();
}

bool HeatmapOverlay::showsLabels() const
{
    return m_overlay && m_bar->isOn() && m_bar->look().colors.map->isPalette();
}

void HeatmapOverlay::pointAt(CellPosition position)
{
    m_pointed->pointAt(position);
}

QString HeatmapOverlay::textAt(CellPosition cell) const
{
    if (!m_overlay || !m_bar->isOn() || m_pointedText.isEmpty() || cell != m_pointedCell)
        return {};
    return m_bar->look().colors.map->isPalette() ? tr("label %1").arg(m_pointedText)
                                                 : tr("overlay %1").arg(m_pointedText);
}

std::optional<OverlayViewState> HeatmapOverlay::state() const
{
    if (m_kept || !m_overlay)
        return m_kept;
    return OverlayViewState{m_request, m_bar->look(), m_bar->isOn()};
}

void HeatmapOverlay::restore(const std::optional<OverlayViewState>& state)
{
    if (!state)
        return;
    m_kept = state;
    open(state->request);
}

} // namespace bloscope
