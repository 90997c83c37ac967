#include "ui/pages/opening_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_opening_view {

using namespace test;

// What is seen of a file that nobody has looked at before.
class TestOpeningView : public QObject {
    Q_OBJECT

 private slots:
    void showsData_data();
    void showsData();
    void showsAPhotoInItsColours_data();
    void showsAPhotoInItsColours();
    void showsChunksThatNobodyToldOfAsTable();
};

void TestOpeningView::showsData_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<int>("bytes"); // of an element
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("slice");
    const auto row = [](const char* name, const Shape& shape, const char* dtype, int bytes,
                        const char* view, const char* slice) {
        QTest::newRow(name) << shape << QByteArray(dtype) << bytes << QString(view)
                            << QString(slice);
    };
    row("a line", {9}, "<f8", 8, "curve", "[:]");
    row("a line in a plane", {1, 9}, "<f8", 8, "curve", "[:, :]");
    row("one number", {1, 1}, "<f8", 8, "table", "[:, :]");
    row("a plane", {9, 8}, "<i4", 4, "heatmap", "[:, :]");
    row("truths", {9, 8}, "|b1", 1, "heatmap", "[:, :]");
    row("a volume", {10, 12, 9}, "<i2", 2, "heatmap", "[5, :, :]");
    row("a volume in a box", {1, 10, 12, 9}, "<i2", 2, "heatmap", "[0, 5, :, :]");
    row("a volume in channels", {3, 10, 12, 9}, "<f4", 4, "heatmap", "[0, 5, :, :]");
    row("a picture in channels", {3, 12, 9}, "|u1", 1, "heatmap", "[0, :, :]");
    row("few planes", {5, 12, 9}, "<i2", 2, "heatmap", "[0, :, :]");
    row("volumes over time", {9, 10, 12, 9}, "<i2", 2, "heatmap", "[0, 0, :, :]");
    row("texts", {9, 8}, "<U2", 8, "table", "[:, :]");
    row("structures", {9, 8}, "[('a', '<i2'), ('b', '<f4')]", 6, "table", "[:, :]");
}

void TestOpeningView::showsData()
{
    QFETCH(const Shape, shape);
    QFETCH(const QByteArray, dtype);
    QFETCH(const int, bytes);
    std::size_t count = static_cast<std::size_t>(bytes);
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    OpenedFrame opened(arrayFrame(shape, dtype.toStdString(), ByteBuffer(count)));
    QTEST(openingView(opened.document()), "view");
    QTEST(QString::fromStdString(openingSlice(opened.document()).text()), "slice");
}

void TestOpeningView::showsAPhotoInItsColours_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<int>("dimension"); // -1: none
    QTest::newRow("a photo") << Shape{12, 9, 3} << QByteArray("|u1") << 2;
    QTest::newRow("photos") << Shape{4, 12, 9, 3} << QByteArray("|u1") << 3;
    QTest::newRow("opaque or not") << Shape{12, 9, 4} << QByteArray("|u1") << -1;
    QTest::newRow("signed") << Shape{12, 9, 3} << QByteArray("|i1") << -1;
    QTest::newRow("channels first") << Shape{3, 12, 9} << QByteArray("|u1") << -1;
    QTest::newRow("a table of colours") << Shape{2, 256, 3} << QByteArray("|u1") << -1;
    QTest::newRow("colours") << Shape{256, 3} << QByteArray("|u1") << -1;
}

void TestOpeningView::showsAPhotoInItsColours()
{
    QFETCH(const Shape, shape);
    QFETCH(const QByteArray, dtype);
    QFETCH(const int, dimension);
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    OpenedFrame opened(arrayFrame(shape, dtype.toStdString(), ByteBuffer(count)));
    const auto found = openingChannels(opened.document());
    QCOMPARE(found ? int(*found) : -1, dimension);
}

void TestOpeningView::showsChunksThatNobodyToldOfAsTable()
{
    OpenedFrame opened(chunksFrame({counted<std::uint8_t>(24)}, 1));
    QCOMPARE(openingView(opened.document()), QString("table"));
}

const Registered<TestOpeningView, QCoreApplication> registered;

} // namespace bloscope::tst_opening_view

#include "tst_opening_view.moc"
