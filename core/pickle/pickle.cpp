#include "core/pickle/pickle.h"

#include "core/base/text.h"
#include "core/pickle/pickle_stack.h"

#include <fmt/format.h>
#include <limits>

namespace bloscope::pickle {

namespace {

constexpr int newestProtocol = 5;
using Adding = PickleStack::Adding;

// Follows the steps one by one.
class PickleReader {
 public:
    PickleReader(ByteView bytes, const Limits& limits)
        : m_bytes(bytes), m_reader(m_bytes.fields()), m_limits(limits), m_stack(limits)
    {
    }

    Result<Pickle> read()
    {
        for (std::size_t steps = 0; !m_isAtEnd; ++steps) {
            m_step = m_reader.position();
            const auto code = m_reader.little<std::uint8_t>("opcode");
            if (steps >= m_limits.steps)
                m_stack.fail(ErrorKind::Limit,
                             fmt::format("it has more than {} opcodes", m_limits.steps));
            if (m_reader.ok())
                follow(static_cast<Opcode>(code));
            if (!m_reader.ok())
                return m_reader.finish().error();
            if (const auto& error = m_stack.error())
                return Error(error->kind(), fmt::format("opcode 0x{:02x}: {}", code, error->text()),
                             m_step);
        }
        Pickle pickle;
        pickle.root = *m_stack.pop();
        pickle.values = m_stack.takeValues();
        pickle.used = m_reader.position();
        return pickle;
    }

 private:
    void follow(Opcode code)
    {
        if (!pushNumber(code, m_bytes, m_stack) && !pushText(code, m_bytes, m_stack) &&
            !followContainer(code) && !followMemo(code) && !followCall(code, m_bytes, m_stack))
            refuse(code);
    }

    bool followContainer(Opcode code);
    bool followMemo(Opcode code);
    void refuse(Opcode code);

    template <class Container>
    void pushMarked();
    void pushTuple(std::size_t count);
    void add(std::size_t count, Adding adding);
    void addMarked(Adding adding);
    void stop();

