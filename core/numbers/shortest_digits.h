#pragma once

#include <array>
#include <cstddef>

// The fewest decimal digits that read back as the same binary number, the closest to it among
// those (Steele and White), for floats of any kind.
namespace bloscope {

// The digits of a number as its scientific text begins with them, "6" or "3.252", written
// somewhere, and the power of ten to multiply them with.
struct Significand {
    char* end; // behind the digits
    int exponent;
};

// Behind the digits: "e-08", "e+16", "e+4932", as std::to_chars writes them. Returns the end.
char* writeExponent(Significand digits);

// 0.d1d2d3... * 10^point
struct Digits {
    std::array<char, 24> digits; // '0' to '9', `count` of them: 21 are enough for a long double
    std::size_t count = 0;
    int point = 0;
};

// A number and the room around it in which other numbers read back as it, all in multiples of the
// same small unit; one digit is taken off the front after the other. `Number` holds any of these.
template <class Number>
struct DigitInterval {
    Number rest;  // what the digits so far do not say
    Number below; // half the distance to the neighbours
    Number above;
    Number digit;   // the worth of the next digit
    bool inclusive; // a tie reads back as the even one

    void nextPlace()
    {
        rest *= 10;
        below *= 10;
        above *= 10;
    }
    bool restIsNegligible() const { return inclusive ? rest <= below : rest < below; }
    bool isAlmostOneMore() const
    {
        const Number sum = rest + above;
        return inclusive ? sum >= digit : sum > digit;
    }
};

// Brings the first digit to the front, from a place near it, and returns the place of the point.
template <class Number>
int scale(DigitInterval<Number>& interval, int point)
{
    for (; interval.rest >= interval.digit; ++point)
        interval.digit *= 10;
    for (Number next = interval.rest; (next *= 10) < interval.digit; --point) {
        interval.nextPlace();
        next = interval.rest;
    }
    interval.nextPlace();
    return point;
}

inline void addOne(Digits& number)
{
    while (number.count > 0 && number.digits[number.count - 1] == '9')
        --number.count;
    if (number.count > 0) {
        ++number.digits[number.count - 1];
        return;
    }
    number.digits[0] = '1';
    number.count = 1;
    ++number.point;
}

// Takes the first digit off the rest.
template <class Number>
int takeDigit(DigitInterval<Number>& interval)
{
    int digit = 0;
    for (; interval.rest >= interval.digit; ++digit)
        interval.rest -= interval.digit;
    return digit;
}

// Of interval.rest, which is not zero; interval.digit is worth 10^point.
template <class Number>
Digits shortestDigits(DigitInterval<Number> interval, int point)
{
    Digits shortest;
    for (shortest.point = scale(interval, point);; interval.nextPlace()) {
        const int digit = takeDigit(interval);
        shortest.digits[shortest.count++] = static_cast<char>('0' + digit);
        const bool down = interval.restIsNegligible();
        const bool up = interval.isAlmostOneMore();
        const Number twice = interval.rest + interval.rest;
        const bool isNearerUp =
            twice > interval.digit || (twice == interval.digit && digit % 2 == 1);
        if (up && (!down || isNearerUp))
            addOne(shortest);
        if (up || down)
            return shortest;
    }
}

// "6", "3.252": `to` has room for 32 characters.
Significand writeDigits(const Digits& number, char* to);

// The shortest scientific text of a number that is finite: "1.25e-05" or "1.25E-5", as the library
// has it that the build found. That is Dragonbox, which takes half the time, or std::to_chars. `to`
// has room for 32 characters. Returns the end.
char* writeScientific(float number, char* to);
char* writeScientific(double number, char* to);

} // namespace bloscope
