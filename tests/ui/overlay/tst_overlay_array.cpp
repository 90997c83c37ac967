#include "ui/overlay/overlay_document.h"

#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_overlay_array {

using namespace test;

class TestOverlayArray : public QObject {
    Q_OBJECT

 private slots:
    void isReadAtTheIndicesOfTheImage();
    void tellsLabelsFromNumbers_data();
    void tellsLabelsFromNumbers();
    void saysWhyItCannotLieThere_data();
    void saysWhyItCannotLieThere();

 private:
    Result<OverlayArray> open(const ByteBuffer& content, const Shape& below)
    {
        const QString path = m_folder.filePath("labels_seg.b2nd");
        writeFile(path.toStdString(), content);
        return openOverlay(OpenRequest::of(path), below, m_cache, m_pool);
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{1};
};

void TestOverlayArray::isReadAtTheIndicesOfTheImage()
{
    const auto overlay =
        open(arrayFrame({1, 2, 3, 4}, "<i2", counted<std::int16_t>(24)), {5, 2, 3, 4});
    QVERIFY2(overlay, outcomeOf(overlay).c_str());
    QCOMPARE(overlay->address.name(), QString("labels_seg.b2nd"));
    const auto cells = overlay->cells->read(*Slice::parse("4, 1, 2, 1:3", {5, 2, 3, 4}), {});
    QVERIFY(cells);
    QVERIFY(cells->bytes == elementsOf<std::int16_t>({21, 22}));
}

void TestOverlayArray::tellsLabelsFromNumbers_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<int>("itemsize");
    QTest::addColumn<bool>("labels");
    QTest::newRow("int8") << QByteArray("|i1") << 1 << true;
    QTest::newRow("uint16") << QByteArray("<u2") << 2 << true;
    QTest::newRow("bool") << QByteArray("|b1") << 1 << true;
    QTest::newRow("float32") << QByteArray("<f4") << 4 << false;
    QTest::newRow("complex64") << QByteArray("<c8") << 8 << false;
}

void TestOverlayArray::tellsLabelsFromNumbers()
{
    QFETCH(const QByteArray, dtype);
    QFETCH(const int, itemsize);
    const auto overlay = open(
        arrayFrame({2, 2}, dtype.toStdString(), ByteBuffer(std::size_t(4 * itemsize))), {2, 2});
    QVERIFY2(overlay, outcomeOf(overlay).c_str());
    QTEST(overlay->holdsLabels(), "labels");
}

void TestOverlayArray::saysWhyItCannotLieThere_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("why");
    const auto bytes = [](const ByteBuffer& buffer) {
        return QByteArray(reinterpret_cast<const char*>(buffer.data()), qsizetype(buffer.size()));
    };
    QTest::newRow("another shape")
        << bytes(arrayFrame({3, 3}, "|i1", ByteBuffer(9)))
        << "its shape is (3, 3), but the array below has shape (2, 3, 4)";
    QTest::newRow("text") << bytes(arrayFrame({3, 4}, "|S2", ByteBuffer(24)))
                          << "its elements of type |S2 are not numbers";
    QTest::newRow("no Blosc2") << QByteArray("labels") << "";
    QTest::newRow("cut off") << bytes(arrayFrame({3, 4}, "|i1", ByteBuffer(12))).left(60) << "";
}

void TestOverlayArray::saysWhyItCannotLieThere()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, why);
    const auto bytes = std::as_bytes(std::span(content.data(), std::size_t(content.size())));
    const auto overlay = open({bytes.begin(), bytes.end()}, {2, 3, 4});
    QVERIFY(!overlay);
    const QString said = QString::fromStdString(overlay.error().text());
    QVERIFY(!said.isEmpty());
    if (!why.isEmpty())
        QCOMPARE(said, why);
}

const Registered<TestOverlayArray, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_array

#include "tst_overlay_array.moc"
