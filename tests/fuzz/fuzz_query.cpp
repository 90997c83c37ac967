#include "core/base/utf8.h"
#include "core/query/filter.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_frame.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// Rows of an array with a column of each kind: a, u, x, f, b, t, s, when, z.
struct Fields {
    BlockCache cache;
    WorkerPool pool{1};
    QueryTablePtr table;

    Fields()
    {
        constexpr std::size_t rows = 40;
        constexpr const char* type =
            "[('a', '<i2'), ('u', '<u8'), ('x', '<f8'), ('f', '<f4'), ('b', '|b1'), "
            "('t', '<U2'), ('s', '|S3'), ('when', '<M8[s]'), ('z', '<c8')]";
        const DType dtype = orAbort(parseDType(type, {}));
        ByteBuffer elements(rows * dtype.itemsize);
        for (std::size_t i = 0; i < elements.size(); ++i)
            elements[i] = static_cast<std::byte>(i * i % 251 < 130 ? 0 : i * 7);
        const auto frame = orAbort(Frame::open(
            memorySource(arrayFrameOf(elements, type, static_cast<std::int32_t>(dtype.itemsize)))));
        table = orAbort(
            QueryTable::of(std::make_shared<const SliceReader>(Array::of(frame), cache, pool),
                           Slice::whole({rows})));
    }
};

RowSet rowsWhere(const QueryTable& table, const Expression& expression)
{
    const auto condition = bindCondition(expression, table, {});
    require(condition.has_value());
    const auto found = filterRows(table, *condition, {}, {});
    require(found.has_value());
    return found->rows;
}

} // namespace

// A text: it is a condition or a mistake with a place in the text. A condition is true or its
// negation is, never both, and both are what they are again for the text in parentheses.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Fields fields;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto quoted = parseExpression(textInQuery(isUtf8(text) ? text : "x"));
    if (size < longestQuery / 8)
        require(quoted && quoted->text == (isUtf8(text) ? text : "x"));
    const auto expression = parseExpression(text);
    if (!expression) {
        const bool isMistake = expression.error().kind() == ErrorKind::Usage;
        require(!isMistake ||
                (expression.error().offset() && *expression.error().offset() <= size));
        return 0;
    }
    const auto condition = bindCondition(*expression, *fields.table, {});
    if (!condition)
        return 0;
    Expression negation;
    negation.kind = Expression::Kind::Not;
    negation.parts.push_back(*expression);
    RowSet both = rowsWhere(*fields.table, *expression);
    both.keepOnly(rowsWhere(*fields.table, negation));
    require(both.isEmpty());
    return 0;
}
