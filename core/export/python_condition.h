#pragma once

#include "core/dtype/dtype.h"
#include "core/query/expression.h"
#include "core/store/table_source.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

using MaybeText = std::optional<std::string>; // nothing: the reader has no words for it

// A literal of Python that python-blosc2 reads in a condition as well: 'it\'s'.
std::string textLiteral(std::string_view text);

// Conditions as python-blosc2 reads them, in a text.
class PythonCondition {
 public:
    explicit PythonCondition(std::span<const TableColumn> columns) : m_columns(columns) {}
    PythonCondition(const PythonCondition&) = default;
    PythonCondition& operator=(const PythonCondition&) = delete;
    virtual ~PythonCondition() = default;

    MaybeText of(const Expression& expression) const;
    // "a is null", or not: a step of its own. Nothing for other conditions, and for nulls of
    // anything but a column.
    virtual MaybeText nullTest(const Expression& condition) const;

 protected:
    const TableColumn* columnOf(const Expression& name) const;
    bool isOfKind(const Expression& expression, std::string_view kind) const;
    std::optional<std::vector<std::string>> arguments(const Expression& call) const;

    // What other readers of Python write in other words.
    virtual MaybeText name(const Expression& expression) const;
    virtual MaybeText call(const Expression& expression) const;
    virtual std::string date(std::int64_t count, TimeUnit unit) const;
    virtual std::string textFor(const std::string& text, const Expression& other) const;

 private:
    MaybeText joined(const Expression& expression) const;
    MaybeText compared(const Expression& a, CompareOperator comparison, const Expression& b) const;
    MaybeText operand(const Expression& expression, const Expression& other) const;
    MaybeText inList(const Expression& expression) const;
    MaybeText between(const Expression& expression) const;
    MaybeText prefixed(const char* sign, const Expression& part) const;

    std::span<const TableColumn> m_columns;
};

// The parts of a condition that all have to be true, each as somebody reads it or left out.
class WrittenCondition {
 public:
    // `reader`: who has no words for what is left out.
    WrittenCondition(const std::string& where, const PythonCondition& writer,
                     std::string_view reader);

    std::string joined() const; // empty: nothing is left
    const std::vector<std::string>& nullTests() const { return m_nullTests; }
    const std::string& comments() const { return m_comments; }

 private:
    void take(const Expression& condition);

    const std::string& m_where;
    const PythonCondition& m_writer;
    std::string_view m_reader;
    std::vector<std::string> m_conditions;
    std::vector<std::string> m_nullTests;
    std::string m_comments;
};

// A list of Python: ["a", "b"]
std::string pythonList(const std::vector<std::string>& names);

} // namespace bloscope
