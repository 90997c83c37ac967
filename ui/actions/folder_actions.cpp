#include "ui/actions/folder_actions.h"

#include "ui/actions/actions.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// Not what lies in a value of the metadata, or later in a file.
bool hasNeighbours(const DocumentTab& tab)
{
    const OpenRequest& request = tab.file().comingRequest();
    return request.address.inside.isEmpty() || !request.key.empty();
}

} // namespace

FolderActions::FolderActions(const Actions& actions, DocumentTabs& tabs, const Settings& settings,
                             Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_actions(actions),
      m_tabs(tabs),
      m_settings(settings),
      m_scheduler(scheduler)
{
    connect(m_actions.nextFile, &QAction::triggered, this, [this] { step(1); });
    connect(m_actions.previousFile, &QAction::triggered, this, [this] { step(-1); });
}

void FolderActions::update()
{
    const DocumentTab* tab = m_tabs.currentTab();
    for (QAction* action : {m_actions.nextFile, m_actions.previousFile})
        action->setEnabled(tab && hasNeighbours(*tab));
}

void FolderActions::step(int files)
{
    DocumentTab* tab = m_tabs.currentTab();
    const bool isOnTheWay = m_listing && tab == m_tab;
    m_steps = isOnTheWay ? m_steps + files : files;
    m_tab = tab;
    if (tab && !isOnTheWay)
        list();
}

void FolderActions::goTo(const QString& path)
{
    DocumentTab* tab = m_tabs.currentTab();
    m_listing.cancel();
    if (tab && hasNeighbours(*tab) && tab->file().comingRequest().address.path != path)
        show(*tab, path, {});
}

void FolderActions::show(DocumentTab& tab, const QString& path, const QString& sentence)
{
    m_tabs.leave(tab, [this, shown = &tab, path, sentence] {
        if (!sentence.isEmpty())
            m_tabs.tell(*shown, sentence);
        shown->file().goTo(requestFor(path, shown->file().comingRequest()));
    });
}

void FolderActions::list()
{
    m_listing = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path = m_tab->file().comingRequest().address.path](const std::stop_token& stop) {
            return folderFilesAround(path, stop);
        },
        [this](const Result<FolderFiles>& files) {
            m_listing.cancel();
            if (files && m_tab)
                go(*files);
            else if (m_tab)
                m_tabs.tell(*m_tab,
                            errorSentence(tr("The other files in the folder cannot be listed"),
                                          files.error()));
        });
}

void FolderActions::go(const FolderFiles& files)
{
    const qsizetype last = files.names.size() - 1;
    const qsizetype position = std::clamp<qsizetype>(files.position + m_steps, 0, last);
    const QString number = countText(position + 1);
    const QString count = countText(last + 1);
    if (position != files.position)
        return show(*m_tab, files.pathAt(position),
                    tr("%1: %2 of %3", "a file, its number, so many files")
                        .arg(files.names[position], number, count));
    if (m_steps > 0)
        m_tabs.tell(*m_tab,
                    tr("This is the last file in the folder: %1 of %2.").arg(number, count));
    if (m_steps < 0)
        m_tabs.tell(*m_tab,
                    tr("This is the first file in the folder: %1 of %2.").arg(number, count));
}

// Plain chunks are read as somebody told, of this file or of the one before it.
OpenRequest FolderActions::requestFor(const QString& path, const OpenRequest& before) const
{
    OpenRequest request = OpenRequest::of(path);
    if (!before.key.empty())
        request = request.partAt(before.key);
    request = withWhatWasTold(request, m_settings);
    if (!request.interpretation)
        request.interpretation = before.interpretation;
    return request;
}

} // namespace bloscope
