#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "ui/actions/actions.h"
#include "ui/actions/main_menus.h"
#include "ui/controls/message_bar.h"
#include "ui/doctor/check_work.h"
#include "ui/pages/document_page.h"
#include "ui/servers/servers_view.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QPointer>
#include <algorithm>

namespace bloscope {

namespace {

// The files of a directory come here as they are checked.
Result<> keepAndCheck(const FileSubject& subject, CheckLog& log, WorkerPool& pool, const Job& job)
{
    const Result<> kept = RemoteReading::ofThisProcess().keepAll(filePath(subject.path), job);
    const bool isFolder = !kept && kept.error().kind() == ErrorKind::Unsupported;
    if (!kept && !isFolder)
        return kept;
    return checkSubject(subject, log, pool, job);
}

// The parts in which something is wrong.
std::size_t countDamaged(const std::vector<CheckedPartPtr>& parts)
{
    return std::size_t(std::ranges::count_if(parts, [](const CheckedPartPtr& part) {
        return part->verdict() == Verdict::Damaged || part->verdict() == Verdict::Unreadable;
    }));
}

ByteSourcePtr sourceOf(const OpenedDocument& document)
{
    if (const auto* store = std::get_if<OpenedStore>(&document.content))
        return store->store->archive();
    return document.frame ? document.frame->frame()->source() : nullptr;
}

// Where a file is to go, and what is expected to be there.
struct Errand {
    QString file;
    QString address;
    RemoteUpload how;
};

// What can be done with a file that is on a server, or gets there. Lives as long as the tabs.
class ServerActions : public QObject {
    Q_DECLARE_TR_FUNCTIONS(ServerActions)

 public:
    ServerActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services);

 private:
    // A file on a server as it was when it was opened.
    struct Origin {
        QString address;
        std::string tag;
    };

    void offer();
    void noteOrigin();
    QString whyNotUploaded() const;
    void keepLocalCopy();
    void askWhereTo();
    void upload(DocumentPage* page, const Errand& errand);
    void uploaded(DocumentPage* page, const Errand& errand, const Result<>& outcome);

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    AppServices m_services;
    QMap<const DocumentTab*, Origin> m_origins; // of tabs, also once they are saved elsewhere
};

ServerActions::ServerActions(const Actions& actions, DocumentTabs& tabs,
                             const AppServices& services)
    : QObject(&tabs), m_actions(actions), m_tabs(tabs), m_services(services)
{
    connect(actions.keepLocalCopy, &QAction::triggered, this, &ServerActions::keepLocalCopy);
    connect(actions.upload, &QAction::triggered, this, &ServerActions::askWhereTo);
    connect(&tabs, &DocumentTabs::currentPageChanged, this, &ServerActions::offer);
    connect(&tabs, &DocumentTabs::titleChanged, this, &ServerActions::offer); // edited, saved
    offer();
}

void ServerActions::offer()
{
    noteOrigin();
    const DocumentPage* page = m_tabs.currentPage();
    const bool isRemote = page && isOnServer(page->address().path);
    m_actions.keepLocalCopy->setEnabled(isRemote);
    m_actions.keepLocalCopy->setToolTip(
        isRemote ? tr("Fetches all of the file and checks it. From then on it opens without a "
                      "network.")
                 : tr("Only for files on servers."));
    const QString reason = whyNotUploaded();
    m_actions.upload->setEnabled(reason.isEmpty());
    m_actions.upload->setToolTip(
        reason.isEmpty() ? tr("Sends a copy of this file to S3 or to a Caterva2 server.") : reason);
}

void ServerActions::noteOrigin()
{
    const DocumentTab* tab = m_tabs.currentTab();
    if (!tab || !tab->page() || !isOnServer(tab->address().path) || m_origins.contains(tab))
        return;
    const ByteSourcePtr source = sourceOf(*tab->file().document());
    if (!source)
        return;
    m_origins.insert(tab, {tab->address().path, RemoteReading::tagOf(*source)});
    connect(tab, &QObject::destroyed, this, [this, tab] { m_origins.remove(tab); });
}

QString ServerActions::whyNotUploaded() const
{
    const DocumentTab* tab = m_tabs.currentTab();
    if (!tab || !tab->page())
        return tr("No file is open.");
    if (isOnServer(tab->address().path) || tab->isEdited())
        return tr("Save the file on this computer first.");
    return {};
}

void ServerActions::keepLocalCopy()
{
    DocumentPage* page = m_tabs.currentPage();
    if (!page)
        return;
    const FileSubject subject{page->address().path,
                              DocumentAddress{page->address().path, {}}.name()};
    auto log = std::make_shared<CheckLog>(CheckLog::Keep::PartsOnly);
    auto* job = new LongJob(tr("Keeping a local copy of %1").arg(subject.name));
    page->adopt(job);
    connect(job, &LongJob::finished, page, [page, log, name = subject.name](const Result<>& done) {
        if (!done)
            return;
        const std::size_t damaged = countDamaged(log->take().parts);
        emit page->notice(
            damaged == 0
                ? tr("%1 was checked, and opens without a network from now on.").arg(name)
                : countedText(damaged, tr("%1 opens without a network from now on. %n part(s) are "
                                          "damaged: see Check File.",
                                          nullptr, pluralNumber(damaged)))
                      .arg(name));
    });
    job->start(m_services.scheduler, [subject, log, &pool = m_services.pool](const Job& work) {
        return keepAndCheck(subject, *log, pool, work);
    });
}

// Back to where it was opened from, unless somebody wants another place.
void ServerActions::askWhereTo()
{
    DocumentTab* tab = m_tabs.currentTab();
    const Origin origin = m_origins.value(tab);
    const QString file = tab->address().path;
    auto* dialog = new AddressDialog(AddressDialog::Purpose::Upload, {}, origin.address, tab);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddressDialog::chosen, this,
            [this, page = QPointer(tab->page()), file, origin](const QString& address) {
                Errand errand{file, address, {}};
                if (address == origin.address && !origin.tag.empty())
                    errand.how = {.replaces = true, .tag = origin.tag};
                if (page)
                    upload(page, errand);
            });
    dialog->open();
}

