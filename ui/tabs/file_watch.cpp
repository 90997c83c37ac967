#include "ui/tabs/file_watch.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int settleMs = 100; // programs write a file in several goes

} // namespace

FileWatch::FileWatch(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_system, &QFileSystemWatcher::fileChanged, this, &FileWatch::lookSoon);
    connect(&m_system, &QFileSystemWatcher::directoryChanged, this, &FileWatch::lookSoon);
}

void FileWatch::watch(const QString& path, const FileIdentity& known)
{
    if (path == m_path && known == m_known)
        return check(); // and what has been told already is not told again
    stop();
    m_path = path;
    m_known = known;
    m_told = known;
    followAgain();
    check(); // it may have changed since it was read
}

void FileWatch::stop()
{
    m_path.clear();
    m_timer.stop();
    m_looking.cancel();
    m_mayBeGone = false;
    m_looksOnceMore = false;
    const QStringList followed = m_system.files() + m_system.directories();
    if (!followed.isEmpty())
        m_system.removePaths(followed);
}

void FileWatch::check()
{
    lookSoon();
}

// Soon, but never more often than it may be: what goes on changing is looked at all the same.
void FileWatch::lookSoon()
{
    if (m_path.isEmpty() || m_timer.isActive())
        return;
    const qint64 since = m_sinceLook.isValid() ? m_sinceLook.elapsed() : pauseMs;
    m_timer.start(static_cast<int>(std::max<qint64>(settleMs, pauseMs - since)));
}

void FileWatch::look()
{
    if (m_looking) { // a slow file system has not answered yet
        m_looksOnceMore = true;
        return;
    }
    m_sinceLook.start();
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [path = m_path.toStdString()](std::stop_token) {
            return identityOf(std::filesystem::path(path));
        },
        [this](const Seen& now) { looked(now); });
}

void FileWatch::looked(const Seen& now)
{
    m_looking.cancel();
    followAgain();
    if (std::exchange(m_looksOnceMore, false))
        lookSoon();
    const bool wasMissed = std::exchange(m_mayBeGone, !now);
    if (now == m_told)
        return;
    if (!now && !wasMissed)
        return lookSoon(); // many programs remove a file before they write it again
    const Change change = changeTo(now);
    m_told = now;
    emit changed(change);
}

FileWatch::Change FileWatch::changeTo(const Seen& now) const
{
    if (!now)
        return Change::Vanished;
    if (*now == m_known)
        return Change::Restored;
    if (!now->isSameFile(m_known))
        return Change::Replaced;
    return now->size > (m_told ? *m_told : m_known).size ? Change::Grown : Change::Changed;
}

// The system forgets a file that was replaced. The folder tells of one that takes its place.
void FileWatch::followAgain()
{
    for (const QString& path : {m_path, QFileInfo(m_path).path()})
        if (!m_system.files().contains(path) && !m_system.directories().contains(path))
            m_system.addPath(path); // false while it is not there
}

} // namespace bloscope
