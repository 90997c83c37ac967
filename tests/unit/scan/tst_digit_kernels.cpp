#include "core/scan/kernels/short_key_kernel.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <functional>
#include <random>
#include <span>
#include <vector>

namespace bloscope::tst_digit_kernels {

using namespace test;

namespace {

using Digits = std::vector<std::uint16_t>;

Digits digitsLike(const QByteArray& kind, std::size_t count)
{
    std::mt19937 random(static_cast<std::uint32_t>(count));
    Digits digits(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto noise = static_cast<std::uint16_t>(random());
        if (kind == "noise")
            digits[i] = noise;
        else if (kind == "lowest")
            digits[i] = 0;
        else if (kind == "highest")
            digits[i] = 0xFFFF;
        else if (kind == "both ends")
            digits[i] = noise % 2 == 0 ? 0 : 0xFFFF;
        else // runs
            digits[i] = i > 0 && noise % 9 != 0 ? digits[i - 1] : noise;
    }
    return digits;
}

// For some digits of each size, wherever they begin.
void forEachPiece(const QByteArray& kind,
                  const std::function<void(std::span<const std::uint16_t>)>& visit)
{
    const Digits digits = digitsLike(kind, 5003);
    for (std::size_t count = 0; count < 200; ++count)
        for (const std::size_t first : {0U, 1U, 13U})
            visit(std::span(digits).subspan(first, count));
    visit(digits);
}

} // namespace

// The kernels of numbers of 16 bits against plain loops, as every kind of processor runs them.
class TestDigitKernels : public QObject {
    Q_OBJECT

 private slots:
    void addWhatPlainLoopsAdd_data() { addKinds(); }
    void addWhatPlainLoopsAdd()
    {
        QFETCH(QByteArray, kind);
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            forEachPiece(kind, [](std::span<const std::uint16_t> digits) {
                kernels::KeySums sums;
                const std::size_t done = kernels::addCentred(digits.data(), digits.size(), sums);
                QVERIFY(done <= digits.size());
                std::int64_t sum = 0;
                std::uint64_t squares = 0;
                for (const std::uint16_t digit : digits.first(done)) {
                    const std::int64_t number = digit - 32768;
                    sum += number;
                    squares += static_cast<std::uint64_t>(number * number);
                }
                QCOMPARE(sums.sum, sum);
                QCOMPARE((sums.squaresHigh << 32) + sums.squaresLow, squares);
            });
        }
    }

    // As many as may be added at once, of which each sum is as great as it gets.
    void addManyOfTheLowest()
    {
        const Digits digits(1 << 17);
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            kernels::KeySums sums;
            const auto done =
                static_cast<std::int64_t>(kernels::addCentred(digits.data(), digits.size(), sums));
            QCOMPARE(sums.sum, -32768 * done);
            QCOMPARE((sums.squaresHigh << 32) + sums.squaresLow, std::uint64_t(done) << 30);
        }
    }

    void findTheEndsOfRuns_data() { addKinds(); }
    void findTheEndsOfRuns()
    {
        QFETCH(QByteArray, kind);
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            forEachPiece(kind, [](std::span<const std::uint16_t> digits) {
                std::vector<std::uint8_t> bits(digits.size() / 8 + 8);
                const std::size_t done =
                    kernels::findRunEnds(digits.data(), digits.size(), bits.data());
                QVERIFY(done == 0 || done < digits.size());
                QCOMPARE(done % 8, std::size_t(0));
                for (std::size_t i = 0; i < done; ++i)
                    QCOMPARE((bits[i / 8] >> (i % 8) & 1) != 0, digits[i] != digits[i + 1]);
            });
        }
    }

 private:
    static void addKinds()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"noise", "lowest", "highest", "both ends", "runs"})
            QTest::newRow(kind) << QByteArray(kind);
    }
};

const Registered<TestDigitKernels> registered;

} // namespace bloscope::tst_digit_kernels

#include "tst_digit_kernels.moc"
