#include "ui/structure/tree_state.h"

#include <QTreeView>

namespace bloscope {

namespace {

void addExpanded(const QTreeView& tree, const QModelIndex& parent, QList<QStringList>& to)
{
    for (int row = 0; row < tree.model()->rowCount(parent); ++row) {
        const QModelIndex index = tree.model()->index(row, 0, parent);
        if (!tree.isExpanded(index))
            continue;
        to << namesOfRow(index);
        addExpanded(tree, index, to);
    }
}

QModelIndex childNamed(const QAbstractItemModel& model, const QModelIndex& parent,
                       const QString& name)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        if (const QModelIndex child = model.index(row, 0, parent); child.data() == name)
            return child;
    return {};
}

// The row of these names, or the last one on the way to it.
QModelIndex nearestTo(const QAbstractItemModel& model, const QStringList& names)
{
    QModelIndex nearest = model.index(0, 0);
    for (const QString& name : names) {
        const QModelIndex child = childNamed(model, nearest, name);
        if (!child.isValid())
            break;
        nearest = child;
    }
    return nearest;
}

} // namespace

QStringList namesOfRow(QModelIndex row)
{
    QStringList names;
    for (; row.parent().isValid(); row = row.parent())
        names.prepend(row.siblingAtColumn(0).data().toString());
    return names;
}

TreeState treeStateOf(const QTreeView& tree)
{
    TreeState state;
    addExpanded(tree, {}, state.expanded);
    state.current = namesOfRow(tree.currentIndex());
    return state;
}

TreeStateKeeper::TreeStateKeeper(QTreeView& tree, TreeState wanted)
    : QObject(&tree), m_tree(tree), m_wanted(std::move(wanted))
{
    connect(tree.model(), &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_isScheduled)
            return;
        m_isScheduled = true; // not while the model tells of them
        QMetaObject::invokeMethod(this, &TreeStateKeeper::restore, Qt::QueuedConnection);
    });
    restore();
}

void TreeStateKeeper::restore()
{
    m_isScheduled = false;
    while (expandWhatIsThere()) // opening a row may bring others
        ;
    goAlong();
    if (m_wanted.expanded.isEmpty() && m_wanted.current.isEmpty())
        deleteLater();
}

bool TreeStateKeeper::expandWhatIsThere()
{
    return m_wanted.expanded.removeIf([this](const QStringList& names) {
        const QModelIndex index = nearestTo(*m_tree.model(), names);
        const bool isThere = namesOfRow(index) == names;
        if (isThere)
            m_tree.expand(index);
        return isThere;
    }) > 0;
}

// Until somebody goes elsewhere.
void TreeStateKeeper::goAlong()
{
    if (m_wanted.current.isEmpty())
        return;
    const QStringList now = namesOfRow(m_tree.currentIndex());
    if (now != m_wanted.current.mid(0, now.size()))
        return m_wanted.current.clear();
    const QModelIndex index = nearestTo(*m_tree.model(), m_wanted.current);
    if (namesOfRow(index) == m_wanted.current)
        m_wanted.current.clear();
    m_tree.setCurrentIndex(index);
    m_tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
}

} // namespace bloscope
