#include "core/export/json_text.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

namespace bloscope {

void appendJsonText(std::string_view text, std::string& to)
{
    to += '"';
    while (!text.empty()) {
        const auto next = firstCodePoint(text);
        const std::size_t size = next ? next->size : 1;
        const char first = text.front();
        if (!next)
            appendUtf8(0xFFFD, to);
        else if (first == '"' || first == '\\')
            to += {'\\', first};
        else if (isHidden(next->value))
            appendJsonEscape(next->value, to);
        else
            to += text.substr(0, size);
        text.remove_prefix(size);
    }
    to += '"';
}

void appendJsonFloat(std::string_view text, std::string& to)
{
    if (text == "nan")
        to += "null";
    else if (text.ends_with("inf"))
        appendJsonText(text, to);
    else
        to += text;
}

CellJson::CellJson(DType dtype, NumberFormat::Bytes bytes)
    : m_dtype(std::move(dtype)), m_text(m_dtype, {.bytes = bytes})
{
    for (const DTypeField& field : m_dtype.fields) {
        appendJsonText(field.name, m_names.emplace_back());
        m_parts.emplace_back(field.dtype, bytes);
    }
}

void CellJson::append(const std::byte* cell, std::string& to) const
{
    if (m_dtype.kind == DTypeKind::Structured)
        appendObject(cell, to);
    else if (m_dtype.kind == DTypeKind::SubArray)
        appendList(0, cell, to);
    else
        appendScalar(cell, to);
}

void CellJson::appendObject(const std::byte* cell, std::string& to) const
{
    to += '{';
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        to += i == 0 ? "" : ",";
        (to += m_names[i]) += ':';
        m_parts[i].append(cell + m_dtype.fields[i].offset, to);
    }
    to += '}';
}

// Returns where the next one begins.
const std::byte* CellJson::appendList(std::size_t dimension, const std::byte* cell,
                                      std::string& to) const
{
    to += '[';
    for (std::int64_t i = 0; i < m_dtype.shape[dimension]; ++i) {
        to += i == 0 ? "" : ",";
        if (dimension + 1 < m_dtype.shape.size()) {
            cell = appendList(dimension + 1, cell, to);
        } else {
            m_parts.front().append(cell, to);
            cell += m_dtype.element().itemsize;
        }
    }
    to += ']';
    return cell;
}

void CellJson::appendScalar(const std::byte* cell, std::string& to) const
{
    if (m_dtype.kind == DTypeKind::Boolean) {
        to += *cell != std::byte{0} ? "true" : "false";
        return;
    }
    const std::string text = m_text.of(cell);
    if (m_dtype.kind == DTypeKind::Signed || m_dtype.kind == DTypeKind::Unsigned)
        to += text;
    else if (m_dtype.kind == DTypeKind::Float)
        appendJsonFloat(text, to);
    else if (m_dtype.isTime() && text == "NaT")
        to += "null";
    else
        appendJsonText(text, to);
}

} // namespace bloscope
