#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bloscope {

// A natural number of any size, with what exact decimal text and exact statistics need.
class Natural {
 public:
    explicit Natural(std::uint64_t number = 0);

    Natural& operator+=(const Natural& other);
    Natural& operator-=(const Natural& other); // which is not larger
    Natural& operator*=(std::uint32_t factor);
    Natural& operator*=(const Natural& factor);
    Natural& operator<<=(std::size_t bits);
    void multiplyByPowerOfTen(std::size_t exponent);
    void shiftRightRounding(std::size_t bits); // to the nearest, a tie to the even number
    bool shiftRight(std::size_t bits);         // down; was anything lost?
    Natural divideBy(const Natural& divisor);  // which is not zero; returns the remainder
    Natural squareRoot() const;                // rounded down

    int compare(const Natural& other) const; // below, at or above zero
    bool operator==(const Natural& other) const { return compare(other) == 0; }
    bool operator<(const Natural& other) const { return compare(other) < 0; }
    bool operator<=(const Natural& other) const { return compare(other) <= 0; }
    bool operator>(const Natural& other) const { return compare(other) > 0; }
    bool operator>=(const Natural& other) const { return compare(other) >= 0; }

    std::size_t bitCount() const;  // without zeros in front: 0 for zero
    std::uint64_t lowBits() const; // the 64 lowest ones
    std::string decimal() const;

 private:
    bool bit(std::size_t number) const;
    bool anyBitBelow(std::size_t number) const;
    void dropBits(std::size_t bits);
    std::uint32_t divideBy(std::uint32_t divisor); // returns the remainder
    void trim();

    std::vector<std::uint32_t> m_limbs; // least significant first; the last is not zero
};

inline Natural operator+(Natural a, const Natural& b)
{
    return a += b;
}

inline Natural operator*(Natural a, const Natural& b)
{
    return a *= b;
}

} // namespace bloscope
