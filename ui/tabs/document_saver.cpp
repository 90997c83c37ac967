#include "ui/tabs/document_saver.h"

#include "core/change/begin_attributes.h"
#include "core/edit/save_ability.h"
#include "core/frame_writing/other_names.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/document/table_changes.h"
#include "ui/tabs/open_file.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

namespace bloscope {

namespace {

using Severity = MessageBar::Severity;

// "store.b2z › /group/leaf" is proposed as "leaf.b2nd". An archive is saved as a whole.
QString fileNameOf(const DocumentAddress& address, bool isArray, bool isWhole)
{
    if (address.inside.isEmpty() || isWhole)
        return QFileInfo(address.path).fileName();
    QString name = address.inside.section('/', -1).section(QStringLiteral(" › "), -1);
    for (QChar& c : name)
        if (!c.isLetterOrNumber() && !QStringLiteral("._-").contains(c))
            c = '_';
    const QString suffix = isArray ? QStringLiteral(".b2nd") : QStringLiteral(".b2frame");
    return name.endsWith(suffix) ? name : name + suffix;
}

Result<SaveReport> saveElsewhere(const EditSet& edits, const std::filesystem::path& target,
                                 FileCalls& calls, WorkerPool& pool, const Job& job,
                                 const SaveOptions& options)
{
    return saveFileAs(edits, target, calls, pool, job, options);
}

// The store of a leaf, also of one that was asked for by path and key.
StorePtr storeOf(const OpenFile& file)
{
    if (file.request().store || !file.document())
        return file.request().store;
    const auto* array = std::get_if<OpenedArray>(&file.document()->content);
    return array ? array->file.request.store : nullptr;
}

} // namespace

DocumentSaver::DocumentSaver(OpenFile& file, MessageBar& message, const AppServices& services)
    : QObject(&file), m_file(file), m_message(message), m_services(services)
{
    connect(&file, &OpenFile::opened, this, &DocumentSaver::tellWhyNotInPlace);
    connect(&file, &OpenFile::reloaded, this, [this] {
        if (std::exchange(m_isReadingAgain, false))
            return end(true);
        if (m_waitsFor && !isWaiting()) { // edits that are gone
            m_waitsFor = nullptr;
            end(false);
        }
    });
    connect(&file, &OpenFile::reloadFailed, this, [this](const Error& error) {
        if (!std::exchange(m_isReadingAgain, false))
            return;
        m_message.tell(
            Severity::Warning,
            errorSentence(tr("%1 was saved, but cannot be reloaded").arg(m_file.address().name()),
                          error),
            {{tr("Reload"), [this] { m_file.reload(); }}});
        end(false);
    });
}

DocumentEdits* DocumentSaver::edits() const
{
    return m_file.edits();
}

TableChanges* DocumentSaver::tableChanges() const
{
    return m_file.tableChanges();
}

PendingEdits* DocumentSaver::pending() const
{
    return m_file.pending();
}

// Before anything is edited that cannot be saved where it is. Nobody expects that of a server.
void DocumentSaver::tellWhyNotInPlace()
{
    if (isOnServer(m_file.address().path))
        return;
    const QString why = pending() ? whyNotInPlace() : QString();
    if (!why.isEmpty() && m_message.text().isEmpty())
        m_message.tell(Severity::Note, why, {{tr("Save As…"), [this] { saveAs(); }}});
}

bool DocumentSaver::isWaiting() const
{
    return m_waitsFor && m_waitsFor == pending();
}

bool DocumentSaver::canSave() const
{
    return pending() && !pending()->isClean();
}

bool DocumentSaver::canSaveAs() const
{
    return pending() && whyNotElsewhere().isEmpty();
}

QString DocumentSaver::whyNotElsewhere() const
{
    if (tableChanges())
        return {};
    const Frame& frame = *edits()->current().frame();
    if (frame.header().sparse())
        return tr("A directory frame can only be saved in place");
    return frame.trailer() ? QString() : tr("This frame is incomplete");
}

bool DocumentSaver::isTableInDirectory() const
{
    return tableChanges() && tableChanges()->current().original()->store()->container() ==
                                 Store::Container::Directory;
}

bool DocumentSaver::isNewFile() const
{
    return m_file.request().beginsAttributes && edits() &&
           !edits()->current().frame()->source()->identity();
}

QString DocumentSaver::ownFile() const
{
    const OpenRequest& request = m_file.request();
    if (request.source || request.offset > 0 || isOnServer(request.address.path))
        return {};
    if (tableChanges())
        return request.address.path;
    if (!request.store && request.key.empty())
        return request.address.path;
    if (request.beginsAttributes)
        return request.address.path + '/' + QString::fromStdString(fileOfAttributes(request.key));
    const StorePtr store = storeOf(m_file);
    const StoreNode* leaf = store ? store->find(request.key) : nullptr;
    const bool isFile = leaf && store->container() == Store::Container::Directory &&
                        leaf->place == StoreNode::Place::File;
    return isFile ? request.address.path + '/' + QString::fromStdString(leaf->where) : QString();
}

QString DocumentSaver::whyNotInPlace() const
{
    if (isOnServer(m_file.address().path))
        return tr("%1 is on a server, so it cannot be saved there. Save it as a file here.")
            .arg(m_file.address().name());
    if (tableChanges() || isNewFile() ||
        (!ownFile().isEmpty() && checkHasFileOfItsOwn(*edits()->current().frame())))
        return {};
    return tr("%1 is inside another file, so it cannot be saved here. Save it as a separate file.")
        .arg(m_file.address().name());
}

void DocumentSaver::save()
{
    if (!canSave())
        return end(false);
    const QString why = whyNotInPlace();
    if (why.isEmpty())
        return write(Purpose::Save, ownFile());
    m_message.tell(Severity::Note, why);
    saveAs();
}

void DocumentSaver::saveAs()
{
    askForFile(Purpose::SaveAs);
}

void DocumentSaver::saveCopy()
{
    askForFile(Purpose::Copy);
}

void DocumentSaver::askForFile(Purpose purpose)
{
    if (!canSaveAs())
        return end(false);
    const QString title = purpose == Purpose::SaveAs ? tr("Save As") : tr("Save a Copy");
    auto* dialog = new QFileDialog(m_message.parentWidget(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // which asks before it chooses a file in use
    dialog->setNameFilters({tr("Blosc2 files (*.b2nd *.b2frame)"), tr("All files (*)")});
    if (tableChanges())
        offerStores(*dialog);
    dialog->selectFile(proposedPath());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, purpose](const QString& path) { write(purpose, path); });
    connect(dialog, &QFileDialog::rejected, this, [this] {
        if (!isSaving())
            end(false);
    });
    dialog->open();
}

// The kind of the store that a table is in comes first. Choosing the other changes the name.
void DocumentSaver::offerStores(QFileDialog& dialog) const
{
    const QString archives = tr("Blosc2 archives (*.b2z)");
    const QString directories = tr("Blosc2 directories (*.b2d)");
    const QStringList kinds = isTableInDirectory() ? QStringList{directories, archives}
                                                   : QStringList{archives, directories};
    dialog.setNameFilters(kinds + QStringList{tr("All files (*)")});
    dialog.setDefaultSuffix(isTableInDirectory() ? QStringLiteral("b2d") : QStringLiteral("b2z"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog, kinds](const QString& kind) {
        if (!kinds.contains(kind))
            return;
        const QString suffix = kind.section("*.", 1).section(')', 0, 0);
        dialog.setDefaultSuffix(suffix);
        const QFileInfo chosen(dialog.selectedFiles().value(0));
        if (chosen.suffix() == u"b2d" || chosen.suffix() == u"b2z")
            dialog.selectFile(chosen.dir().filePath(chosen.completeBaseName() + '.' + suffix));
    });
}

// A directory replaces nothing, so another name is proposed for a copy of one.
QString DocumentSaver::proposedPath() const
{
    const DocumentAddress& address = m_file.address();
    const QDir folder(address.folder());
    if (isTableInDirectory())
        return folder.filePath(
            tr("%1-copy", "name of a file").arg(QFileInfo(address.path).completeBaseName()) +
            ".b2d");
    const OpenedDocument* document = m_file.document();
    const bool isArray = document && std::holds_alternative<OpenedArray>(document->content);
    return folder.filePath(fileNameOf(address, isArray, tableChanges() != nullptr));
}

bool DocumentSaver::isOwnFile(const QString& path) const
{
    return whyNotInPlace().isEmpty() && OpenRequest::of(path).address.path == ownFile();
}

void DocumentSaver::write(Purpose purpose, const QString& path)
{
    if (!pending())
        return end(false);
    const Wanted wanted{isOwnFile(path) ? Purpose::Save : purpose, path};
    if (isSaving()) {
        m_next = wanted;
        return;
    }
    m_waitsFor = pending();
    pending()->whenSettled(this, [this, wanted](bool isWhole) { settled(wanted, isWhole); });
    if (!isWaiting())
        return;
    emit notice(tr("%1 will be saved as soon as “%2” is done.")
                    .arg(QFileInfo(path).fileName(), pending()->waitingName()));
    emit abilitiesChanged();
}

void DocumentSaver::settled(const Wanted& wanted, bool isWhole)
{
    m_waitsFor = nullptr;
    const QString name = QFileInfo(wanted.path).fileName();
    if (!isWhole) {
        emit notice(
            tr("%1 was not saved because a pending change was cancelled or failed.").arg(name));
        return end(false);
    }
    const bool isClean =
        edits() ? edits()->current().isClean() : tableChanges()->current().isClean();
    if (wanted.purpose == Purpose::Save && isClean) {
        emit notice(tr("%1 has no unsaved changes.").arg(name));
        return end(true);
    }
    writeNow(wanted);
}

DocumentSaver::Work DocumentSaver::writingFrame(const Wanted& wanted) const
{
    const auto way = wanted.purpose != Purpose::Save ? &saveElsewhere
                     : isNewFile()                   ? &saveNewFile
                                                     : &saveFile;
    return [way, saved = edits()->current(), to = filePath(wanted.path), &files = m_services.files,
            &pool = m_services.pool](const Job& job) -> Result<Written> {
        const OtherNames names(to);
        BLOSCOPE_TRY(SaveReport report, way(saved, to, files, pool, job, SaveOptions()));
        return Written{.frame = std::move(report), .otherNames = names.countLeft()};
    };
}

DocumentSaver::Work DocumentSaver::writingTable(const Wanted& wanted) const
{
    return [isInPlace = wanted.purpose == Purpose::Save, saved = tableChanges()->current(),
            path = filePath(ownFile()), to = filePath(wanted.path), &files = m_services.files,
            &pool = m_services.pool](const Job& job) -> Result<Written> {
        const OtherNames names(to);
        BLOSCOPE_TRY(TableSaveReport report, isInPlace ? saveTable(saved, path, files, pool, job)
                                                       : saveTableAs(saved, path, to, files, job));
        return Written{.table = std::move(report), .otherNames = names.countLeft()};
    };
}

// Changes of a table that are asked for meanwhile are made afterwards, those of a frame beside it.
void DocumentSaver::writeNow(const Wanted& wanted)
{
    m_job = new LongJob(tr("Saving %1").arg(QFileInfo(wanted.path).fileName()), this);
    if (wanted.purpose != Purpose::Copy)
        emit writing();
    if (tableChanges())
        tableChanges()->pause();
    const auto saved = edits() ? std::make_shared<const EditSet>(edits()->current()) : nullptr;
    const auto report = std::make_shared<Written>();
    connect(m_job, &LongJob::finished, this, [=, this](const Result<>& outcome) {
        m_job->deleteLater();
        m_job = nullptr;
        if (outcome)
            written(wanted, saved.get(), *report);
        else
            failed(wanted.purpose, wanted.path, outcome.error());
    });
    emit jobStarted(m_job);
    emit abilitiesChanged();
    m_job->start(m_services.scheduler,
                 [report, work = edits() ? writingFrame(wanted)
                                         : writingTable(wanted)](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*report, work(job));
                     return {};
                 });
}

