#include "ui/cases/case_facts_loader.h"

namespace bloscope {

namespace {

constexpr std::size_t cacheBytes = 8 << 20;

} // namespace

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
