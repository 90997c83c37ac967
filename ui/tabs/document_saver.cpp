#include "ui/tabs/document_saver.h"

#include "core/change/begin_attributes.h"
#include "core/edit/save_ability.h"
#include "core/frame_writing/other_names.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/tabs/open_file.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QFileDialog>
#include <QFileInfo>

namespace bloscope {

namespace {

using Severity = MessageBar::Severity;

// "store.b2z › /group/leaf" is proposed as "leaf.b2nd".
QString fileNameOf(const DocumentAddress& address, bool isArray)
{
    if (address.inside.isEmpty())
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

// Before anything is edited that cannot be saved where it is.
void DocumentSaver::tellWhyNotInPlace()
{
    const QString why = edits() ? whyNotInPlace() : QString();
    if (!why.isEmpty() && m_message.text().isEmpty())
        m_message.tell(Severity::Note, why, {{tr("Save As…"), [this] { saveAs(); }}});
}

bool DocumentSaver::isWaiting() const
{
    return m_waitsFor && m_waitsFor == edits();
}

bool DocumentSaver::canSave() const
{
    return edits() && !edits()->isClean();
}

bool DocumentSaver::canSaveAs() const
{
    return edits() && whyNotElsewhere().isEmpty();
}

QString DocumentSaver::whyNotElsewhere() const
{
    const Frame& frame = *edits()->current().frame();
    if (frame.header().sparse())
        return tr("A directory frame can only be saved in place");
    return frame.trailer() ? QString() : tr("This frame is incomplete");
}

bool DocumentSaver::isNewFile() const
{
    return m_file.request().beginsAttributes && edits() &&
           !edits()->current().frame()->source()->identity();
}

QString DocumentSaver::ownFile() const
{
    const OpenRequest& request = m_file.request();
    if (request.source || request.offset > 0)
        return {};
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
    if (isNewFile() || (!ownFile().isEmpty() && checkHasFileOfItsOwn(*edits()->current().frame())))
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
    dialog->selectFile(proposedPath());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, purpose](const QString& path) { write(purpose, path); });
    connect(dialog, &QFileDialog::rejected, this, [this] {
        if (!isSaving())
            end(false);
    });
    dialog->open();
}

QString DocumentSaver::proposedPath() const
{
    const OpenedDocument* document = m_file.document();
    const bool isArray = document && std::holds_alternative<OpenedArray>(document->content);
    return QFileInfo(m_file.address().path)
        .absoluteDir()
        .filePath(fileNameOf(m_file.address(), isArray));
}

bool DocumentSaver::isOwnFile(const QString& path) const
{
    return whyNotInPlace().isEmpty() && OpenRequest::of(path).address.path == ownFile();
}

void DocumentSaver::write(Purpose purpose, const QString& path)
{
    if (!edits())
        return end(false);
    const Wanted wanted{isOwnFile(path) ? Purpose::Save : purpose, path};
    if (isSaving()) {
        m_next = wanted;
        return;
    }
    m_waitsFor = edits();
    edits()->whenSettled(this, [this, wanted](bool isWhole) { settled(wanted, isWhole); });
    if (!isWaiting())
        return;
    emit notice(tr("%1 will be saved as soon as “%2” is done.")
                    .arg(QFileInfo(path).fileName(), edits()->queue().lastName()));
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
    if (wanted.purpose == Purpose::Save && edits()->current().isClean()) {
        emit notice(tr("%1 has no unsaved changes.").arg(name));
        return end(true);
    }
    writeNow(wanted);
}

void DocumentSaver::writeNow(const Wanted& wanted)
{
    const Purpose purpose = wanted.purpose;
    const QString& path = wanted.path;
    const QString name = QFileInfo(path).fileName();
    m_job = new LongJob(tr("Saving %1").arg(name), this);
    if (purpose != Purpose::Copy)
        emit writing();
    const EditSet saved = edits()->current();
    const auto report = std::make_shared<SaveReport>();
    const auto otherNames = std::make_shared<std::uint64_t>(0);
    connect(m_job, &LongJob::finished, this, [=, this](const Result<>& outcome) {
        m_job->deleteLater();
        m_job = nullptr;
        if (outcome)
            written(purpose, path, saved, *report, *otherNames);
        else
            failed(purpose, path, outcome.error());
    });
    emit jobStarted(m_job);
    emit abilitiesChanged();
    const auto way = purpose != Purpose::Save ? &saveElsewhere
                     : isNewFile()            ? &saveNewFile
                                              : &saveFile;
    m_job->start(m_services.scheduler,
                 [=, to = std::filesystem::path(path.toStdString()), &files = m_services.files,
                  &pool = m_services.pool](const Job& job) -> Result<> {
                     const OtherNames names(to);
                     BLOSCOPE_TRY(*report, way(saved, to, files, pool, job, SaveOptions()));
                     *otherNames = names.countLeft();
                     return {};
                 });
}

void DocumentSaver::written(Purpose purpose, const QString& path, const EditSet& edits,
                            const SaveReport& report, std::uint64_t otherNames)
{
    const QString name = QFileInfo(path).fileName();
    tellWhatCameOfIt(name, report, otherNames);
    if (purpose == Purpose::Copy) {
        emit notice(tr("Saved a copy to %1.").arg(path));
        return end(true);
    }
    emit notice(tr("Saved %1.").arg(name));
    EditSet saved = edits;
    saved.knowValuesBefore(report.valuesBefore);
    readAgain(path, saved);
}

void DocumentSaver::tellWhatCameOfIt(const QString& name, const SaveReport& report,
                                     std::uint64_t otherNames)
{
    m_message.dismiss();
    const QString others = otherNamesText(name, otherNames);
    if (report.unconfirmed)
        m_message.tell(Severity::Warning,
                       sentencesText({unconfirmedText(name, *report.unconfirmed), others}));
    else if (!others.isEmpty())
        m_message.tell(Severity::Note, sentencesText({tr("Saved %1.").arg(name), others}));
}

void DocumentSaver::readAgain(const QString& path, const EditSet& edits)
{
    OpenRequest request = isOwnFile(path) ? m_file.request() : OpenRequest::of(path);
    request.interpretation = m_file.request().interpretation;
    request.geometry = m_file.request().geometry;
    m_isReadingAgain = true;
    m_file.reloadSaved(edits, request);
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
    emit abilitiesChanged();
    const auto next = std::exchange(m_next, std::nullopt);
    if (next && isSaved)
        write(next->purpose, next->path);
    else
        emit ended(isSaved);
}

} // namespace bloscope
