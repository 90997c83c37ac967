#include "core/dtype/dtype.h"
#include "core/edit/value_editor.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/convert/slice_copy.h"
#include "ui/document/opened_document.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_slice_copy {

using namespace test;

// Slices that become files of their own.
class TestSliceCopy : public QObject {
    Q_OBJECT

 private slots:
    void leavesSingleIndicesOut()
    {
        QCOMPARE(shapeOfCopy(*Slice::parse("2, ::2, 1:3", {5, 6, 7})), (Shape{3, 2}));
        QCOMPARE(shapeOfCopy(*Slice::parse("2, 0, 1", {5, 6, 7})), Shape());
    }

    // In each form: what is edited and not saved yet, too.
    void holdsTheEditedValues_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("b2nd") << int(CopyForm::B2nd);
        QTest::newRow("sparse") << int(CopyForm::Sparse);
        QTest::newRow("npy") << int(CopyForm::Npy);
    }
    void holdsTheEditedValues()
    {
        QFETCH(int, form);
        const SliceReader reader = readerOf(arrayFrame({4, 6}, "|u1", counted<std::uint8_t>(24)));
        ValueEditor editor(reader.array(), {}, SpillStore::create(), m_pool);
        const ByteBuffer nine{std::byte{99}};
        QVERIFY(editor.fill(*Slice::parse("1, 1", {4, 6}), {0, 1}, nine));
        SliceCopy wanted;
        wanted.slice = *Slice::parse("1:3, ::-1", {4, 6});
        wanted.form = static_cast<CopyForm>(form);
        wanted.path = m_folder.filePath(QString("copy %1.").arg(form) + extensionOf(wanted.form));
        Progress progress;
        const auto report = writeCopy(*reader.withEdits(editor.edits()), wanted,
                                      m_folder.filePath("a.b2nd"), {{}, &progress});
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        QCOMPARE(report->elementBytes, std::uint64_t(12));
        if (wanted.form != CopyForm::Sparse)
            QCOMPARE(report->fileBytes, std::uint64_t(QFileInfo(wanted.path).size()));
        QCOMPARE(std::uint64_t(progress.done), std::uint64_t(progress.total));
        const QByteArray cells("\xb\xa\x9\x8\x63\x6\x11\x10\xf\xe\xd\xc", 12);
        QCOMPARE(contentOf(wanted), cells);
    }

    void isStoredAsWished()
    {
        const SliceReader reader =
            readerOf(arrayFrame({40, 60}, "<i2", counted<std::int16_t>(2400)));
        SliceCopy wanted;
        wanted.slice = Slice::whole({40, 60});
        wanted.partition.chunkshape = Shape{10, 60};
        wanted.partition.blockshape = Shape{10, 10};
        wanted.encoding.codec = 1; // lz4
        wanted.path = m_folder.filePath("wished.b2nd");
        QVERIFY(writeCopy(reader, wanted, {}, {}));
        const FramePtr frame = *Frame::open(*openFile(wanted.path.toStdString()));
        const ArrayPtr array = Array::of(frame);
        QCOMPARE(array->layout()->chunkshape, (Shape{10, 60}));
        QCOMPARE(array->layout()->blockshape, (Shape{10, 10}));
    }

    void holdsOneField()
    {
        const SliceReader reader = readerOf(
            arrayFrame({3}, "[('a', '<i4'), ('b', '<i4', (2,))]", counted<std::int32_t>(9)));
        for (const CopyForm form : {CopyForm::B2nd, CopyForm::Npy}) {
            SliceCopy wanted;
            wanted.slice = Slice::whole({3});
            wanted.part = partNamed(reader.array()->dtype(), "b[1]");
            wanted.form = form;
            wanted.path = m_folder.filePath("field." + extensionOf(form));
            const auto report = writeCopy(reader, wanted, {}, {});
            QVERIFY2(report, report ? "" : report.error().text().c_str());
            QCOMPARE(report->elementBytes, std::uint64_t(12));
            QCOMPARE(contentOf(wanted), QByteArray("\2\0\0\0\5\0\0\0\10\0\0\0", 12));
        }
    }

    // A part of the elements is stored nowhere by itself.
    void comparesAdviceWithWhatIsStored_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("is compared");
        QTest::newRow("all") << "" << true;
        QTest::newRow("field") << "a" << false;
    }
    void comparesAdviceWithWhatIsStored()
    {
        QFETCH(QString, field);
        const SliceReader reader = readerOf(
            arrayFrame({300}, "[('a', '<i4'), ('b', '<i2', (2,))]", counted<std::int32_t>(600)));
        SliceCopy wanted;
        wanted.slice = Slice::whole({300});
        wanted.part = partNamed(reader.array()->dtype(), field.toStdString());
        const auto advice = adviseOnCopy(reader, wanted, {}, {});
        QVERIFY(advice);
        QTEST(std::ranges::any_of(advice->rows, &AdviceRow::isCurrent), "is compared");
        QCOMPARE(advice->elementBytes, std::uint64_t(wanted.part ? 1200 : 2400));
    }

    void leavesNothingBehindWhenItFails()
    {
        const SliceReader reader = readerOf(arrayFrame({4, 6}, "|u1", counted<std::uint8_t>(24)));
        std::stop_source stop;
        stop.request_stop();
        for (const CopyForm form : {CopyForm::B2nd, CopyForm::Sparse, CopyForm::Npy}) {
            SliceCopy wanted;
            wanted.slice = Slice::whole({4, 6});
            wanted.form = form;
            wanted.path = m_folder.filePath("stopped." + extensionOf(form));
            const auto report = writeCopy(reader, wanted, {}, {stop.get_token(), nullptr});
            QVERIFY(!report);
            QCOMPARE(report.error().kind(), ErrorKind::Cancelled);
            QVERIFY(!QFileInfo::exists(wanted.path));
        }
    }

    void neverWritesOverItsSource()
    {
        const ByteBuffer frame = arrayFrame({4, 6}, "|u1", counted<std::uint8_t>(24));
        SliceCopy wanted;
        wanted.slice = Slice::whole({4, 6});
        wanted.path = m_folder.filePath("source.b2nd");
        writeFile(wanted.path.toStdString(), frame);
        for (const CopyForm form : {CopyForm::B2nd, CopyForm::Sparse, CopyForm::Npy}) {
            wanted.form = form;
            const auto report = writeCopy(readerOf(frame), wanted, wanted.path, {});
            QCOMPARE(report.error().kind(), ErrorKind::Usage);
            QVERIFY(contentOfFile(wanted.path.toStdString()) == frame);
        }
    }

 private:
    SliceReader readerOf(ByteBuffer frame)
    {
        return SliceReader(Array::of(*Frame::open(memorySource(std::move(frame)))), m_cache,
                           m_pool);
    }
    QByteArray contentOf(const SliceCopy& copy)
    {
        if (copy.form == CopyForm::Npy) {
            QFile file(copy.path);
            return file.open(QIODevice::ReadOnly) ? file.readAll().right(12) : QByteArray();
        }
        const auto opened = openForViewing(OpenRequest::of(copy.path), m_cache, m_pool);
        const ArrayPtr array = std::get<OpenedArray>(opened->content).file.array;
        const auto cells = SliceReader(array, m_cache, m_pool).read(Slice::whole(array->shape()));
        return {reinterpret_cast<const char*>(cells->bytes.data()), qsizetype(cells->bytes.size())};
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
};

const Registered<TestSliceCopy> registered;

} // namespace bloscope::tst_slice_copy

#include "tst_slice_copy.moc"
