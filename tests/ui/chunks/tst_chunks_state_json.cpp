#include "ui/chunks/chunks_view.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace bloscope::tst_chunks_state_json {

class TestChunksStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsColoursAndChunk()
    {
        const ChunksViewState after =
            chunksStateFrom(toJson(ChunksViewState{ChunkColoring::Content, 42, 100}));
        QCOMPARE(after.coloring, ChunkColoring::Content);
        QCOMPARE(after.current, std::optional<std::int64_t>(42));
        QVERIFY(!after.endInSight); // of the file as it was
    }

    void takesNothingThatMakesNoSense()
    {
        const ChunksViewState after =
            chunksStateFrom({{"colors", "rainbow"}, {"chunk", QJsonArray{1}}});
        QCOMPARE(after.coloring, ChunkColoring::Ratio);
        QVERIFY(!after.current);
    }
};

const test::Registered<TestChunksStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_chunks_state_json

#include "tst_chunks_state_json.moc"
