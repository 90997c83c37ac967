#include "ui/grid/cell_grid.h"

#include "ui/controls/group_header.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/theme/contrast.h"

#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <chrono>
#include <utility>

namespace bloscope {

// Draws cells of a GridModel: pale while they are loading, in italics and another colour where they
// have no value or are damaged, with a small corner where they are edited.
class CellDelegate : public WholeNumberDelegate {
    Q_OBJECT

 public:
    using WholeNumberDelegate::WholeNumberDelegate;

    void setBackgrounds(const CellBackgrounds& backgrounds) { m_backgrounds = &backgrounds; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

 protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
    std::optional<QColor> backgroundOf(const QModelIndex& index) const
    {
        return m_backgrounds ? m_backgrounds->colorOf(index) : std::nullopt;
    }

    const CellBackgrounds* m_backgrounds = nullptr;
};

namespace {

constexpr qreal cornerSize = 6; // pixels, of edited cells

void setTextColor(QStyleOptionViewItem& option, const QColor& color)
{
    option.palette.setColor(QPalette::Text, color);
}

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    WholeNumberDelegate::paint(painter, option, index);
    if (index.data(GridModel::InFileRole).isNull())
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor background =
        isSelected ? option.palette.color(QPalette::Highlight)
                   : backgroundOf(index).value_or(option.palette.color(QPalette::Base));
    const QPointF corner = option.rect.toRectF().topRight();
    const QPointF edge[] = {corner, corner - QPointF(cornerSize, 0),
                            corner + QPointF(0, cornerSize)};
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(editColor(option.palette, background));
    painter->drawConvexPolygon(edge, 3);
    painter->restore();
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    WholeNumberDelegate::initStyleOption(option, index);
    if (index.data(GridModel::GreyedRole).toBool())
        option->backgroundBrush = option->palette.alternateBase();
    if (index.data(GridModel::LoadingRole).toBool())
        return setTextColor(*option, paleColor(option->palette));
    const auto mark = static_cast<CellMark>(index.data(GridModel::MarkRole).toInt());
    if (const auto color = backgroundOf(index))
        option->backgroundBrush = *color;
    if (mark == CellMark::Value)
        return;
    const bool damaged = mark == CellMark::Damaged;
    option->font.setItalic(true);
    option->displayAlignment = Qt::AlignCenter;
    setTextColor(*option, damaged ? damageColor(option->palette) : paleColor(option->palette));
}

namespace {

using namespace std::chrono_literals;

constexpr int columnPadding = 18;   // pixels, left and right of a text together
constexpr int fewestCharacters = 6; // for which a column has room
constexpr int mostCharacters = 40;
constexpr auto dragStep = 50ms;

} // namespace

CellGrid::CellGrid(GridModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setHorizontalHeader(new GroupHeader(this, GridModel::GroupsRole));
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
    connectHeaders();
    fitRows();
    for (const QScrollBar* bar : {verticalScrollBar(), horizontalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &CellGrid::scrolled);
        connect(bar, &QScrollBar::rangeChanged, this, &CellGrid::roomChanged);
    }
    // Names are cut where their column is: that is another place after scrolling.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, horizontalHeader()->viewport(),
            qOverload<>(&QWidget::update));
    m_dragTimer.setInterval(dragStep);
    connect(&m_dragTimer, &QTimer::timeout, this, &CellGrid::dragOn);
}

CellGrid::CellGrid(CellGrid& scrolled) : CellGrid(scrolled.m_model)
{
    const QItemSelectionModel* own = selectionModel();
    setSelectionModel(scrolled.selectionModel());
    delete own;
    m_scrolled = &scrolled;
    m_widths = scrolled.m_widths;
    m_emitsClicks = scrolled.m_emitsClicks;
    scrolled.m_frozen = this;
    setFocusProxy(&scrolled);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    connect(this, &CellGrid::cellChosen, &scrolled, &CellGrid::cellChosen);
    connect(this, &CellGrid::rowChosen, &scrolled, &CellGrid::rowChosen);
    connect(this, &CellGrid::columnChosen, &scrolled, &CellGrid::columnChosen);
    connect(this, &CellGrid::columnClicked, &scrolled, &CellGrid::columnClicked);
    connect(this, &CellGrid::wished, &scrolled, &CellGrid::wished);
    connect(this, &CellGrid::menuWanted, &scrolled, &CellGrid::menuWanted);
    connect(this, &CellGrid::headerMenuWanted, &scrolled, &CellGrid::headerMenuWanted);
    connect(this, &CellGrid::roomChanged, &scrolled, &CellGrid::roomChanged);
    if (scrolled.m_backgrounds)
        setBackgrounds(*scrolled.m_backgrounds);
}

void CellGrid::setBackgrounds(CellBackgrounds& backgrounds)
{
    m_backgrounds = &backgrounds;
    static_cast<CellDelegate*>(itemDelegate())->setBackgrounds(backgrounds);
    backgrounds.setPalette(palette());
    connect(&backgrounds, &CellBackgrounds::changed, viewport(), qOverload<>(&QWidget::update));
}

void CellGrid::setUpHeaders()
{
    for (QHeaderView* header : {verticalHeader(), horizontalHeader()}) {
        header->setHighlightSections(true);
        header->setSectionsClickable(true);
        header->setDefaultAlignment(Qt::AlignCenter);
        header->setFont(font());
    }
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
}

void CellGrid::connectHeaders()
{
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int section, int, int width) { keepWidth(section, width); });
    const auto extends = [] {
        return QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
    };
    connect(verticalHeader(), &QHeaderView::sectionPressed, this,
            [this, extends](int row) { emit rowChosen(m_model.window().row + row, extends()); });
    connect(verticalHeader(), &QHeaderView::sectionEntered, this,
            [this](int row) { emit rowChosen(m_model.window().row + row, true); });
    connect(horizontalHeader(), &QHeaderView::sectionPressed, this, [this, extends](int column) {
        if (!m_emitsClicks)
            emit columnChosen(m_model.columnAt(column), extends());
    });
    connect(horizontalHeader(), &QHeaderView::sectionEntered, this, [this](int column) {
        if (!m_emitsClicks)
            emit columnChosen(m_model.columnAt(column), true);
    });
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, [this, extends](int column) {
        if (m_emitsClicks)
            emit columnClicked(m_model.columnAt(column), extends());
    });
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) {
                if (const int column = horizontalHeader()->logicalIndexAt(place); column >= 0)
                    emit headerMenuWanted(m_model.columnAt(column),
                                          horizontalHeader()->mapToGlobal(place));
            });
}

