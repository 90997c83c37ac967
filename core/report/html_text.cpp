#include "core/report/html_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <cstdint>

namespace bloscope {

namespace {

constexpr std::string_view base64Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// One to three bytes as four digits.
void appendBase64(std::string_view bytes, std::string& to)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = bits << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    for (std::size_t digit = 0; digit < 4; ++digit)
        to += digit <= bytes.size() ? base64Digits[bits >> (18 - 6 * digit) & 63] : '=';
}

} // namespace

std::string htmlText(std::string_view text)
{
    std::string html;
    for (const char c : printableLine(text))
        switch (c) {
        case '&':
            html += "&amp;";
            break;
        case '<':
            html += "&lt;";
            break;
        case '>':
            html += "&gt;";
            break;
        case '"':
            html += "&quot;";
            break;
        case '\'':
            html += "&#39;";
            break;
        default:
            html += c;
        }
    return html;
}

std::string dataAddress(std::string_view mediaType, std::string_view bytes)
{
    std::string address = "data:";
    address += mediaType;
    address += ";base64,";
    address.reserve(address.size() + bytes.size() / 3 * 4 + 4);
    for (; !bytes.empty(); bytes.remove_prefix(std::min<std::size_t>(3, bytes.size())))
        appendBase64(bytes.substr(0, 3), address);
    return address;
}

} // namespace bloscope
