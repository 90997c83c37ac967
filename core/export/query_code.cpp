#include "core/export/query_code.h"

#include "core/base/text.h"
#include "core/export/python_condition.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <string_view>

namespace bloscope {

namespace {

std::string filterSteps(const std::string& where, std::span<const TableColumn> columns)
{
    const PythonCondition writer(columns);
    const WrittenCondition written(where, writer, "python-blosc2");
    std::string steps = written.comments();
    if (const std::string condition = written.joined(); !condition.empty())
        steps += fmt::format("rows = rows.where({})\n", pythonQuoted(condition));
    for (const std::string& test : written.nullTests())
        steps += fmt::format("rows = rows.where({})\n", test);
    return steps;
}

std::string sortStep(const std::vector<SortName>& sort)
{
    std::vector<std::string> names;
    std::vector<const char*> ascending;
    for (const SortName& name : sort) {
        names.push_back(name.column);
        ascending.push_back(name.isDescending ? "False" : "True");
    }
    return fmt::format("rows = rows.sort_by({}, ascending=[{}])\n", pythonList(names),
                       fmt::join(ascending, ", "));
}

// Nothing for figures that groups of python-blosc2 do not have.
std::optional<std::string_view> operationOf(Aggregate aggregate)
{
    switch (aggregate) {
    case Aggregate::Count:
        return "size";
    case Aggregate::WithValue:
        return "count";
    case Aggregate::Sum:
        return "sum";
    case Aggregate::Mean:
        return "mean";
    case Aggregate::Least:
        return "min";
    case Aggregate::Greatest:
        return "max";
    default:
        return {};
    }
}

std::string groupStep(const QueryRequest& wanted)
{
    std::string comments;
    std::vector<std::string> keys;
    for (const KeyName& key : wanted.group) {
        if (key.isColumn)
            keys.push_back(key.text);
        else
            comments += fmt::format("# groups of python-blosc2 are of columns, not of {}\n",
                                    escapeForDisplay(key.text));
    }
    if (keys.empty())
        return comments;
    std::vector<std::string> figures;
    for (const FigureName& figure : wanted.figures) {
        if (const auto operation = operationOf(figure.aggregate))
            figures.push_back(fmt::format(
                "{}: ({}, \"{}\")", pythonQuoted(figure.text()),
                figure.column.empty() ? "\"*\"" : pythonQuoted(figure.column), *operation));
        else
            comments += fmt::format("# groups of python-blosc2 have no {}\n",
                                    escapeForDisplay(figure.typed()));
    }
    return fmt::format("{}groups = rows.group_by({}, sort=True{}).agg(**{{{}}})\n", comments,
                       pythonList(keys), wanted.keepsNullKeys ? ", dropna=False" : "",
                       fmt::join(figures, ", "));
}

// Names as they are typed, with commas.
template <class Range, class TextOf>
std::string typedList(const Range& names, const TextOf& textOf)
{
    std::vector<std::string> typed;
    for (const auto& name : names)
        typed.push_back(textOf(name));
    return fmt::format("{}", fmt::join(typed, ","));
}

// A value that begins like an option is tied to its own.
void appendOption(const char* option, const std::string& value, std::string& to)
{
    to += value.starts_with('-') ? fmt::format(" {}={}", option, shellQuoted(value))
                                 : fmt::format(" {} {}", option, shellQuoted(value));
}

} // namespace

std::string pythonCode(const QueryRequest& wanted, std::span<const TableColumn> columns)
{
    std::string code = fmt::format("import blosc2\n\nrows = {}\n", pythonOpening(wanted.address));
    if (!wanted.where.empty())
        code += filterSteps(wanted.where, columns);
    if (!wanted.group.empty())
        return code + groupStep(wanted);
    if (!wanted.sort.empty())
        code += sortStep(wanted.sort);
    if (!wanted.select.empty())
        code += fmt::format("rows = rows.select({})\n", pythonList(wanted.select));
    return code;
}

std::string shellCommand(const QueryRequest& wanted, const std::string& output)
{
    std::string command = "bloscope query " + shellQuoted(wanted.address.path);
    const auto add = [&command](const char* option, const std::string& value) {
        if (!value.empty())
            appendOption(option, value, command);
    };
    add("--key", wanted.address.key);
    if (wanted.address.offset > 0)
        add("--offset", std::to_string(wanted.address.offset));
    add("--slice", wanted.slice);
    add("--where", wanted.where);
    add("--select", typedList(wanted.select, nameInQuery));
    add("--sort", typedList(wanted.sort, [](const SortName& name) {
            return (name.isDescending ? "-" : "") + nameInQuery(name.column);
        }));
    add("--group", typedList(wanted.group, [](const KeyName& name) { return name.typed(); }));
    add("--agg", typedList(wanted.figures, [](const FigureName& name) { return name.typed(); }));
    if (wanted.keepsNullKeys)
        command += " --null-keys";
    add("-o", output.starts_with('-') ? "./" + output : output);
    return command;
}

} // namespace bloscope
