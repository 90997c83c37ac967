#include "core/plane/picture_course.h"
#include "ui/plane/plane_prefetch.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_scrub_course {

namespace {

const Shape shape{100, 40, 30};
const Shape blockshape{8, 1, 30};

Slice sliceOf(const QString& text)
{
    return *Slice::parse(text.trimmed().toStdString(), shape);
}

// "5, :, :; 8, :, :" as somebody who scrubs sees one after the other.
std::vector<Slice> slicesOf(const QString& texts)
{
    std::vector<Slice> slices;
    for (const QString& text : texts.split(';', Qt::SkipEmptyParts))
        slices.push_back(sliceOf(text));
    return slices;
}

QString textOf(const std::vector<Slice>& slices)
{
    QStringList texts;
    for (const Slice& slice : slices)
        texts << QString::fromStdString(slice.text());
    return texts.join("; ");
}

} // namespace

class TestScrubCourse : public QObject {
    Q_OBJECT

 private slots:
    void knowsWhichPlanesComeNext_data()
    {
        QTest::addColumn<QString>("seen");
        QTest::addColumn<QString>("next");
        QTest::newRow("nothing seen") << ""
                                      << "";
        QTest::newRow("one plane") << "3, :, :"
                                   << "";
        QTest::newRow("one step") << "3, :, :; 4, :, :"
                                  << "";
        QTest::newRow("two steps") << "3, :, :; 4, :, :; 5, :, :"
                                   << "[8, :, :]; [16, :, :]";
        QTest::newRow("two steps back") << "60, :, :; 59, :, :; 58, :, :"
                                        << "[55, :, :]; [47, :, :]";
        QTest::newRow("at the end of a block") << "5, :, :; 6, :, :; 7, :, :"
                                               << "[8, :, :]; [16, :, :]";
        QTest::newRow("large steps") << "0, :, :; 3, :, :; 6, :, :"
                                     << "[9, :, :]; [18, :, :]";
        QTest::newRow("larger than blocks") << "0, :, :; 10, :, :; 20, :, :"
                                            << "[30, :, :]; [40, :, :]";
        QTest::newRow("the last step counts") << "0, :, :; 10, :, :; 11, :, :"
                                              << "[16, :, :]; [24, :, :]";
        QTest::newRow("planes of their own") << ":, 1, :; :, 2, :; :, 3, :"
                                             << "[:, 4, :]; [:, 5, :]";
        QTest::newRow("near the last one") << ":, 36, :; :, 37, :; :, 38, :"
                                           << "[:, 39, :]";
        QTest::newRow("at the last one") << ":, 37, :; :, 38, :; :, 39, :"
                                         << "";
        QTest::newRow("near the first one") << "9, :, :; 8, :, :; 7, :, :"
                                            << "";
        QTest::newRow("in the last block") << ":, :, 3; :, :, 4; :, :, 5"
                                           << "";
        QTest::newRow("turned") << "3, :, :; 4, :, :; 5, :, :; 4, :, :"
                                << "";
        QTest::newRow("turned and gone on") << "20, :, :; 21, :, :; 20, :, :; 19, :, :"
                                            << "[15, :, :]; [7, :, :]";
        QTest::newRow("another dimension") << "3, 0, :; 4, 0, :; 4, 1, :"
                                           << "";
        QTest::newRow("two at once") << "3, 0, :; 4, 0, :; 5, 1, :"
                                     << "";
        QTest::newRow("the same again") << "3, :, :; 4, :, :; 4, :, :"
                                        << "";
        QTest::newRow("other dimensions shown") << "3, :, :; 4, :, :; :, 5, :"
                                                << "";
        QTest::newRow("another range") << "3, :, :; 4, :, :; 5, :20, :"
                                       << "";
        QTest::newRow("within a range") << "3, :20, :; 4, :20, :; 5, :20, :"
                                        << "[8, :20, :]; [16, :20, :]";
    }
    void knowsWhichPlanesComeNext()
    {
        QFETCH(QString, seen);
        QFETCH(QString, next);
        ScrubCourse course;
        for (const Slice& slice : slicesOf(seen))
            course.note(slice);
        QCOMPARE(textOf(course.next(blockshape, 2)), next);
    }

    void takesATranspositionForAnotherPlace()
    {
        ScrubCourse course;
        course.note(sliceOf("3"));
        course.note(sliceOf("4"));
        Slice transposed = sliceOf("5");
        transposed.transpose();
        course.note(transposed);
        QVERIFY(course.next(blockshape, 2).empty());
    }

    void looksNoFurtherThanItIsAsked()
    {
        ScrubCourse course;
        for (const Slice& slice : slicesOf("3; 4; 5"))
            course.note(slice);
        QVERIFY(course.next(blockshape, 0).empty());
        QCOMPARE(textOf(course.next(blockshape, 1)), QString("[8, :, :]"));
        QCOMPARE(course.next(blockshape, 100).size(), std::size_t(12)); // 8, 16, ... 96
    }

    void findsItsWayInHugeArrays()
    {
        const Shape huge{std::int64_t(1) << 62, 1};
        ScrubCourse course;
        for (const std::int64_t index : {huge[0] - 5, huge[0] - 4, huge[0] - 3})
            course.note(Slice(huge, {DimensionSlice::index(index), DimensionSlice::range(0, 1)}));
        QVERIFY(course.next({std::int64_t(1) << 31, 1}, 2).empty());
        QCOMPARE(course.next({1, 1}, 9).size(), std::size_t(2));
    }

    void forgets()
    {
        ScrubCourse course;
        for (const Slice& slice : slicesOf("3; 4; 5"))
            course.note(slice);
        course.forget();
        course.note(sliceOf("6"));
        QVERIFY(course.next(blockshape, 2).empty());
    }

    // Upwards from the first step on, and once again from the first index.
    void knowsTheWayOfWhatIsPlayed()
    {
        using By = ScrubCourse::By;
        ScrubCourse course;
        course.note(sliceOf("97, :, :"), By::Playing);
        QCOMPARE(textOf(course.next(blockshape, 2)), QString());
        course.note(sliceOf("98, :, :"), By::Playing);
        QCOMPARE(textOf(course.next(blockshape, 2)), QString()); // in the last block
        course.note(sliceOf("0, :, :"), By::Playing);
        QCOMPARE(textOf(course.next(blockshape, 2)), QString("[8, :, :]; [16, :, :]"));
    }
};

const test::Registered<TestScrubCourse> registered;

} // namespace bloscope::tst_scrub_course

#include "tst_scrub_course.moc"
