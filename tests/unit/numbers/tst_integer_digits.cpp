#include "core/numbers/integer_digits.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <charconv>
#include <limits>
#include <random>
#include <string>

namespace bloscope::tst_integer_digits {

namespace {

template <class T>
std::string written(T number)
{
    std::array<char, roomForInteger + 1> room;
    room.fill('?');
    char* const end = writeInteger(number, room.data());
    return room.back() == '?' ? std::string(room.data(), end) : std::string("wrote too far");
}

template <class T>
std::string expected(T number)
{
    std::array<char, roomForInteger> room;
    return {room.data(), std::to_chars(room.data(), room.data() + room.size(), number).ptr};
}

} // namespace

class TestIntegerDigits : public QObject {
    Q_OBJECT

 private slots:
    void areThoseOfToChars()
    {
        for (int number = -32768; number <= 65535; ++number)
            QCOMPARE(written(number), expected(number));
    }

    void haveAnyLength()
    {
        std::mt19937_64 random(3);
        for (int i = 0; i < 20'000; ++i) {
            const std::uint64_t number = random() >> i % 64;
            QCOMPARE(written(number), expected(number));
            const auto other = static_cast<std::int64_t>(number);
            QCOMPARE(written(other), expected(other));
            QCOMPARE(written(-other), expected(-other));
        }
        for (std::uint64_t power = 1; power < std::uint64_t(1e19); power *= 10)
            for (const std::uint64_t number : {power - 1, power, power + 1})
                QCOMPARE(written(number), expected(number));
    }

    void reachTheLimitsOfEachType()
    {
        const auto check = [](auto number) {
            using Limits = std::numeric_limits<decltype(number)>;
            QCOMPARE(written(Limits::min()), expected(Limits::min()));
            QCOMPARE(written(Limits::max()), expected(Limits::max()));
        };
        check(std::int8_t());
        check(std::uint8_t());
        check(std::int16_t());
        check(std::uint16_t());
        check(std::int32_t());
        check(std::uint32_t());
        check(std::int64_t());
        check(std::uint64_t());
    }
};

const test::Registered<TestIntegerDigits> registered;

} // namespace bloscope::tst_integer_digits

#include "tst_integer_digits.moc"
