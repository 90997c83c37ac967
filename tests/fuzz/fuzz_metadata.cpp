#include "core/frame/oddities.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// One byte of where the section begins, then a header or trailer. Every value lies inside of it,
// and all together are little more than it holds.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::uint64_t fileOffset = 5000;
    Input input(data, size);
    const std::size_t sectionOffset = input.number<std::uint8_t>();
    const ByteBuffer bytes(input.rest().begin(), input.rest().end());
    const MetadataSection section = parseMetadata({.bytes = bytes,
                                                   .fileOffset = fileOffset,
                                                   .sectionOffset = sectionOffset,
                                                   .mostEntries = format::maxVlMetalayers});
    require(section.entries.size() <= format::maxVlMetalayers);
    std::size_t kept = 0;
    for (const MetadataEntry& entry : section.entries) {
        require(entry.name.size() <= 31);
        require(entry.nameOffset >= fileOffset + sectionOffset);
        require(!entry.error || entry.value.empty());
        if (entry.error)
            continue;
        const std::uint64_t at = entry.valueOffset - fileOffset;
        require(at > sectionOffset && at + entry.value.size() <= bytes.size());
        require(std::equal(entry.value.begin(), entry.value.end(),
                           bytes.begin() + static_cast<std::ptrdiff_t>(at)));
        kept += entry.value.size();
        require(section.find(entry.name) != nullptr);
    }
    require(kept <= bytes.size() + (1 << 20));
    odditiesOf(section);
    return 0;
}
