#include "ui/tabs/save_obstacle.h"

#include "ui/document/document_edits.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/open_file.h"
#include "ui/text/error_text.h"

namespace bloscope {

SaveObstacle::SaveObstacle(OpenFile& file, const DocumentSaver& saver, Scheduler& scheduler)
    : QObject(&file), m_file(file), m_saver(saver), m_scheduler(scheduler)
{
    connect(&file, &OpenFile::opened, this, &SaveObstacle::look);
    connect(&file, &OpenFile::reloaded, this, &SaveObstacle::look);
    connect(&file, &OpenFile::failed, this, &SaveObstacle::look);
}

QString SaveObstacle::mark() const
{
    if (!m_ability.canReplace)
        return tr("read-only");
    return m_ability.isLockedElsewhere ? tr("locked") : QString();
}

// What lies inside of another file is not read-only: it is saved to a file of its own.
void SaveObstacle::look()
{
    m_looking.cancel();
    show({});
    if (!m_file.edits() || !m_saver.whyNotInPlace().isEmpty())
        return;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [frame = m_file.edits()->current().frame(), isNew = m_saver.isNewFile(),
         path = std::filesystem::path(m_saver.ownFile().toStdString())](std::stop_token) {
            return isNew ? saveNewAbility(path) : saveAbility(*frame, path);
        },
        [this](const SaveAbility& ability) {
            m_looking.cancel();
            show(ability);
        });
}

void SaveObstacle::show(const SaveAbility& ability)
{
    m_ability = ability;
    const QString inside = m_file.edits() ? m_saver.whyNotInPlace() : QString();
    if (!inside.isEmpty())
        m_sentence = inside;
    else if (!ability.canReplace)
        m_sentence = sentencesText(
            {tr("Changes cannot be saved here: %1.").arg(displayText(ability.reason)),
             ability.canSaveAs ? tr("They can be saved as another file.") : QString()});
    else if (ability.isLockedElsewhere)
        m_sentence = tr("Another program has locked this file. Saving waits until it is unlocked.");
    else
        m_sentence.clear();
    emit changed();
}

} // namespace bloscope
