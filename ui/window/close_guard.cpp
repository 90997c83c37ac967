#include "ui/window/close_guard.h"

#include "ui/document/document_edits.h"
#include "ui/settings/preferences.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/save_queue.h"
#include "ui/tabs/unsaved_questions.h"
#include "ui/window/job_bar.h"

#include <QAbstractButton>
#include <QMessageBox>

namespace bloscope {

CloseGuard::CloseGuard(DocumentTabs& tabs, const JobBar& jobs, QWidget* window)
    : QObject(window), m_tabs(tabs), m_jobs(jobs), m_window(window)
{
}

bool CloseGuard::mayLeave(const Preferences& preferences, Consent given, const TryAgain& tryAgain)
{
    if (m_question)
        m_question->close();
    m_question = nullptr;
    if (!given.edits && !isSettled(given, tryAgain))
        return false;
    if (m_jobs.isBusy() && !given.jobs && preferences.asksBeforeDiscardingJobs)
        m_question = askAboutJobs(given, tryAgain);
    else if (!m_tabs.editedTabs().isEmpty() && !given.edits)
        m_question = askAboutEdits(given, tryAgain);
    return !m_question;
}

// Otherwise it is tried again once it is, unless what was being changed was cancelled or failed.
bool CloseGuard::isSettled(Consent given, const TryAgain& tryAgain)
{
    const auto isNow = std::make_shared<bool>(true);
    const auto areSettled = std::make_shared<bool>(false);
    m_settling = std::make_unique<QObject>();
    m_tabs.whenSettled(m_settling.get(), [isNow, areSettled, given, tryAgain](bool isWhole) {
        *areSettled = isWhole;
        if (isWhole && !*isNow)
            tryAgain(given);
    });
    *isNow = false;
    return *areSettled;
}

// A job that ends with the window leaves nothing behind: worth a question.
QDialog* CloseGuard::askAboutJobs(Consent given, const TryAgain& tryAgain)
{
    auto* question = new QMessageBox(QMessageBox::Question, tr("Quit"),
                                     tr("A job is still running. Quit and discard it?"),
                                     QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question->button(QMessageBox::Discard), &QAbstractButton::clicked, this,
            [given, tryAgain] { tryAgain({.jobs = true, .edits = given.edits}); });
    question->open();
    return question;
}

QDialog* CloseGuard::askAboutEdits(Consent given, const TryAgain& tryAgain)
{
    const QList<DocumentTab*> edited = m_tabs.editedTabs();
    const auto save = [this, given, tryAgain] { saveAll([given, tryAgain] { tryAgain(given); }); };
    const auto discard = [given, tryAgain] { tryAgain({.jobs = given.jobs, .edits = true}); };
    if (edited.size() == 1) {
        m_tabs.setCurrentTab(edited.first());
        return askWhetherToSave(edited.first()->address().name(),
                                edited.first()->pending()->unsavedText(), m_window, this, save,
                                discard);
    }
    QStringList names;
    for (const DocumentTab* tab : edited)
        names << tab->address().name();
    return askWhetherToSaveAll(names, m_window, this, save, discard);
}

void CloseGuard::saveAll(const std::function<void()>& whenAllAreSaved)
{
    auto* queue = new SaveQueue(m_tabs.editedTabs(), this);
    connect(queue, &SaveQueue::reached, &m_tabs, &DocumentTabs::setCurrentTab);
    connect(queue, &SaveQueue::ended, m_window, [whenAllAreSaved](bool areAllSaved) {
        if (areAllSaved)
            whenAllAreSaved();
    });
    queue->start();
}

} // namespace bloscope
