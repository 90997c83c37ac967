#include "ui/repair/salvage_text.h"

#include "core/repair/salvage_plan.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_salvage_text {

using namespace test;

// What is said of a plan before anything is written.
class TestSalvageText : public QObject {
    Q_OBJECT

 private slots:
    void saysThatNothingIsLost()
    {
        const SalvagePlan plan = planOf(rows());
        QVERIFY(salvageSummary(plan).startsWith("6 of 6 chunks can be read in full. "));
        QVERIFY(salvageSummary(plan).contains("Nothing is lost"));
        QCOMPARE(salvagedShapeText(plan), QString("(12, 100) of float32"));
        QVERIFY(salvageRows(plan).isEmpty());
    }

    void countsWhatIsLost()
    {
        ByteBuffer frame = rows();
        damageBlock(frame, 1);
        damageChunkHeader(frame, 4);
        const SalvagePlan plan = planOf(frame);
        QVERIFY2(salvageSummary(plan).startsWith("4 of 6 chunks can be read in full. 1 chunk can "
                                                 "be read in part. 1 chunk is lost. "),
                 qPrintable(salvageSummary(plan)));
        QVERIFY(salvageSummary(plan).contains(" The chunks found take up "));
        const QList<QStringList> lines = salvageRows(plan);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].mid(0, 2), QStringList({"chunk 1", "partly lost"}));
        QCOMPARE(lines[1].mid(0, 2), QStringList({"chunk 4", "lost"}));
        QVERIFY(!lines[0][2].isEmpty() && !lines[1][2].isEmpty());
    }

    void tellsTheShapeBefore()
    {
        ByteBuffer frame = rows();
        const auto whole = *Frame::open(memorySource(frame));
        frame.resize(static_cast<std::size_t>((*whole->chunk(4))->offset()) + 40);
        const SalvagePlan plan = planOf(frame);
        QVERIFY(salvageSummary(plan).startsWith(
            "4 of 4 chunks can be read in full. The chunks were found without an index. "));
        QCOMPARE(salvagedShapeText(plan), QString("(8, 100) of float32 (was (12, 100))"));
        QVERIFY(!salvageRows(plan).isEmpty());
    }

    void tellsHowManyAreNotListed()
    {
        SalvagePlan plan;
        plan.reasons.push_back("it is burnt");
        constexpr std::int64_t count = SalvagePlan::mostLossesKept + 5;
        QVERIFY(plan.appendLost(1, count, 4000));
        plan.countLosses();
        const QList<QStringList> lines = salvageRows(plan);
        QCOMPARE(lines.size(), qsizetype(SalvagePlan::mostLossesKept) + 1);
        QCOMPARE(lines.last()[0], QString("5 more chunks"));
        QCOMPARE(lines.first(), QStringList({"chunk 0", "lost", "it is burnt"}));
    }

    void hasNoShapeOfPlainChunks()
    {
        QCOMPARE(salvagedShapeText(planOf(chunksFrame({counted<std::uint16_t>(600)}, 2))),
                 QString());
    }

 private:
    // 12 x 100 of float32, in chunks of 2 rows, each of 2 blocks.
    static ByteBuffer rows()
    {
        return arrayFrame({12, 100}, {2, 100}, {1, 100}, "<f4", counted<float>(1200));
    }
    SalvagePlan planOf(const ByteBuffer& frame)
    {
        return *planSalvage(memorySource(frame), m_pool);
    }

    WorkerPool m_pool{2};
};

const Registered<TestSalvageText, QCoreApplication> registered;

} // namespace bloscope::tst_salvage_text

#include "tst_salvage_text.moc"
