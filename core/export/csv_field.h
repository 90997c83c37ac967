#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bloscope {

// RFC 4180: would this text end a field of a CSV file, or look like a quoted one?
bool needsQuotes(std::string_view field, char delimiter);

// The same of any of `count` fields that stand one behind the other with a delimiter between them.
bool anyNeedsQuotes(std::string_view fields, std::size_t count, char delimiter);

// Puts the field that begins at `begin` and ends the text into quotes.
void quoteFrom(std::size_t begin, std::string& text);

// A field with quotes where it needs them.
void appendField(std::string_view field, char delimiter, std::string& to);

} // namespace bloscope
