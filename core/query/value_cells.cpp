#include "core/query/value_cells.h"

#include "core/dtype/dtype.h"

namespace bloscope {

DType dtypeOfKind(ValueKind kind, TimeUnit unit)
{
    DType dtype;
    dtype.itemsize = 8;
    dtype.unit = unit;
    switch (kind) {
    case ValueKind::Boolean:
        dtype.kind = DTypeKind::Boolean;
        dtype.itemsize = 1;
        break;
    case ValueKind::Integer:
        dtype.kind = DTypeKind::Signed;
        break;
    case ValueKind::Unsigned:
        dtype.kind = DTypeKind::Unsigned;
        break;
    case ValueKind::Date:
        dtype.kind = DTypeKind::DateTime;
        break;
    default:
        dtype.kind = DTypeKind::Float;
        break;
    }
    dtype.text = typestringOf(dtype);
    return dtype;
}

std::string kindNameOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Boolean:
        return "bool";
    case ValueKind::Integer:
        return "int64";
    case ValueKind::Unsigned:
        return "uint64";
    case ValueKind::Float:
        return "float64";
    case ValueKind::Date:
        return "timestamp";
    default:
        return "utf8";
    }
}

TableColumn columnOfNumbers(std::string name, std::string kind)
{
    TableColumn column;
    column.name = std::move(name);
    column.kind = column.typeText = std::move(kind);
    column.numeric = true;
    return column;
}

} // namespace bloscope
