#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// One line of a CSV, field by field (RFC 4180): a field in quotes may contain delimiters, and two
// quotes in it are one. A blank as delimiter means any number of them.
class CsvRow {
 public:
    enum class Blanks { Trimmed, Kept }; // around fields

    CsvRow(std::string_view line, char delimiter, Blanks around = Blanks::Trimmed);

    bool isAtEnd() const { return m_isAtEnd; }

    // The next field without its quotes, valid until the next call. Not at the end.
    std::string_view next();

    bool wasQuoted() const { return m_wasQuoted; } // was that field in quotes?

    // Did a quote not end?
    bool isBroken() const { return m_isBroken; }

 private:
    std::string_view takePlain();
    std::string_view takeQuoted();
    std::string_view trimmed(std::string_view field) const;

    std::string_view m_rest;
    char m_delimiter;
    Blanks m_blanks;
    bool m_isAtEnd = false;
    bool m_wasQuoted = false;
    bool m_isBroken = false;
    std::string m_unquoted; // a field with quotes in it
};

std::vector<std::string> allFieldsOf(CsvRow row);

// The first of tab, semicolon, comma, bar and blank that there is outside of quotes; 0 where there
// is none. Where commas are decimal points only those count that have a quote beside them.
struct DelimiterGuess {
    bool areCommasDecimal = false;
    bool mayBeBlank = true;
};
char delimiterOf(std::string_view line, DelimiterGuess guess = {});

// Nothing but blanks, or a remark.
bool isNoRow(std::string_view line);

} // namespace bloscope
