#include "ui/cases/folder_browser.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/cases/folder_of_cases.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_case_facts {

using namespace test;

class TestCaseFacts : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_cases = std::make_unique<FolderOfCases>(); }

    void tellsWhatAnImageIs()
    {
        m_cases->addImage("a");
        const CaseFacts facts = factsOf("a.b2nd");
        QCOMPARE(facts.shape, QString("(1, 2, 4, 6)"));
        QCOMPARE(facts.type, QString("float32"));
        QVERIFY(facts.labels == CaseFacts::Labels::None);
        QVERIFY(!facts.hasProperties);
        QCOMPARE(facts.thumbnail.size(), QSize(96, 64));
        QCOMPARE(facts.problem, QString());
    }

    void knowsWhatLiesBesideIt()
    {
        m_cases->addImage("a");
        m_cases->addLabels("a");
        m_cases->write("a.pkl", nnUnetPickle());
        QVERIFY(factsOf("a.b2nd").labels == CaseFacts::Labels::There);
        QVERIFY(factsOf("a.b2nd").hasProperties);
        m_cases->addLabels("a", {1, 2, 4, 7});
        QVERIFY(factsOf("a.b2nd").labels == CaseFacts::Labels::DoNotFit);
        m_cases->write("a_seg.b2nd", ByteBuffer(100));
        QVERIFY(factsOf("a.b2nd").labels == CaseFacts::Labels::Unreadable);
    }

    void saysWhatIsWrong()
    {
        m_cases->write("a.b2nd", ByteBuffer(100));
        QVERIFY2(factsOf("a.b2nd").problem.startsWith("Cannot be opened"),
                 qPrintable(factsOf("a.b2nd").problem));
        ByteBuffer frame = arrayFrame({64, 64}, "<i4", counted<std::int32_t>(4096));
        damageBlock(frame, 0);
        m_cases->write("b.b2nd", frame);
        QVERIFY(factsOf("b.b2nd").thumbnail.isNull());
        QVERIFY2(factsOf("b.b2nd").problem.startsWith("Cannot be drawn"),
                 qPrintable(factsOf("b.b2nd").problem));
        QVERIFY(!factsOf("nothing.b2nd").problem.isEmpty());
    }

    void hasNoPictureOfTexts()
    {
        m_cases->write("a.b2nd", arrayFrame({2}, "|S2", bytes("abcd")));
        const CaseFacts facts = factsOf("a.b2nd");
        QVERIFY(facts.thumbnail.isNull());
        QCOMPARE(facts.problem, QString());
    }

 private:
    static ByteBuffer bytes(std::string_view text)
    {
        const auto all = std::as_bytes(std::span(text));
        return {all.begin(), all.end()};
    }
    CaseFacts factsOf(const QString& name)
    {
        const AppServices services = m_cases->services();
        return caseFactsOf(m_cases->path(name), services.cache, services.pool, {});
    }

    std::unique_ptr<FolderOfCases> m_cases;
};

const Registered<TestCaseFacts, QApplication> registered;

} // namespace bloscope::tst_case_facts

#include "tst_case_facts.moc"
