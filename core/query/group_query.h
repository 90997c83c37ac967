#pragma once

#include "core/query/group_rows.h"
#include "core/query/query_lists.h"

#include <string_view>

namespace bloscope {

// Groups of the rows of a table, by lists as they are typed (docs/queries.md).
class GroupQuery {
 public:
    explicit GroupQuery(QueryTablePtr table, bool keepsNullKeys = false)
        : m_table(std::move(table)), m_options{keepsNullKeys}
    {
    }

    // "city, year(when), bin(price, 10)". Errors: Usage with the place in the list; why a column
    // cannot be compared; Cancelled.
    Result<> groupBy(std::string_view keys, const Job& job);
    // "count, mean:price". Errors likewise.
    Result<> addFigures(std::string_view figures, const Job& job);

    // Of some rows. Bins without a width get a round one that suits the rows. Errors: those of
    // groupRows().
    Result<std::shared_ptr<const GroupRows>> groups(const RowSet& rows, const Job& job) const;

 private:
    Result<GroupKey> keyOf(const KeyName& name, const Job& job) const;
    Result<GroupKey> valueKey(std::string text, const Job& job) const;
    Result<GroupKey> withWidth(const GroupKey& key, const RowSet& rows, const Job& job) const;

    QueryTablePtr m_table;
    GroupOptions m_options;
    std::vector<GroupKey> m_keys;
    std::vector<GroupFigure> m_wanted;
    std::vector<GroupRows::Figure> m_figures;
};

} // namespace bloscope
