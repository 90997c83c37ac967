#pragma once

#include <cstdint>
#include <string_view>

namespace bloscope {

// One line of a CSV, field by field. A blank as delimiter stands for any number of them.
class CsvRow {
 public:
    CsvRow(std::string_view line, char delimiter);

    bool isAtEnd() const { return m_isAtEnd; }

    // The next field, without blanks around and without quotes around it. Not at the end.
    std::string_view next();

 private:
    std::string_view m_rest;
    char m_delimiter;
    bool m_isAtEnd = false;
};

std::int64_t fieldsIn(std::string_view line, char delimiter);

// Tab, semicolon, comma or blank: the first of these that there is in a line; a comma in one
// without any.
char delimiterOf(std::string_view line);

// Nothing but blanks, or a remark.
bool isNoRow(std::string_view line);

} // namespace bloscope
