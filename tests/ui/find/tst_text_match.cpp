#include "ui/find/text_match.h"

#include "core/find/find_cell.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/find/find_bar.h"

#include <QTest>
#include <span>

namespace bloscope::tst_text_match {

using namespace test;

namespace {

// Names of four characters or less.
ByteBuffer namesFrame(const Shape& shape, std::string_view dtype,
                      const std::vector<std::u32string>& names)
{
    std::vector<std::uint32_t> characters;
    for (const std::u32string& name : names)
        for (std::size_t i = 0; i < 4; ++i)
            characters.push_back(i < name.size() ? std::uint32_t(name[i]) : 0U);
    if (dtype.starts_with('>'))
        for (std::uint32_t& character : characters)
            character = character << 24; // ASCII
    return arrayFrame(shape, dtype, std::as_bytes(std::span(characters)));
}

} // namespace

class TestTextMatch : public QObject {
    Q_OBJECT

 private slots:
    void findsTexts_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("first"); // of them, in 2 by 2 cells: Bern, Brno, bern, nothing
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, const char* dtype, CellQuery::Kind kind,
                            const char* text, const char* first, int count) {
            QTest::newRow(name) << QByteArray(dtype) << int(kind) << QString(text) << QString(first)
                                << count;
        };
        using Kind = CellQuery::Kind;
        row("in any case", "<U4", Kind::Containing, "BER", "0,0", 2);
        row("in the middle", "<U4", Kind::Containing, "rn", "0,0", 3);
        row("equal", "<U4", Kind::Equal, "bern", "1,0", 1);
        row("not equal", "<U4", Kind::NotEqual, "Bern", "0,1", 3);
        row("empty ones", "<U4", Kind::Equal, "", "1,1", 1);
        row("none", "<U4", Kind::Containing, "Wien", "", 0);
        row("in another byte order", ">U4", Kind::Containing, "no", "0,1", 1);
        row("none that is damaged", "<U4", Kind::Damaged, "", "", 0);
    }
    void findsTexts()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(int, kind);
        QFETCH(QString, text);
        const CellQuery query{CellQuery::Kind(kind), text, {}};
        open(namesFrame({2, 2}, dtype.toStdString(), {U"Bern", U"Brno", U"bern", U""}));
        ask(query, leavesOf(m_array->dtype()));
        QTEST(m_first, "first");
        QTEST(m_count, "count");
    }

    void looksInAllFieldsThatAreAsked()
    {
        // ("ab", 1, b"cd"), ("cd", 2, b"ab"), ("", 3, b"x")
        ByteBuffer elements;
        const auto add = [&](std::u32string_view name, std::uint8_t number, std::string_view code) {
            for (std::size_t i = 0; i < 2; ++i)
                for (int byte = 0; byte < 4; ++byte)
                    elements.push_back(
                        std::byte(i < name.size() ? (name[i] >> (8 * byte)) & 0xFFU : 0U));
            elements.push_back(std::byte(number));
            for (std::size_t i = 0; i < 2; ++i)
                elements.push_back(std::byte(i < code.size() ? code[i] : '\0'));
        };
        add(U"ab", 1, "cd");
        add(U"cd", 2, "ab");
        add(U"", 3, "x");
        open(arrayFrame({3}, "[('name', '<U2'), ('n', '|u1'), ('code', '|S2')]", elements));
        std::vector<DTypeLeaf> leaves = leavesOf(m_array->dtype());
        leaves.erase(leaves.begin() + 1);
        const CellQuery query{CellQuery::Kind::Containing, "AB", {}};
        ask(query, leaves);
        QCOMPARE(m_first, QString("0"));
        QCOMPARE(m_count, 2);
        ask(query, {leaves[1]});
        QCOMPARE(m_first, QString("1"));
        QCOMPARE(m_count, 1);
    }

    // By their text, or as Python writes them: then every byte counts.
    void findsBytes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("first"); // in "Ab", b"\xff\0b", b"b''", "\u00e9", ""
        QTest::addColumn<int>("count");
        const auto row = [](const char* text, CellQuery::Kind kind, const char* first, int count) {
            QTest::addRow("%s %d", text, int(kind))
                << QString(text) << int(kind) << QString(first) << count;
        };
        using Kind = CellQuery::Kind;
        row("AB", Kind::Containing, "0", 1);
        row("Ab", Kind::Equal, "0", 1);
        row("\u00e9", Kind::Equal, "3", 1);
        row("b'Ab'", Kind::Equal, "0", 1);
        row(" b\"Ab\" ", Kind::Equal, "0", 1);
        row("b'ab'", Kind::Containing, "", 0);
        row("b'\\xff'", Kind::Containing, "1", 1);
        row("b'\\xff\\x00b'", Kind::Equal, "1", 1);
        row("b'\\xc3\\xa9\\x00'", Kind::Equal, "3", 1);
        row("b''", Kind::Equal, "2", 2);
        row("b\"b''\"", Kind::Equal, "2", 1);
        row("b'", Kind::Containing, "2", 1);
        row("", Kind::Equal, "4", 1);
    }
    void findsBytes()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        const std::string_view cells("Ab\0\xff\0bb''\xc3\xa9\0\0\0\0", 15);
        open(arrayFrame({5}, "|S3", bytesOf(cells)));
        ask({CellQuery::Kind(kind), text, {}}, leavesOf(m_array->dtype()));
        QTEST(m_first, "first");
        QTEST(m_count, "count");
    }

 private:
    void open(const ByteBuffer& bytes)
    {
        m_array = Array::of(*Frame::open(memorySource(bytes)));
        m_reader = std::make_unique<SliceReader>(m_array, m_cache, m_pool);
    }

    void ask(const CellQuery& query, const std::vector<DTypeLeaf>& fields)
    {
        const bool isContained = query.kind == CellQuery::Kind::Containing;
        const TextQuery texts{isContained ? TextQuery::Kind::Containing : TextQuery::Kind::Equal,
                              query.value, fields};
        const auto scan = TextMatchScan::create(*m_reader, Slice::whole(m_array->shape()), texts);
        const auto criterion = criterionOfTexts(query);
        const auto found = findCell(**scan, *criterion, ScanDirection::Forwards, {});
        QStringList index;
        for (const std::int64_t i : found->value_or(std::vector<std::int64_t>()))
            index << QString::number(i);
        m_first = index.join(',');
        m_count = int(*countCells(**scan, *criterion));
    }

    QString m_first; // that was found
    int m_count = 0; // of all
    ArrayPtr m_array;
    WorkerPool m_pool;
    BlockCache m_cache;
    std::unique_ptr<SliceReader> m_reader;
};

const Registered<TestTextMatch> registered;

} // namespace bloscope::tst_text_match

#include "tst_text_match.moc"
