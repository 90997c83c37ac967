#include "core/values/value_edits.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_value_edits {

using namespace test;

class TestValueEdits : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);

    ChunkEditsPtr editsAt(std::int64_t position) const
    {
        return *ChunkEdits::over(nullptr, {{position, bytesOf("new")}}, *m_store);
    }

 private slots:
    void areEmptyAtFirst()
    {
        const ValueEdits none;
        QVERIFY(none.isEmpty());
        QVERIFY(ValueEdits(ValueEdits::Chunks()).isEmpty());
        QVERIFY(none.chunks().empty());
        QCOMPARE(none.of(0), nullptr);
        QCOMPARE(none.byteCount(), std::int64_t(0));
        QVERIFY(none == ValueEdits(ValueEdits::Chunks()));
    }

    void knowTheEditsOfEachChunk()
    {
        const ValueEdits edits({{3, editsAt(1)}, {7, editsAt(2)}});
        QVERIFY(!edits.isEmpty());
        QVERIFY(edits.of(3)->touches(1, 1));
        QVERIFY(edits.of(7)->touches(4, 1));
        QCOMPARE(edits.of(4), nullptr);
        QCOMPARE(edits.byteCount(), std::int64_t(6));
    }

    void areEqualChunkByChunk()
    {
        const ValueEdits edits({{3, editsAt(1)}});
        QVERIFY(edits == ValueEdits(edits));
        QVERIFY(edits == ValueEdits({{3, editsAt(1)}}));
        QVERIFY(!(edits == ValueEdits({{3, editsAt(2)}})));
        QVERIFY(!(edits == ValueEdits({{4, editsAt(1)}})));
        QVERIFY(!(edits == ValueEdits()));
    }
};

const Registered<TestValueEdits> registered;

} // namespace bloscope::tst_value_edits

#include "tst_value_edits.moc"
