#include "ui/cases/case_facts_loader.h"

#include "core/cells/overlay_source.h"
#include "core/geometry/case_file.h"
#include "ui/document/opened_document.h"
#include "ui/overlay/label_file.h"
#include "ui/picture/thumbnail.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

constexpr int thumbnailSide = 96; // pixels

struct CaseText {
    Q_DECLARE_TR_FUNCTIONS(CaseText)
};

const OpenedArray* arrayIn(const Result<OpenedDocument>& opened)
{
    return opened ? std::get_if<OpenedArray>(&opened->content) : nullptr;
}

CaseFacts::Labels labelsBeside(const QString& path, const Shape& image, BlockCache& cache,
                               WorkerPool& pool)
{
    const auto labels = labelFileBeside(path);
    if (!labels)
        return CaseFacts::Labels::None;
    const auto opened = openForViewing(OpenRequest::of(*labels), cache, pool);
    const OpenedArray* array = arrayIn(opened);
    if (!array)
        return CaseFacts::Labels::Unreadable;
    return canLieOver(array->file.array->shape(), image) ? CaseFacts::Labels::There
                                                         : CaseFacts::Labels::DoNotFit;
}

constexpr std::size_t cacheBytes = 8 << 20;

} // namespace

CaseFacts caseFactsOf(const QString& path, BlockCache& cache, WorkerPool& pool,
                      const std::stop_token& stop)
{
    CaseFacts facts;
    facts.hasProperties = hasCaseFileBeside(filePath(path));
    const auto opened = openForViewing(OpenRequest::of(path), cache, pool);
    if (!opened) {
        facts.problem = errorSentence(CaseText::tr("Cannot be opened"), opened.error());
        return facts;
    }
    const OpenedArray* array = arrayIn(opened);
    if (!array) {
        facts.shape = CaseText::tr("no array");
        return facts;
    }
    const Array& found = *array->file.array;
    facts.shape = QString::fromStdString(tupleText(found.shape()));
    facts.type = dtypeText(found.dtype());
    facts.labels = labelsBeside(path, found.shape(), cache, pool);
    auto thumbnail = thumbnailOf(array->file.reader, thumbnailSide, coarseBudget, {stop, nullptr});
    if (thumbnail)
        facts.thumbnail = std::move(thumbnail->image);
    else if (thumbnail.error().kind() == ErrorKind::Malformed)
        facts.problem = errorSentence(CaseText::tr("Cannot be drawn"), thumbnail.error());
    return facts;
}

CaseFactsLoader::CaseFactsLoader(Scheduler& scheduler, WorkerPool& pool, QObject* parent)
    : QObject(parent),
      m_scheduler(scheduler),
      m_pool(pool),
      m_cache(std::make_shared<BlockCache>(cacheBytes))
{
}

const CaseFacts* CaseFactsLoader::want(const QString& path)
{
    if (const auto known = m_kept.constFind(path); known != m_kept.constEnd())
        return &*known;
    if (path == m_current)
        return nullptr;
    m_waiting.removeOne(path);
    m_waiting.append(path);
    if (m_waiting.size() > mostWaiting)
        m_waiting.removeFirst();
    next();
    return nullptr;
}

void CaseFactsLoader::forget(const QString& path)
{
    m_kept.remove(path);
    m_order.removeOne(path);
    if (path != m_current)
        return;
    m_finding.cancel(); // it reads what there was before
    m_current.clear();
    next();
}

void CaseFactsLoader::stop()
{
    m_finding.cancel();
    m_current.clear();
    m_waiting.clear();
}

void CaseFactsLoader::next()
{
    if (m_finding || m_waiting.isEmpty())
        return;
    m_current = m_waiting.takeLast();
    m_finding = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [path = m_current, cache = m_cache, &pool = m_pool](const std::stop_token& stop) {
            return caseFactsOf(path, *cache, pool, stop);
        },
        [this, path = m_current](const CaseFacts& facts) { arrive(path, facts); });
}

void CaseFactsLoader::arrive(const QString& path, const CaseFacts& facts)
{
    m_finding.cancel();
    m_current.clear();
    m_kept.insert(path, facts);
    m_order.append(path);
    if (m_order.size() > mostKept)
        m_kept.remove(m_order.takeFirst());
    emit arrived(path);
    next();
}

} // namespace bloscope
