#include "core/objects/address.h"

#include "tests/support/compare.h"
#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_document_name {

using namespace test;

namespace {

std::string nameIn(const std::string& path, const ByteBuffer& file)
{
    return documentNameOf(path, **Frame::open(memorySource(file))).value_or("-");
}

} // namespace

class TestDocumentName : public QObject {
    Q_OBJECT

 private slots:
    void readsNames_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("name");
        const auto row = [](const char* path, const char* name) {
            QTest::newRow(path) << std::string(path) << std::string(name);
        };
        row("/folder/notes.txt.b2", "notes.txt");
        row("a.tar.gz.B2", "a.tar.gz");
        row(".profile.sh.b2", ".profile.sh");
        row("notes.b2", "-");
        row("notes..b2", "-");
        row(".txt.b2", "-");
        row("notes.txt.b2nd", "-");
        row(".b2", "-");
        row("", "-");
    }
    void readsNames()
    {
        QFETCH(std::string, path);
        QTEST(documentNameOf(path).value_or("-"), "name");
    }

    void needsPlainChunks()
    {
        const ByteBuffer text(10, std::byte{'a'});
        const ByteBuffer end(3, std::byte{'b'});
        QCOMPARE(nameIn("a.txt.b2", chunksFrame({text, text, end}, 1)), std::string("a.txt"));
        QCOMPARE(nameIn("a.b2nd", chunksFrame({text}, 1)), std::string("-"));
        QCOMPARE(nameIn("a.txt.b2", arrayFrame({10}, "|u1", text)), std::string("-"));
        QCOMPARE(nameIn("a.txt.b2", markedFrame({{"b2remote_array", "1"}}, {}, {text})),
                 std::string("-"));
        QCOMPARE(nameIn("a.txt.b2", markedFrame({}, {{"_ftype", R"("hdf5")"}}, {text})),
                 std::string("-"));
        QCOMPARE(nameIn("a.txt.b2", markedFrame({{"vlarray", "{}"}}, {}, {text})),
                 std::string("-"));
    }
};

const Registered<TestDocumentName> registered;

} // namespace bloscope::tst_document_name

#include "tst_document_name.moc"
