#include "core/doctor/remedy.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

std::string saveOtherChunks(const ChunkCounts& counts)
{
    const std::int64_t others = counts.chunks - counts.damaged;
    if (counts.damaged == 0)
        return "bloscope repair saves all other chunks";
    if (others == 0)
        return "take another copy; bloscope repair saves no more than the blocks that are whole";
    return others == 1
               ? "bloscope repair saves the other chunk"
               : fmt::format("bloscope repair saves the {} other chunks", groupedDigits(others));
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

std::string remedyText(Remedy remedy, const ChunkCounts& counts)
{
    switch (remedy) {
    case Remedy::None:
        return {};
    case Remedy::CopyAgain:
        return "the file ends early: copy it again, or save the chunks that are whole with "
               "bloscope repair";
    case Remedy::TakeAnotherCopy:
        return "take another copy, or look with bloscope repair for chunks that are whole";
    case Remedy::ReplaceEmpty:
        return "take another copy: this file is empty";
    case Remedy::SaveOtherChunks:
        return saveOtherChunks(counts);
    case Remedy::FindChunks:
        return "bloscope repair looks for the chunks and gives them an index";
    case Remedy::FindMetadata:
        return "bloscope repair saves the chunks, and the metadata that it finds";
    case Remedy::WriteEntryAnew:
        return "write this entry anew with bloscope meta; bloscope repair leaves it out";
    case Remedy::FitArray:
        return "bloscope repair saves the chunks, and the shape as far as they fill it";
    case Remedy::ReplaceMember:
        return "take this part of the store from another copy";
    case Remedy::UseAnotherProgram:
        return "open it with a program that has this codec, filter or version of the format";
    case Remedy::Compact:
        return "bloscope repair --compact writes it without these bytes";
    case Remedy::RemoveStrays:
        return "bloscope repair --compact writes it without these files";
    case Remedy::Rename:
        return "call it .b2frame, or write it again as an array";
    case Remedy::CompareCase:
        return "look at both: one of them belongs to another case, or must be made again";
    case Remedy::PackAgain:
        return "take another copy, or pack the archive again when its parts are as they should be";
    }
    return {};
}

} // namespace bloscope