void DocumentSaver::written(const Wanted& wanted, const EditSet* edits, const Written& report)
{
    tellWhatCameOfIt(QFileInfo(wanted.path).fileName(), report);
    if (wanted.purpose == Purpose::Copy) {
        emit notice(tr("Saved a copy to %1.").arg(wanted.path));
        return end(true);
    }
    emit notice(tr("Saved %1.").arg(QFileInfo(wanted.path).fileName()));
    m_isReadingAgain = true;
    if (!edits)
        return m_file.reloadSavedTable(requestAfter(wanted.path));
    EditSet saved = *edits;
    saved.knowValuesBefore(report.frame->valuesBefore);
    m_file.reloadSaved(saved, requestAfter(wanted.path));
}

void DocumentSaver::tellWhatCameOfIt(const QString& name, const Written& report)
{
    m_message.dismiss();
    const auto& unconfirmed = report.frame ? report.frame->unconfirmed : report.table->unconfirmed;
    const QString more = sentencesText(
        {otherNamesText(name, report.otherNames), report.table ? staleText() : QString(),
         report.table ? leftOutText(report.table->leftOut) : QString()});
    if (unconfirmed)
        m_message.tell(Severity::Warning,
                       sentencesText({unconfirmedText(name, *unconfirmed), more}));
    else if (!more.isEmpty())
        m_message.tell(Severity::Note, sentencesText({tr("Saved %1.").arg(name), more}));
}

