#include "ui/brush/pane_brush.h"

#include "core/plane/cell_runs.h"
#include "core/plane/plane_shape.h"
#include "ui/brush/brush_layer.h"
#include "ui/brush/brush_tools.h"
#include "ui/document/document.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/text/error_text.h"

#include <QKeyEvent>
#include <cmath>
#include <utility>

namespace bloscope {

PaneBrush::PaneBrush(BrushTargets& targets, BrushBar& bar, const PaintedPane& in,
                     Scheduler& scheduler)
    : QObject(&in.pane),
      m_targets(targets),
      m_bar(bar),
      m_in(in),
      m_plot(in.pane.plot()),
      m_layer(new BrushLayer(m_plot)),
      m_strokes(new BrushStrokes(targets, in, *m_layer, this)),
      m_picked(new PointedCell(in.pane.shown(), PointedCell::Of::Another, scheduler, this))
{
    connectParts();
}

void PaneBrush::connectParts()
{
    connect(&m_bar, &BrushBar::sizeChanged, this, &PaneBrush::showBrush);
    connect(&m_bar, &BrushBar::toolChanged, this, [this] {
        forgetLine();
        showBrush();
    });
    connect(m_strokes, &BrushStrokes::notice, this, &PaneBrush::notice);
    connect(m_strokes, &BrushStrokes::cellChecked, this, &PaneBrush::showBrush);
    connect(m_picked, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText) {
                if (cell.row < 0)
                    return;
                m_bar.setValue(exactText);
                m_picked->pointAt({}); // once: not that of the next plane
            });
    const auto arrive = [this](bool isOfLabels) {
        if (isOfLabels != m_targets.isOnLabels())
            return;
        m_strokes->pictureArrived();
        emit pictureArrived();
    };
    connect(&m_in.pane, &PlanePane::arrived, this, [arrive] { arrive(false); });
    connect(&m_in.overlay, &PaneOverlay::arrived, this, [arrive] { arrive(true); });
    connect(&m_in.pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what != ShownPlane::What::Plane)
            return;
        end();
        m_strokes->showPainted();
    });
}

void PaneBrush::setOn(bool on)
{
    end();
    m_isOn = on;
    m_isUnderMouse = false;
    m_layer->setInUse(on);
    m_layer->setBrush({});
    if (on) {
        m_plot.installEventFilter(this);
        m_plot.setCursor(Qt::CrossCursor);
    } else {
        m_plot.removeEventFilter(this);
        m_plot.unsetCursor();
    }
}

PlaneStack PaneBrush::stack() const
{
    const PicturePlane& plane = m_in.pane.plane();
    return {plane, m_depth ? m_depth : usualDepth(plane)};
}

// Cells that are computed from those of the array have no place of their own in it.
bool PaneBrush::showsComputed() const
{
    return m_in.pane.source() != m_targets.image();
}

QString PaneBrush::obstacleAt(CellPosition cell) const
{
    return showsComputed() ? tr("A projection cannot be painted. Turn it off first.")
                           : m_targets.editObstacleAt(m_in.pane.plane(), cell);
}

bool PaneBrush::isBrush() const
{
    return m_bar.tool() == BrushTool::Disc || m_bar.tool() == BrushTool::Ball;
}

bool PaneBrush::isLine() const
{
    return m_bar.tool() == BrushTool::Polygon || m_bar.tool() == BrushTool::Lasso;
}

