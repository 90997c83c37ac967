#include "core/query/value_kind.h"

namespace bloscope {

std::string_view nounOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Boolean:
        return "true or false";
    case ValueKind::Text:
        return "a text";
    case ValueKind::Bytes:
        return "a byte string";
    case ValueKind::Date:
        return "a date";
    default:
        return "a number";
    }
}

ValueKind kindOf(const TypedColumn& column)
{
    switch (column.type()) {
    case TypedColumn::Type::Boolean:
        return ValueKind::Boolean;
    case TypedColumn::Type::Signed:
        return ValueKind::Integer;
    case TypedColumn::Type::Unsigned:
        return column.dtype().itemsize < 8 ? ValueKind::Integer : ValueKind::Unsigned;
    case TypedColumn::Type::Float:
        return ValueKind::Float;
    case TypedColumn::Type::Date:
        return ValueKind::Date;
    case TypedColumn::Type::Bytes:
        return ValueKind::Bytes;
    case TypedColumn::Type::Text:
    case TypedColumn::Type::Word:
        break;
    }
    return ValueKind::Text;
}

} // namespace bloscope
