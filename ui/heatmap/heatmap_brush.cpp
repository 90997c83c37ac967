#include "ui/heatmap/heatmap_brush.h"

#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <cmath>

namespace bloscope {

HeatmapBrush::HeatmapBrush(HeatmapLook& look, PlanePane& pane, const HeatmapOverlay& overlay,
                           ValueChanges& changes, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_look(look),
      m_pane(pane),
      m_plot(pane.plot()),
      m_changes(changes),
      m_ability(look, pane, overlay, changes),
      m_action(new QAction(lineIcon(QStringLiteral("brush")), tr("Pa&int"), this)),
      m_bar(new BrushBar),
      m_layer(*new BrushLayer(m_plot)),
      m_colors(new BrushColors(look, m_plot, scheduler, this)),
      m_picked(new PointedCell(scheduler, this))
{
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_B);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_bar->hide();
    tellWhyNot();
    connectParts();
}

void HeatmapBrush::connectParts()
{
    connect(m_action, &QAction::toggled, this, &HeatmapBrush::switchTo);
    connect(m_colors, &BrushColors::found, m_bar, &BrushBar::offer);
    connect(m_bar, &BrushBar::closed, this, [this] { m_action->setChecked(false); });
    connect(m_bar, &BrushBar::sizeChanged, this, [this] { showBrush(m_pixel); });
    connect(m_bar, &BrushBar::typed, &m_plot, qOverload<>(&QWidget::setFocus));
    connect(&m_look, &HeatmapLook::changed, this, &HeatmapBrush::tellWhyNot);
    connect(&m_changes, &ValueChanges::abilityChanged, this, &HeatmapBrush::tellWhyNot);
    connect(&m_changes, &ValueChanges::cellChecked, this, [this] { showBrush(m_pixel); });
    connect(&m_changes, &ValueChanges::changed, this, &HeatmapBrush::changeEnded);
    connect(&m_changes, &ValueChanges::failed, this, &HeatmapBrush::forget);
    connect(&m_changes, &ValueChanges::ended, this, [this] {
        if (!m_written.empty() && !m_written.back().isInValues)
            forget(); // it was cancelled
    });
    connect(&m_pane, &PlanePane::arrived, this, &HeatmapBrush::pictureArrived);
    connect(m_picked, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText) {
                if (cell.row >= 0)
                    m_bar->setValue(exactText);
            });
}

const DType& HeatmapBrush::elements() const
{
    return m_look.source()->dtype();
}

void HeatmapBrush::tellWhyNot()
{
    const QString why = m_ability.whyNot();
    m_action->setToolTip(why.isEmpty() ? tr("Paint cells with a value, as labels are mended (B)")
                                       : why);
    if (isOn() && !why.isEmpty())
        m_action->setChecked(false);
    if (why.isEmpty())
        m_bar->setElements(elements());
}

void HeatmapBrush::switchTo(bool on)
{
    if (const QString why = m_ability.whyNot(); on && !why.isEmpty()) {
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
    m_colors->lookFor(m_plot.sharedPicture());
}

void HeatmapBrush::refuse(const QString& why)
{
    if (!m_ability.refuse(why))
        emit notice(why);
}

void HeatmapBrush::takePlane()
{
    end();
    showPainted();
}

bool HeatmapBrush::eventFilter(QObject* plot, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return takePress(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        showBrush(static_cast<QMouseEvent*>(event)->position());
        if (m_stroke)
            paintTo(placeOf(m_pixel));
        break; // the plot tells which cell it is
    case QEvent::MouseButtonRelease:
        if (!m_stroke)
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
    if (m_stroke)
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
    return m_ability.whyNotAt({std::llround(place.y()), std::llround(place.x())});
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
        erases ? Result(ByteBuffer(elements().itemsize)) : m_bar->element();
    if (!element)
        return emit notice(errorSentence(tr("This cannot be painted"), element.error()));
    m_stroke = Stroke{*std::move(element),
                      erases ? tr("Erase") : tr("Paint %1").arg(m_bar->value().trimmed()),
                      QStringLiteral("brush %1").arg(++m_strokes),
                      {},
                      placeOf(pixel)};
    m_stroke->color = m_colors->of(m_stroke->element);
    paintTo(m_stroke->place);
}

void HeatmapBrush::paintTo(QPointF place)
{
    if (!m_painted)
        m_painted =
            std::make_shared<PaintedCells>(PaintedCells{m_pane.plane(), {}, m_stroke->color});
    m_painted->cells.add(brushAlong(m_stroke->place, place, shape(), m_pane.plane().all()));
    m_stroke->place = place;
    showPainted();
    m_layer.layer()->replot();
    if (m_written.empty() || m_written.back().isInValues)
        write(); // otherwise all that gathers until then is written together
}

void HeatmapBrush::end()
{
    if (!m_stroke)
        return;
    write();
    m_stroke.reset();
    emit chosen();
}

void HeatmapBrush::dab(bool erases)
{
    const auto& mark = m_plot.mark();
    if (m_stroke)
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
    m_picked->setSource(m_pane.source());
    m_picked->setPlane(m_pane.plane());
    m_picked->pointAt(m_plot.navigator().positionAt(pixel));
}

void HeatmapBrush::write()
{
    const std::shared_ptr<const PaintedCells> cells = std::move(m_painted);
    m_painted.reset();
    if (!cells || cells->cells.isEmpty())
        return;
    const auto leaf = leafOf(m_look.part());
    const ElementBytes part{leaf ? leaf->offset : 0, elements().itemsize};
    const auto outcome = std::make_shared<PaintingOutcome>();
    m_written.push_back({cells, outcome});
    m_changes.change(m_stroke->name, paintingOf(cells, part, m_stroke->element, outcome),
                     m_stroke->mergeKey);
}

// The document shows the values with it by now; the picture will.
void HeatmapBrush::changeEnded()
{
    for (Written& written : m_written) {
        if (written.isInValues || !written.outcome->isWritten)
            continue;
        written.isInValues = true;
        if (const auto& leftOut = written.outcome->leftOut)
            emit notice(errorSentence(tr("Some cells cannot be painted"), *leftOut));
    }
    const bool isBusy = !m_written.empty() && !m_written.back().isInValues;
    if (m_stroke && m_painted && !isBusy)
        write();
}

void HeatmapBrush::forget()
{
    m_stroke.reset();
    m_painted.reset();
    m_written.clear();
    showPainted();
    m_layer.layer()->replot();
}

void HeatmapBrush::pictureArrived(const PicturePtr& picture)
{
    if (!m_pane.isReadingDetail())
        std::erase_if(m_written, [](const Written& written) { return written.isInValues; });
    showPainted(); // together with the picture, which is about to be drawn
    if (isOn())
        m_colors->lookFor(picture);
}

void HeatmapBrush::showPainted()
{
    std::vector<std::shared_ptr<const PaintedCells>> painted;
    for (const Written& written : m_written)
        painted.push_back(written.cells);
    if (m_painted)
        painted.push_back(m_painted);
    m_layer.setPainted(std::move(painted));
}

} // namespace bloscope
