#include "ui/tabs/outside_changes.h"

#include "core/frame/file_marks.h"
#include "core/table_edit/save_table.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/document/table_changes.h"
#include "ui/metadata/merge_edits_dialog.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/open_file.h"
#include "ui/tabs/unsaved_questions.h"
#include "ui/text/error_text.h"

#include <QDialog>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int settleMs = 100; // programs write a file in several goes

using Change = FileWatch::Change;
using Severity = MessageBar::Severity;

constexpr int retryMs = 500;
constexpr int mostRetries = 6;

// What holds the frame: the file itself, or one in the directory that a sparse frame is.
QString fileOf(const QString& path, const Frame& frame)
{
    const QString frameFile = QString::fromLatin1(sparseFrameName);
    const bool isFolder = frame.folder() && !path.endsWith('/' + frameFile);
    return isFolder ? path + '/' + frameFile : path;
}

// Of a table the one that describes it, which every edit changes.
const Frame& watchedFrameOf(const OpenFile& file)
{
    const TableChanges* table = file.tableChanges();
    return table ? *table->current().original()->meta() : *file.edits()->current().frame();
}

QString watchedFileOf(const OpenFile& file, const QString& ownFile)
{
    const TableChanges* table = file.tableChanges();
    return table ? pathText(fileOfTable(*table->current().original(), filePath(ownFile)))
                 : fileOf(ownFile, watchedFrameOf(file));
}

// The array whose values are edited, as it is shown.
ArrayPtr editedArrayOf(const OpenFile& file)
{
    const OpenedDocument* document = file.document();
    const bool isShown =
        document && document->frame && document->frame->frame() == file.edits()->current().frame();
    return isShown ? document->frame : nullptr;
}

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
        [path = filePath(m_path)](std::stop_token) { return identityOf(path); },
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

OutsideChanges::OutsideChanges(OpenFile& file, DocumentSaver& saver, MessageBar& message,
                               Scheduler& scheduler)
    : QObject(&file),
      m_file(file),
      m_saver(saver),
      m_message(message),
      m_scheduler(scheduler),
      m_watch(new FileWatch(scheduler, this))
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(retryMs);
    connect(&m_retry, &QTimer::timeout, this, &OutsideChanges::readAgain);
    connect(m_watch, &FileWatch::changed, this, &OutsideChanges::happened);
    connect(&file, &OpenFile::opened, this, &OutsideChanges::watch);
    connect(&file, &OpenFile::reloaded, this, [this] {
        watch();
        if (std::exchange(m_isPuttingOnTop, false))
            endPuttingOnTop();
    });
    connect(&file, &OpenFile::reloadFailed, this, &OutsideChanges::readAgainFailed);
    connect(&file, &OpenFile::leaving, this, &OutsideChanges::forget);
    connect(&saver, &DocumentSaver::writing, this, [this] {
        m_isWriting = true;
        m_watch->stop();
    });
    connect(&saver, &DocumentSaver::ended, this, [this] {
        m_isWriting = false;
        watch();
    });
    connect(&saver, &DocumentSaver::foundChanged, this, [this](const Error& error) {
        m_notSaved = sentencesText(
            {errorSentence(tr("%1 was not saved").arg(m_file.address().name()), error),
             tr("Choose which version to keep.")});
        offerWays(m_notSaved, Wanted::Save);
    });
}

void OutsideChanges::check()
{
    m_watch->check();
}

void OutsideChanges::forget()
{
    m_watch->stop();
    m_retry.stop();
    m_isReadingAgain = false;
    m_isPuttingOnTop = false;
}

// What lies inside of other files is in memory, or read through what has been opened.
void OutsideChanges::watch()
{
    if (m_isWriting)
        return; // perhaps the next of two saves that follow each other
    if (!m_file.pending() || m_saver.ownFile().isEmpty())
        return m_watch->stop();
    const Frame& frame = watchedFrameOf(m_file);
    if (const auto identity = frame.source()->container())
        m_watch->watch(watchedFileOf(m_file, m_saver.ownFile()), *identity);
    if (std::exchange(m_isReadingAgain, false)) {
        m_retries = 0;
        m_message.dismiss();
        emit notice(m_lastChange == Change::Grown
                        ? tr("%1 has grown.").arg(m_file.address().name())
                        : tr("%1 was changed by another program and reloaded.")
                              .arg(m_file.address().name()));
    }
}

void OutsideChanges::happened(Change change)
{
    m_lastChange = change;
    const QString name = m_file.address().name();
    m_retry.stop();
    m_retries = 0;
    if (change == Change::Restored)
        m_message.dismiss();
    else if (change == Change::Vanished)
        tellVanished();
    else if (!isInUse())
        readAgain();
    else if (!m_notSaved.isEmpty() && m_message.text() == m_notSaved)
        return; // that says more
    else
        offerWays(tr("%1 was changed by another program.").arg(name));
}

