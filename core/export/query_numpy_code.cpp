// The code for arrays: fields as columns, read by NumPy.

#include "core/base/text.h"
#include "core/dtype/cell_text.h"
#include "core/export/python_condition.h"
#include "core/export/query_code.h"
#include "core/query/query_functions.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <iterator>
#include <utility>

namespace bloscope {

namespace {

using Kind = Expression::Kind;

// Conditions on the fields of a NumPy array that is called `rows`, as an expression of Python.
class NumpyCondition final : public PythonCondition {
 public:
    // `parts`: how to get at each of the columns.
    NumpyCondition(std::span<const TableColumn> columns, std::vector<std::string> parts)
        : PythonCondition(columns), m_first(columns.data()), m_parts(std::move(parts))
    {
    }
    MaybeText nullTest(const Expression&) const override { return {}; }

 private:
    MaybeText name(const Expression& expression) const override
    {
        const TableColumn* const column = columnOf(expression);
        return column ? MaybeText("rows" + m_parts[static_cast<std::size_t>(column - m_first)])
                      : std::nullopt;
    }
    MaybeText call(const Expression& expression) const override;
    std::string date(std::int64_t count, TimeUnit unit) const override
    {
        return fmt::format("np.datetime64({}, \"{}\")", count, abbreviationOf(unit.base));
    }
    std::string textFor(const std::string& text, const Expression& other) const override
    {
        if (!isOfKind(other, "bytes"))
            return textLiteral(text);
        std::string literal;
        appendBytesLiteral(bytesOf(text), literal);
        return literal;
    }

    const TableColumn* m_first;
    std::vector<std::string> m_parts;
};

MaybeText NumpyCondition::call(const Expression& expression) const
{
    using Type = QueryFunction::Type;
    const QueryFunction* const function = findQueryFunction(expression.text);
    auto all = arguments(expression);
    if (!function || !all)
        return {};
    if (function->type == Type::TestText && expression.parts[1].kind == Kind::Text)
        all->back() = textFor(expression.parts[1].text, expression.parts[0]);
    switch (function->type) {
    case Type::TestText:
        if (function->name == "contains")
            return fmt::format("(np.char.find({}) >= 0)", fmt::join(*all, ", "));
        [[fallthrough]];
    case Type::ChangeText:
        return fmt::format("np.char.{}({})", function->name, fmt::join(*all, ", "));
    case Type::DatePart:
    case Type::Bin:
        return {};
    default:
        return fmt::format("np.{}({})", function->name, fmt::join(*all, ", "));
    }
}

std::string withNumpy(std::string code)
{
    if (code.find("import numpy as np\n") == code.npos)
        code.insert(code.find('\n') + 1, "import numpy as np\n");
    return code;
}

using PartOf = std::function<std::string(const std::string& column)>;

// NumPy has no order that is both stable and descending: what is turned round, sorted and turned
// back is.
std::string numpySort(const std::vector<SortName>& sort, const PartOf& partOf)
{
    std::string code;
    for (auto name = sort.rbegin(); name != sort.rend(); ++name) {
        const std::string step =
            fmt::format("rows[np.argsort(rows{}, kind=\"stable\")]", partOf(name->column));
        code += name->isDescending ? fmt::format("rows = rows[::-1]\nrows = {}[::-1]\n", step)
                                   : fmt::format("rows = {}\n", step);
    }
    return code;
}

std::string numpySelection(const std::vector<std::string>& names, const PartOf& partOf)
{
    if (names.empty())
        return {};
    std::vector<std::string> parts;
    std::ranges::transform(names, std::back_inserter(parts),
                           [&](const std::string& name) { return "rows" + partOf(name); });
    return fmt::format("rows = np.rec.fromarrays([{}], names={})\n", fmt::join(parts, ", "),
                       pythonList(names));
}

} // namespace

std::string pythonCode(const QueryRequest& wanted, std::span<const TableColumn> columns,
                       const CodeRequest& source)
{
    const DType& dtype = source.array->dtype();
    std::vector<std::string> parts;
    for (const DTypeLeaf& leaf : leavesOf(dtype))
        parts.push_back(numpyPart(dtype, leaf));
    std::string code = withNumpy(pythonCode(source)) + "rows = array.ravel()\n";
    const NumpyCondition writer(columns, parts);
    const WrittenCondition written(wanted.where, writer, "NumPy");
    code += written.comments();
    if (const std::string condition = written.joined(); !condition.empty())
        code += fmt::format("rows = rows[{}]\n", condition);
    if (!wanted.group.empty())
        return code + "# NumPy has no groups\n";
    const auto partOf = [&](const std::string& name) {
        return parts[static_cast<std::size_t>(std::ranges::find(columns, name, &TableColumn::name) -
                                              columns.begin())];
    };
    return code + numpySort(wanted.sort, partOf) + numpySelection(wanted.select, partOf);
}

} // namespace bloscope
