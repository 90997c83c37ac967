#include "core/arrow/rows.h"
#include "core/msgpack/stored_item.h"
#include "core/msgpack/write.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

bool isOfAStream(const Error& error)
{
    return error.kind() == ErrorKind::Malformed || error.kind() == ErrorKind::Limit ||
           error.kind() == ErrorKind::Unsupported;
}

} // namespace

// Blocks of a batch array as Arrow writes them, within limits that every bomb meets; the first rows
// written as msgpack.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    arrow::Limits limits;
    limits.values = 20'000;
    limits.textBytes = 1 << 20;
    limits.columns = 20'000;
    const auto rows = arrow::Rows::read(std::as_bytes(std::span(data, size)), {}, limits);
    if (!rows) {
        require(isOfAStream(rows.error()));
        return 0;
    }
    require(rows->count() >= 0);
    for (std::int64_t i = 0; i < std::min<std::int64_t>(rows->count(), 16); ++i) {
        const auto row = rows->row(i);
        require(row || isOfAStream(row.error()));
        if (!row)
            continue;
        const ByteBuffer stored = msgpack_value::writeValue(*row);
        const auto end = msgpack_value::endOfStored(stored, 0);
        require(end && *end == stored.size());
    }
    return 0;
}
