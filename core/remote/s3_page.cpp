#include "core/base/text.h"
#include "core/remote/remote_listing.h"

#include <algorithm>
#include <expat.h>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <type_traits>

namespace bloscope {

namespace {

constexpr std::size_t mostDepth = 16;
constexpr std::size_t longestText = 16 * 1024; // of an element: a key of 1024 bytes, encoded
constexpr std::size_t mostItems = 100'000;     // the most on a page are 1000

// Reads elements one after the other. Whatever XML can refer to is refused before it is looked at.
class S3PageReader {
 public:
    Result<S3Page> read(std::string_view xml)
    {
        if (xml.size() > std::size_t(std::numeric_limits<int>::max()))
            return malformed("it is too long");
        const std::unique_ptr<std::remove_pointer_t<XML_Parser>, decltype(&XML_ParserFree)> parser(
            XML_ParserCreate(nullptr), &XML_ParserFree);
        if (!parser)
            return malformed("there is not enough memory");
        m_parser = parser.get();
        XML_SetUserData(m_parser, this);
        XML_SetElementHandler(m_parser, &S3PageReader::begin, &S3PageReader::end);
        XML_SetCharacterDataHandler(m_parser, &S3PageReader::addText);
        XML_SetStartDoctypeDeclHandler(m_parser, &S3PageReader::refuseDoctype);
        const XML_Status status = XML_Parse(m_parser, xml.data(), int(xml.size()), XML_TRUE);
        if (!m_problem.empty())
            return malformed(m_problem);
        if (status != XML_STATUS_OK)
            return malformed(fmt::format("{} (line {})",
                                         lowerCase(XML_ErrorString(XML_GetErrorCode(m_parser))),
                                         XML_GetCurrentLineNumber(m_parser)));
        if (m_root != "ListBucketResult")
            return malformed("it is not a list of objects");
        if (m_isEncoded)
            decodeAll();
        return std::move(m_page);
    }

 private:
    static Error malformed(const std::string& why)
    {
        return {ErrorKind::Malformed, "the list that the server sends cannot be read: " + why};
    }

    static void begin(void* reader, const char* name, const char**)
    {
        static_cast<S3PageReader*>(reader)->begin(name);
    }
    static void end(void* reader, const char*) { static_cast<S3PageReader*>(reader)->end(); }
    static void addText(void* reader, const char* text, int size)
    {
        static_cast<S3PageReader*>(reader)->add({text, static_cast<std::size_t>(size)});
    }
    static void refuseDoctype(void* reader, const char*, const char*, const char*, int)
    {
        static_cast<S3PageReader*>(reader)->refuse("it declares a document type");
    }

    void refuse(const char* why)
    {
        if (m_problem.empty())
            m_problem = why;
        XML_StopParser(m_parser, XML_FALSE);
    }

    // Some servers write names with a prefix: "s3:Key".
    void begin(std::string_view name)
    {
        if (m_way.size() >= mostDepth)
            return refuse("its elements are nested too deeply");
        m_way.emplace_back(name.substr(name.rfind(':') + 1));
        m_text.clear();
        if (m_way.size() == 1)
            m_root = m_way.front();
        if (isAt({"Contents"}))
            m_page.keys.emplace_back();
        if (m_page.keys.size() + m_page.prefixes.size() > mostItems)
            refuse("it has too many entries");
    }

    void add(std::string_view text)
    {
        if (m_text.size() + text.size() > longestText)
            return refuse("a text in it is too long");
        m_text += text;
    }

    void end()
    {
        if (isAt({"Contents", "Key"}))
            m_page.keys.back().key = m_text;
        else if (isAt({"Contents", "Size"}))
            m_page.keys.back().size = parseNumber<std::uint64_t>(trimmed(m_text));
        else if (isAt({"CommonPrefixes", "Prefix"}))
            m_page.prefixes.push_back(m_text);
        else if (isAt({"IsTruncated"}))
            m_page.isTruncated = trimmed(m_text) == "true";
        else if (isAt({"NextContinuationToken"}))
            m_page.next = m_text;
        else if (isAt({"EncodingType"}))
            m_isEncoded = trimmed(m_text) == "url";
        m_way.pop_back();
        m_text.clear();
    }

    // Below the outermost element.
    bool isAt(std::initializer_list<std::string_view> way) const
    {
        return m_way.size() == way.size() + 1 &&
               std::equal(way.begin(), way.end(), m_way.begin() + 1);
    }

    // As in queries: a blank is a plus.
    void decodeAll()
    {
        const auto decode = [](std::string& text) {
            std::ranges::replace(text, '+', ' ');
            text = decodedPart(text);
        };
        for (S3Page::Key& key : m_page.keys)
            decode(key.key);
        for (std::string& prefix : m_page.prefixes)
            decode(prefix);
    }

    XML_Parser m_parser = nullptr;
    std::vector<std::string> m_way; // of elements that are open, the outermost first
    std::string m_root;
    std::string m_text;
    std::string m_problem;
    bool m_isEncoded = false;
    S3Page m_page;
};

} // namespace

Result<S3Page> parseS3Page(std::string_view xml)
{
    return S3PageReader().read(xml);
}

} // namespace bloscope
