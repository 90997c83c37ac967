#include "core/msgpack/json.h"
#include "core/pickle/to_msgpack.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_pickle {

using pickle::readPickle;

// A literal with all its bytes, NULs included.
template <std::size_t N>
QByteArray bytes(const char (&literal)[N])
{
    return {literal, qsizetype(N - 1)};
}

ByteView viewOf(const QByteArray& stream)
{
    return bytesOf({stream.constData(), std::size_t(stream.size())});
}

class TestPickle : public QObject {
    Q_OBJECT

 private slots:
    void readsData_data();
    void readsData();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void refusesEveryStreamThatIsCutOff();
    void keepsToItsLimits_data();
    void keepsToItsLimits();
    void leavesWhatFollows();
};

void TestPickle::readsData_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<std::string>("json");
    const auto add = [](const char* name, const QByteArray& stream, const char* json) {
        QTest::newRow(name) << stream << std::string(json);
    };
    add("None", bytes("N."), "null");
    add("true of protocol 0", bytes("I01\n."), "true");
    add("false of protocol 0", bytes("I00\n."), "false");
    add("NEWTRUE", bytes("\x80\x02\x88."), "true");
    add("NEWFALSE", bytes("\x80\x02\x89."), "false");
    add("INT", bytes("I-12\n."), "-12");
    add("BININT", bytes("J\xFE\xFF\xFF\xFF."), "-2");
    add("BININT1", bytes("K\xFF."), "255");
    add("BININT2", bytes("M\x01\x02."), "513");
    add("LONG", bytes("L123L\n."), "123");
    add("LONG beyond 64 bits", bytes("L-123456789012345678901L\n."), "\"-123456789012345678901\"");
    add("LONG1", bytes("\x8A\x02\x00\xFF."), "-256");
    add("LONG1 of nothing", bytes("\x8A\x00."), "0");
    add("LONG1 beyond 64 bits", bytes("\x8A\x09\x01\x00\x00\x00\x00\x00\x00\x00\x01."),
        "\"0x010000000000000001\"");
    add("LONG4", bytes("\x8B\x01\x00\x00\x00\x05."), "5");
    add("FLOAT", bytes("F1.5\n."), "1.5");
    add("BINFLOAT", bytes("G\x3F\xF8\x00\x00\x00\x00\x00\x00."), "1.5");
    add("STRING", bytes("S'it\\'s\\n'\n."), "\"it's\\n\"");
    add("BINSTRING", bytes("T\x02\x00\x00\x00hi."), "\"hi\"");
    add("SHORT_BINSTRING", bytes("U\x02hi."), "\"hi\"");
    add("UNICODE", bytes("V\\u00e9\xE9\n."), "\"éé\"");
    add("BINUNICODE", bytes("X\x02\x00\x00\x00\xC3\xA9."), "\"é\"");
    add("SHORT_BINUNICODE", bytes("\x8C\x01h."), "\"h\"");
    add("BINUNICODE8", bytes("\x8D\x01\x00\x00\x00\x00\x00\x00\x00h."), "\"h\"");
    add("BINBYTES", bytes("B\x02\x00\x00\x00\x00\xFF."), R"({"$bin":"00ff"})");
    add("SHORT_BINBYTES", bytes("C\x01\x07."), R"({"$bin":"07"})");
    add("BINBYTES8", bytes("\x8E\x01\x00\x00\x00\x00\x00\x00\x00\x07."), R"({"$bin":"07"})");
    add("BYTEARRAY8", bytes("\x96\x01\x00\x00\x00\x00\x00\x00\x00\x07."), R"({"$bin":"07"})");
    add("EMPTY_LIST, APPEND",
        bytes("]K\x01"
              "a."),
        "[1]");
    add("APPENDS",
        bytes("](K\x01K\x02"
              "e."),
        "[1,2]");
    add("LIST", bytes("(K\x01K\x02l."), "[1,2]");
    add("EMPTY_TUPLE", bytes(")."), R"(["__tuple__"])");
    add("TUPLE", bytes("(K\x01K\x02t."), R"(["__tuple__",1,2])");
    add("TUPLE1", bytes("K\x01\x85."), R"(["__tuple__",1])");
    add("TUPLE2", bytes("K\x01K\x02\x86."), R"(["__tuple__",1,2])");
    add("TUPLE3", bytes("K\x01K\x02K\x03\x87."), R"(["__tuple__",1,2,3])");
    add("EMPTY_DICT, SETITEM", bytes("}U\x01kK\x01s."), R"({"k":1})");
    add("SETITEMS",
        bytes("}(U\x01kK\x01U\x01lN"
              "u."),
        R"({"k":1,"l":null})");
    add("DICT",
        bytes("(U\x01kK\x01"
              "d."),
        R"({"k":1})");
    add("dict of numbers", bytes("}K\x01K\x02s."), R"({"$map":[[1,2]]})");
    add("EMPTY_SET, ADDITEMS", bytes("\x8F(K\x01K\x02\x90."), "[1,2]");
    add("FROZENSET", bytes("(K\x01\x91."), "[1]");
    add("POP",
        bytes("NK\x01"
              "0."),
        "null");
    add("POP_MARK",
        bytes("N(K\x01K\x01"
              "1."),
        "null");
    add("DUP",
        bytes("K\x01"
              "2\x86."),
        R"(["__tuple__",1,1])");
    add("PUT, GET", bytes("]p5\ng5\n\x86."), R"(["__tuple__",[],[]])");
    add("BINPUT, BINGET", bytes("]q\x05h\x05\x86."), R"(["__tuple__",[],[]])");
    add("LONG_BINPUT, LONG_BINGET", bytes("]r\x05\x00\x00\x01j\x05\x00\x00\x01\x86."),
        R"(["__tuple__",[],[]])");
    add("MEMOIZE", bytes("]\x94h\x00\x86."), R"(["__tuple__",[],[]])");
    add("FRAME", bytes("\x80\x04\x95\x02\x00\x00\x00\x00\x00\x00\x00N."), "null");
    add("GLOBAL", bytes("cos\nsystem\n."), "\"<os.system>\"");
    add("STACK_GLOBAL", bytes("\x8C\x02os\x8C\x06system\x93."), "\"<os.system>\"");
    add("REDUCE calls nothing", bytes("cos\nsystem\n(S'rm'\ntR."), "\"<os.system>\"");
    add("INST calls nothing", bytes("(S'rm'\nios\nsystem\n."), "\"<os.system>\"");
    add("OBJ calls nothing", bytes("(cos\nsystem\nS'rm'\no."), "\"<os.system>\"");
    add("NEWOBJ calls nothing", bytes("cm\nC\n)\x81."), "\"<m.C>\"");
    add("NEWOBJ_EX calls nothing", bytes("cm\nC\n)}\x92."), "\"<m.C>\"");
    add("BUILD of what is opaque", bytes("cm\nC\n)\x81}b."), "\"<m.C>\"");
    add("items of what is opaque", bytes("ccollections\nOrderedDict\n)R(K\x01K\x02u."),
        "\"<collections.OrderedDict>\"");
    add("set of protocol 2",
        bytes("\x80\x02"
              "c__builtin__\nset\n]K\x01"
              "a\x85R."),
        "[1]");
    add("bytes of protocol 2",
        bytes("c_codecs\nencode\nX\x03\x00\x00\x00\x61\xC3\xBFX\x06\x00\x00"
              "\x00latin1\x86R."),
        R"({"$bin":"61ff"})");
}

