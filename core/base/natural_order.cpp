#include "core/base/natural_order.h"

#include <algorithm>
#include <cstddef>

namespace bloscope {

namespace {

constexpr std::string_view decimalDigits = "0123456789";

// Takes the digits from the front of a name, without zeros in front.
std::string_view takeNumber(std::string_view& name)
{
    const std::size_t end = std::min(name.find_first_not_of(decimalDigits), name.size());
    std::string_view digits = name.substr(0, end);
    name.remove_prefix(end);
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

bool beginsWithDigit(std::string_view name)
{
    return !name.empty() && decimalDigits.find(name.front()) != decimalDigits.npos;
}

// The end of a folder's name comes before all other characters.
int rankOf(char c)
{
    if (c == '/')
        return -1;
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return static_cast<unsigned char>(small);
}

} // namespace

bool isNaturallyBefore(std::string_view a, std::string_view b)
{
    std::string_view restOfA = a;
    std::string_view restOfB = b;
    while (!restOfA.empty() && !restOfB.empty()) {
        if (beginsWithDigit(restOfA) && beginsWithDigit(restOfB)) {
            const std::string_view numberA = takeNumber(restOfA);
            const std::string_view numberB = takeNumber(restOfB);
            if (numberA.size() != numberB.size())
                return numberA.size() < numberB.size();
            if (numberA != numberB)
                return numberA < numberB;
            continue;
        }
        if (rankOf(restOfA.front()) != rankOf(restOfB.front()))
            return rankOf(restOfA.front()) < rankOf(restOfB.front());
        restOfA.remove_prefix(1);
        restOfB.remove_prefix(1);
    }
    if (restOfA.empty() != restOfB.empty())
        return restOfA.empty();
    return a < b;
}

} // namespace bloscope