    PickleBytes m_bytes;
    ByteReader& m_reader;
    Limits m_limits;
    PickleStack m_stack;
    std::size_t m_step = 0; // where the step that is followed begins
    bool m_isAtEnd = false;
};

// As many bytes as a length in front of them says.
template <class Container>
void PickleReader::pushMarked()
{
    if (auto items = m_stack.popToMark())
        m_stack.push(Container{*std::move(items)});
}

void PickleReader::pushTuple(std::size_t count)
{
    Ids items(count);
    for (std::size_t i = count; i-- > 0;)
        items[i] = m_stack.pop().value_or(0);
    m_stack.push(Tuple{std::move(items)});
}

void PickleReader::add(std::size_t count, Adding adding)
{
    Ids items(count);
    for (std::size_t i = count; i-- > 0;)
        items[i] = m_stack.pop().value_or(0);
    m_stack.add(items, adding);
}

void PickleReader::addMarked(Adding adding)
{
    if (const auto items = m_stack.popToMark())
        m_stack.add(*items, adding);
}

bool PickleReader::followContainer(Opcode code)
{
    switch (code) {
    case Opcode::EmptyList:
        m_stack.push(List{});
        return true;
    case Opcode::EmptyTuple:
        m_stack.push(Tuple{});
        return true;
    case Opcode::EmptyDict:
        m_stack.push(Dict{});
        return true;
    case Opcode::EmptySet:
        m_stack.push(Set{});
        return true;
    case Opcode::List:
        pushMarked<List>();
        return true;
    case Opcode::Tuple:
        pushMarked<Tuple>();
        return true;
    case Opcode::FrozenSet:
        pushMarked<Set>();
        return true;
    case Opcode::Dict: {
        const auto items = m_stack.popToMark();
        m_stack.push(Dict{});
        if (items)
            m_stack.add(*items, Adding::Pairs);
        return true;
    }
    case Opcode::Tuple1:
    case Opcode::Tuple2:
    case Opcode::Tuple3:
        pushTuple(static_cast<std::size_t>(code) - static_cast<std::size_t>(Opcode::Tuple1) + 1);
        return true;
    case Opcode::Append:
        add(1, Adding::Items);
        return true;
    case Opcode::SetItem:
        add(2, Adding::Pairs);
        return true;
    case Opcode::Appends:
    case Opcode::AddItems:
        addMarked(Adding::Items);
        return true;
    case Opcode::SetItems:
        addMarked(Adding::Pairs);
        return true;
    default:
        return false;
    }
}

// Memo, marks, and what stands around.
bool PickleReader::followMemo(Opcode code)
{
    const auto keyOf = [](std::string_view digits) {
        return parseNumber<std::uint64_t>(digits).value_or(
            std::numeric_limits<std::uint64_t>::max());
    };
    switch (code) {
    case Opcode::Mark:
        m_stack.mark();
        return true;
    case Opcode::Pop:
        m_stack.pop();
        return true;
    case Opcode::PopMark:
        (void)m_stack.popToMark();
        return true;
    case Opcode::Dup:
        if (const auto id = m_stack.top())
            m_stack.pushAgain(*id);
        return true;
    case Opcode::Put:
        m_stack.put(keyOf(m_bytes.line()));
        return true;
    case Opcode::BinPut:
        m_stack.put(m_reader.little<std::uint8_t>("memo"));
        return true;
    case Opcode::LongBinPut:
        m_stack.put(m_reader.little<std::uint32_t>("memo"));
        return true;
    case Opcode::Memoize:
        m_stack.memoize();
        return true;
    case Opcode::Get:
        m_stack.get(keyOf(m_bytes.line()));
        return true;
    case Opcode::BinGet:
        m_stack.get(m_reader.little<std::uint8_t>("memo"));
        return true;
    case Opcode::LongBinGet:
        m_stack.get(m_reader.little<std::uint32_t>("memo"));
        return true;
    case Opcode::Proto: {
        const auto protocol = m_reader.little<std::uint8_t>("protocol");
        m_reader.check(protocol <= newestProtocol, ErrorKind::Unsupported, "protocol", protocol);
        return true;
    }
    case Opcode::Frame: {
        const auto size = m_reader.little<std::uint64_t>("length of a frame");
        m_reader.check(size <= m_reader.left(), ErrorKind::Malformed, "length of a frame", size);
        return true;
    }
    case Opcode::Stop:
        stop();
        return true;
    default:
        return false;
    }
}

void PickleReader::stop()
{
    if (m_stack.hasMarks() || m_stack.size() != 1)
        return m_stack.fail(ErrorKind::Malformed,
                            fmt::format("{} values are left at the end", m_stack.size()));
    m_isAtEnd = true;
}

void PickleReader::refuse(Opcode code)
{
    switch (code) {
    case Opcode::PersId:
    case Opcode::BinPersId:
        return m_stack.fail(ErrorKind::Unsupported,
                            "the pickle refers to an external object (persistent id)");
    case Opcode::Ext1:
    case Opcode::Ext2:
    case Opcode::Ext4:
        return m_stack.fail(ErrorKind::Unsupported,
                            "the pickle refers to an external name (extension code)");
    case Opcode::NextBuffer:
    case Opcode::ReadOnlyBuffer:
        return m_stack.fail(ErrorKind::Unsupported, "the pickle refers to an external buffer");
    default:
        return m_stack.fail(ErrorKind::Malformed, "it does not exist");
    }
}

} // namespace

Result<Pickle> readPickle(ByteView bytes, const Limits& limits)
{
    if (bytes.size() > limits.bytes)
        return Error(ErrorKind::Limit, fmt::format("the pickle has {} bytes; the limit is {}",
                                                   bytes.size(), limits.bytes));
    return PickleReader(bytes, limits).read();
}

} // namespace bloscope::pickle
