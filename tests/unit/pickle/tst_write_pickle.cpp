#include "core/pickle/write_pickle.h"

#include "core/codecs/gzip.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "tests/support/conventions.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_write_pickle {

using namespace pickle;
using namespace test;

namespace {

msgpack_value::Value treeOfJson(const char* json)
{
    return *msgpack_value::fromJson(json);
}

// Without arrays and scalars of NumPy, tuples, floats, texts, None.
constexpr const char* header =
    R"({"spatial":{"spacing":[2.5,0.75,-0.0],"origin":["__tuple__",1,-7,300000,5000000000],)"
    R"("note":null},"is_seg":true,"has":false,"big":18446744073709551615,)"
    R"("text":"Grüße","empty":[{},[],["__tuple__"]]})";

} // namespace

class TestWritePickle : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatItWrites_data()
    {
        QTest::addColumn<int>("protocol");
        for (const int protocol : {2, 3, 4, 5})
            QTest::addRow("protocol %d", protocol) << protocol;
    }
    void readsWhatItWrites()
    {
        QFETCH(int, protocol);
        const msgpack_value::Value tree = treeOfJson(header);
        const auto written = writePickle(tree, protocol);
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        const auto read = readPickle(*written);
        QVERIFY(read);
        QCOMPARE(read->used, written->size());
        const auto isLong = [](const pickle::Value& value) {
            return std::holds_alternative<Integer>(value); // of more than 63 bits
        };
        QCOMPARE(std::ranges::count_if(read->values, isLong), 1);
        const auto form = RewritablePickle::of(*writePickle(without(tree, "big"), protocol), 1000);
        QVERIFY2(form, form ? "" : form.error().text().c_str());
        QVERIFY(form->tree() == without(tree, "big"));
    }

    // As Python reads it, where there is one.
    void isReadByPython()
    {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            QSKIP("there is no python3 here");
        for (const int protocol : {2, 3, 4, 5}) {
            const auto written = writePickle(treeOfJson(header), protocol);
            QProcess process;
            process.start(python, {"-c", "import pickle, sys; "
                                         "print(pickle.load(sys.stdin.buffer))"});
            process.write(reinterpret_cast<const char*>(written->data()),
                          qsizetype(written->size()));
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished());
            QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(),
                     QString("{'spatial': {'spacing': [2.5, 0.75, -0.0], 'origin': (1, -7, 300000, "
                             "5000000000), 'note': None}, 'is_seg': True, 'has': False, 'big': "
                             "18446744073709551615, 'text': 'Grüße', 'empty': [{}, [], ()]}"));
        }
    }

    void keepsTheFormOfTheFile()
    {
        const FramePtr frame = mlArray()->frame();
        const auto value = frame->readVlMetadata(*frame->vlMetalayers().find("mlarray"));
        const auto stored = msgpack_value::readValue(*value, bloscope::Limits());
        const ByteBuffer before = std::get<msgpack_value::Binary>(stored->value.data).bytes;
        const auto form = RewritablePickle::of(before, 1 << 20);
        QVERIFY2(form, form ? "" : form.error().text().c_str());
        const auto again = form->write(form->tree());
        QVERIFY(again && looksLikeGzip(*again));
        QVERIFY(RewritablePickle::of(*again, 1 << 20)->tree() == form->tree());
        QCOMPARE(std::to_integer<int>((*decodeGzip(*again, 1 << 20))[1]),
                 std::to_integer<int>((*decodeGzip(before, 1 << 20))[1]));
    }

    void saysWhyNot_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("why");
        const std::string notBack = ", which cannot be written back";
        QTest::newRow("a set") << "80048f284b01902e"_hex
                               << "it contains a set" + notBack;
        QTest::newRow("a bytearray") << "800596020000000000000001022e"_hex
                                     << "it contains a bytearray" + notBack;
        QTest::newRow("a list that begins with the mark of tuples")
            << "80045d288c095f5f7475706c655f5f4b01652e"_hex
            << "it contains a list that looks like a tuple" + notBack;
        QTest::newRow("an integer of 72 bits")
            << "80028a0900000000000000000a2e"_hex
            << "it contains an integer of more than 64 bits" + notBack;
        QTest::newRow("NumPy") << nnUnetPickle() << "it contains a NumPy value" + notBack;
        QTest::newRow("an object") << "8004636f730a6e616d650a29522e"_hex
                                   << "it contains a Python object" + notBack;
        QTest::newRow("protocol 0")
            << "49310a2e"_hex << std::string("pickles of protocol 0 cannot be written");
        QTest::newRow("more behind it")
            << "80044b012e00"_hex
            << std::string("it is followed by 1 bytes, which cannot be written back");
    }
    void saysWhyNot()
    {
        QFETCH(ByteBuffer, bytes);
        const auto form = RewritablePickle::of(bytes, 1 << 20);
        QVERIFY(!form);
        QTEST(form.error().text(), "why");
    }

    void refusesWhatPicklesDoNotHave()
    {
        for (const char* json : {R"({"$map":[[[1],2]]})", R"({"$map":[[{},2]]})",
                                 R"({"$map":[[["a"],2]]})", R"({"$map":[[["__tuple__",[1]],2]]})"})
            QVERIFY(!writePickle(treeOfJson(json), 4));
        QVERIFY(writePickle(treeOfJson(R"({"$map":[[["__tuple__",1,["__tuple__"]],2]]})"), 4));
        QVERIFY(!writePickle({msgpack_value::Extension{42, {}}}, 4));
        QVERIFY(!writePickle({msgpack_value::Binary{"01"_hex}}, 2));
        QVERIFY(writePickle({msgpack_value::Binary{"01"_hex}}, 3));
    }

 private:
    static msgpack_value::Value without(msgpack_value::Value tree, std::string_view key)
    {
        auto& map = std::get<msgpack_value::Map>(tree.data);
        std::erase_if(map, [&](const msgpack_value::MapEntry& entry) {
            return std::get<msgpack_value::Text>(entry.key.data).bytes == key;
        });
        return tree;
    }
};

const Registered<TestWritePickle, QCoreApplication> registered;

} // namespace bloscope::tst_write_pickle

#include "tst_write_pickle.moc"
