#include "core/pickle/pickle_stack.h"

#include <fmt/format.h>

namespace bloscope::pickle {

namespace {

// What a value holds beside itself.
struct HeldBytes {
    static std::uint64_t of(const Ids& ids) { return ids.size() * sizeof(ValueId); }

    std::uint64_t operator()(const Integer& value) const { return value.text.size(); }
    std::uint64_t operator()(const Text& value) const { return value.bytes.size(); }
    std::uint64_t operator()(const Bytes& value) const { return value.bytes.size(); }
    std::uint64_t operator()(const List& value) const { return of(value.items); }
    std::uint64_t operator()(const Tuple& value) const { return of(value.items); }
    std::uint64_t operator()(const Set& value) const { return of(value.items); }
    std::uint64_t operator()(const Dict& value) const { return of(value.items); }
    std::uint64_t operator()(const Global& value) const { return value.name.size(); }
    std::uint64_t operator()(const Opaque& value) const
    {
        return value.name.size() + of(value.parts);
    }
    std::uint64_t operator()(const NumpyType& value) const { return value.text.size(); }
    std::uint64_t operator()(const NumpyArray& value) const
    {
        return value.dtype.size() + value.shape.size() * sizeof(std::int64_t) + value.bytes.size();
    }
    template <class Plain>
    std::uint64_t operator()(const Plain&) const
    {
        return 0;
    }
};

// Where items of a kind go in a value; null where they do not.
Ids* itemsOf(Value& value, PickleStack::Adding adding)
{
    if (auto* opaque = std::get_if<Opaque>(&value))
        return &opaque->parts;
    if (adding == PickleStack::Adding::Pairs) {
        auto* dict = std::get_if<Dict>(&value);
        return dict ? &dict->items : nullptr;
    }
    if (auto* list = std::get_if<List>(&value))
        return &list->items;
    auto* set = std::get_if<Set>(&value);
    return set ? &set->items : nullptr;
}

} // namespace

void PickleStack::fail(ErrorKind kind, std::string what)
{
    if (!m_error)
        m_error = Error(kind, std::move(what));
}

bool PickleStack::charge(std::uint64_t bytes)
{
    m_bytes += bytes;
    if (m_bytes > m_limits.textBytes)
        fail(ErrorKind::Limit, fmt::format("it creates more than {} bytes", m_limits.textBytes));
    return !m_error;
}

void PickleStack::push(Value value)
{
    if (!charge(std::visit(HeldBytes{}, value)))
        return;
    if (m_values.size() >= m_limits.values)
        return fail(ErrorKind::Limit,
                    fmt::format("it creates more than {} values", m_limits.values));
    m_stack.push_back(static_cast<ValueId>(m_values.size()));
    m_values.push_back(std::move(value));
}

void PickleStack::rebuild(ValueId id, Value value)
{
    if (!charge(std::visit(HeldBytes{}, value)))
        return;
    m_values[id] = std::move(value);
    pushAgain(id);
}

std::optional<ValueId> PickleStack::top()
{
    const std::size_t least = m_marks.empty() ? 0 : m_marks.back();
    if (m_error || m_stack.size() <= least) {
        fail(ErrorKind::Malformed, "there is no value on the stack");
        return {};
    }
    return m_stack.back();
}

std::optional<ValueId> PickleStack::pop()
{
    const std::optional<ValueId> id = top();
    if (id)
        m_stack.pop_back();
    return id;
}

std::optional<Ids> PickleStack::popToMark()
{
    if (m_error || m_marks.empty()) {
        fail(ErrorKind::Malformed, "there is no mark on the stack");
        return {};
    }
    const auto begin = m_stack.begin() + static_cast<std::ptrdiff_t>(m_marks.back());
    Ids ids(begin, m_stack.end());
    m_stack.erase(begin, m_stack.end());
    m_marks.pop_back();
    return ids;
}

void PickleStack::put(std::uint64_t key)
{
    if (const auto id = top())
        m_memo[key] = *id;
    if (m_memo.size() > m_limits.values)
        fail(ErrorKind::Limit, fmt::format("it memoizes more than {} values", m_limits.values));
}

void PickleStack::get(std::uint64_t key)
{
    const auto found = m_memo.find(key);
    if (found == m_memo.end())
        return fail(ErrorKind::Malformed, fmt::format("value {} is not in the memo", key));
    pushAgain(found->second);
}

void PickleStack::add(const Ids& items, Adding adding)
{
    const std::optional<ValueId> to = top();
    if (!to)
        return;
    if (adding == Adding::Pairs && items.size() % 2 != 0)
        return fail(ErrorKind::Malformed, "a key has no value");
    Ids* place = itemsOf(m_values[*to], adding);
    if (!place)
        return fail(ErrorKind::Malformed, "it adds items to something that cannot have items");
    if (charge(HeldBytes::of(items)))
        place->insert(place->end(), items.begin(), items.end());
}

} // namespace bloscope::pickle
