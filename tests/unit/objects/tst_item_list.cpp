#include "core/objects/item_list.h"

#include "core/frame/open_path.h"
#include "tests/support/arrow_streams.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_item_list {

using namespace test;

namespace {

// A batch array of plain chunks: one block is one msgpack array.
FramePtr batches(const std::vector<ByteBuffer>& chunks, std::vector<NamedValue> lengths = {},
                 ByteBuffer marker = "80"_hex)
{
    const FrameOptions options{.metalayers = {{"batcharray", std::move(marker)}},
                               .vlMetalayers = std::move(lengths)};
    return *Frame::open(memorySource(chunksFrame(chunks, 1, options)));
}

// {"batch_lengths": [...]}
NamedValue lengthsOf(const char* hex)
{
    return {"_batch_array_metadata",
            bytesFromHex(std::string("81ad62617463685f6c656e67746873") + hex)};
}

std::string hexAt(const ItemList& list, std::int64_t i)
{
    const auto bytes = list.bytes(i);
    return bytes ? hexOf(*bytes) : bytes.error().text();
}

} // namespace

class TestItemList : public QObject {
    Q_OBJECT

 private slots:
    void readsItemsOfTheReference_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("item");
        QTest::addColumn<std::string>("hex");
        const auto row = [](const char* path, int count, int item, const char* hex) {
            QTest::newRow(path) << std::string(path) << count << item << std::string(hex);
        };
        row("objects/objectarray.b2frame", 14, 0, "c3");
        row("objects/objectarray_empty.b2frame", 0, 0, "there is no item 0; there are 0");
        row("objects/batcharray.b2b", 22, 0, "a473302e30");
        row("objects/batcharray_auto.b2b", 10, 3, "92a95f5f7475706c655f5f01");
        row("objects/listarray_batch.b2b", 6, 2, "c0");
        row("objects/listarray_vl.b2b", 9, 1, "91a0");
    }
    void readsItemsOfTheReference()
    {
        QFETCH(std::string, path);
        QFETCH(int, count);
        QFETCH(int, item);
        QFETCH(std::string, hex);
        const auto list = ItemList::open(*openPath(corpusFolder() / "python" / path));
        QCOMPARE(outcomeOf(list), std::string());
        QCOMPARE((*list)->count().value(), count);
        QCOMPARE(hexAt(**list, item), hex);
    }

    void countsBatchesOfWhichNothingIsSaid()
    {
        const auto list = *ItemList::open(batches({"920102"_hex, "90"_hex, "9103"_hex}));
        QVERIFY(!list->knownCount());
        QCOMPARE(list->count().value(), 3);
        QCOMPARE(*list->knownCount(), 3);
        QCOMPARE(hexAt(*list, 2), std::string("03"));
    }

    void believesLengthsThatMakeSense()
    {
        const auto list =
            *ItemList::open(batches({"920102"_hex, "9103"_hex}, {lengthsOf("920201")}));
        QCOMPARE(*list->knownCount(), 3);
        const auto wrong = *ItemList::open(batches({"9101"_hex}, {lengthsOf("91ff")}));
        QVERIFY(!wrong->knownCount());
        const auto tooMany = *ItemList::open(batches({"9101"_hex}, {lengthsOf("9105")}));
        QCOMPARE(hexAt(*tooMany, 4),
                 std::string("chunk 0: its item 4 is needed, but it has only 1"));
    }

    void staysWithTheDamagedBatch()
    {
        const auto list = *ItemList::open(batches({"9205"_hex, "9103"_hex}, {lengthsOf("920201")}));
        QCOMPARE(hexAt(*list, 0), std::string("chunk 0: not a complete msgpack value"));
        QCOMPARE(hexAt(*list, 2), std::string("03"));
        const auto noList = *ItemList::open(batches({"05"_hex}, {lengthsOf("9101")}));
        QCOMPARE(hexAt(*noList, 0), std::string("chunk 0: this value is not a list of items"));
    }

    // {"serializer": "arrow"}: two blocks in the first batch.
    void readsRowsOfArrow()
    {
        const ArrowColumn lists = arrowList({0, 2, 2, 2}, arrowNumbers("item", {1, 300}), "101");
        const ByteBuffer first = joined({arrowStream(lists), arrowStream(lists)});
        const ByteBuffer second = arrowStream(arrowList({0, 1}, arrowTexts("item", {"a"})));
        const auto list = *ItemList::open(
            batches({first, second}, {}, "81aa73657269616c697a6572a56172726f77"_hex));
        QVERIFY(list->isArrow());
        QCOMPARE(list->count().value(), 7);
        QCOMPARE(hexAt(*list, 0), std::string("9201cd012c"));
        QCOMPARE(hexAt(*list, 4), std::string("c0"));
        QCOMPARE(hexAt(*list, 5), std::string("90"));
        QCOMPARE(hexAt(*list, 6), std::string("91a161"));
    }

    // {"serializer": "arrow", "arrow_schema": ...}, as the first releases wrote them.
    void readsBatchesOfArrowWithoutSchema()
    {
        const ArrowColumn numbers = arrowNumbers("values", {5});
        const ByteBuffer schema = arrowSchema({numbers});
        const ByteBuffer marker =
            joined({"82aa73657269616c697a6572a56172726f77ac6172726f775f736368656d61c5"_hex,
                    {std::byte(schema.size() >> 8), std::byte(schema.size())},
                    schema});
        const auto list = *ItemList::open(batches({arrowBatch(numbers)}, {}, marker));
        QCOMPARE(hexAt(*list, 0), std::string("05"));
    }

    void staysWithTheDamagedRowsOfArrow()
    {
        const auto list = *ItemList::open(
            batches({"0102"_hex, arrowStream(arrowNumbers("values", {7}))}, {lengthsOf("920201")},
                    "81aa73657269616c697a6572a56172726f77"_hex));
        QCOMPARE(hexAt(*list, 1),
                 std::string("chunk 0: an Arrow message exceeds the available bytes (at byte 0)"));
        QCOMPARE(hexAt(*list, 2), std::string("07"));
    }

    void needsOneValueInEachChunkOfAnObjectArray()
    {
        const FrameOptions options{.metalayers = {{"vlarray", "80"_hex}}};
        const auto list = *ItemList::open(
            *Frame::open(memorySource(chunksFrame({"c0"_hex, "0101"_hex}, 1, options))));
        QCOMPARE(hexAt(*list, 0), std::string("c0"));
        QCOMPARE(hexAt(*list, 1),
                 std::string("chunk 1: one msgpack value is needed, but there are 2"));
    }

    void stopsCounting()
    {
        const auto list = *ItemList::open(batches({"920102"_hex}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled, list->count({stop.get_token()})));
        QCOMPARE(list->count().value(), 2);
    }

    void refusesFramesWithoutItems()
    {
        const auto frame = openPath(corpusFolder() / "python/arrays/dt_f4.b2nd");
        QCOMPARE(outcomeOf(ItemList::open(*frame)),
                 std::string("this array is not a list of items"));
    }
};

const Registered<TestItemList> registered;

} // namespace bloscope::tst_item_list

#include "tst_item_list.moc"
