#include "core/arrow/rows.h"

#include "core/arrow/value.h"
#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope::arrow {

namespace {

std::size_t fieldsIn(const std::vector<Field>& fields)
{
    std::size_t count = fields.size();
    for (const Field& field : fields)
        count += fieldsIn(field.children);
    return count;
}

} // namespace

Result<Rows> Rows::read(ByteView streams, ByteView schema, const Limits& limits)
{
    Rows rows;
    rows.m_limits = limits;
    for (const ByteView bytes : {schema, streams}) {
        MessageReader messages(bytes);
        while (!messages.isAtEnd()) {
            BLOSCOPE_TRY(const Message message, messages.next());
            BLOSCOPE_CHECK(rows.take(message));
        }
    }
    return rows;
}

Result<> Rows::take(const Message& message)
{
    if (message.kind == Message::Kind::End)
        return {};
    if (message.kind == Message::Kind::Schema) {
        BLOSCOPE_TRY(m_schema, parseSchema(message.header, m_limits));
        if (m_schema->fields.size() != 1)
            return malformedError(fmt::format("Arrow rows of one column are needed, these have {}",
                                              m_schema->fields.size()));
        m_schemas.push_back(m_schema);
        m_dictionaries.clear();
    }
    if (!m_schema)
        return malformedError("a message of Arrow comes before its schema");
    m_fieldsTaken += fieldsIn(m_schema->fields);
    if (m_fieldsTaken > m_limits.columns)
        return Error{ErrorKind::Limit, fmt::format("an Arrow stream has more than {} columns in "
                                                   "its batches",
                                                   m_limits.columns)};
    if (message.kind == Message::Kind::Dictionary)
        return readDictionary(message, *m_schema, m_dictionaries);
    return message.kind == Message::Kind::Rows ? takeBatch(message) : Result<>();
}

Result<> Rows::takeBatch(const Message& message)
{
    BLOSCOPE_TRY(Batch batch,
                 readBatch(message.header, message.body, m_schema->fields, m_dictionaries));
    const auto end = checkedAdd(count(), batch.length);
    if (!end)
        return malformedError(fmt::format("a batch has {} rows", batch.length));
    m_columns.push_back(std::move(batch.columns.front()));
    m_ends.push_back(*end);
    return {};
}

Result<msgpack_value::Value> Rows::row(std::int64_t i) const
{
    const auto end = std::ranges::upper_bound(m_ends, i);
    if (i < 0 || end == m_ends.end())
        return Error{ErrorKind::Usage, fmt::format("there is no row {} of {}", i, count())};
    const auto batch = static_cast<std::size_t>(end - m_ends.begin());
    return valueAt(m_columns[batch], batch == 0 ? i : i - m_ends[batch - 1], m_limits);
}

} // namespace bloscope::arrow
