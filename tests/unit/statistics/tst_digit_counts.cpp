#include "core/statistics/digit_counts.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_digit_counts {

class TestDigitCounts : public QObject {
    Q_OBJECT

 private slots:
    // Few keys are kept one by one, many are counted: nobody sees which.
    void countsFewAndMany_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("keys");
        for (const int bits : {16, 32, 64})
            for (const int keys : {0, 1, 100, 8192, 8193, 50'000})
                QTest::addRow("%d of %d bits", keys, bits) << bits << keys;
    }
    void countsFewAndMany()
    {
        QFETCH(int, bits);
        QFETCH(int, keys);
        std::mt19937_64 random(7);
        std::vector<std::uint64_t> expected(DigitCounts::digits);
        DigitCounts all(bits);
        for (int left = keys; left > 0; left -= 1000) {
            std::vector<NumberKey> some(static_cast<std::size_t>(std::min(left, 1000)));
            for (NumberKey& key : some) {
                key = random() >> (64 - bits) & ~NumberKey(random() % 3);
                ++expected[key >> (bits - 16)];
            }
            if (bits == 64) {
                all.add(std::span<const NumberKey>(some));
            } else if (bits == 16 && left % 2000 == 0) {
                const std::vector<DigitKey> digits(some.begin(), some.end());
                all.add(std::span<const DigitKey>(digits));
            } else {
                const std::vector<ShortKey> shorts(some.begin(), some.end());
                all.add(std::span<const ShortKey>(shorts));
            }
        }
        QVERIFY(all.counts() == expected);
    }

    // Of keys that are alike for any while, from any place on.
    void countsRunsOfDigits()
    {
        std::mt19937 random(3);
        std::vector<std::uint64_t> expected(DigitCounts::digits);
        DigitCounts all(16);
        std::vector<DigitKey> keys;
        for (DigitKey key = 0; keys.size() < 100'000; key = static_cast<DigitKey>(random())) {
            const std::size_t run = random() % 70;
            keys.insert(keys.end(), run, key);
            expected[key] += run;
        }
        for (std::size_t first = 0, count = 0; first < keys.size(); first += count) {
            count = std::min<std::size_t>(random() % 5000, keys.size() - first);
            all.add(std::span<const DigitKey>(keys).subspan(first, count));
        }
        QVERIFY(all.counts() == expected);
    }

    void addsRunsAndOthers()
    {
        DigitCounts few(32);
        const std::vector<ShortKey> keys = {0x1'0000, 0x1'ffff, 0xffff'ffff};
        few.add(std::span<const ShortKey>(keys));
        few.add(0x2'0005, 1'000'000'000'000);
        DigitCounts many(32);
        const std::vector<ShortKey> alike(10'000, 0x1'0001);
        many.add(std::span<const ShortKey>(alike));
        many.add(0x2'0000, 5);
        DigitCounts all(32);
        for (const DigitCounts& other : {few, many, few})
            all.add(other);
        const std::vector<std::uint64_t> counts = all.counts();
        QCOMPARE(counts[1], std::uint64_t(10'004));
        QCOMPARE(counts[2], std::uint64_t(2'000'000'000'005));
        QCOMPARE(counts[0xffff], std::uint64_t(2));
        QCOMPARE(std::ranges::count(counts, 0U), std::ptrdiff_t(DigitCounts::digits - 3));
    }

    void tellsEachDigit()
    {
        DigitCounts few(16);
        few.add(std::span<const ShortKey>(std::vector<ShortKey>{3, 4, 3}));
        few.add(4, 10);
        std::vector<std::uint64_t> seen(5);
        few.forEach([&](std::uint16_t digit, std::uint64_t times) { seen.at(digit) += times; });
        QVERIFY(seen == std::vector<std::uint64_t>({0, 0, 0, 2, 11}));
    }
};

const test::Registered<TestDigitCounts> registered;

} // namespace bloscope::tst_digit_counts

#include "tst_digit_counts.moc"
