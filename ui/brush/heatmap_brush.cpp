#include "ui/brush/heatmap_brush.h"

#include "ui/brush/brush_targets.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_legend.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <cmath>
#include <set>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostColors = 256; // that are offered

} // namespace

BrushColors::BrushColors(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

namespace {

// Of labels in sight, of those that have names, and of none.
std::vector<BrushColor> colorsOf(const BrushTarget& target, const LabelCounts& counts)
{
    std::set<std::int64_t> labels{0};
    const LabelNames names = target.names();
    for (const auto& [label, name] : names)
        labels.insert(label);
    if (!counts.isCut && counts.cells.size() <= mostColors)
        for (const auto& [label, cells] : counts.cells)
            labels.insert(label);
    else if (names.empty())
        return {};
    std::vector<BrushColor> colors;
    for (const std::int64_t label : labels)
        colors.push_back({QString::number(label), target.colorOf(static_cast<double>(label))});
    return colors;
}

} // namespace

// There are few of them among labels.
void BrushColors::lookFor(const BrushTarget& target)
{
    const PicturePtr picture = target.picture();
    if (!picture || picture->numbers.numbers.empty() ||
        !(picture->isWhole() || picture->options.map->isPalette()))
        return; // means of several cells are no values
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [picture](std::stop_token) { return labelsIn(*picture, picture->part); },
        [this, &target](const LabelCounts& counts) { emit found(colorsOf(target, counts)); });
}

HeatmapBrush::HeatmapBrush(const HeatmapLook& look, PlanePane& pane, HeatmapOverlay& overlay,
                           ValueChanges& changes, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_overlay(overlay),
      m_targets(new BrushTargets(look, pane, overlay, changes, this)),
      m_pane(pane),
      m_plot(pane.plot()),
      m_action(new QAction(lineIcon(QStringLiteral("brush")), tr("Pa&int"), this)),
      m_bar(new BrushBar),
      m_layer(*new BrushLayer(m_plot)),
      m_strokes(new BrushStrokes(*m_targets, pane, m_layer, this)),
      m_colors(new BrushColors(scheduler, this)),
      m_picked(new PointedCell(pane.shown(), PointedCell::Of::Another, scheduler, this))
{
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_B);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_bar->hide();
    connectParts(changes);
    tellTargets();
}

void HeatmapBrush::connectParts(const ValueChanges& changes)
{
    connect(m_action, &QAction::toggled, this, &HeatmapBrush::switchTo);
    connect(m_colors, &BrushColors::found, m_bar, &BrushBar::offer);
    connect(m_bar, &BrushBar::closed, this, [this] { m_action->setChecked(false); });
    connect(m_bar, &BrushBar::sizeChanged, this, [this] { showBrush(m_pixel); });
    connect(m_bar, &BrushBar::typed, &m_plot, qOverload<>(&QWidget::setFocus));
    connect(m_bar, &BrushBar::targetChosen, this,
            [this](int index) { m_targets->choose(m_targets->possible()[index]); });
    connect(m_targets, &BrushTargets::currentChanged, this, &HeatmapBrush::takeTarget);
    connect(m_targets, &BrushTargets::changed, this, &HeatmapBrush::tellTargets);
    connect(m_targets, &BrushTargets::changed, this, &HeatmapBrush::resumeWhenPossible);
    connect(&m_overlay, &HeatmapOverlay::looked, this, [this] {
        if (std::exchange(m_switchesLater, false))
            m_action->setChecked(true);
        resumeWhenPossible();
    });
    connect(&m_overlay, &HeatmapOverlay::refused, this, [this] { m_resumed.isOn = false; });
    connect(m_targets, &BrushTargets::pictureArrived, this, [this] {
        if (isOn())
            m_colors->lookFor(target());
    });
    connect(m_targets, &BrushTargets::lost, this, [this] { m_action->setChecked(false); });
    connect(m_targets, &BrushTargets::documentWanted, this, &HeatmapBrush::documentWanted);
    connect(&changes, &ValueChanges::editsChanged, this, [this] { setPaintedFile({}); });
    connect(m_strokes, &BrushStrokes::notice, this, &HeatmapBrush::notice);
    connect(m_strokes, &BrushStrokes::cellChecked, this, [this] { showBrush(m_pixel); });
    connect(m_strokes, &BrushStrokes::failed, this, [this](const QString& sentence) {
        if (target().elsewhere()) // where nobody sees what is told
            refuse(sentence);
    });
    connect(m_picked, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText) {
                if (cell.row < 0)
                    return;
                m_bar->setValue(exactText);
                m_picked->pointAt({}); // once: not that of the next plane
            });
    connect(&m_pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what != ShownPlane::What::Plane)
            return;
        end();
        m_strokes->showPainted();
    });
}

void HeatmapBrush::takeTarget()
{
    if (isOn())
        prepare();
    else
        setPaintedFile({});
}

