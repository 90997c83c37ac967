#include "ui/farewell.h"

#include "ui/dialogs/unsaved_questions.h"
#include "ui/document/document_tabs.h"
#include "ui/document/save_queue.h"
#include "ui/preferences.h"
#include "ui/worker/job_bar.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <utility>

namespace bloscope {

Farewell::Farewell(DocumentTabs& tabs, const JobBar& jobs, QWidget* window)
    : QObject(window), m_tabs(tabs), m_jobs(jobs), m_window(window)
{
}

bool Farewell::mayQuit(const Preferences& preferences)
{
    m_dropsJobs = m_dropsJobs && m_jobs.isBusy(); // others may have begun since
    if (m_jobs.isBusy() && !m_dropsJobs && preferences.asksBeforeDiscardingJobs) {
        askAboutJobs();
        return false;
    }
    if (!m_tabs.editedTabs().isEmpty() && !m_losesEdits) {
        askAboutEdits();
        return false;
    }
    return true;
}

// A job that ends with the window leaves nothing behind: worth a question.
void Farewell::askAboutJobs()
{
    auto* question = new QMessageBox(QMessageBox::Question, tr("Quit"),
                                     tr("A job is still running. Quit and discard it?"),
                                     QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question->button(QMessageBox::Discard), &QAbstractButton::clicked, this, [this] {
        m_dropsJobs = true;
        m_window->close();
    });
    question->open();
}

void Farewell::askAboutEdits()
{
    const QList<DocumentTab*> edited = m_tabs.editedTabs();
    const auto quit = [this] {
        m_losesEdits = true;
        m_window->close();
        m_losesEdits = false;
    };
    if (edited.size() == 1) {
        m_tabs.setCurrentWidget(edited.first());
        return askWhetherToSave(
            edited.first()->address().name(), m_window, this, [this] { saveAll(); }, quit);
    }
    QStringList names;
    for (const DocumentTab* tab : edited)
        names << tab->address().name();
    askWhetherToSaveAll(
        names, m_window, this, [this] { saveAll(); }, quit);
}

void Farewell::saveAll()
{
    auto* queue = new SaveQueue(m_tabs.editedTabs(), this);
    connect(queue, &SaveQueue::reached, &m_tabs, &QTabWidget::setCurrentWidget);
    connect(queue, &SaveQueue::ended, m_window, [this](bool areAllSaved) {
        if (areAllSaved)
            m_window->close();
    });
    queue->start();
}

} // namespace bloscope