CellGrid& CellGrid::gridOf(std::int64_t column)
{
    return m_frozen && column < m_model.frozenColumns() ? *m_frozen : *this;
}

void CellGrid::stretchLastColumn()
{
    horizontalHeader()->setStretchLastSection(true);
}

void CellGrid::fitRows()
{
    verticalHeader()->setDefaultSectionSize(textRowHeight(fontMetrics()));
}

void CellGrid::fitColumns()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    horizontalHeader()->setDefaultSectionSize(fittedWidth(m_model.window().column));
    showColumnWidths();
}

int CellGrid::widthOf(std::int64_t column) const
{
    const auto set = m_widths->find(column);
    return set == m_widths->end() ? fittedWidth(column) : set->second;
}

int CellGrid::fittedWidth(std::int64_t column) const
{
    const int characters =
        std::clamp(m_model.longestText(column), fewestCharacters, mostCharacters);
    return characters * fontMetrics().horizontalAdvance('0') + columnPadding;
}

void CellGrid::keepWidth(int section, int width)
{
    const bool isStretched =
        horizontalHeader()->stretchLastSection() && section == m_model.columnCount() - 1;
    if (m_isFitting || isStretched)
        return;
    (*m_widths)[m_model.columnAt(section)] = width;
    emit roomChanged();
}

void CellGrid::setColumnWidths(ColumnWidths widths)
{
    *m_widths = std::move(widths);
    showColumnWidths();
    emit roomChanged();
}

void CellGrid::showColumnWidths()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    QHeaderView& header = *horizontalHeader();
    for (int section = 0; section < header.count(); ++section) {
        const bool isElsewhere = !m_scrolled && section < m_model.frozenColumns();
        if (header.isSectionHidden(section) != isElsewhere)
            header.setSectionHidden(section, isElsewhere);
        const int width = widthOf(m_model.columnAt(section));
        if (!isElsewhere && header.sectionSize(section) != width)
            header.resizeSection(section, width);
    }
    keepFirstColumn();
}

// Also where columns before it have other widths now.
void CellGrid::keepFirstColumn()
{
    const QScrollBar& bar = *horizontalScrollBar();
    QHeaderView& header = *horizontalHeader();
    const int before = header.offset();
    if (bar.maximum() > 0 && bar.value() == bar.maximum())
        header.setOffsetToLastSection();
    else
        header.setOffsetToSectionPosition(bar.value());
    if (header.offset() != before)
        viewport()->update();
}

int CellGrid::sizeHintForColumn(int column) const
{
    const int first = verticalScrollBar()->value();
    const int end = std::min(m_model.rowCount(), first + static_cast<int>(visibleRows()) + 1);
    int widest = 0;
    for (int row = first; row < end; ++row) {
        const QString text = m_model.index(row, column).data().toString();
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
    }
    return std::min(widest + columnPadding, viewport()->width());
}

void CellGrid::fitRowHeader()
{
    int widest = 0;
    for (const QString& name : m_model.longestRowNames())
        widest = std::max(widest, fontMetrics().horizontalAdvance(name));
    verticalHeader()->setFixedWidth(widest + columnPadding);
}

int CellGrid::rowHeaderWidth() const
{
    return verticalHeader()->minimumWidth();
}

QSize CellGrid::sizeHint() const
{
    const QSize hint = QTableView::sizeHint();
    if (!m_scrolled)
        return hint;
    int width = rowHeaderWidth();
    for (std::int64_t column = 0; column < m_model.frozenColumns(); ++column)
        width += widthOf(column);
    return {width, hint.height()};
}

