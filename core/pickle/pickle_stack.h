#pragma once

#include "core/pickle/pickle.h"

#include <optional>
#include <unordered_map>

namespace bloscope::pickle {

// What the steps of a pickle work on: the values made so far, a stack of them with marks, and the
// memo. A step that asks for what is not there, or makes more than the limits allow, fails it for
// good, in the words of error(); later steps do nothing.
class PickleStack {
 public:
    explicit PickleStack(const Limits& limits) : m_limits(limits) {}

    const std::optional<Error>& error() const { return m_error; }
    void fail(ErrorKind kind, std::string what);

    const std::vector<Value>& values() const { return m_values; }
    Value& value(ValueId id) { return m_values[id]; }
    std::vector<Value> takeValues() { return std::move(m_values); }

    void push(Value value);                // a new one
    void rebuild(ValueId id, Value value); // in its place, and pushes it
    void pushAgain(ValueId id) { m_stack.push_back(id); }
    std::optional<ValueId> pop(); // above the last mark
    std::optional<ValueId> top();

    void mark() { m_marks.push_back(m_stack.size()); }
    std::optional<Ids> popToMark(); // what lies above the last mark, which goes as well
    bool hasMarks() const { return !m_marks.empty(); }
    std::size_t size() const { return m_stack.size(); }

    void put(std::uint64_t key); // the uppermost value
    void memoize() { put(m_memo.size()); }
    void get(std::uint64_t key);

    // Adds to a list, a set or what is opaque; pairs of key and value to a dict or what is opaque.
    enum class Adding { Items, Pairs };
    void add(const Ids& items, Adding adding);

 private:
    bool charge(std::uint64_t bytes);

    Limits m_limits;
    std::vector<Value> m_values;
    Ids m_stack;
    std::vector<std::size_t> m_marks; // how high the stack was
    std::unordered_map<std::uint64_t, ValueId> m_memo;
    std::uint64_t m_bytes = 0; // of all that was made
    std::optional<Error> m_error;
};

} // namespace bloscope::pickle
