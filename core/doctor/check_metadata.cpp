#include "core/doctor/check_metadata.h"

#include "core/base/text.h"
#include "core/frame/data_chunk_context.h"
#include "core/msgpack/read.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

FindingPlace placeOf(const char* kind, const MetadataEntry& entry)
{
    FindingPlace place{fmt::format("{} \"{}\"", kind, escapeForDisplay(entry.name))};
    place.offset = entry.valueOffset;
    place.size = entry.value.size();
    return place;
}

void checkMsgpack(FindingPlace place, ByteView value, const Limits& limits, FindingLog& log)
{
    const auto read = msgpack_value::readValue(value, limits);
    if (!read)
        log.tell(noteAt(std::move(place), read.error().text()));
    else if (read->used != value.size())
        log.tell(noteAt(std::move(place),
                        fmt::format("{} bytes follow its msgpack value of {} bytes; Python does "
                                    "not read it",
                                    value.size() - read->used, read->used)));
}

} // namespace

void checkMetadata(const Frame& frame, FindingLog& log)
{
    const MetadataEntry* ofArray = findArrayMetadata(frame.metalayers()); // read by position
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (!entry.error && &entry != ofArray)
            checkMsgpack(placeOf("metalayer", entry), entry.value, frame.limits(), log);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries) {
        if (entry.error)
            continue;
        FindingPlace place = placeOf("vlmetalayer", entry);
        const auto value = frame.readVlMetadata(entry);
        if (value)
            checkMsgpack(std::move(place), *value, frame.limits(), log);
        else
            log.tell(damageAt(std::move(place), value.error(), Remedy::WriteEntryAnew));
    }
}

} // namespace bloscope
