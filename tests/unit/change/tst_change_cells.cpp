#include "core/change/change_cells.h"

#include "core/dtype/cell_text.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_change_cells {

using namespace test;

class TestChangeCells : public QObject {
    Q_OBJECT

    std::shared_ptr<SpillStore> m_store = SpillStore::create();
    BlockCache m_cache;
    WorkerPool m_pool{2};
    std::shared_ptr<const SliceReader> m_reader;

    void open(ByteBuffer frame)
    {
        m_reader = std::make_shared<SliceReader>(
            Array::of(*Frame::open(memorySource(std::move(frame)))), m_cache, m_pool);
    }
    CellsToChange to(const char* text, const char* slice, std::size_t leaf = 0) const
    {
        const Array& array = *m_reader->array();
        return {*Slice::parse(slice, array.shape()), leavesOf(array.dtype())[leaf], text};
    }
    // "3 changed", or the error; the edits are shown from then on.
    QByteArray change(const std::vector<CellsToChange>& cells,
                      const std::optional<CellCriterion>& which = {})
    {
        ValueEditor editor(m_reader->array(), m_reader->edits(), m_store, m_pool);
        const auto changed = changeCells(*m_reader, editor, cells, which);
        m_reader = m_reader->withEdits(editor.edits());
        return QByteArray::fromStdString(changed ? std::to_string(*changed) + " changed"
                                                 : changed.error().text());
    }
    QByteArray texts(const char* slice = "") const
    {
        const Array& array = *m_reader->array();
        const auto cells = m_reader->read(*Slice::parse(slice, array.shape()));
        const CellText text(array.dtype());
        QByteArrayList all;
        for (std::size_t i = 0; i < cells->bytes.size(); i += cells->itemsize)
            all << QByteArray::fromStdString(text.of(cells->bytes.data() + i));
        return all.join(' ');
    }

 private slots:
    void fillsAllOfThem()
    {
        open(arrayFrame({3, 4}, {2, 2}, {2, 1}, "<i2", counted<std::int16_t>(12)));
        QCOMPARE(change({to("-7", "1:, 1:3")}), "4 changed");
        QCOMPARE(texts(), "0 1 2 3 4 -7 -7 7 8 -7 -7 11");
        QCOMPARE(change({to("-7", "1, ::2")}), "1 changed"); // the other one is
    }

    void leavesWhatIsAlikeAlone()
    {
        open(arrayFrame({4}, "<i2", counted<std::int16_t>(4)));
        QCOMPARE(change({to("3", "3")}), "0 changed");
        QVERIFY(m_reader->edits().isEmpty());
    }

    void choosesByNumbers()
    {
        open(arrayFrame({6}, "<f4", elementsOf<float>({1, NAN, 3, INFINITY, -2, 3})));
        const NumberOrder order(m_reader->array()->dtype());
        QCOMPARE(change({to("0", "")}, CellCriterion::notFinite(order)), "2 changed");
        QCOMPARE(texts(), "1.0 0.0 3.0 0.0 -2.0 3.0");
        QCOMPARE(change({to("nan", "")}, *CellCriterion::number(order, Comparison::Above, "2")),
                 "2 changed");
        QCOMPARE(texts(), "1.0 0.0 nan 0.0 -2.0 nan");
    }

    void changesPartsOfElements()
    {
        ByteBuffer elements;
        for (int i = 0; i < 3; ++i)
            elements.insert(elements.end(),
                            {std::byte(i), std::byte(0), std::byte(9), std::byte(0)});
        open(arrayFrame({3}, "[('a', 'u1'), ('b', '<u2')]", ByteView(elements).first(9)));
        QCOMPARE(change({to("5", "1:", 1), to("5", ":2", 0)}), "4 changed");
        const auto cells = m_reader->read(Slice::whole({3}));
        QCOMPARE(texts().count("(5, "), 2);
        QCOMPARE(texts().count(", 5)"), 2);
        const NumberOrder order(to("", "", 0).part.dtype);
        QCOMPARE(change({to("6", "", 0)}, *CellCriterion::number(order, Comparison::Equal, "5")),
                 "2 changed");
        QCOMPARE(texts().count("(6, "), 2);
    }

