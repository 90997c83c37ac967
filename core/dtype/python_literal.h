#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// A literal of Python as the texts of element types use it. It is read and never evaluated.
struct PythonLiteral {
    enum class Kind {
        Text,    // 'a', "it's", with Python's escapes
        Integer, // 12, -1
        Word,    // True, None, numpy.record
        List,
        Tuple,
        Dict
    };
    Kind kind = Kind::Word;
    std::string text = {}; // of Text and Word, as UTF-8
    std::int64_t integer = 0;
    std::vector<PythonLiteral> items = {}; // of Dict: key, value, key, value
    std::string_view source = {};          // where it stands, in what was parsed

    bool isText() const { return kind == Kind::Text; }
};

// Reads the whole of `text`, which outlives the answer. Errors: Malformed with the character where
// it goes wrong, Limit for what is nested deeper than `mostDepth`.
Result<PythonLiteral> parsePythonLiteral(std::string_view text, std::size_t mostDepth);

// Appends `text` (UTF-8) as Python writes it: 'a', "it's", 'a\n'.
void appendPythonText(std::string_view text, std::string& to);

} // namespace bloscope