void TestPickle::readsData()
{
    QFETCH(QByteArray, stream);
    const auto read = readPickle(viewOf(stream));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(qsizetype(read->used), stream.size());
    QTEST(msgpack_value::toJson(*toMsgpack(*read)).dump(), "json");
}

void TestPickle::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<std::string>("sentence");
    const auto add = [](const char* name, const QByteArray& stream, const char* sentence) {
        QTest::newRow(name) << stream << std::string(sentence);
    };
    const char* const outside = "the pickle refers to an external object (persistent id)";
    add("PERSID", bytes("Pid\n."), outside);
    add("BINPERSID", bytes("NQ."), outside);
    add("EXT1", bytes("\x82\x01."), "the pickle refers to an external name (extension code)");
    add("EXT2", bytes("\x83\x01\x00."), "the pickle refers to an external name (extension code)");
    add("EXT4", bytes("\x84\x01\x00\x00\x00."),
        "the pickle refers to an external name (extension code)");
    add("NEXT_BUFFER", bytes("\x97."), "the pickle refers to an external buffer");
    add("READONLY_BUFFER", bytes("N\x98."), "the pickle refers to an external buffer");
    add("no step", bytes("\xFF."), "opcode 0xff: it does not exist (at byte 0)");
    add("a newer protocol", bytes("\x80\x06N."), "protocol is 6");
    add("nothing at all", bytes("."), "0 values are left at the end");
    add("two values", bytes("NN."), "2 values are left at the end");
    add("a mark is left", bytes("N(."), "values are left at the end");
    add("no value to append", bytes("]a."), "there is no value on the stack");
    add("beyond the mark", bytes("](a."), "there is no value on the stack");
    add("no mark", bytes("]e."), "there is no mark on the stack");
    add("appends to a number", bytes("K\x01Na."),
        "it adds items to something that cannot have items");
    add("appends to a dict", bytes("}Na."), "it adds items to something that cannot have items");
    add("sets an item of a list", bytes("]NNs."),
        "it adds items to something that cannot have items");
    add("a key alone", bytes("}(Nu."), "a key has no value");
    add("never remembered", bytes("h\x01."), "value 1 is not in the memo");
    add("calls a number", bytes("K\x01)R."), "it calls something other than a global");
    add("arguments that are none", bytes("cos\nsystem\nNR."), "its arguments are not a tuple");
    add("state of a list", bytes("]}b."), "its state does not match the object");
    add("a global without a name", bytes("NN\x93."), "the name of a global is not a string");
    add("no class", bytes("(o."), "it names no class");
    add("no number", bytes("Ix\n."), "its line is not a 64-bit number");
    add("no long one", bytes("L\n."), "its line is not a whole number");
    add("no float", bytes("F1,5\n."), "its line is not a number");
    add("no quotes", bytes("Shi\n."), "its line is not a Python string");
    add("no character", bytes("V\\U00110000\n."), "its line is not a Python string");
    add("an endless line", bytes("I1"), "a line is not terminated");
    add("a text that is longer", bytes("X\xFF\xFF\xFF\xFFhi."), "length of a text is 4294967295");
    add("a huge text", bytes("\x8D\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFFhi."), "length of a text is");
    add("a text below nothing", bytes("T\xFF\xFF\xFF\xFFhi."), "length of a text is -1");
    add("a long number below nothing", bytes("\x8B\xFF\xFF\xFF\xFF."), "length of a number is -1");
    add("a frame beyond the end", bytes("\x95\xFF\x00\x00\x00\x00\x00\x00\x00N."),
        "length of a frame is 255");
}