// Where the picture is all that can be painted, nobody has to be told.
void HeatmapBrush::tellTargets()
{
    const QList<BrushTarget*> all = m_targets->possible();
    const bool isOnlyPicture = all.size() == 1 && !all.first()->elsewhere();
    QStringList names;
    for (const BrushTarget* each : all)
        names << each->name();
    m_bar->setTargets(isOnlyPicture ? QStringList() : names,
                      static_cast<int>(all.indexOf(&target())));
    tellEditObstacle();
}

void HeatmapBrush::tellEditObstacle()
{
    const QString why = m_targets->editObstacle();
    m_action->setToolTip(!why.isEmpty() ? why
                         : m_targets->isOnLabels()
                             ? tr("Paint the overlaid labels (B)")
                             : tr("Paint cells with a value, for example to correct labels (B)"));
    if (why.isEmpty())
        return m_bar->setElements(target().dtype(), target().names());
    if (isOn()) {
        m_action->setChecked(false);
        refuse(why);
    }
}

void HeatmapBrush::switchTo(bool on)
{
    m_resumed.isOn = false;
    if (on && switchesLater())
        return;
    if (const QString why = m_targets->editObstacle(); on && !why.isEmpty()) {
        m_action->setChecked(false);
        return refuse(why);
    }
    end();
    m_bar->setPicking(false);
    m_bar->setVisible(on);
    m_layer.setInUse(on);
    m_layer.setBrush({});
    if (!on) {
        m_plot.removeEventFilter(this);
        m_plot.unsetCursor();
        return;
    }
    m_plot.installEventFilter(this);
    m_plot.setCursor(Qt::CrossCursor);
    if (m_plot.isVisible())
        m_plot.setFocus();
    prepare();
}

// The image is not painted unawares where its labels are offered.
bool HeatmapBrush::switchesLater()
{
    if (!m_overlay.isLooking() && !asks())
        return false;
    m_action->setChecked(false);
    if (m_overlay.isLooking())
        m_switchesLater = true;
    else
        ask();
    return true;
}

bool HeatmapBrush::asks() const
{
    return !m_isImageChosen && !m_overlay.offeredLabels().isEmpty();
}

void HeatmapBrush::ask()
{
    if (m_asking && m_asking->isVisible())
        return;
    const QString labels = QFileInfo(m_overlay.offeredLabels()).fileName();
    m_asking = new QMessageBox(QMessageBox::Question, tr("Paint"), tr("What do you want to paint?"),
                               QMessageBox::Cancel, m_plot.window());
    m_asking->setAttribute(Qt::WA_DeleteOnClose);
    m_asking->setTextFormat(Qt::PlainText);
    m_asking->setInformativeText(
        tr("%1 contains labels for this file. You can overlay them on the image and paint them.")
            .arg(labels));
    auto* paint = m_asking->addButton(tr("&Labels: %1").arg(QString(labels).replace('&', "&&")),
                                      QMessageBox::AcceptRole);
    connect(paint, &QAbstractButton::clicked, this, &HeatmapBrush::paintLabels);
    if (m_targets->editObstacle().isEmpty()) {
        auto* image = m_asking->addButton('&' + QString(target().name()).replace('&', "&&"),
                                          QMessageBox::ActionRole);
        connect(image, &QAbstractButton::clicked, this, &HeatmapBrush::paintImage);
    }
    m_asking->setDefaultButton(paint);
    m_asking->open();
}

void HeatmapBrush::paintLabels()
{
    m_resumed = {.isOn = true};
    m_overlay.takeOffer();
}

void HeatmapBrush::paintImage()
{
    m_isImageChosen = true;
    m_action->setChecked(true);
}

Painting HeatmapBrush::painting() const
{
    if (m_resumed.isOn)
        return m_resumed;
    return {isOn(), isOn() && !m_targets->isOnLabels(), m_isImageChosen};
}

void HeatmapBrush::resume(const Painting& painting)
{
    m_isImageChosen = painting.isImageChosen;
    m_resumed = painting;
    if (painting.isOn && painting.isOnImage)
        m_targets->preferImage();
    resumeWhenPossible();
}

void HeatmapBrush::resumeWhenPossible()
{
    if (!m_resumed.isOn || isOn() || m_overlay.isLooking() || asks() ||
        m_resumed.isOnImage == m_targets->isOnLabels() || !m_targets->current().isPossible() ||
        !m_targets->editObstacle().isEmpty())
        return;
    m_action->setChecked(true);
}

void HeatmapBrush::prepare()
{
    target().prepare();
    setPaintedFile(target().elsewhere());
    m_colors->lookFor(target());
}

void HeatmapBrush::setPaintedFile(const std::optional<DocumentAddress>& file)
{
    if (std::exchange(m_paintedFile, file) != file)
        emit paintedFileChanged();
}

void HeatmapBrush::refuse(const QString& why)
{
    if (!m_targets->refuse(why))
        deny(why);
}

