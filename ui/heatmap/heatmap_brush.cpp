#include "ui/heatmap/heatmap_brush.h"

#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <cmath>
#include <utility>

namespace bloscope {

HeatmapBrush::HeatmapBrush(const HeatmapLook& look, PlanePane& pane, const HeatmapOverlay& overlay,
                           ValueChanges& changes, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_targets(new BrushTargets(look, pane, overlay, changes, this)),
      m_pane(pane),
      m_plot(pane.plot()),
      m_action(new QAction(lineIcon(QStringLiteral("brush")), tr("Pa&int"), this)),
      m_bar(new BrushBar),
      m_layer(*new BrushLayer(m_plot)),
      m_strokes(new BrushStrokes(*m_targets, pane, m_layer, this)),
      m_colors(new BrushColors(scheduler, this)),
      m_picked(new PointedCell(scheduler, this))
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
                if (cell.row >= 0)
                    m_bar->setValue(exactText);
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
    tellWhyNot();
}

void HeatmapBrush::tellWhyNot()
{
    const QString why = m_targets->whyNot();
    m_action->setToolTip(!why.isEmpty()            ? why
                         : m_targets->isOnLabels() ? tr("Paint the labels over the picture (B)")
                                                   : tr("Paint cells with a value, as labels are "
                                                        "mended (B)"));
    if (why.isEmpty())
        return m_bar->setElements(target().dtype());
    if (isOn()) {
        m_action->setChecked(false);
        refuse(why);
    }
}

void HeatmapBrush::switchTo(bool on)
{
    if (const QString why = m_targets->whyNot(); on && !why.isEmpty()) {
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
    m_plot.setFocus();
    prepare();
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
        emit notice(why);
}

void HeatmapBrush::takePlane()
{
    end();
    m_strokes->showPainted();
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

QPointF HeatmapBrush::placeOf(QPointF pixel) const
{
    return {m_plot.xAxis->pixelToCoord(pixel.x()), m_plot.yAxis->pixelToCoord(pixel.y())};
}

QString HeatmapBrush::whyNotAt(QPointF pixel) const
{
    const QPointF place = placeOf(pixel);
    return m_targets->whyNotAt({std::llround(place.y()), std::llround(place.x())});
}

BrushShape HeatmapBrush::shape() const
{
    const QPointF cells = placeOf({1, 1}) - placeOf({0, 0}); // of one pixel
    return BrushShape::of(m_bar->size(), std::abs(cells.y() / cells.x()));
}

void HeatmapBrush::showBrush(QPointF pixel)
{
    m_pixel = pixel;
    if (!isOn())
        return;
    m_plot.setCursor(whyNotAt(pixel).isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor);
    m_layer.setBrush(brushAt(brushPlace(placeOf(pixel), shape()), shape(), m_pane.plane().all()));
}

void HeatmapBrush::begin(QPointF pixel, bool erases)
{
    if (const QString why = whyNotAt(pixel); !why.isEmpty())
        return refuse(why);
    Result<ByteBuffer> element =
        erases ? Result(ByteBuffer(target().dtype().itemsize)) : m_bar->element();
    if (!element)
        return emit notice(errorSentence(tr("This cannot be painted"), element.error()));
    setPaintedFile(target().elsewhere());
    m_strokes->begin(*element, erases ? tr("Erase") : tr("Paint %1").arg(m_bar->value().trimmed()),
                     placeOf(pixel));
    m_strokes->paintTo(placeOf(pixel), shape());
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
        return emit notice(tr("Mark a cell first: Shift with the arrow keys."));
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
    m_picked->setPlane(PicturePlane(m_pane.plane().slice()));
    m_picked->pointAt(m_plot.navigator().positionAt(pixel));
}

} // namespace bloscope
