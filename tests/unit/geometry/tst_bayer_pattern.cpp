#include "core/geometry/bayer_pattern.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_bayer_pattern {

class TestBayerPattern : public QObject {
    Q_OBJECT

 private slots:
    void isToldByEveryFrame_data()
    {
        using Names = std::vector<std::string>;
        QTest::addColumn<Names>("names");
        QTest::addColumn<QByteArray>("pattern"); // empty: none
        const auto row = [](const char* name, const Names& names, const char* pattern) {
            QTest::newRow(name) << names << QByteArray(pattern);
        };
        row("red first", {"XI_CFA_BAYER_RGGB", "XI_CFA_BAYER_RGGB"}, "RGGB");
        row("blue first", {"XI_CFA_BAYER_BGGR"}, "BGGR");
        row("green before red", {"XI_CFA_BAYER_GRBG"}, "GRBG");
        row("green before blue", {"XI_CFA_BAYER_GBRG"}, "GBRG");
        row("no filter", {"XI_CFA_NONE", "XI_CFA_NONE"}, "");
        row("another filter", {"XI_CFA_CMYG"}, "");
        row("polarised", {"XI_CFA_POLAR_A_BAYER_BGGR"}, "");
        row("not always the same", {"XI_CFA_BAYER_RGGB", "XI_CFA_BAYER_BGGR"}, "");
        row("no frame", {}, "");
    }
    void isToldByEveryFrame()
    {
        QFETCH(std::vector<std::string>, names);
        QFETCH(QByteArray, pattern);
        const auto found = bayerPatternOf(std::make_shared<const FrameVectors>(
            FrameVectors{{"exposure_us", Coordinates(Coordinates::Numbers{1, 2})},
                         {"color_filter_array", Coordinates(names)}}));
        QCOMPARE(found ? QByteArray(found->name.data(), std::ssize(found->name)) : QByteArray(),
                 pattern);
    }

    void repeatsItsSquare()
    {
        const BayerPattern pattern{
            "GRBG", {FilterColor::Green, FilterColor::Red, FilterColor::Blue, FilterColor::Green}};
        QCOMPARE(pattern.colorAt(0, 1), FilterColor::Red);
        QCOMPARE(pattern.colorAt(4, 7), FilterColor::Red);
        QCOMPARE(pattern.colorAt(5, 2), FilterColor::Blue);
        QCOMPARE(pattern.colorAt(5, 3), FilterColor::Green);
    }

    void isThereForNoOtherArray()
    {
        QVERIFY(!bayerPatternOf(nullptr));
        QVERIFY(!bayerPatternOf(std::make_shared<const FrameVectors>()));
        QVERIFY(!bayerPatternOf(std::make_shared<const FrameVectors>(
            FrameVectors{{"color_filter_array", Coordinates(Coordinates::Numbers{1})}})));
    }
};

const test::Registered<TestBayerPattern, QCoreApplication> registered;

} // namespace bloscope::tst_bayer_pattern

#include "tst_bayer_pattern.moc"
