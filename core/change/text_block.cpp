#include "core/change/text_block.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

class TextBlockReader {
 public:
    TextBlockReader(std::string_view text, char delimiter) : m_rest(text), m_delimiter(delimiter) {}

    Result<TextBlock> readAll()
    {
        do {
            BLOSCOPE_CHECK(readRow());
            if (m_block.back().size() != m_block.front().size())
                return usageError(fmt::format("row {} has {}, row 1 has {}", m_block.size(),
                                              countOf(m_block.back()), countOf(m_block.front())));
        } while (takeLineEnd() && !m_rest.empty());
        return std::move(m_block);
    }

 private:
    static std::string countOf(const std::vector<std::string>& row)
    {
        return row.size() == 1 ? "1 value" : groupedDigits(std::uint64_t(row.size())) + " values";
    }

    bool isDelimiter(char c) const { return m_delimiter != 0 && c == m_delimiter; }
    bool endsText(char c) const { return isDelimiter(c) || c == '\n' || c == '\r'; }

    char take()
    {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    bool takeLineEnd()
    {
        if (m_rest.empty())
            return false;
        if (take() == '\r' && m_rest.starts_with('\n'))
            take();
        return true;
    }

    Result<> readRow()
    {
        m_block.emplace_back();
        do {
            if (++m_count > mostTextsInBlock)
                return Error(ErrorKind::Limit,
                             fmt::format("there are more than {} values",
                                         groupedDigits(std::uint64_t(mostTextsInBlock))));
            BLOSCOPE_CHECK(readText());
        } while (!m_rest.empty() && isDelimiter(m_rest.front()) && take());
        return {};
    }

    Result<> readText()
    {
        std::string& text = m_block.back().emplace_back();
        if (m_rest.starts_with('"'))
            BLOSCOPE_CHECK(readQuoted(text));
        while (!m_rest.empty() && !endsText(m_rest.front()))
            text += take();
        return {};
    }

    Result<> readQuoted(std::string& text)
    {
        take();
        while (!m_rest.empty()) {
            const char c = take();
            if (c == '"' && !m_rest.starts_with('"'))
                return {};
            if (c == '"')
                take();
            text += c;
        }
        return usageError(fmt::format("the quote in row {}, column {} does not end", m_block.size(),
                                      m_block.back().size()));
    }

    std::string_view m_rest;
    char m_delimiter;
    std::size_t m_count = 0;
    TextBlock m_block;
};

} // namespace

Result<TextBlock> parseTextBlock(std::string_view text, char delimiter)
{
    return TextBlockReader(text, delimiter).readAll();
}

} // namespace bloscope