bool PaneBrush::eventFilter(QObject* plot, QEvent* event)
{
    if (!m_layer)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return takePress(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick:
        if (m_bar.tool() != BrushTool::Polygon || m_line.empty())
            return takePress(*static_cast<QMouseEvent*>(event));
        fillLine(); // of which the first click has set the last corner
        return true;
    case QEvent::MouseMove:
        takeMove(static_cast<QMouseEvent*>(event)->position());
        break; // the plot tells which cell it is
    case QEvent::MouseButtonRelease:
        if (takeRelease())
            return true;
        break;
    case QEvent::Leave:
        m_isUnderMouse = false;
        m_layer->setBrush({});
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

bool PaneBrush::takePress(const QMouseEvent& event)
{
    const bool isRight = event.button() == Qt::RightButton;
    if (m_strokes->isPainting() || m_isDrawing)
        return true;
    if ((event.button() != Qt::LeftButton && !isRight) || event.modifiers() & Qt::ControlModifier ||
        !m_plot.axisRect()->rect().contains(event.pos()))
        return false;
    if (!isRight && (m_bar.isPicking() || event.modifiers() & Qt::AltModifier)) {
        pick(event.position());
        return true;
    }
    useTool(event.position(), isRight || event.modifiers() & Qt::ShiftModifier);
    m_isDrawing = m_bar.tool() == BrushTool::Lasso && !m_line.empty();
    return true;
}

void PaneBrush::takeMove(QPointF pixel)
{
    m_pixel = pixel;
    m_isUnderMouse = true;
    showBrush();
    if (m_strokes->isPainting())
        m_strokes->paintTo(placeOf(pixel), shape());
    if (m_isDrawing)
        addCorner(pixel, m_lineErases);
}

bool PaneBrush::takeRelease()
{
    if (std::exchange(m_isDrawing, false)) {
        fillLine();
        return true;
    }
    if (!m_strokes->isPainting())
        return false;
    end();
    return true;
}

bool PaneBrush::takeKey(const QKeyEvent& event)
{
    constexpr int tools = 6;
    const int digit = event.key() - Qt::Key_1;
    if (event.text() == u"[" || event.text() == u"]")
        m_bar.changeSize(event.text() == u"[" ? -1 : 1);
    else if (digit >= 0 && digit < tools && event.modifiers() == Qt::NoModifier)
        m_bar.setTool(static_cast<BrushTool>(digit));
    else if (event.key() == Qt::Key_Space)
        useAtMark(event.modifiers() & Qt::ShiftModifier);
    else if (takeLineKey(event))
        return true;
    else if (event.key() == Qt::Key_Escape)
        emit closeWanted();
    else
        return false;
    return true;
}

// While a line is drawn.
bool PaneBrush::takeLineKey(const QKeyEvent& event)
{
    if (m_line.empty())
        return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        fillLine();
        return true;
    case Qt::Key_Backspace:
        m_line.pop_back();
        m_layer->setLine(m_line);
        return true;
    case Qt::Key_Escape:
        forgetLine();
        return true;
    default:
        return false;
    }
}

PlanePlace PaneBrush::placeOf(QPointF pixel) const
{
    return {m_plot.xAxis->pixelToCoord(pixel.x()), m_plot.yAxis->pixelToCoord(pixel.y())};
}

QPointF PaneBrush::pixelOf(CellPosition cell) const
{
    return {m_plot.xAxis->coordToPixel(static_cast<double>(cell.column)),
            m_plot.yAxis->coordToPixel(static_cast<double>(cell.row))};
}

BrushShape PaneBrush::shape() const
{
    if (m_bar.tool() == BrushTool::Ball && stack().dimension())
        return BrushShape::ball(m_bar.size(), sidesOfCell());
    const PlanePlace first = placeOf({0, 0});
    const PlanePlace next = placeOf({1, 1}); // one pixel further
    const double rowsPerColumn = (next.row - first.row) / (next.column - first.column);
    return BrushShape::of(m_bar.size(), std::abs(rowsPerColumn));
}

// Zero where they are not known.
BrushShape::Sides PaneBrush::sidesOfCell() const
{
    const std::vector<double> spacing = m_targets.document().geometry()->spacing();
    const PlaneStack planes = stack();
    const Slice& slice = planes.plane().slice();
    const auto along = [&](std::optional<std::size_t> dimension, bool isStepped) {
        if (!dimension || spacing.empty())
            return 0.0;
        return spacing[*dimension] *
               (isStepped ? static_cast<double>(std::abs(slice[*dimension].step)) : 1.0);
    };
    return {along(planes.plane().columnDimension(), true),
            along(planes.plane().rowDimension(), true), along(planes.dimension(), false)};
}

double PaneBrush::rowsPerColumn() const
{
    return trueHeight(m_in.pane.plane(), m_targets.document().geometry()->spacing()).value_or(1);
}

void PaneBrush::showBrush()
{
    if (!m_isOn || !m_isUnderMouse)
        return;
    const PlanePlace place = placeOf(m_pixel);
    const QString why = obstacleAt({std::llround(place.row), std::llround(place.column)});
    m_plot.setCursor(why.isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor);
    CellRect seen = m_plot.navigator().cellsInSight();
    seen = {seen.row - 1, seen.column - 1, seen.rows + 2, seen.columns + 2};
    const BrushShape brush = shape();
    m_layer->setBrush(isBrush() ? brushAt(brushPlace(place, brush), brush,
                                          intersected(m_in.pane.plane().all(), seen))
                                : CellRuns());
}

void PaneBrush::useTool(QPointF pixel, bool erases)
{
    if (isBrush())
        return paint(pixel, erases);
    if (isLine())
        return addCorner(pixel, m_line.empty() ? erases : m_lineErases);
    const CellPosition cell = m_plot.navigator().positionAt(pixel);
    if (showsComputed())
        emit denied(obstacleAt(cell));
    else if (cell.row >= 0)
        emit fillWanted(cell, erases);
}

bool PaneBrush::begin(QPointF pixel, bool erases)
{
    const PlanePlace place = placeOf(pixel);
    const QString why = obstacleAt({std::llround(place.row), std::llround(place.column)});
    if (!why.isEmpty()) {
        showsComputed() ? emit denied(why) : emit refused(why);
        return false;
    }
    const Result<BrushPaint> paint = chosenPaint(m_targets, m_bar, erases);
    if (!paint) {
        emit denied(errorSentence(tr("This cannot be painted"), paint.error()));
        return false;
    }
    emit began();
    m_strokes->begin(*paint, erases ? tr("Erase") : tr("Paint %1").arg(m_bar.valueText()), stack());
    return m_strokes->isPainting();
}

void PaneBrush::paint(QPointF pixel, bool erases)
{
    if (!begin(pixel, erases))
        return;
    m_strokes->paintTo(placeOf(pixel), shape());
    m_layer->layer()->replot();
    if (!erases && m_strokes->isUnseen())
        emit notice(tr("%1 has the same colour as 0: the cells are painted, but look unchanged.")
                        .arg(m_bar.valueText()));
}

void PaneBrush::addCorner(QPointF pixel, bool erases)
{
    m_lineErases = erases;
    m_line.push_back(placeOf(pixel));
    m_layer->setLine(m_line);
}

void PaneBrush::fillLine()
{
    const std::vector<PlanePlace> line = std::exchange(m_line, {});
    forgetLine();
    const CellRuns cells = cellsInside(line, Inside::Surrounded, m_in.pane.plane().all());
    if (cells.isEmpty())
        return emit notice(tr("The line does not surround the middle of any cell."));
    const auto& [row, runs] = *cells.rows().begin();
    if (!begin(pixelOf({row, runs.front().begin}), m_lineErases))
        return;
    m_strokes->paint(cells);
    end();
}

void PaneBrush::forgetLine()
{
    m_line.clear();
    m_isDrawing = false;
    m_layer->setLine({});
}

void PaneBrush::end()
{
    forgetLine();
    if (!m_strokes->isPainting())
        return;
    m_strokes->end();
    emit ended();
}

void PaneBrush::useAtMark(bool erases)
{
    const auto& mark = m_plot.mark();
    if (m_strokes->isPainting() || m_isDrawing)
        return;
    if (!mark)
        return emit notice(tr("Mark a cell with Shift+Arrow keys first."));
    useTool(pixelOf(*mark), erases);
    if (isBrush())
        end();
}

void PaneBrush::pick(QPointF pixel)
{
    m_bar.setPicking(false);
    m_picked->pointAt({});
    m_picked->setSource(target().source());
    m_picked->pointAt(m_plot.navigator().positionAt(pixel));
}

} // namespace bloscope