void TestPickle::refusesEverythingElse()
{
    QFETCH(QByteArray, stream);
    QFETCH(std::string, sentence);
    const auto read = readPickle(viewOf(stream));
    QVERIFY(!read);
    const std::string text = read.error().text();
    QVERIFY2(text.find(sentence) != std::string::npos, text.c_str());
}

void TestPickle::refusesEveryStreamThatIsCutOff()
{
    const QByteArray stream = bytes("\x80\x04}\x94(\x8C\x01k](K\x01J\x02\x00\x00\x00G\x3F\xF8\x00"
                                    "\x00\x00\x00\x00\x00"
                                    "eC\x01\x07N"
                                    "u.");
    QVERIFY(readPickle(viewOf(stream)));
    for (qsizetype size = 0; size < stream.size(); ++size)
        QVERIFY(!readPickle(viewOf(stream.left(size))));
}

void TestPickle::keepsToItsLimits_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<std::string>("sentence");
    const auto add = [](const char* name, const QByteArray& stream, const char* sentence) {
        QTest::newRow(name) << stream << std::string(sentence);
    };
    add("bytes", QByteArray(2000, 'N'), "the pickle has 2000 bytes; the limit is 1000");
    add("values", QByteArray(150, 'N') + '.', "it creates more than 100 values");
    add("steps", QByteArray(1, 'N') + QByteArray("20").repeated(300) + '.',
        "it has more than 500 opcodes");
    add("texts", QByteArray("U\x28").append(QByteArray(40, 'a')).repeated(20),
        "it creates more than 600 bytes");
    add("depth", QByteArray(30, ']') + QByteArray(29, 'a') + '.',
        "it is nested deeper than 20 levels, or contains itself");
    add("itself",
        bytes("]\x94h\x00"
              "a."),
        "it is nested deeper than 20 levels, or contains itself");
    add(
        "memo bomb",
        [] {
            QByteArray stream = "]q";
            stream.append('\0').append('0');
            for (char i = 0; i < 12; ++i)
                stream.append("](h")
                    .append(i)
                    .append('h')
                    .append(i)
                    .append("eq")
                    .append(char(i + 1))
                    .append('0');
            return stream.append("h").append(char(12)).append('.');
        }(),
        "it has more than 100 values when written out");
}

void TestPickle::keepsToItsLimits()
{
    QFETCH(QByteArray, stream);
    QFETCH(std::string, sentence);
    pickle::Limits limits;
    limits.bytes = 1000;
    limits.values = 100;
    limits.steps = 500;
    limits.textBytes = 600;
    limits.depth = 20;
    const auto read = readPickle(viewOf(stream), limits);
    const auto tree = read ? toMsgpack(*read, limits) : read.error();
    QVERIFY(!tree);
    QCOMPARE(tree.error().kind(), ErrorKind::Limit);
    QVERIFY2(tree.error().text().find(sentence) != std::string::npos, tree.error().text().c_str());
}

void TestPickle::leavesWhatFollows()
{
    const auto read = readPickle(viewOf(bytes("N.more")));
    QVERIFY(read);
    QCOMPARE(read->used, std::size_t(2));
}

const test::Registered<TestPickle, QCoreApplication> registered;

} // namespace bloscope::tst_pickle

#include "tst_pickle.moc"
