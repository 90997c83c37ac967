#include "core/filters/filters.h"
#include "core/filters/kernels/kernels.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <algorithm>
#include <functional>

namespace bloscope::tst_kernels {

using namespace test;

namespace {

// Bytes at an address that is `shift` off a multiple of 64, with others before and behind that
// nobody may touch.
class Guarded {
 public:
    Guarded(std::size_t size, std::size_t shift)
        : m_bytes(size + 3 * guard + shift, untouched), m_size(size)
    {
        const auto address = reinterpret_cast<std::uintptr_t>(m_bytes.data());
        m_begin = 2 * guard - address % guard + shift;
    }

    ByteSpan span() { return ByteSpan(m_bytes).subspan(m_begin, m_size); }
    bool isWhole() const
    {
        const auto inside = m_bytes.begin() + static_cast<std::ptrdiff_t>(m_begin);
        const auto isUntouched = [](std::byte byte) { return byte == untouched; };
        return std::all_of(m_bytes.begin(), inside, isUntouched) &&
               std::all_of(inside + static_cast<std::ptrdiff_t>(m_size), m_bytes.end(),
                           isUntouched);
    }

 private:
    static constexpr std::size_t guard = 64;
    static constexpr std::byte untouched{0x5a};

    ByteBuffer m_bytes;
    std::size_t m_begin = 0;
    std::size_t m_size;
};

using Undo = std::function<void(ByteView from, ByteSpan to)>;

// Does `fast` yield what `plain` does, for blocks of these bytes, wherever they lie, and touch
// nothing else?
bool agree(std::size_t size, const Undo& fast, const Undo& plain)
{
    const ByteBuffer content = noise(size, static_cast<std::uint32_t>(size + 1));
    for (const std::size_t shift : {0U, 1U, 4U, 13U}) {
        Guarded from(size, 15 - shift);
        Guarded to(size, shift);
        std::copy(content.begin(), content.end(), from.span().begin());
        ByteBuffer expected(size);
        fast(from.span(), to.span());
        plain(from.span(), expected);
        if (!std::equal(expected.begin(), expected.end(), to.span().begin()) || !to.isWhole())
            return false;
    }
    return true;
}

void addItemsizes()
{
    QTest::addColumn<int>("itemsize");
    for (const int itemsize : {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11,  12, 13,
                               14, 15, 16, 17, 20, 24, 31, 32, 33, 40, 100, 255})
        QTest::addRow("elements of %d bytes", itemsize) << itemsize;
}

} // namespace

// The kernels against the plain loops, as every kind of processor would run them.
class TestKernels : public QObject {
    Q_OBJECT

 private:
    // All counts of up to three tiles, where vectors begin and end, then ever fewer, to more than
    // the largest steps of the kernels.
    void compareAll(std::size_t itemsize, const Undo& fast, const Undo& plain)
    {
        const std::size_t most = std::max<std::size_t>(1000, 40'000 / itemsize);
        for (const std::int64_t processor : processors()) {
            const OnProcessor as(processor);
            for (std::size_t count = 0; count < most; count += count < 100 ? 1 : count / 8)
                for (const std::size_t rest : {std::size_t(0), itemsize - 1})
                    QVERIFY2(agree(count * itemsize + rest, fast, plain),
                             qPrintable(QString("%1 elements and %2 bytes, %3")
                                            .arg(count)
                                            .arg(rest)
                                            .arg(hwy::TargetName(processor))));
        }
    }

 private slots:
    void usesVectorsWhereTheProcessorHasThem()
    {
        const ByteBuffer from(4096);
        ByteBuffer to(4096);
        const std::int64_t vectors = HWY_SSSE3 | HWY_SSE4 | HWY_AVX2 | HWY_AVX3 | HWY_NEON;
        if ((hwy::SupportedTargets() & vectors) == 0)
            QSKIP("this processor has no vectors that the kernels use");
        QCOMPARE(kernels::unshuffle(from.data(), to.data(), 1024, 4), std::size_t(1024));
        QCOMPARE(kernels::undoBitshuffle(from.data(), to.data(), 128, 4), std::size_t(128));
        QCOMPARE(kernels::sumUp(from.data(), to.data(), 4096), std::size_t(4096));
        QCOMPARE(kernels::takeDifferences(from.data(), to.data(), 4096), std::size_t(4096));
    }

    void unshuffles_data()
    {
        addItemsizes();
        QTest::newRow("elements larger than a filter can say") << 300;
    }
    void unshuffles()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        for (const Destination destination : {Destination::Near, Destination::Far})
            compareAll(
                e,
                [e, destination](ByteView from, ByteSpan to) {
                    unshuffle(from, to, e, destination);
                },
                [e](ByteView from, ByteSpan to) { plainUnshuffle(from, to, e); });
    }

    void shuffles_data() { addItemsizes(); }
    void shuffles()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        compareAll(
            e, [e](ByteView from, ByteSpan to) { shuffle(from, to, e); },
            [e](ByteView from, ByteSpan to) { plainShuffle(from, to, e); });
    }

    void undoesBitshuffle_data() { addItemsizes(); }
    void undoesBitshuffle()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        const auto rows = [e](std::size_t bytes) { return bytes / (8 * e) * 8 * e; };
        for (const Destination destination : {Destination::Near, Destination::Far})
            compareAll(
                e,
                [e, destination](ByteView from, ByteSpan to) {
                    undoBitshuffle({.typesize = e, .destination = destination}, from, to);
                },
                [&](ByteView from, ByteSpan to) {
                    std::copy(from.begin(), from.end(), to.begin());
                    const std::size_t covered = rows(from.size());
                    plainUndoBitshuffle(from.first(covered), to.first(covered), e);
                });
    }

    void appliesBitshuffle_data() { addItemsizes(); }
    void appliesBitshuffle()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        const auto rows = [e](std::size_t bytes) { return bytes / (8 * e) * 8 * e; };
        compareAll(
            e, [e](ByteView from, ByteSpan to) { applyBitshuffle({.typesize = e}, from, to); },
            [&](ByteView from, ByteSpan to) {
                std::copy(from.begin(), from.end(), to.begin());
                const std::size_t covered = rows(from.size());
                plainApplyBitshuffle(from.first(covered), to.first(covered), e);
            });
    }

    void sumsUp()
    {
        const FilterStep onePlane{.typesize = 1, .meta = 1};
        compareAll(
            1, [&](ByteView from, ByteSpan to) { undoBytedelta(onePlane, from, to); },
            [](ByteView from, ByteSpan to) {
                unsigned sum = 0;
                for (std::size_t i = 0; i < from.size(); ++i)
                    to[i] = static_cast<std::byte>(sum += std::to_integer<unsigned>(from[i]));
            });
    }

    void takesDifferences()
    {
        const FilterStep onePlane{.typesize = 1, .meta = 1};
        compareAll(
            1, [&](ByteView from, ByteSpan to) { applyBytedelta(onePlane, from, to); },
            [](ByteView from, ByteSpan to) {
                unsigned before = 0;
                for (std::size_t i = 0; i < from.size(); ++i) {
                    const auto byte = std::to_integer<unsigned>(from[i]);
                    to[i] = static_cast<std::byte>(byte - before);
                    before = byte;
                }
            });
    }
};

const Registered<TestKernels> registered;

} // namespace bloscope::tst_kernels

#include "tst_kernels.moc"