std::int64_t CellGrid::visibleRows() const
{
    return std::max(1, viewport()->height() / verticalHeader()->defaultSectionSize());
}

std::int64_t CellGrid::visibleColumns() const
{
    // The scroll bar knows how many columns, of whatever width, the last page has.
    if (m_model.window().endColumn() == m_model.totalColumns())
        return std::max<std::int64_t>(1,
                                      m_model.window().columns - horizontalScrollBar()->maximum());
    return std::max(1, viewport()->width() / horizontalHeader()->defaultSectionSize());
}

std::int64_t CellGrid::columnsInSight() const
{
    const int first =
        static_cast<int>(m_model.frozenColumns()) + horizontalScrollBar()->value(); // of the shown
    int end = first;
    for (int room = viewport()->width(); room > 0 && end < m_model.columnCount(); ++end)
        room -= columnWidth(end);
    return std::max(1, end - first);
}

CellPosition CellGrid::topLeftToEndAt(CellPosition cell) const
{
    std::int64_t first = cell.column;
    int room = viewport()->width() - widthOf(first);
    while (first > m_model.frozenColumns() && (room -= widthOf(first - 1)) >= 0)
        --first;
    return {cell.row - visibleRows() + 1, first};
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
    horizontalScrollBar()->setValue(m_scrolled ? 0 : static_cast<int>(cell.column - window.column));
}

void CellGrid::showSelection(const CellRect& cells, CellPosition current)
{
    QItemSelection selected;
    for (const CellRect& part : {m_model.frozenCells(), m_model.window()})
        if (const CellRect shown = intersected(cells, part); !shown.isEmpty())
            selected.select(m_model.indexOf({shown.row, shown.column}),
                            m_model.indexOf({shown.endRow() - 1, shown.endColumn() - 1}));
    selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(m_model.indexOf(current), QItemSelectionModel::NoUpdate);
}

void CellGrid::keyPressEvent(QKeyEvent* event)
{
    if (const auto move = moveOf(*event))
        emit moveWanted(*move, event->modifiers().testFlag(Qt::ShiftModifier));
    else if (const auto wish = wishOf(*event))
        emit wished(*wish);
    else if (const QString c = characterOf(*event); !c.isEmpty())
        emit typed(c);
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

void CellGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid())
        emit wished(CellCommand::Edit);
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

// The menu is about what is selected: a cell outside of that is selected first.
void CellGrid::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const CellGrid& grid = gridOf(m_model.positionOf(currentIndex()).column);
        const QPoint below = grid.visualRect(currentIndex()).bottomLeft();
        emit menuWanted(grid.viewport()->mapToGlobal(below));
        return;
    }
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && !selectionModel()->isSelected(index))
        emit cellChosen(m_model.positionOf(index), false);
    emit menuWanted(event->globalPos());
}

void CellGrid::dragOn()
{
    emit cellChosen(cellAt(viewport()->mapFromGlobal(QCursor::pos())), true);
}

// Frozen columns scroll as the others do.
void CellGrid::wheelEvent(QWheelEvent* event)
{
    if (m_scrolled)
        return m_scrolled->wheelEvent(event);
    QTableView::wheelEvent(event);
}

// Where the mouse is in the grid of the other columns, if it selects there what it began to select
// here: over the border, from the others once they are at their beginning.
std::optional<QPoint> CellGrid::placeBeside(QPoint point) const
{
    const CellGrid* beside = m_scrolled ? m_scrolled : m_frozen.data();
    if (!beside || !beside->isVisible())
        return {};
    const QPoint there = beside->viewport()->mapFromGlobal(viewport()->mapToGlobal(point));
    if (m_scrolled)
        return point.x() < viewport()->width()
                   ? std::nullopt
                   : std::optional(QPoint(std::max(0, there.x()), there.y()));
    if (point.x() >= 0 || topLeft().column > m_model.frozenColumns())
        return {};
    return QPoint(std::min(beside->viewport()->width() - 1, there.x()), there.y());
}

CellPosition CellGrid::cellAt(QPoint point) const
{
    if (const auto beside = placeBeside(point))
        return (m_scrolled ? m_scrolled : m_frozen.data())->cellAt(*beside);
    const auto sectionAt = [](const QHeaderView* header, int at, int end) {
        const int inside = header->logicalIndexAt(std::clamp(at, 0, end - 1));
        const int beyond = at < 0 ? -1 : at >= end ? 1 : 0;
        return (inside < 0 ? header->count() - 1 : inside) + beyond;
    };
    const CellRect window = m_model.window();
    const auto row = window.row + sectionAt(verticalHeader(), point.y(), viewport()->height());
    const int section = sectionAt(horizontalHeader(), point.x(), viewport()->width());
    const std::int64_t column = m_model.columnAt(section);
    return {std::clamp<std::int64_t>(row, 0, m_model.totalRows() - 1),
            std::clamp<std::int64_t>(column, 0, m_model.totalColumns() - 1)};
}

void CellGrid::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
    if (event->type() == QEvent::PaletteChange && m_backgrounds)
        m_backgrounds->setPalette(palette());
}

} // namespace bloscope

#include "cell_grid.moc"
