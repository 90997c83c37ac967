#include "ui/tabs/salvage_offer.h"

#include "ui/repair/salvage_text.h"
#include "ui/repair/salvage_work.h"
#include "ui/tabs/open_file.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace bloscope {

namespace {

struct FileSalvage {
    Q_DECLARE_TR_FUNCTIONS(FileSalvage)
};

bool isPartOfFile(const OpenRequest& request)
{
    return request.store || request.source || request.offset > 0 || !request.key.empty();
}

constexpr int patienceMs = 300;
constexpr std::uint64_t mostBytes = 4ULL << 30; // that are read without being asked for

// Chunk files are not counted: only those that an index leads to are read.
bool isSmall(const FileSubject& subject)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(filePath(subject.path), error);
    return error || size <= mostBytes;
}

} // namespace

QString whyNotSalvaged(const OpenFile& file)
{
    if (isOnServer(file.address().path))
        return FileSalvage::tr(
            "Only files on this computer can be searched for readable data. Save "
            "a copy of the file first.");
    if (const OpenedDocument* document = file.document())
        return document->isFrame()
                   ? QString()
                   : FileSalvage::tr("Stores are saved part by part. Open one of the parts.");
    if (isPartOfFile(file.request()))
        return FileSalvage::tr("Only whole files can be searched for readable data.");
    const QFileInfo info(file.address().path);
    return info.isFile() && info.size() == 0 ? FileSalvage::tr("The file is empty.") : QString();
}

FileSubject subjectOf(const OpenFile& file)
{
    FileSubject subject{file.address().path, file.address().name()};
    if (file.document() && isPartOfFile(file.request()))
        subject.part = file.document()->frame->frame();
    return subject;
}

SalvageOffer::SalvageOffer(const AppServices& services, QObject* parent)
    : QObject(parent), m_services(services)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &SalvageOffer::counting);
}

void SalvageOffer::lookAt(const FileSubject& subject)
{
    m_patience.start();
    m_search = m_services.scheduler.submit(
        Scheduler::Priority::Background, this,
        [subject, &pool = m_services.pool](std::stop_token stop) -> Result<QString> {
            if (!isSmall(subject))
                return QString();
            BLOSCOPE_TRY(const SalvagePlan plan, planFor(subject, pool, {stop}));
            return salvageOfferText(plan);
        },
        [this](const Result<QString>& text) {
            const bool isTold = !m_patience.isActive();
            forget();
            if (isTold || (text && !text->isEmpty()))
                emit found(text ? *text : QString());
        });
}

void SalvageOffer::forget()
{
    m_patience.stop();
    m_search = {};
}

} // namespace bloscope
