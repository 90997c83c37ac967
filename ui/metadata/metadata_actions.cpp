#include "ui/metadata/metadata_actions.h"

#include "ui/document/document_edits.h"
#include "ui/metadata/metadata_commands.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/text/menu_text.h"
#include "ui/theme/icons.h"

namespace bloscope {

MetadataActions::MetadataActions(MetadataTree& tree, MetadataCommands& commands)
    : QObject(&tree), m_tree(tree), m_commands(commands), m_line(new QAction(this))
{
    using Keys = QKeySequence;
    using Do = MetadataCommands;
    const auto standard = [](Keys::StandardKey key) { return Keys::keyBindings(key); };

    add = make(tr("&Add…"), {Qt::Key_Insert}, "add", &Do::addBelow);
    duplicate = make(tr("&Duplicate"), {Keys(Qt::CTRL | Qt::Key_D)}, "duplicate", &Do::duplicate);
    remove = make(tr("Re&move"), standard(Keys::Delete), "remove", &Do::remove);
    moveUp = make(tr("Move &Up"), {Keys(Qt::ALT | Qt::Key_Up)}, "up", &Do::moveUp);
    moveDown = make(tr("Move Do&wn"), {Keys(Qt::ALT | Qt::Key_Down)}, "down", &Do::moveDown);
    editValue = make(tr("&Edit Value"), {Qt::Key_Return, Qt::Key_Enter}, "edit", &Do::editValue);
    rename = make(tr("&Rename"), {Qt::Key_F2}, nullptr, &Do::rename);
    changeType = make(tr("Chan&ge Type"), {Qt::Key_F4}, nullptr, &Do::chooseType);
    showValue =
        make(tr("Edit as &JSON or Hex…"), {Keys(Qt::CTRL | Qt::Key_J)}, "braces", &Do::showValue);
    editArray = make(tr("Edit Arra&y…"), {}, "table", &Do::editArray);
    unlock = make(tr("Un&lock…"), {}, "unlock", &Do::unlock);
    exportValue = make(tr("E&xport Value…"), {}, "export", &Do::exportValue);
    importValue = make(tr("&Import Value…"), {}, nullptr, &Do::importValue);
    cut = make(tr("Cu&t"), standard(Keys::Cut), nullptr, &Do::cut);
    copy = make(tr("&Copy as JSON"), standard(Keys::Copy), "copy", &Do::copy);
    paste = make(tr("&Paste"), standard(Keys::Paste), nullptr, &Do::paste);
    makeUndo();
    m_line->setSeparator(true);
    for (QAction* action : m_all)
        explain(*action);
    connect(&tree, &MetadataTree::currentPlaceChanged, this, &MetadataActions::update);
}

QAction* MetadataActions::make(const QString& text, const QList<QKeySequence>& keys,
                               const char* icon, void (MetadataCommands::*what)())
{
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut); // the tree sees to its keys itself
    action->setEnabled(false);
    if (icon)
        action->setIcon(lineIcon(QString::fromLatin1(icon)));
    connect(action, &QAction::triggered, &m_commands, what);
    m_all.append(action);
    return action;
}

void MetadataActions::makeUndo()
{
    DocumentEdits& edits = m_tree.metadata().edits();
    const auto makeStep = [this, &edits](const QList<QKeySequence>& keys,
                                         void (DocumentEdits::*what)()) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, &edits, what);
        m_all.append(action);
        return action;
    };
    undo = makeStep(QKeySequence::keyBindings(QKeySequence::Undo), &DocumentEdits::undo);
    redo = makeStep(QKeySequence::keyBindings(QKeySequence::Redo)
                        << QKeySequence(Qt::CTRL | Qt::Key_Y),
                    &DocumentEdits::redo);
    connect(&edits, &DocumentEdits::stepsChanged, this, &MetadataActions::showSteps);
    showSteps();
}

void MetadataActions::showSteps()
{
    const DocumentEdits& edits = m_tree.metadata().edits();
    undo->setText(tr("Undo %1").arg(edits.undoText()).trimmed());
    redo->setText(tr("Redo %1").arg(edits.redoText()).trimmed());
    undo->setEnabled(edits.canUndo());
    redo->setEnabled(edits.canRedo());
}

void MetadataActions::explain(QAction& action) const
{
    QString text = withoutLetter(action.text());
    if (!action.shortcut().isEmpty())
        text += QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText));
    action.setToolTip(text);
}

QAction* MetadataActions::forKeys(const QKeySequence& keys) const
{
    for (QAction* action : m_all)
        if (action->shortcuts().contains(keys))
            return action;
    return nullptr;
}

QList<QAction*> MetadataActions::menu() const
{
    return {add,         duplicate,   remove, m_line, editValue, showValue, rename,
            changeType,  editArray,   unlock, m_line, moveUp,    moveDown,  m_line,
            exportValue, importValue, m_line, cut,    copy,      paste};
}

QList<QAction*> MetadataActions::toolBar() const
{
    return {add,       duplicate, remove, m_line, editValue, showValue,
            editArray, unlock,    m_line, moveUp, moveDown};
}

void MetadataActions::update()
{
    const auto place = m_tree.currentPlace();
    const auto cell = [this](int column) { return m_tree.currentCell(column); };
    const auto isEditable = [&](int column) {
        return bool(cell(column).flags() & Qt::ItemIsEditable);
    };
    const bool isValue = place && !place->isSection() && m_tree.metadata().edits().isLoaded();
    const bool isLocked = isValue && !cell(0).data(MetadataCells::LockRole).toString().isEmpty();
    const bool isFree = isValue && !isLocked;
    const bool canMove = isValue && (isFree || place->isEntry());

    duplicate->setEnabled(isValue && (isFree || place->isEntry()));
    remove->setEnabled(isFree);
    moveUp->setEnabled(canMove && place->number() > 0);
    moveDown->setEnabled(canMove && place->number() + 1 < m_commands.siblings());
    editValue->setEnabled(isValue);
    showValue->setEnabled(isValue);
    exportValue->setEnabled(isValue);
    importValue->setEnabled(isFree);
    rename->setEnabled(isFree && isEditable(MetadataCells::NameColumn));
    changeType->setEnabled(isFree && isEditable(MetadataCells::TypeColumn));
    editArray->setEnabled(isValue && m_commands.isArray());
    unlock->setEnabled(isLocked);
    copy->setEnabled(isValue);
    cut->setEnabled(isFree);
    updateAdding();
}

// A container takes something more, also while one of its items is current.
void MetadataActions::updateAdding()
{
    const ItemPlace target = m_commands.target();
    const bool isFree = m_tree.metadata().edits().isLoaded() &&
                        (target.isSection() ||
                         m_tree.currentCell(0).data(MetadataCells::LockRole).toString().isEmpty());
    for (QAction* action : {add, paste})
        action->setEnabled(isFree);
    add->setText(target.isSection() || m_commands.isMap(target) ? tr("&Add Entry…")
                                                                : tr("&Add Item"));
    explain(*add);
}

} // namespace bloscope
