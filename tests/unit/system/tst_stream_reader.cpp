#include "core/system/streams.h"

#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/text_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <thread>

namespace bloscope::tst_stream_reader {

using namespace test;
namespace fs = std::filesystem;

class TestStreamReader : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }

    void readsUpToTheLimit_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("most");
        QTest::newRow("nothing") << 0 << 0;
        QTest::newRow("one byte too many") << 1 << 0;
        QTest::newRow("all that is allowed") << 100'000 << 100'000;
        QTest::newRow("one more") << 100'001 << 100'000;
        QTest::newRow("a whole piece") << 65'536 << 65'536;
        QTest::newRow("far too much") << 1'000'000 << 10;
    }
    void readsUpToTheLimit()
    {
        QFETCH(int, size);
        QFETCH(int, most);
        const ByteBuffer sent(static_cast<std::size_t>(size), std::byte{7});
        writeFile(file(), sent);
        const auto got = readToEnd(file(), static_cast<std::size_t>(most));
        QCOMPARE(got.has_value(), size <= most);
        if (got) {
            QVERIFY(*got == sent);
        } else {
            QCOMPARE(got.error().kind(), ErrorKind::Limit);
            QCOMPARE(QString::fromStdString(got.error().text()),
                     QString("it exceeds the limit of %1 bytes").arg(most));
        }
    }

    void waitsForTheWriterOfAPipe()
    {
        if (!makePipe(file()))
            QSKIP(noPipes);
        const ByteBuffer sent(300'000, std::byte{7});
        std::thread writer([&] { writeFile(file(), sent); });
        const auto got = readToEnd(file(), sent.size());
        writer.join();
        QVERIFY(got && *got == sent);
    }

    void saysWhatCannotBeRead()
    {
        QCOMPARE(readToEnd(file(), 10).error().text(),
                 std::string("cannot open the file: No such file or directory"));
        QCOMPARE(readToEnd(file().parent_path(), 10).error().text(),
                 std::string("cannot read: Is a directory"));
        QCOMPARE(readToEnd(-1, 10).error().kind(), ErrorKind::Io);
    }

 private:
    fs::path file() const { return m_directory->filePath("file").toStdString(); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

const Registered<TestStreamReader> registered;

} // namespace bloscope::tst_stream_reader

#include "tst_stream_reader.moc"
