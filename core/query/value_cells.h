#pragma once

#include "core/dtype/cell_text.h"
#include "core/query/value_kind.h"
#include "core/store/table_source.h"

#include <span>
#include <string>

namespace bloscope {

// Values that are worked out, as cells of a table.

// How values of a kind are written: as cells of this type.
DType dtypeOfKind(ValueKind kind, TimeUnit unit);

// "float64", as schemas call it.
std::string kindNameOf(ValueKind kind);

TableColumn columnOfNumbers(std::string name, std::string kind);

template <class T>
std::string textOfNumber(const CellText& writer, T number)
{
    return writer.of(reinterpret_cast<const std::byte*>(&number));
}

template <class T>
void appendElement(T number, ByteBuffer& to)
{
    const auto bytes = std::as_bytes(std::span(&number, 1));
    to.insert(to.end(), bytes.begin(), bytes.end());
}

} // namespace bloscope
