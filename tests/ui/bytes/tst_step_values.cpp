#include "ui/bytes/pipeline_dialog.h"

#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_step_values {

using namespace test;

namespace {

// Of block 1 of chunk 1: elements 20 to 23 of rows of 8, of which two are padding.
StepValues sample()
{
    const ArrayPtr array = Array::of(orAbort(
        Frame::open(memorySource(arrayFrame({11}, {8}, {4}, "<i4", counted<std::int32_t>(11))))));
    const auto pipeline = orAbort(pipelineOf(*array->frame(), {.chunk = 1, .block = 0}));
    return {.array = array,
            .chunk = 1,
            .begin = pipeline.begin,
            .bytes = pipeline.steps.back().bytes,
            .places = StepValues::Places::Known};
}

QStringList textsOf(const StepValues& values)
{
    const ShownRowsPtr rows = rowsOf(values);
    const RowTile tile =
        orAbort(rows->read(0, values.count(), 0, rows->columnCount(), ShownRows::Form(), {}));
    QStringList texts;
    for (std::size_t row = 0; row < static_cast<std::size_t>(values.count()); ++row) {
        QStringList line;
        for (const std::vector<RowCell>& column : tile.columns)
            line << column[row].text;
        texts << line.join(", ");
    }
    return texts;
}

} // namespace

class TestStepValues : public QObject {
    Q_OBJECT

 private slots:
    void readsElementsWithTheirCells()
    {
        QCOMPARE(textsOf(sample()),
                 QStringList({"0, [8], 8", "4, [9], 9", "8, [10], 10", "12, padding, 0"}));
    }

    void tellsNoCellsBeforeTheLastStep()
    {
        StepValues values = sample();
        values.places = StepValues::Places::Unknown;
        QCOMPARE(textsOf(values).front(), QString("0, 8"));
    }

    void findsTheElementOfAByte()
    {
        const StepValues values = sample();
        QCOMPARE(values.rowOf(0), std::int64_t(0));
        QCOMPARE(values.rowOf(7), std::int64_t(1));
        QCOMPARE(values.rowOf(1000), std::int64_t(3));
        QCOMPARE(values.byteOf(2), std::int64_t(8));
    }

    // Chunks of 10 bytes, read as elements of 4: the third one crosses the end of the first chunk.
    void beginsWithTheFirstWholeElement()
    {
        const ByteBuffer bytes = counted<std::uint8_t>(10);
        const FramePtr frame = orAbort(Frame::open(memorySource(chunksFrame({bytes, bytes}, 1))));
        const ArrayPtr array = orAbort(Array::of(frame, {.dtype = "<i4", .shape = {-1}}));
        const auto pipeline = orAbort(pipelineOf(*frame, {.chunk = 1}));
        const StepValues values{.array = array,
                                .chunk = 1,
                                .begin = 0,
                                .bytes = pipeline.steps.back().bytes,
                                .places = StepValues::Places::Known};
        QCOMPARE(values.firstByte(), std::int64_t(2));
        QCOMPARE(values.count(), std::int64_t(2));
        QCOMPARE(*values.cellOf(0), std::vector<std::int64_t>{3});
    }
};

const Registered<TestStepValues> registered;

} // namespace bloscope::tst_step_values

#include "tst_step_values.moc"
