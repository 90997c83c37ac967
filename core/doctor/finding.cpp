#include "core/doctor/finding.h"

namespace bloscope {

namespace {

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

} // namespace bloscope
