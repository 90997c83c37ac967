#include "core/geometry/frame_vectors.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cstring>

namespace bloscope::tst_vector_source {

namespace {

FrameVectorsPtr vectorsOf(std::vector<double> numbers)
{
    return std::make_shared<const FrameVectors>(
        FrameVectors{{"gain", Coordinates(std::move(numbers))}});
}

CellSourcePtr sourceOf(std::vector<double> numbers, const Shape& recording = {4, 2, 2})
{
    const test::FakeSource cells(test::FakeSource::firstPlusLast, "<i8", recording);
    return vectorSource(vectorsOf(std::move(numbers)), 0, cells);
}

} // namespace

class TestVectorSource : public QObject {
    Q_OBJECT

 private slots:
    void hasTheValueOfEachFrame_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("all") << ":, 0, 0" << QList<double>{1.5, 2, 3, 4.25};
        QTest::newRow("every second") << "::2, 0, 0" << QList<double>{1.5, 3};
        QTest::newRow("backwards") << "::-1, 0, 0" << QList<double>{4.25, 3, 2, 1.5};
        QTest::newRow("one") << "2, 1, 1" << QList<double>{3};
    }
    void hasTheValueOfEachFrame()
    {
        QFETCH(QString, slice);
        QFETCH(QList<double>, values);
        const auto source = sourceOf({1.5, 2, 3, 4.25});
        const auto cells = source->read(*Slice::parse(slice.toStdString(), source->shape()));
        QVERIFY(cells);
        QCOMPARE(qsizetype(cells->bytes.size() / sizeof(double)), values.size());
        for (qsizetype i = 0; i < values.size(); ++i) {
            double value = 0;
            std::memcpy(&value, cells->bytes.data() + std::size_t(i) * sizeof value, sizeof value);
            QCOMPARE(value, values[i]);
        }
    }

    void tellsCountsAsWholeNumbers()
    {
        QCOMPARE(sourceOf({40000, 40003})->dtype().kind, DTypeKind::Signed);
        QCOMPARE(sourceOf({40000, 0.5})->dtype().kind, DTypeKind::Float);
        QCOMPARE(sourceOf({1e300})->dtype().kind, DTypeKind::Float);
    }

    void refusesMoreCellsThanFrames()
    {
        const auto source = sourceOf({1, 2}, {2, 3});
        QVERIFY(!source->read(*Slice::parse(":, :", {2, 3})));
    }

    void findsTheFramesOfASlice_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("frames");
        QTest::newRow("one frame") << "3, :, :"
                                   << "[:, 0, 0]";
        QTest::newRow("some") << "2:6:2, 1, :"
                              << "[2:5:2, 0, 0]";
    }
    void findsTheFramesOfASlice()
    {
        QFETCH(QString, shown);
        const Slice frames = framesIn(*Slice::parse(shown.toStdString(), {9, 4, 5}));
        QTEST(QString::fromStdString(frames.text()), "frames");
    }
};

const test::Registered<TestVectorSource, QCoreApplication> registered;

} // namespace bloscope::tst_vector_source

#include "tst_vector_source.moc"
