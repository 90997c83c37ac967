#pragma once

#include "core/query/typed_column.h"

#include <cstdint>

namespace bloscope {

// Calls visit(T()) with the type of the elements of a column that are no texts.
template <class Visit>
auto visitElements(const TypedColumn& column, Visit visit)
{
    const std::size_t size = column.dtype().itemsize;
    switch (column.type()) {
    case TypedColumn::Type::Signed:
        return size == 1   ? visit(std::int8_t())
               : size == 2 ? visit(std::int16_t())
               : size == 4 ? visit(std::int32_t())
                           : visit(std::int64_t());
    case TypedColumn::Type::Unsigned:
        return size == 1   ? visit(std::uint8_t())
               : size == 2 ? visit(std::uint16_t())
               : size == 4 ? visit(std::uint32_t())
                           : visit(std::uint64_t());
    case TypedColumn::Type::Float:
        return size == 4 ? visit(float()) : visit(double());
    case TypedColumn::Type::Boolean:
        return visit(std::uint8_t());
    case TypedColumn::Type::Word:
        return visit(std::int32_t());
    default:
        return visit(std::int64_t());
    }
}

} // namespace bloscope
