#include "ui/tabs/save_obstacle.h"

#include "core/table_edit/save_table.h"
#include "ui/document/document_edits.h"
#include "ui/document/table_changes.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/open_file.h"
#include "ui/text/error_text.h"

#include <filesystem>
#include <functional>

namespace bloscope {

namespace {

using Look = std::function<SaveAbility(const std::filesystem::path& path)>;

Look wayToLook(const OpenFile& file, bool isNew)
{
    using Path = std::filesystem::path;
    if (const TableChanges* table = file.tableChanges())
        return [table = table->current().original()](const Path& path) {
            return tableSaveAbility(*table, path);
        };
    return [frame = file.edits()->current().frame(), isNew](const Path& path) {
        return isNew ? saveNewAbility(path) : saveAbility(*frame, path);
    };
}

} // namespace

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
    if (!m_file.pending() || !m_saver.whyNotInPlace().isEmpty())
        return;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [look = wayToLook(m_file, m_saver.isNewFile()),
         path = filePath(m_saver.ownFile())](std::stop_token) { return look(path); },
        [this](const SaveAbility& ability) {
            m_looking.cancel();
            show(ability);
        });
}

void SaveObstacle::show(const SaveAbility& ability)
{
    m_ability = ability;
    const QString inside = m_file.pending() ? m_saver.whyNotInPlace() : QString();
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
