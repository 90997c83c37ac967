#pragma once

#include <QAction>
#include <QList>

namespace bloscope {

class MetadataCommands;
class MetadataTree;

// Everything that can be done to the current row of a MetadataTree, each once: for its keys, its
// menu and the tool bar above it. Enabled where it is possible.
class MetadataActions : public QObject {
    Q_OBJECT

 public:
    // Owned by the tree, which owns the commands as well.
    MetadataActions(MetadataTree& tree, MetadataCommands& commands);

    QAction* add;
    QAction* duplicate;
    QAction* remove;
    QAction* moveUp;
    QAction* moveDown;
    QAction* editValue;
    QAction* rename;
    QAction* changeType;
    QAction* showValue;
    QAction* editArray;
    QAction* unlock;
    QAction* exportValue;
    QAction* importValue;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* undo;
    QAction* redo;

    QAction* forKeys(const QKeySequence& keys) const; // null when there is none
    QList<QAction*> menu() const;                     // separators between the groups
    QList<QAction*> toolBar() const;                  // likewise

 private:
    QAction* make(const QString& text, const QList<QKeySequence>& keys, const char* icon,
                  void (MetadataCommands::*what)());
    void makeUndo();
    void showSteps();
    void explain(QAction& action) const; // with its keys
    void update();
    void updateAdding();

    MetadataTree& m_tree;
    MetadataCommands& m_commands;
    QAction* m_line; // between groups
    QList<QAction*> m_all;
};

} // namespace bloscope
