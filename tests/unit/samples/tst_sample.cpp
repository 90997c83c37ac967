#include "core/array/slice_reader.h"
#include "resources/samples/generator/sample_frame.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_sample {

namespace {

ArrayPtr arrayIn(const Result<ByteSourcePtr>& source)
{
    const Result<FramePtr> frame = source ? Frame::open(*source) : source.error();
    return frame ? Array::of(*frame) : nullptr;
}

ByteBuffer elementsOf(const ArrayPtr& array)
{
    BlockCache cache(16_MiB);
    WorkerPool pool(1);
    const Result<Cells> cells = SliceReader(array, cache, pool).read(Slice::whole(array->shape()));
    return cells ? ByteBuffer(cells->bytes.begin(), cells->bytes.end()) : ByteBuffer();
}

} // namespace

// The sample in resources/samples is what its generator makes: the same content, though another
// release of zstd may compress it to other bytes.
class TestSample : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        const auto path = test::sourceFolder() / "resources/samples/air-temperature.b2nd";
        m_shipped = arrayIn(openFile(path));
        const Result<ByteBuffer> frame = sample::sampleFrame();
        QVERIFY(frame);
        m_made = arrayIn(memorySource(*frame));
        QVERIFY(m_shipped && m_made);
    }

    void isSmallAndWithoutFault()
    {
        QVERIFY(m_shipped->frame()->source()->size() < 300'000);
        QVERIFY(m_shipped->isNd());
        QVERIFY(m_shipped->problems().empty());
        QVERIFY(m_shipped->frame()->problems().empty());
        QCOMPARE(m_shipped->shape(), (Shape{16, 6, 46, 90}));
        QCOMPARE(m_shipped->dtype().text, std::string("<f4"));
    }

    void holdsTheElementsThatTheGeneratorMakes()
    {
        const ByteBuffer shipped = elementsOf(m_shipped);
        const ByteBuffer made = elementsOf(m_made);
        QCOMPARE(shipped.size(), made.size());
        std::int64_t below = 0;
        std::int64_t different = 0;
        for (std::size_t at = 0; at < shipped.size(); at += sizeof(float)) {
            const auto value = loadLittle<float>(&shipped[at]);
            const auto again = loadLittle<float>(&made[at]);
            QCOMPARE(std::isnan(value), std::isnan(again));
            if (std::isnan(value)) {
                ++below;
                continue;
            }
            QVERIFY(value > 180 && value < 330);
            QVERIFY(std::abs(value - again) <= 0.25F);
            different += value != again;
        }
        QVERIFY(below > 1000);    // mountains
        QVERIFY(different < 100); // where another libm rounds a sine to the other side
    }

    void holdsTheAttributesThatTheGeneratorMakes()
    {
        const auto& shipped = m_shipped->frame()->vlMetalayers().entries;
        const auto& made = m_made->frame()->vlMetalayers().entries;
        QCOMPARE(shipped.size(), std::size_t(10));
        QCOMPARE(shipped.size(), made.size());
        for (std::size_t i = 0; i < shipped.size(); ++i) {
            QCOMPARE(shipped[i].name, made[i].name);
            QCOMPARE(*m_shipped->frame()->readVlMetadata(shipped[i]),
                     *m_made->frame()->readVlMetadata(made[i]));
        }
    }

 private:
    ArrayPtr m_shipped;
    ArrayPtr m_made;
};

const test::Registered<TestSample> registered;

} // namespace bloscope::tst_sample

#include "tst_sample.moc"
