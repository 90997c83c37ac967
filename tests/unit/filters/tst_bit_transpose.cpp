#include "core/filters/filters.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_bit_transpose {

class TestBitTranspose : public QObject {
    Q_OBJECT

 private slots:
    void movesEveryBitOverTheDiagonal()
    {
        for (unsigned row = 0; row < 8; ++row)
            for (unsigned column = 0; column < 8; ++column)
                QCOMPARE(transposeBits(std::uint64_t{1} << (8 * row + column)),
                         std::uint64_t{1} << (8 * column + row));
    }

    void movesEveryByteOverTheDiagonal()
    {
        for (unsigned row = 0; row < 8; ++row)
            for (unsigned column = 0; column < 8; ++column) {
                std::array<std::uint64_t, 8> rows{};
                rows[row] = std::uint64_t{0xa5} << (8 * column);
                std::array<std::uint64_t, 8> expected{};
                expected[column] = std::uint64_t{0xa5} << (8 * row);
                transposeBytes(rows);
                QCOMPARE(rows, expected);
            }
    }
};

const test::Registered<TestBitTranspose> registered;

} // namespace bloscope::tst_bit_transpose

#include "tst_bit_transpose.moc"
