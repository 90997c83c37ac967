#pragma once

#include "core/dtype/dtype.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What a field of a CSV is, for types that are found out by the fields.
struct CsvKind {
    enum class What { None, Truth, Whole, Bits, Float, Complex, Time };
    What what = What::None;
    bool hasPoint = false;                         // in a float
    bool hasComma = false;                         // in place of one
    bool isNegative = false;                       // of Whole
    bool fitsSigned = false;                       // in 64 bits; of Whole and Bits
    bool fitsUnsigned = false;                     // likewise
    bool isExact = true;                           // as a float64
    TimeUnit::Base unit = TimeUnit::Base::Generic; // of Time: the one it is written in
    bool isNumber() const
    {
        return what != What::None && what != What::Truth && what != What::Time;
    }
};

// Numbers are those of parseCell(), also with a comma in place of the decimal point.
CsvKind kindOf(std::string_view field);

// A number with a decimal comma, with a point in its place. One with a point has none.
std::string withDecimalPoint(std::string_view field);

// Is it a number beyond what float64 has: "1e400"?
bool isTooLarge(std::string_view field);

// "1,234": a number in groups of three digits as well as one with a decimal comma.
bool mayBeGroups(std::string_view field);

// "0,5929": one number with a decimal comma as well as two whole ones.
bool mayBeDecimal(std::string_view line);
// The same, and two whole numbers would not be written so: "0,5", "1,05", "-0,5".
bool isProbablyDecimal(std::string_view line);

// Can it be a name, and nothing that was meant as a value? It begins with a letter, whatever
// brackets and signs are in front, and is no word for a missing or a boolean value.
bool isName(std::string_view field);

// The columns of indices in front, where a first line holds indices of columns and such columns
// have no name or that of a dimension: ",0,1,2", "y,450.5,500.2", ",a,b"; else 0. `next` is the
// first line of values.
std::size_t indexColumnsOf(const std::vector<std::string>& first,
                           const std::vector<std::string>& next);
// The same of a line that is one.
std::size_t indexColumnsIn(const std::vector<std::string>& first);

} // namespace bloscope
