#include "core/saving/save_file.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_patched_source {

using namespace test;

class TestPatchedSource : public QObject {
    Q_OBJECT

 private slots:
    void looksLikeAFileAfterAWrite_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("size");
        QTest::newRow("nothing") << 5 << 0;
        QTest::newRow("the beginning") << 0 << 4;
        QTest::newRow("the middle") << 7 << 5;
        QTest::newRow("the end") << 15 << 5;
        QTest::newRow("all of it") << 0 << 20;
    }
    // Every part of it is read, however it overlaps with what was written.
    void looksLikeAFileAfterAWrite()
    {
        QFETCH(int, offset);
        QFETCH(int, size);
        const ByteBuffer before = noise(20);
        const ByteBuffer patch(static_cast<std::size_t>(size), std::byte{0xee});
        ByteBuffer after = before;
        std::ranges::copy(patch, after.begin() + offset);
        const auto source =
            patchedSource(memorySource(before), static_cast<std::uint64_t>(offset), patch);
        QCOMPARE(source->size(), std::uint64_t(20));
        for (std::size_t begin = 0; begin <= 20; ++begin)
            for (std::size_t end = begin; end <= 20; ++end)
                QCOMPARE(*readBytes(*source, begin, end - begin),
                         ByteBuffer(after.begin() + std::ptrdiff_t(begin),
                                    after.begin() + std::ptrdiff_t(end)));
    }

    void endsWhereTheSourceEnds()
    {
        const auto source = patchedSource(memorySource(ByteBuffer(10)), 4, ByteBuffer(3));
        QVERIFY(!readBytes(*source, 8, 3));
        QVERIFY(!source->identity()); // it is no file
    }
};

const Registered<TestPatchedSource> registered;

} // namespace bloscope::tst_patched_source

#include "tst_patched_source.moc"
