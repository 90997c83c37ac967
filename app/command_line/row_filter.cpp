#include "app/command_line/row_filter.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/query/bound_expression.h"
#include "core/query/expression.h"
#include "core/store/table.h"

#include <fmt/format.h>

namespace bloscope {

Result<QueryTablePtr> queryTableOf(const FoundObject& found, QueryRoom& room,
                                   const SliceOption& slice)
{
    if (found.isTable()) {
        if (!slice.text.empty())
            return usageError("--slice takes a part of an array, and this is a table");
        BLOSCOPE_TRY(TablePtr table,
                     Table::open(found.store, found.node->key, room.cache, room.pool));
        return QueryTable::of(std::move(table));
    }
    if (!found.frame)
        return usageError("this is a group; name a table in it with --key");
    const ArrayPtr array = Array::of(found.frame);
    BLOSCOPE_TRY(const Slice taken,
                 sliceGiven(slice.text, *array, slice.path, found.fileAlone(slice.path)));
    return QueryTable::of(std::make_shared<const SliceReader>(array, room.cache, room.pool), taken);
}

Result<FilteredRows> rowsWhere(const QueryTable& table, const std::string& where, bool usesIndexes,
                               const Job& job)
{
    if (where.empty()) {
        BLOSCOPE_TRY(const auto live, table.live(job));
        return FilteredRows{*live, table.slotCount()};
    }
    BLOSCOPE_TRY(const Expression expression, parseExpression(where).within("--where"));
    BLOSCOPE_TRY(const BoundExpression condition,
                 bindCondition(expression, table, job).within("--where"));
    return filterRows(table, condition, {usesIndexes, where, {}}, job);
}

std::vector<std::string> untestedReasons(const FilteredRows& filtered)
{
    std::vector<std::string> reasons;
    if (filtered.damaged > 0)
        reasons.push_back(fmt::format("{} could not be read and count as unknown",
                                      amountOf(filtered.damaged, "value", "values")));
    reasons.insert(reasons.end(), filtered.problems.begin(), filtered.problems.end());
    return reasons;
}

} // namespace bloscope
