#include "ui/tabs/save_queue.h"

#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"

namespace bloscope {

SaveQueue::SaveQueue(const QList<DocumentTab*>& tabs, QObject* parent)
    : QObject(parent), m_waiting(tabs.begin(), tabs.end())
{
}

void SaveQueue::start()
{
    saveNext();
}

void SaveQueue::saveNext()
{
    while (!m_waiting.isEmpty() && (!m_waiting.first() || !m_waiting.first()->isEdited()))
        m_waiting.removeFirst();
    if (m_waiting.isEmpty())
        return end(true);
    DocumentTab* tab = m_waiting.takeFirst();
    emit reached(tab);
    connect(
        &tab->saver(), &DocumentSaver::ended, this,
        [this](bool isSaved) { isSaved ? saveNext() : end(false); }, Qt::SingleShotConnection);
    tab->saver().save();
}

void SaveQueue::end(bool areAllSaved)
{
    emit ended(areAllSaved);
    deleteLater();
}

} // namespace bloscope
