#include "core/numbers/integer_digits.h"

namespace bloscope {

namespace {

constexpr std::array<FourDigits, 10'000> allFourDigits()
{
    std::array<FourDigits, 10'000> all{};
    for (std::size_t number = 0; number < all.size(); ++number) {
        std::size_t rest = number;
        for (std::size_t i = 4; i-- > 0; rest /= 10)
            all[number].digits[i] = static_cast<char>('0' + rest % 10);
        all[number].zeros = number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0;
    }
    return all;
}

} // namespace

constexpr std::array<FourDigits, 10'000> fourDigits = allFourDigits();

} // namespace bloscope
