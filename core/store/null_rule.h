#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/store/table_schema.h"

#include <optional>

namespace bloscope {

// How a column without a mask says that there is no value: by one value that means it
// (format.md 10.7). Nothing is null in columns that are not nullable.
class NullRule {
 public:
    NullRule() = default; // nothing is null

    // The rule of a column whose values are elements of `dtype`, or texts when there is none.
    NullRule(const TableSchema::Column& column, const std::optional<DType>& dtype);

    bool isNull(ByteView element) const; // of dtype.itemsize bytes
    bool isNull(std::string_view text) const { return m_text == text; }

 private:
    bool m_isNaN = false;
    std::optional<ByteBuffer> m_bytes; // the element that means null
    std::optional<std::string> m_text;
    DType m_dtype;
};

} // namespace bloscope