QString DocumentSaver::leftOutText(const std::vector<std::string>& files)
{
    constexpr std::size_t mostNamed = 5;
    QStringList names;
    for (std::size_t i = 0; i < std::min(files.size(), mostNamed); ++i)
        names << displayText(files[i]);
    if (files.size() > mostNamed)
        names << QStringLiteral("…");
    return files.empty() ? QString()
                         : tr("Links and special files were not copied: %1.")
                               .arg(names.join(QStringLiteral(", ")));
}

// What others will have to make again.
QString DocumentSaver::staleText() const
{
    const ChangedDescription& made = tableChanges()->current().description();
    const auto named = [](const std::vector<std::string>& names) {
        QStringList texts;
        for (const std::string& name : names)
            texts << displayText(name);
        return texts.join(QStringLiteral(", "));
    };
    QStringList sentences;
    if (!made.staleIndexes.empty())
        sentences << tr("The indexes of these columns are out of date: %1. python-blosc2 rebuilds "
                        "them with rebuild_index().")
                         .arg(named(made.staleIndexes));
    if (!made.staleColumns.empty())
        sentences << tr("The values of these columns were computed from others and are out of "
                        "date: %1.")
                         .arg(named(made.staleColumns));
    return sentencesText(sentences);
}

OpenRequest DocumentSaver::requestAfter(const QString& path) const
{
    if (tableChanges()) {
        OpenRequest request = m_file.request();
        request.address.path = OpenRequest::of(path).address.path;
        request.store = nullptr; // which shows what it was when it was opened
        return request;
    }
    OpenRequest request = isOwnFile(path) ? m_file.request() : OpenRequest::of(path);
    request.interpretation = m_file.request().interpretation;
    request.geometry = m_file.request().geometry;
    return request;
}

void DocumentSaver::failed(Purpose purpose, const QString& path, const Error& error)
{
    const QString name = QFileInfo(path).fileName();
    if (error.kind() == ErrorKind::Cancelled) {
        emit notice(tr("Cancelled saving %1.").arg(name));
    } else if (error.kind() == ErrorKind::Changed) {
        emit foundChanged(error);
    } else {
        QList<MessageBar::Action> ways{
            {tr("Try Again"), [this, purpose, path] { write(purpose, path); }}};
        if (canSaveAs())
            ways << MessageBar::Action{tr("Save As…"), [this] { saveAs(); }};
        m_message.tell(Severity::Failure, errorSentence(tr("%1 was not saved").arg(name), error),
                       ways);
    }
    end(false);
}

void DocumentSaver::end(bool isSaved)
{
    if (tableChanges())
        tableChanges()->resume();
    emit abilitiesChanged();
    const auto next = std::exchange(m_next, std::nullopt);
    if (next && isSaved)
        write(next->purpose, next->path);
    else
        emit ended(isSaved);
}

} // namespace bloscope
