#include "ui/actions/edit_actions.h"

#include "ui/actions/actions.h"
#include "ui/document/document_edits.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tabs.h"

namespace bloscope {

EditActions::EditActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                         QObject* parent)
    : QObject(parent), m_actions(actions), m_tabs(tabs), m_services(services)
{
    connectSaving();
    connectSteps();
}

void EditActions::connectSaving()
{
    const auto onSaver = [this](QAction* action, void (DocumentSaver::*call)()) {
        connect(action, &QAction::triggered, this, [this, call] {
            if (DocumentTab* tab = m_tabs.currentTab())
                (tab->saver().*call)();
        });
    };
    connect(m_actions.save, &QAction::triggered, this, [this] {
        if (DocumentTab* tab = m_tabs.editedTab())
            tab->saver().save();
    });
    onSaver(m_actions.saveAs, &DocumentSaver::saveAs);
    onSaver(m_actions.saveCopy, &DocumentSaver::saveCopy);
    connect(m_actions.revert, &QAction::triggered, this, [this] {
        if (PendingEdits* edits = m_tabs.currentEdits())
            edits->revert();
    });
    connect(m_actions.showChanges, &QAction::triggered, this, &EditActions::showChanges);
}

void EditActions::connectSteps()
{
    connect(m_actions.undo, &QAction::triggered, this, [this] { step(&PendingEdits::undo); });
    connect(m_actions.redo, &QAction::triggered, this, [this] { step(&PendingEdits::redo); });
    connect(&m_tabs, &DocumentTabs::stepsChanged, this, &EditActions::showSteps);
    showSteps();
}

void EditActions::step(void (PendingEdits::*call)())
{
    PendingEdits* edits = m_tabs.currentEdits();
    if (!edits)
        return;
    const bool isUndone = call == &PendingEdits::undo && !edits->isFollowed();
    (edits->*call)();
    if (!edits->isSettled())
        emit m_tabs.notice((isUndone ? tr("“%1” must finish before it can be undone.")
                                     : tr("“%1” must finish first."))
                               .arg(edits->waitingName()));
}

void EditActions::showSteps()
{
    const PendingEdits* edits = m_tabs.currentEdits();
    const QString undo = edits ? edits->undoText() : QString();
    const QString redo = edits ? edits->redoText() : QString();
    m_actions.undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(placed(undo)));
    m_actions.redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(placed(redo)));
    m_actions.undo->setEnabled(edits && edits->canUndo());
    m_actions.redo->setEnabled(edits && edits->canRedo());
}

// With the file it is a step of, where that is not the one in front.
QString EditActions::placed(const QString& step) const
{
    const DocumentTab* edited = m_tabs.editedTab();
    return edited == m_tabs.currentTab()
               ? step
               : tr("%1 in %2", "a step, a file").arg(step, edited->address().name());
}

void EditActions::showChanges()
{
    DocumentTab* tab = m_tabs.editedTab();
    if (tab && tab->edits())
        tab->edits()->whenSettled(tab, [this, tab](bool) { showChangesOf(*tab); });
}

void EditActions::showChangesOf(DocumentTab& tab)
{
    using Target = ChangesDialog::Target;
    const bool isInPlace = tab.saver().whyNotInPlace().isEmpty();
    const OpenedDocument* shown = tab.file().document();
    auto* dialog = new ChangesDialog(tab.edits()->current(), shown ? shown->frame : nullptr,
                                     isInPlace ? Target::SameFile : Target::OtherFile,
                                     m_services.scheduler, m_services.pool, &tab);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChangesDialog::saveWanted, &tab.saver(), &DocumentSaver::save);
    dialog->open();
}

void EditActions::update()
{
    const DocumentTab* tab = m_tabs.currentTab();
    const QString whyNot = tab && tab->pending() ? tab->saver().whyNotElsewhere() : QString();
    for (QAction* action : {m_actions.saveAs, m_actions.saveCopy}) {
        action->setEnabled(tab && tab->saver().canSaveAs());
        action->setToolTip(whyNot); // otherwise the menu's text says it all
        action->setStatusTip(whyNot);
    }
    const DocumentTab* edited = m_tabs.editedTab();
    m_actions.save->setText(edited == tab ? tr("&Save")
                                          : tr("&Save %1").arg(edited->address().name()));
    m_actions.save->setEnabled(edited && edited->saver().canSave());
    m_actions.revert->setEnabled(edited && edited->isEdited());
    m_actions.showChanges->setEnabled(edited && edited->edits());
}

} // namespace bloscope