void HeatmapBrush::deny(const QString& why)
{
    m_hasDenied = true;
    emit notice(why);
}

bool HeatmapBrush::eventFilter(QObject* plot, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return takePress(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        showBrush(static_cast<QMouseEvent*>(event)->position());
        if (m_strokes->isPainting())
            m_strokes->paintTo(placeOf(m_pixel), shape());
        break; // the plot tells which cell it is
    case QEvent::MouseButtonRelease:
        if (!m_strokes->isPainting())
            break;
        end();
        return true;
    case QEvent::Leave:
        m_layer.setBrush({});
        break;
    case QEvent::ContextMenu: // the right button erases
        return true;
    case QEvent::KeyPress:
        return takeKey(*static_cast<QKeyEvent*>(event));
    default:
        break;
    }
    return QObject::eventFilter(plot, event);
}

bool HeatmapBrush::takePress(const QMouseEvent& event)
{
    const bool isRight = event.button() == Qt::RightButton;
    if (m_strokes->isPainting())
        return true;
    if ((event.button() != Qt::LeftButton && !isRight) || event.modifiers() & Qt::ControlModifier ||
        !m_plot.axisRect()->rect().contains(event.pos()))
        return false;
    if (!isRight && (m_bar->isPicking() || event.modifiers() & Qt::AltModifier))
        pick(event.position());
    else
        begin(event.position(), isRight || event.modifiers() & Qt::ShiftModifier);
    return true;
}

bool HeatmapBrush::takeKey(QKeyEvent& event)
{
    if (event.text() == u"[" || event.text() == u"]")
        m_bar->changeSize(event.text() == u"[" ? -1 : 1);
    else if (event.key() == Qt::Key_Space)
        dab(event.modifiers() & Qt::ShiftModifier);
    else if (event.key() == Qt::Key_Escape)
        m_action->setChecked(false);
    else
        return false;
    return true;
}

PlanePlace HeatmapBrush::placeOf(QPointF pixel) const
{
    return {m_plot.xAxis->pixelToCoord(pixel.x()), m_plot.yAxis->pixelToCoord(pixel.y())};
}

QString HeatmapBrush::editObstacleAt(QPointF pixel) const
{
    const PlanePlace place = placeOf(pixel);
    return m_targets->editObstacleAt({std::llround(place.row), std::llround(place.column)});
}

BrushShape HeatmapBrush::shape() const
{
    const PlanePlace first = placeOf({0, 0});
    const PlanePlace next = placeOf({1, 1}); // one pixel further
    const double rowsPerColumn = (next.row - first.row) / (next.column - first.column);
    return BrushShape::of(m_bar->size(), std::abs(rowsPerColumn));
}

void HeatmapBrush::showBrush(QPointF pixel)
{
    m_pixel = pixel;
    if (!isOn())
        return;
    m_plot.setCursor(editObstacleAt(pixel).isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor);
    m_layer.setBrush(brushAt(brushPlace(placeOf(pixel), shape()), shape(), m_pane.plane().all()));
}

void HeatmapBrush::begin(QPointF pixel, bool erases)
{
    if (const QString why = editObstacleAt(pixel); !why.isEmpty())
        return refuse(why);
    Result<ByteBuffer> element =
        erases ? Result(ByteBuffer(target().dtype().itemsize)) : m_bar->element();
    if (!element)
        return deny(errorSentence(tr("This cannot be painted"), element.error()));
    if (std::exchange(m_hasDenied, false))
        emit notice({}); // no longer true
    setPaintedFile(target().elsewhere());
    m_strokes->begin(*element, erases ? tr("Erase") : tr("Paint %1").arg(m_bar->valueText()),
                     placeOf(pixel));
    m_strokes->paintTo(placeOf(pixel), shape());
    m_layer.layer()->replot();
    if (!erases && m_strokes->isUnseen())
        emit notice(tr("%1 has the same colour as 0: the cells are painted, but look unchanged.")
                        .arg(m_bar->valueText()));
}

void HeatmapBrush::end()
{
    if (!m_strokes->isPainting())
        return;
    m_strokes->end();
    emit chosen();
}

void HeatmapBrush::dab(bool erases)
{
    const auto& mark = m_plot.mark();
    if (m_strokes->isPainting())
        return;
    if (!mark)
        return emit notice(tr("Mark a cell with Shift+Arrow keys first."));
    begin({m_plot.xAxis->coordToPixel(static_cast<double>(mark->column)),
           m_plot.yAxis->coordToPixel(static_cast<double>(mark->row))},
          erases);
    end();
}

void HeatmapBrush::pick(QPointF pixel)
{
    m_bar->setPicking(false);
    m_picked->pointAt({});
    m_picked->setSource(target().source());
    m_picked->pointAt(m_plot.navigator().positionAt(pixel));
}

} // namespace bloscope
