#include "core/query/row_parts.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t leastPartRows = 64 * 1024;
constexpr std::int64_t mostPartRows = 1024 * 1024;

} // namespace

Result<std::int64_t> rowsOfPart(const QueryTable& table, std::span<const std::size_t> columns,
                                const Job& job)
{
    std::int64_t blockRows = 1;
    for (const std::size_t index : columns) {
        BLOSCOPE_TRY(const TypedColumnPtr column, table.column(index, job));
        blockRows = std::max(blockRows, column->blockRows());
    }
    return std::min(blockRows * ceilDivide(leastPartRows, blockRows), mostPartRows);
}

} // namespace bloscope
