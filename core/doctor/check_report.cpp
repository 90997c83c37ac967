#include "core/doctor/check_report.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::string saveOtherChunks(const ChunkCounts& counts, const std::string& repair)
{
    const std::int64_t others = counts.chunks - counts.damaged;
    if (counts.damaged == 0)
        return repair + " saves all other chunks and the intact blocks of this one";
    if (others == 0)
        return fmt::format("use another copy; {} saves only the intact blocks", repair);
    return others == 1 ? repair + " saves the other chunk"
                       : fmt::format("{} saves the {} other chunks", repair, groupedDigits(others));
}

// The words of an error without the part they begin with, which is told apart: "chunk 17: block 3:
// zstd: ..." is told of the part "chunk 17, block 3" or "chunk 17".
std::string textWithin(std::string text, const FindingPlace& place)
{
    const auto cut = [&text](const std::string& part) {
        if (text.starts_with(part + ": "))
            text.erase(0, part.size() + 2);
    };
    cut(place.part);
    if (place.chunk)
        cut(numberedPlace("chunk", *place.chunk));
    if (place.block)
        cut(numberedPlace("block", *place.block));
    return text;
}

} // namespace

Remedy withoutRepair(Remedy remedy)
{
    switch (remedy) {
    case Remedy::CopyAgain:
    case Remedy::TakeAnotherCopy:
    case Remedy::SaveOtherChunks:
    case Remedy::FindChunks:
    case Remedy::FindMetadata:
    case Remedy::WriteEntryAnew:
    case Remedy::FitArray:
        return Remedy::ReplaceMember;
    case Remedy::Compact:
    case Remedy::RemoveStrays:
        return Remedy::None;
    default:
        return remedy;
    }
}

std::string remedyText(Remedy remedy, const ChunkCounts& counts, const RepairNames& names)
{
    switch (remedy) {
    case Remedy::None:
        return {};
    case Remedy::CopyAgain:
        return "the file is truncated: copy it again, or save the intact chunks with " +
               names.repair;
    case Remedy::TakeAnotherCopy:
        return fmt::format("use another copy, or search for intact chunks with {}", names.repair);
    case Remedy::ReplaceEmpty:
        return "use another copy: this file is empty";
    case Remedy::SaveOtherChunks:
        return saveOtherChunks(counts, names.repair);
    case Remedy::FindChunks:
        return names.repair + " finds the chunks and rebuilds the index";
    case Remedy::FindMetadata:
        return names.repair + " saves the chunks and the metadata that it finds";
    case Remedy::WriteEntryAnew:
        return fmt::format("rewrite this entry with {}; {} omits it", names.editMetadata,
                           names.repair);
    case Remedy::FitArray:
        return names.repair + " saves the chunks and reduces the shape to what they fill";
    case Remedy::ReplaceMember:
        return "restore this part of the store from another copy";
    case Remedy::UseAnotherProgram:
        return "open it with a program that supports this codec, filter or format version";
    case Remedy::Compact:
        return names.compact + " writes it without these bytes";
    case Remedy::RemoveStrays:
        return names.compact + " writes it without these files";
    case Remedy::Rename:
        return "rename it to .b2frame, or rewrite it as an array";
    case Remedy::CompareCase:
        return "check both files: one of them belongs to another case or must be recreated";
    case Remedy::PackAgain:
        return "use another copy, or repack the archive if its parts are intact";
    }
    return {};
}

Finding noteAt(FindingPlace place, std::string text, Remedy remedy)
{
    return {Finding::Severity::Note, std::move(place), std::move(text), remedy, false};
}

Finding damageAt(FindingPlace place, const Error& error, Remedy remedy)
{
    std::string text = textWithin(error.text(), place);
    if (error.kind() == ErrorKind::Unsupported)
        return {Finding::Severity::Note, std::move(place), std::move(text),
                Remedy::UseAnotherProgram, true};
    return {Finding::Severity::Damage, std::move(place), std::move(text), remedy, false};
}

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