void ServerActions::upload(DocumentPage* page, const Errand& errand)
{
    auto* job = new LongJob(tr("Uploading %1").arg(QFileInfo(errand.file).fileName()));
    page->adopt(job); // which says how it ended, before there is more to say
    connect(job, &LongJob::finished, this,
            [this, page = QPointer(page), errand](const Result<>& outcome) {
                if (page)
                    uploaded(page, errand, outcome);
            });
    job->start(m_services.scheduler, [errand](const Job& work) {
        const RemoteWait wait(work.stop);
        work.start(std::uint64_t(QFileInfo(errand.file).size()));
        RemoteUpload how = errand.how;
        how.progress = [&work, before = std::uint64_t(0)](std::uint64_t sent) mutable {
            work.advance(sent - std::min(before, sent));
            before = sent;
        };
        return RemoteReading::ofThisProcess().upload(filePath(errand.file),
                                                     filePath(errand.address), how);
    });
}

// What is there already is replaced only where somebody wants that.
void ServerActions::uploaded(DocumentPage* page, const Errand& errand, const Result<>& outcome)
{
    const auto again = [this, page = QPointer(page), errand](const RemoteUpload& how) {
        if (page)
            upload(page, {errand.file, errand.address, how});
    };
    if (outcome)
        return;
    const auto question = RemoteReading::ofThisProcess().questionOf(filePath(errand.address));
    if (question && question->kind == RemoteQuestion::Kind::Login) {
        auto* dialog = new LogInDialog(errand.address, m_services.scheduler, page);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &LogInDialog::loggedIn, this, [again, errand] { again(errand.how); });
        dialog->open();
    } else if (outcome.error().kind() == ErrorKind::Changed) {
        page->messageBar().tell(
            MessageBar::Severity::Warning,
            errorSentence(tr("%1 was not uploaded").arg(QFileInfo(errand.file).fileName()),
                          outcome.error()),
            {{tr("Replace It"), [again] { again({.replaces = true}); }}});
    }
}

} // namespace

void connectServerActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services)
{
    new ServerActions(actions, tabs, services);
}

} // namespace bloscope