    // A long double has bytes that hold nothing.
    void keepsWhatPadsElements()
    {
        open(arrayFrame({2}, "<f16", ByteBuffer(32, std::byte{0x5a})));
        QCOMPARE(change({to("1", "")}), "2 changed");
        const auto cells = m_reader->read(Slice::whole({2}));
        QCOMPARE(cells->bytes[10], std::byte{0x5a});
        QCOMPARE(cells->bytes[31], std::byte{0x5a});
        QCOMPARE(texts(), "1.0 1.0");
    }

    void writesWhatWasNeverWritten()
    {
        open(unstoredArrayFrame({6}, {3}, {3}, "<i4", SpecialKind::Uninitialised));
        QCOMPARE(change({to("0", "4")}), "1 changed");
        const auto cells = m_reader->read(Slice::whole({6}));
        QCOMPARE(cells->states[0], CellState::Uninitialised);
        QCOMPARE(cells->states[4], CellState::Fine);
        QCOMPARE(change({to("8", "")}, CellCriterion::state(CellState::Uninitialised)),
                 "3 changed");
        QCOMPARE(texts(), "8 8 8 0 0 0");
    }

    void saysWhichCellCannotBeChanged()
    {
        ByteBuffer frame =
            arrayFrame({4, 400}, {2, 400}, {1, 400}, "<i4", counted<std::int32_t>(1600));
        damageBlock(frame, 1, 1);
        open(std::move(frame));
        const QByteArray why = change({to("1", "2:, 1:")});
        QVERIFY2(why.startsWith("[3, 1] cannot be edited: chunk 1: "), why);
        QVERIFY(change({to("1", "2, :")}).startsWith("chunk 1: block 1: ")); // it is one chunk
        const NumberOrder order(m_reader->array()->dtype());
        QCOMPARE(change({to("1", ":2")}, *CellCriterion::number(order, Comparison::Above, "5")),
                 "794 changed");
    }

    // A million million of cells, which nobody goes through.
    void leavesChunksOfOneValueAlone()
    {
        const std::int64_t extent = 1'000'000'000'000;
        open(unstoredArrayFrame({extent}, {1'000'000'000}, {1'000'000}, "|u1"));
        const NumberOrder order(m_reader->array()->dtype());
        QCOMPARE(change({to("7", "")}, *CellCriterion::number(order, Comparison::Equal, "5")),
                 "0 changed");
        QCOMPARE(change({to("0", "")}), "0 changed");
        QCOMPARE(change({to("7", "10:13")}, *CellCriterion::number(order, Comparison::Equal, "0")),
                 "3 changed");
        QCOMPARE(texts("9:14"), "0 7 7 7 0");
    }

    void saysWhatIsNoValue()
    {
        open(arrayFrame({4}, "|u1", counted<std::uint8_t>(4)));
        QCOMPARE(change({to("300", "")}), "\"300\" is not a whole number from 0 to 255");
        QVERIFY(m_reader->edits().isEmpty());
    }

    void endsWhenItIsCancelled()
    {
        open(arrayFrame({4}, "|u1", counted<std::uint8_t>(4)));
        ValueEditor editor(m_reader->array(), {}, m_store, m_pool);
        std::stop_source stop;
        stop.request_stop();
        const auto changed = changeCells(*m_reader, editor, {to("9", "")}, {}, {stop.get_token()});
        QCOMPARE(changed.error().kind(), ErrorKind::Cancelled);
    }
};

const Registered<TestChangeCells> registered;

} // namespace bloscope::tst_change_cells

#include "tst_change_cells.moc"
