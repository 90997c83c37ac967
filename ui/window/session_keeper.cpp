#include "ui/window/session_keeper.h"

#include "ui/controls/message_bar.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"
#include "ui/window/windows.h"

namespace bloscope {

namespace {

std::vector<SessionDocument> changedDocuments(const Session& session)
{
    std::vector<SessionDocument> changed;
    for (const SessionWindow& window : session.windows)
        for (const SessionDocument& document : window.documents)
            if (hasChanged(document))
                changed.push_back(document);
    return changed;
}

void tellChanged(const Windows& windows, const SessionDocument& document)
{
    const DocumentAddress address = requestOf(document).address;
    for (const MainWindow* window : windows.all())
        for (int index = 0; index < window->tabs().count(); ++index)
            if (const DocumentTab* tab = window->tabs().tab(index); tab->address() == address)
                tab->messageBar().tell(
                    MessageBar::Severity::Note,
                    SessionKeeper::tr("This file has changed since you last had it open."));
}

} // namespace

SessionKeeper::SessionKeeper(Windows& windows, QString path, QObject* parent)
    : QObject(parent), m_windows(windows), m_path(std::move(path))
{
    connect(&windows, &Windows::ending, this, &SessionKeeper::end);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::saveSoon);
    m_timer.start(everyMs);
}

Result<> SessionKeeper::restore()
{
    BLOSCOPE_TRY(const Session session, readSession(m_path));
    m_windows.restore(session);
    restored(session);
    return {};
}

void SessionKeeper::restored(const Session& session)
{
    m_looking = m_windows.scheduler().submit(
        Scheduler::Priority::Visible, this,
        [session](std::stop_token) { return changedDocuments(session); },
        [this](const std::vector<SessionDocument>& changed) {
            for (const SessionDocument& document : changed)
                tellChanged(m_windows, document);
        });
}

void SessionKeeper::saveSoon()
{
    Session session = m_windows.session();
    if (session == m_saved || m_windows.all().isEmpty())
        return;
    m_saved = session;
    m_saving = m_windows.scheduler().submit(
        Scheduler::Priority::Background, this,
        [session = std::move(session), path = m_path](std::stop_token) mutable {
            noteFileStates(session);
            return writeSession(session, path);
        },
        [this](const Result<>&) { m_saving.cancel(); }); // the next time may do better
}

void SessionKeeper::end(const Session& session)
{
    m_timer.stop();
    m_saving.cancel();
    Session last = session;
    noteFileStates(last);
    const Result<> written = writeSession(last, m_path);
    Q_UNUSED(written); // there is nobody left to be told
}

} // namespace bloscope
