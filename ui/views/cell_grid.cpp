#include "ui/views/cell_grid.h"

#include "ui/views/cell_delegate.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <algorithm>
#include <chrono>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr int rowPadding = 6;     // pixels, above and below a line together
constexpr int columnPadding = 18; // pixels, left and right of a text together
constexpr auto dragStep = 50ms;

} // namespace

CellGrid::CellGrid(SliceTableModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new CellDelegate(this));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setAutoScroll(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerItem);
    setHorizontalScrollMode(ScrollPerItem);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUpHeaders();
    fitRows();
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CellGrid::scrolled);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &CellGrid::scrolled);
    m_dragTimer.setInterval(dragStep);
    connect(&m_dragTimer, &QTimer::timeout, this, &CellGrid::dragOn);
}

void CellGrid::setUpHeaders()
{
    for (QHeaderView* header : {verticalHeader(), horizontalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setHighlightSections(true);
        header->setSectionsClickable(true);
        header->setFont(font());
    }
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const auto extends = [] {
        return QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
    };
    connect(verticalHeader(), &QHeaderView::sectionPressed, this,
            [this, extends](int row) { emit rowChosen(m_model.window().row + row, extends()); });
    connect(verticalHeader(), &QHeaderView::sectionEntered, this,
            [this](int row) { emit rowChosen(m_model.window().row + row, true); });
    connect(horizontalHeader(), &QHeaderView::sectionPressed, this, [this, extends](int column) {
        emit columnChosen(m_model.window().column + column, extends());
    });
    connect(horizontalHeader(), &QHeaderView::sectionEntered, this,
            [this](int column) { emit columnChosen(m_model.window().column + column, true); });
}

void CellGrid::fitRows()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowPadding);
}

void CellGrid::fitColumns(int characters)
{
    const int digit = fontMetrics().horizontalAdvance('0');
    horizontalHeader()->setDefaultSectionSize(characters * digit + columnPadding);
}

void CellGrid::fitRowHeader()
{
    int widest = 0;
    for (const std::int64_t row : {std::int64_t(0), m_model.totalRows() - 1})
        if (const auto index = m_model.trueIndex(Qt::Vertical, row))
            widest = std::max(widest, fontMetrics().horizontalAdvance(QString::number(*index)));
    verticalHeader()->setFixedWidth(widest + columnPadding);
}

std::int64_t CellGrid::visibleRows() const
{
    return std::max(1, viewport()->height() / verticalHeader()->defaultSectionSize());
}

std::int64_t CellGrid::visibleColumns() const
{
    return std::max(1, viewport()->width() / horizontalHeader()->defaultSectionSize());
}

CellPosition CellGrid::topLeft() const
{
    const CellRect window = m_model.window();
    return {window.row + verticalScrollBar()->value(),
            window.column + horizontalScrollBar()->value()};
}

void CellGrid::setTopLeft(CellPosition cell)
{
    const CellRect window = m_model.window();
    verticalScrollBar()->setValue(static_cast<int>(cell.row - window.row));
    horizontalScrollBar()->setValue(static_cast<int>(cell.column - window.column));
}

void CellGrid::showSelection(const CellRect& cells, CellPosition current)
{
    const CellRect shown = intersected(cells, m_model.window());
    QItemSelection selected;
    if (!shown.isEmpty())
        selected.select(m_model.indexOf({shown.row, shown.column}),
                        m_model.indexOf({shown.endRow() - 1, shown.endColumn() - 1}));
    selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(m_model.indexOf(current), QItemSelectionModel::NoUpdate);
}

void CellGrid::keyPressEvent(QKeyEvent* event)
{
    if (const auto move = moveOf(*event))
        emit moveWanted(*move, event->modifiers().testFlag(Qt::ShiftModifier));
    else if (event->matches(QKeySequence::Copy))
        emit copyWanted();
    else if (event->matches(QKeySequence::SelectAll))
        emit allChosen();
    else
        event->ignore();
}

void CellGrid::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex pressed = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && pressed.isValid())
        emit cellChosen(m_model.positionOf(pressed),
                        event->modifiers().testFlag(Qt::ShiftModifier));
}

void CellGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    emit cellChosen(cellAt(event->position().toPoint()), true);
    if (viewport()->rect().contains(event->position().toPoint()))
        m_dragTimer.stop();
    else if (!m_dragTimer.isActive())
        m_dragTimer.start();
}

void CellGrid::mouseReleaseEvent(QMouseEvent*)
{
    m_dragTimer.stop();
}

void CellGrid::dragOn()
{
    emit cellChosen(cellAt(viewport()->mapFromGlobal(QCursor::pos())), true);
}

CellPosition CellGrid::cellAt(QPoint point) const
{
    const CellPosition first = topLeft();
    const auto steps = [](int distance, int size) {
        return distance >= 0 ? distance / size : -((size - 1 - distance) / size);
    };
    const CellPosition at{first.row + steps(point.y(), verticalHeader()->defaultSectionSize()),
                          first.column +
                              steps(point.x(), horizontalHeader()->defaultSectionSize())};
    return {std::clamp<std::int64_t>(at.row, 0, m_model.totalRows() - 1),
            std::clamp<std::int64_t>(at.column, 0, m_model.totalColumns() - 1)};
}

void CellGrid::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    emit resized();
}

void CellGrid::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
}

} // namespace bloscope
