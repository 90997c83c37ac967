#include "ui/tabs/document_leaver.h"

#include "ui/document/document_edits.h"
#include "ui/document/unsaved_text.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"
#include "ui/tabs/unsaved_questions.h"

#include <QMessageBox>

namespace bloscope {

void DocumentLeaver::leave(DocumentTab& tab, const std::function<void()>& goOn)
{
    if (tab.saver().isSaving())
        return leaveWhenSaved(tab, goOn);
    if (!tab.edits())
        return goOn();
    auto& wanted = m_settling[&tab] = std::make_unique<QObject>();
    tab.edits()->whenSettled(wanted.get(), [this, &tab, goOn](bool isWhole) {
        m_settling.erase(&tab);
        if (isWhole)
            leaveSettled(tab, goOn);
    });
}

void DocumentLeaver::leaveSettled(DocumentTab& tab, const std::function<void()>& goOn)
{
    if (!tab.isEdited())
        return goOn();
    emit asking(&tab);
    const QDialog* question = askWhetherToSave(
        tab.address().name(), unsavedText(tab.edits()->current()), &tab, &tab,
        [this, &tab, goOn] {
            leaveWhenSaved(tab, goOn);
            tab.saver().save();
        },
        goOn);
    connect(question, &QDialog::finished, this, [this, &tab](int answer) {
        if (answer == QMessageBox::Cancel)
            emit stayed(&tab);
    });
}

// Unless that fails. What was edited meanwhile is asked for.
void DocumentLeaver::leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn)
{
    connect(
        &tab.saver(), &DocumentSaver::ended, this,
        [this, &tab, goOn](bool isSaved) {
            if (isSaved)
                leave(tab, goOn);
        },
        Qt::SingleShotConnection);
}

void DocumentLeaver::forget(const DocumentTab& tab)
{
    tab.saver().disconnect(this);
    m_settling.erase(&tab);
}

} // namespace bloscope