void OutsideChanges::tellVanished()
{
    const QString name = m_file.address().name();
    // What was not read of a directory is gone.
    if (!m_saver.canSaveAs() || m_saver.isTableInDirectory())
        return m_message.tell(
            Severity::Warning,
            tr("%1 no longer exists. You can still view what is open.").arg(name));
    m_message.tell(
        Severity::Warning,
        tr("%1 no longer exists. You can still view what is open and save it as another file.")
            .arg(name),
        {{tr("Save As…"), [this] { m_saver.saveAs(); }}});
}

bool OutsideChanges::isInUse() const
{
    const auto dialogs = m_message.parentWidget()->findChildren<QDialog*>();
    return m_file.isEdited() ||
           std::any_of(dialogs.begin(), dialogs.end(),
                       [](const QDialog* dialog) { return dialog->isVisible(); });
}

void OutsideChanges::readAgain()
{
    m_isReadingAgain = true;
    m_file.reload(m_lastChange == Change::Grown ? LastIndex::GoesAlong : LastIndex::Stays);
}

void OutsideChanges::readAgainFailed(const Error& error)
{
    if (std::exchange(m_isPuttingOnTop, false))
        return offerWays(errorSentence(tr("Your changes were not merged"), error));
    if (!std::exchange(m_isReadingAgain, false))
        return;
    if (isInUse()) // since then
        return offerWays(tr("%1 was changed by another program.").arg(m_file.address().name()));
    if (m_retries++ < mostRetries)
        return m_retry.start();
    m_message.tell(Severity::Warning,
                   errorSentence(tr("The previous content is still shown, because %1 was changed "
                                    "by another program and cannot be reloaded")
                                     .arg(m_file.address().name()),
                                 error),
                   {{tr("Try Again"), [this] { readAgain(); }},
                    {tr("Save As…"), [this] { m_saver.saveAs(); }}});
}

void OutsideChanges::offerWays(const QString& sentence, Wanted wanted)
{
    QList<MessageBar::Action> ways;
    if (m_file.edits() && m_file.isEdited() && m_saver.whyNotInPlace().isEmpty())
        ways << MessageBar::Action{tr("Merge My Changes…"), [this, wanted] { putOnTop(wanted); }};
    ways << MessageBar::Action{tr("Reload"), [this] { reloadAfterAsking(); }};
    if (m_file.edits())
        ways << MessageBar::Action{tr("Compare…"), [this] { compare(); }};
    if (m_saver.canSaveAs())
        ways << MessageBar::Action{tr("Save As…"), [this] { m_saver.saveAs(); }};
    ways << MessageBar::Action{tr("Decide Later"), [this] { m_message.dismiss(); }};
    const bool isTold = wanted == Wanted::Save || !m_file.isEdited();
    m_message.tell(Severity::Warning,
                   sentencesText({sentence, isTold ? QString() : tr("You have unsaved changes.")}),
                   ways);
}

void OutsideChanges::putOnTop(Wanted wanted)
{
    if (m_file.edits())
        m_file.edits()->whenSettled(this, [this, wanted](bool isWhole) {
            if (isWhole && m_file.edits())
                askWhatIsOnTop(wanted);
        });
}

void OutsideChanges::askWhatIsOnTop(Wanted wanted)
{
    const EditSet mine = m_file.edits()->current();
    auto* dialog = new MergeEditsDialog(mine, editedArrayOf(m_file), m_saver.ownFile(),
                                        wanted == Wanted::Save ? MergeEditsDialog::Then::Save
                                                               : MergeEditsDialog::Then::Edit,
                                        m_scheduler, m_message.parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MergeEditsDialog::chosen, this,
            [this, mine, wanted](const EditSet& theirs, const EditSet& merged) {
                m_isPuttingOnTop = true;
                m_savesThen = wanted == Wanted::Save;
                m_file.reloadOnTop(mine, theirs, merged);
            });
    dialog->open();
}

void OutsideChanges::endPuttingOnTop()
{
    m_message.dismiss();
    if (m_savesThen && m_saver.canSave())
        return m_saver.save();
    const QString name = m_file.address().name();
    emit notice(
        m_file.isEdited()
            ? tr("Your changes were merged with those in %1. They are not saved yet.").arg(name)
            : tr("The current content of %1 is shown. None of your changes remain.").arg(name));
}

void OutsideChanges::reloadAfterAsking()
{
    if (!m_file.isEdited())
        return readAgain();
    askWhetherToDiscard(m_file.address().name(), m_message.parentWidget(), this,
                        [this] { readAgain(); });
}

void OutsideChanges::compare()
{
    if (m_file.edits())
        m_file.edits()->whenSettled(this, [this](bool) { showDifferences(); });
}

void OutsideChanges::showDifferences()
{
    if (!m_file.edits())
        return;
    auto* dialog = new CompareDialog(m_file.edits()->current(), m_saver.ownFile(), m_scheduler,
                                     m_message.parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace bloscope
