#include "ui/tabs/save_note.h"

#include "ui/metadata/metadata_edits.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"
#include "ui/text/error_text.h"

namespace bloscope {

SaveNote::SaveNote(DocumentTab& tab, Scheduler& scheduler)
    : QObject(&tab), m_tab(tab), m_scheduler(scheduler)
{
    connect(&tab, &DocumentTab::opened, this, &SaveNote::look);
    connect(&tab, &DocumentTab::reloaded, this, &SaveNote::look);
    connect(&tab, &DocumentTab::failed, this, &SaveNote::look);
}

QString SaveNote::mark() const
{
    if (!m_ability.canReplace)
        return tr("read-only");
    return m_ability.isLockedElsewhere ? tr("locked") : QString();
}

// What lies inside of another file is not read-only: it is saved to a file of its own.
void SaveNote::look()
{
    m_looking.cancel();
    show({});
    if (!m_tab.edits() || !m_tab.saver().whyNotInPlace().isEmpty())
        return;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [frame = m_tab.edits()->current().frame(),
         path = std::filesystem::path(m_tab.address().path.toStdString())](std::stop_token) {
            return saveAbility(*frame, path);
        },
        [this](const SaveAbility& ability) {
            m_looking.cancel();
            show(ability);
        });
}

void SaveNote::show(const SaveAbility& ability)
{
    m_ability = ability;
    const QString inside = m_tab.edits() ? m_tab.saver().whyNotInPlace() : QString();
    if (!inside.isEmpty())
        m_sentence = inside;
    else if (!ability.canReplace)
        m_sentence =
            tr("Edits cannot be saved here: %1.").arg(displayText(ability.reason)) +
            (ability.canSaveAs ? ' ' + tr("They can be saved as another file.") : QString());
    else if (ability.isLockedElsewhere)
        m_sentence = tr("Another program has locked this file: saving waits until it lets go.");
    else
        m_sentence.clear();
    emit changed();
}

} // namespace bloscope
