#include "core/store/table.h"

namespace bloscope {

struct Table::Parts {};

Table::~Table() = default;

Result<TablePtr> Table::open(StorePtr, std::string_view, BlockCache&, WorkerPool&)
{
    return Error{ErrorKind::Unsupported, "tables are not supported yet"};
}

Result<std::int64_t> Table::rowCount(const Job&) const
{
    return Error{ErrorKind::Unsupported, "tables are not supported yet"};
}

Result<TableCells> Table::read(std::span<const std::size_t>, std::int64_t, std::int64_t,
                               CellTextForm, const Job&) const
{
    return Error{ErrorKind::Unsupported, "tables are not supported yet"};
}

} // namespace bloscope
