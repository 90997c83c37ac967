#include "ui/structure/structure_tree.h"

#include "ui/controls/roomy_delegate.h"
#include "ui/structure/structure_tree_model.h"
#include "ui/text/letter_width.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

namespace bloscope {

namespace {

constexpr int mostExpandedAtOnce = 500;
constexpr int indentLetters = 2;
constexpr int lettersInSight = 46; // names, and the beginning of their values
constexpr int fewestLetters = 10;  // of a column in sight

} // namespace

StructureTree::StructureTree(QWidget* parent) : QTreeView(parent)
{
    setItemDelegate(new RoomyDelegate(this));
    setUniformRowHeights(true); // what keeps a hundred thousand rows quick
    setAlternatingRowColors(true);
    setAccessibleName(tr("Structure of the file"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setIndentation(indentLetters * letterWidth(fontMetrics()));
    connect(this, &QTreeView::expanded, this, &StructureTree::fitNames, Qt::QueuedConnection);
    connect(this, &QTreeView::activated, this, &StructureTree::openEmbedded);
}

void StructureTree::openEmbedded(const QModelIndex& index)
{
    const auto source = index.data(StructureTreeModel::EmbeddedRole).value<ByteSourcePtr>();
    if (!source)
        return;
    QStringList names; // "attributes › image": below the part of the file
    for (QModelIndex row = index.siblingAtColumn(0); row.parent().parent().isValid();
         row = row.parent())
        names.prepend(row.data().toString());
    emit embeddedWanted(names.isEmpty() ? index.siblingAtColumn(0).data().toString()
                                        : names.join(QStringLiteral(" › ")),
                        source);
}

void StructureTree::arrangeColumns()
{
    const int letter = letterWidth(fontMetrics());
    header()->setStretchLastSection(false);
    header()->resizeSection(StructureTreeModel::NameColumn, 26 * letter);
    header()->resizeSection(StructureTreeModel::OffsetColumn, 12 * letter);
    header()->resizeSection(StructureTreeModel::SizeColumn, 14 * letter);
    connect(header(), &QHeaderView::sectionResized, this,
            [this] { m_isDividedByUser = m_isDividedByUser || !m_isDividing; });
    divideWidth();
}

// Values, and meanings where there is room, end where the view does: what is too long for it ends
// in dots there, and nothing is cut off. Columns out of sight are as wide as they would like to be.
void StructureTree::divideWidth()
{
    if (m_isDividedByUser)
        return;
    const int letter = letterWidth(fontMetrics());
    const int least = fewestLetters * letter;
    int left = viewport()->width() - columnWidth(StructureTreeModel::NameColumn);
    const auto divide = [&](int column, int wanted) {
        const bool isLastInSight = left >= least && left < wanted + least;
        header()->resizeSection(column, isLastInSight ? left : wanted);
        left -= header()->sectionSize(column);
    };
    m_isDividing = true;
    divide(StructureTreeModel::ValueColumn, 22 * letter);
    divide(StructureTreeModel::MeaningColumn, 34 * letter);
    m_isDividing = false;
}

void StructureTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    divideWidth();
}

QSize StructureTree::sizeHint() const
{
    return {lettersInSight * letterWidth(fontMetrics()), QTreeView::sizeHint().height()};
}

void StructureTree::fitNames()
{
    constexpr int names = StructureTreeModel::NameColumn;
    const int wanted = sizeHintForColumn(names); // of the rows in sight
    if (wanted <= columnWidth(names))
        return;
    m_isDividing = true;
    setColumnWidth(names, wanted);
    m_isDividing = false;
    divideWidth();
}

void StructureTree::expandFound()
{
    int left = mostExpandedAtOnce;
    expandLoaded({}, left);
}

void StructureTree::expandLoaded(const QModelIndex& index, int& left)
{
    for (int row = 0; row < model()->rowCount(index) && left > 0; ++row) {
        const QModelIndex child = model()->index(row, 0, index);
        if (model()->rowCount(child) == 0)
            continue;
        --left;
        expand(child);
        expandLoaded(child, left);
    }
}

bool StructureTree::event(QEvent* event)
{
    // While the tree has the focus, "copy" means its row and not Edit > Copy of the window.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void StructureTree::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Asterisk)
        expand(currentIndex());
    else if (event->matches(QKeySequence::Copy))
        copyCurrentRow();
    else
        QTreeView::keyPressEvent(event);
}

void StructureTree::copyCurrentRow() const
{
    QStringList texts;
    for (int column = 0; column < StructureTreeModel::ColumnCount; ++column)
        texts << currentIndex().siblingAtColumn(column).data().toString();
    QGuiApplication::clipboard()->setText(texts.join('\t'));
}

} // namespace bloscope
