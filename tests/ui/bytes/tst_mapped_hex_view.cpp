#include "ui/bytes/mapped_hex_view.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace bloscope::tst_mapped_hex_view {

using namespace test;

namespace {

// A frame on the disk with a hole of `count` bytes behind its chunks, of which the system stores
// nothing.
ByteMapPtr mapWithHole(const QString& path, std::int64_t count)
{
    ByteBuffer bytes = arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768));
    const FrameHeader header = orAbort(Frame::open(memorySource(bytes)))->header();
    const auto putBig = [&](std::size_t at, std::int64_t value) {
        for (std::size_t i = 0; i < 8; ++i)
            bytes[at + i] = static_cast<std::byte>(value >> (56 - 8 * i));
    };
    putBig(16, header.frameLen + count);
    putBig(39, header.cbytes + count);
    const std::int64_t split = header.headerLen + header.cbytes;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot make a file");
    const char* data = reinterpret_cast<const char*>(bytes.data());
    file.write(data, split);
    file.seek(split + count);
    file.write(data + split, std::ssize(bytes) - split);
    file.close();
    return orAbort(ByteMap::of(orAbort(Frame::open(orAbort(openFile(path.toStdString()))))));
}

} // namespace

class TestMappedHexView : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_view = std::make_unique<MappedHexView>(m_scheduler);
        m_view->resize(m_view->sizeHint());
        m_view->show();
    }
    void cleanup() { m_view.reset(); }

    void showsFilesOfAnySize_data()
    {
        QTest::addColumn<qint64>("hole");
        QTest::newRow("small") << qint64(100'000);
        QTest::newRow("ten gigabytes") << qint64(10'000'000'000);
        QTest::newRow("more rows than a scroll bar has steps") << qint64(100'000'000'000);
    }
    void showsFilesOfAnySize()
    {
        QFETCH(qint64, hole);
        QTemporaryDir folder;
        const ByteMapPtr map = mapWithHole(folder.filePath("huge.b2nd"), hole);
        m_view->showMap(map);
        QTRY_VERIFY(m_view->currentRange());
        QCOMPARE(m_view->currentRange()->names.front(), std::string("Header"));
        m_view->goTo(map->end() / 2);
        QTRY_VERIFY(m_view->currentRange());
        QCOMPARE(m_view->currentRange()->names.back(), std::string("hole"));
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTRY_VERIFY(m_view->currentRange());
        QCOMPARE(m_view->currentRange()->names.back(), std::string("fingerprint"));
        QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
    }

    void keepsABoundedNumberOfPages()
    {
        QTemporaryDir folder;
        BytePages pages(mapWithHole(folder.filePath("huge.b2nd"), 100'000'000), m_scheduler);
        for (std::uint64_t page = 0; page < 2 * BytePages::mostPages; ++page) {
            const std::uint64_t first = page * BytePages::pageBytes;
            QTRY_COMPARE(pages.bytesAt(first, 10).size(), std::size_t(10));
        }
        QVERIFY(pages.bytesThere(0, 10).empty());
        QVERIFY(
            !pages.bytesThere((2 * BytePages::mostPages - 1) * BytePages::pageBytes, 1).empty());
    }

    void copiesInEveryForm_data()
    {
        QTest::addColumn<ByteCopy>("form");
        QTest::addColumn<QString>("text");
        QTest::newRow("hex") << ByteCopy::Hex << QString("9e a8 62 32");
        QTest::newRow("C") << ByteCopy::CArray << QString("{0x9e, 0xa8, 0x62, 0x32}");
        QTest::newRow("base64") << ByteCopy::Base64 << QString("nqhiMg==");
    }
    void copiesInEveryForm()
    {
        QFETCH(ByteCopy, form);
        QFETCH(QString, text);
        const ByteBuffer file = arrayFrame({4}, "<i4", counted<std::int32_t>(4));
        m_view->showMap(orAbort(ByteMap::of(orAbort(Frame::open(memorySource(file))))));
        QApplication::clipboard()->clear();
        m_view->select(0, 4);
        m_view->copyAs(form);
        QTRY_COMPARE(QApplication::clipboard()->text(), text);
    }

    void saysWhyItDoesNotCopy()
    {
        QTemporaryDir folder;
        m_view->showMap(mapWithHole(folder.filePath("huge.b2nd"), 100'000'000));
        const QSignalSpy notices(m_view.get(), &HexView::notice);
        m_view->selectAll();
        m_view->copy();
        QCOMPARE(notices.size(), 1);
    }

 private:
    Scheduler m_scheduler;
    std::unique_ptr<MappedHexView> m_view;
};

const Registered<TestMappedHexView, QApplication> registered;

} // namespace bloscope::tst_mapped_hex_view

#include "tst_mapped_hex_view.moc"
