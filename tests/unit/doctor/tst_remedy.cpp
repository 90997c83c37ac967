#include "core/doctor/check_report.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_remedy {

using namespace test;

class TestRemedy : public QObject {
    Q_OBJECT

 private slots:
    void countsTheChunksThatRepairSaves_data()
    {
        QTest::addColumn<qint64>("chunks");
        QTest::addColumn<qint64>("damaged");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown")
            << 0LL << 0LL
            << "bloscope repair saves all other chunks and the intact blocks of this one";
        QTest::newRow("one of two") << 2LL << 1LL << "bloscope repair saves the other chunk";
        QTest::newRow("one of many")
            << 100'000LL << 1LL << "bloscope repair saves the 99 999 other chunks";
        QTest::newRow("all") << 3LL << 3LL
                             << "use another copy; bloscope repair saves only the intact blocks";
    }

    void countsTheChunksThatRepairSaves()
    {
        QFETCH(qint64, chunks);
        QFETCH(qint64, damaged);
        QFETCH(QString, sentence);
        QCOMPARE(QString::fromStdString(remedyText(Remedy::SaveOtherChunks, {chunks, damaged})),
                 sentence);
    }

    void namesWhatAWindowHas()
    {
        const RepairNames names{"Save What Can Be Read", "Save What Can Be Read", "Metadata"};
        for (int i = 0; i <= static_cast<int>(Remedy::PackAgain); ++i) {
            const std::string text = remedyText(static_cast<Remedy>(i), {}, names);
            QVERIFY2(text.find("bloscope") == std::string::npos, text.c_str());
        }
    }

    void leavesRepairOutWhereItDoesNotReach()
    {
        for (int i = 0; i <= static_cast<int>(Remedy::PackAgain); ++i) {
            const std::string text = remedyText(withoutRepair(static_cast<Remedy>(i)));
            QVERIFY2(text.find("bloscope") == std::string::npos, text.c_str());
        }
    }

    void hasASentenceForEachButNone()
    {
        QCOMPARE(remedyText(Remedy::None), std::string());
        for (int i = 1; i <= static_cast<int>(Remedy::PackAgain); ++i) {
            const std::string text = remedyText(static_cast<Remedy>(i));
            QVERIFY(text.size() > 10);
            QVERIFY(!text.ends_with('.'));
        }
    }
};

const Registered<TestRemedy> registered;

} // namespace bloscope::tst_remedy

#include "tst_remedy.moc"
