#pragma once

#include <QList>
#include <QModelIndex>
#include <QObject>
#include <QStringList>

class QTreeView;

namespace bloscope {

// What is open in a tree and where one is in it, by the names of the rows below the only top row.
struct TreeState {
    QList<QStringList> expanded; // parents come before their children
    QStringList current;         // empty: the top row
};

TreeState treeStateOf(const QTreeView& tree);

QStringList namesOfRow(QModelIndex row); // from below the top row on

// Brings a tree with other rows of the same names into that state. Rows may still have to be read:
// each is opened when it arrives. What no longer exists is left out; of the way to the current row
// the part that does is followed. Owned by the tree.
class TreeStateKeeper : public QObject {
    Q_OBJECT

 public:
    TreeStateKeeper(QTreeView& tree, TreeState wanted);

 private:
    void restore();
    bool expandWhatIsThere();
    void goAlong();

    QTreeView& m_tree;
    TreeState m_wanted; // what has not been found yet
    bool m_isScheduled = false;
};

} // namespace bloscope
