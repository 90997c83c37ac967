#include "ui/chunks/chunk_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

namespace bloscope {

namespace {

constexpr double largestCell = 40; // pixels
constexpr double leastForLines = 6;
constexpr double mostElongated = 6; // of a map with square cells
constexpr int margin = 3;           // for the frame of the chosen cell

} // namespace

ChunkMap::ChunkMap(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chunk map"));
}

void ChunkMap::setImage(const QImage& image)
{
    m_image = image;
    update();
}

void ChunkMap::setCurrent(std::optional<Position> cell)
{
    m_current = cell;
    update();
}

// Square, unless that made a line of the map.
QSizeF ChunkMap::cellSize() const
{
    if (m_image.isNull())
        return {};
    const double width = static_cast<double>(this->width() - 2 * margin) / m_image.width();
    const double height = static_cast<double>(this->height() - 2 * margin) / m_image.height();
    const double side = std::min({width, height, largestCell});
    const bool isElongated = m_image.width() > mostElongated * m_image.height() ||
                             m_image.height() > mostElongated * m_image.width();
    return isElongated ? QSizeF(std::min(width, largestCell), std::min(height, largestCell))
                       : QSizeF(side, side);
}

QRectF ChunkMap::rectOf(Position cell) const
{
    const QSizeF size = cellSize();
    return {margin + static_cast<double>(cell.column) * size.width(),
            margin + static_cast<double>(cell.row) * size.height(), size.width(), size.height()};
}

std::optional<ChunkMap::Position> ChunkMap::cellAt(QPointF point) const
{
    const QSizeF size = cellSize();
    if (size.isEmpty() || point.x() < margin || point.y() < margin)
        return {};
    const Position cell{static_cast<std::int64_t>((point.y() - margin) / size.height()),
                        static_cast<std::int64_t>((point.x() - margin) / size.width())};
    const bool isInside = cell.row < m_image.height() && cell.column < m_image.width();
    return isInside ? std::optional(cell) : std::nullopt;
}

void ChunkMap::choose(Position cell)
{
    setCurrent(cell);
    emit chosen(cell);
}

void ChunkMap::paintEvent(QPaintEvent*)
{
    if (m_image.isNull())
        return;
    QPainter painter(this);
    painter.drawImage(QRectF(rectOf({0, 0}).topLeft(),
                             rectOf({m_image.height() - 1, m_image.width() - 1}).bottomRight()),
                      m_image);
    drawLines(painter);
    drawCurrent(painter);
}

void ChunkMap::drawLines(QPainter& painter) const
{
    const QSizeF size = cellSize();
    if (std::min(size.width(), size.height()) < leastForLines)
        return;
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    const QPointF end = rectOf({m_image.height() - 1, m_image.width() - 1}).bottomRight();
    for (int row = 1; row < m_image.height(); ++row)
        painter.drawLine(QPointF(margin, rectOf({row, 0}).top()),
                         QPointF(end.x(), rectOf({row, 0}).top()));
    for (int column = 1; column < m_image.width(); ++column)
        painter.drawLine(QPointF(rectOf({0, column}).left(), margin),
                         QPointF(rectOf({0, column}).left(), end.y()));
}

// Two lines, so that it is seen on every colour.
void ChunkMap::drawCurrent(QPainter& painter) const
{
    if (!m_current)
        return;
    const QRectF rect = rectOf(*m_current);
    painter.setPen(QPen(palette().color(QPalette::Base), 3));
    painter.drawRect(rect);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text), 2));
    painter.drawRect(rect.adjusted(-1, -1, 1, 1));
}

void ChunkMap::keyPressEvent(QKeyEvent* event)
{
    if (m_image.isNull())
        return QWidget::keyPressEvent(event);
    Position cell = m_current.value_or(Position{});
    switch (event->key()) {
    case Qt::Key_Up:
        --cell.row;
        break;
    case Qt::Key_Down:
        ++cell.row;
        break;
    case Qt::Key_Left:
        --cell.column;
        break;
    case Qt::Key_Right:
        ++cell.column;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            emit activated(*m_current);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    choose({std::clamp<std::int64_t>(cell.row, 0, m_image.height() - 1),
            std::clamp<std::int64_t>(cell.column, 0, m_image.width() - 1)});
}

void ChunkMap::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position()))
        choose(*cell);
}

void ChunkMap::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position()))
        emit activated(*cell);
}

void ChunkMap::wheelEvent(QWheelEvent* event)
{
    if (const int steps = m_wheel.take(*event); steps != 0)
        emit stepWanted(steps);
}

void ChunkMap::focusInEvent(QFocusEvent*)
{
    update();
}

void ChunkMap::focusOutEvent(QFocusEvent*)
{
    update();
}

} // namespace bloscope
