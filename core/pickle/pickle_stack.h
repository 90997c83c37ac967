#pragma once

#include "core/pickle/opcode.h"
#include "core/pickle/pickle.h"
#include "core/pickle/pickle_bytes.h"

#include <optional>
#include <string>
#include <string_view>
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

// Follows a step that names a global, or by which Python would call one: nothing is called, see
// numpy_values.h for the few whose result is known, all others become Opaque. False for any other
// step, which is left alone.
bool followCall(Opcode code, PickleBytes& bytes, PickleStack& stack);

// The few globals whose calls only make data, by name. Nothing else is known of any global.

// What calling the global `name` with these arguments makes; nothing where it is none of the list,
// or the arguments are others than NumPy and Python write: then it stays opaque. `items` are the
// values of a tuple.
std::optional<Value> madeBy(std::string_view name, const Ids& arguments,
                            const std::vector<Value>& values);

// What a state makes of a value of NumPy: the byte order of a type, the content of an array.
// Nothing where it does not fit.
std::optional<Value> withState(const Value& value, ValueId state, const std::vector<Value>& values);

// Follows a step that pushes a value written behind it: None, booleans and numbers; texts and
// bytes. False for any other step, which is left alone.
bool pushNumber(Opcode code, PickleBytes& bytes, PickleStack& stack);
bool pushText(Opcode code, PickleBytes& bytes, PickleStack& stack);

// The texts of protocol 0, which stand on a line of their own.

// Python's notation with its quotes: 'it\'s'. Nothing where it is none.
std::optional<std::string> unquoted(std::string_view line);

// "raw-unicode-escape" as UTF-8: the bytes of Latin-1 with \u1234 and \U00012345. Nothing where an
// escape is cut off or no character.
std::optional<std::string> rawUnescaped(std::string_view line);

} // namespace bloscope::pickle
