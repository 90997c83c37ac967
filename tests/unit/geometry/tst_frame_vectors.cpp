#include "core/geometry/frame_vectors.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_frame_vectors {

using namespace test;

class TestFrameVectors : public QObject {
    Q_OBJECT

 private slots:
    void readsThoseOfARecording()
    {
        const std::vector<FrameVector> vectors = frameVectorsOf(*xiLensArray());
        QCOMPARE(vectors.size(), std::size_t(3));
        QCOMPARE(vectors[0].name, std::string("exposure_us"));
        QCOMPARE(vectors[0].values.textAt(1), std::string("40003"));
        QCOMPARE(vectors[2].name, std::string("time_stamp"));
        QCOMPARE(vectors[2].values.textAt(2), std::string("20240117_10-02-52-489"));
    }

    void leavesOutWhatHasAnotherLength()
    {
        const auto vectors = frameVectorsOf(*arrayWith({3, 2, 2}, {{"exposure_us", "[1, 2]"},
                                                                   {"acq_nframe", "[7, 8, 9]"},
                                                                   {"time_stamp", "[]"},
                                                                   {"gain", "[1, \"x\", 3]"},
                                                                   {"note", "\"abc\""}}));
        QCOMPARE(vectors.size(), std::size_t(1));
        QCOMPARE(vectors[0].name, std::string("acq_nframe"));
    }

    void readsNoneOfOthers()
    {
        QVERIFY(frameVectorsOf(*climateArray()).empty());
        QVERIFY(frameVectorsOf(*arrayWith({3, 2, 2}, {{"exposure_us", "[1, 2, 3]"}})).empty());
    }
};

const Registered<TestFrameVectors, QCoreApplication> registered;

} // namespace bloscope::tst_frame_vectors

#include "tst_frame_vectors.moc"
