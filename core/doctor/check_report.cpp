#include "core/doctor/check_report.h"

#include <algorithm>

namespace bloscope {

const char* nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoDamageFound:
        return "no damage found";
    case Verdict::Notes:
        return "notes";
    case Verdict::Damaged:
        return "damaged";
    case Verdict::Unreadable:
        return "unreadable";
    }
    return "";
}

Verdict CheckReport::verdict() const
{
    if (damagedParts > 0)
        return Verdict::Damaged;
    if (uncheckedParts > 0)
        return Verdict::Unreadable;
    return notes > 0 ? Verdict::Notes : Verdict::NoDamageFound;
}

void FindingLog::tell(Finding finding)
{
    if (m_reach == RepairReach::OutOfReach)
        finding.remedy = withoutRepair(finding.remedy);
    if (finding.severity == Finding::Severity::Damage)
        ++report.damagedParts;
    else
        ++(finding.isUnchecked ? report.uncheckedParts : report.notes);
    keepMain(finding);
    if (finding.remedy != Remedy::None && std::ranges::count(report.remedies, finding.remedy) == 0)
        report.remedies.push_back(finding.remedy);
    if (m_told >= m_most) {
        ++report.untold;
        return;
    }
    ++m_told;
    m_found(finding);
}

void FindingLog::count(std::int64_t damagedParts)
{
    report.damagedParts += damagedParts;
    report.untold += damagedParts;
}

void FindingLog::keepMain(const Finding& finding)
{
    const bool isDamage = finding.severity == Finding::Severity::Damage;
    if (!report.mainFinding.empty() && (m_mainIsDamage || !isDamage))
        return;
    report.mainFinding = finding.place.part + ": " + finding.text;
    m_mainIsDamage = isDamage;
}

} // namespace bloscope
