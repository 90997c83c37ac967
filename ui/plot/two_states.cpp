#include "ui/plot/two_states.h"

#include <QCoreApplication>
#include <algorithm>

namespace bloscope {

namespace {

QString stateName(const char* word)
{
    return QCoreApplication::translate("TwoStates", word);
}

} // namespace

void TwoStates::begin(const DType& dtype)
{
    m_seen.reset();
    m_elements = dtype.kind == DTypeKind::Boolean ? Elements::Truths
                 : dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned
                     ? Elements::WholeNumbers
                     : Elements::Others;
}

void TwoStates::see(const ValueDistribution& distribution)
{
    if (distribution.isEmpty())
        return;
    const ValueRange& now = distribution.extent;
    m_seen =
        m_seen ? ValueRange{std::min(m_seen->low, now.low), std::max(m_seen->high, now.high)} : now;
}

QStringList TwoStates::names() const
{
    if (m_elements == Elements::Truths)
        return {stateName("false"), stateName("true")};
    if (m_elements == Elements::WholeNumbers && m_seen == ValueRange{-0.5, 1.5})
        return {stateName("false (0)"), stateName("true (1)")};
    return {};
}

} // namespace bloscope
