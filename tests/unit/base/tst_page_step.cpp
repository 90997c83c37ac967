#include "core/base/page_step.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_page_step {

class TestPageStep : public QObject {
    Q_OBJECT

 private slots:
    void needsOnePage_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("step");
        QTest::newRow("nothing") << qint64(0) << qint64(1);
        QTest::newRow("one") << qint64(1) << qint64(1);
        QTest::newRow("a page") << qint64(1000) << qint64(1);
        QTest::newRow("one more") << qint64(1001) << qint64(1000);
        QTest::newRow("a page of pages") << qint64(1'000'000) << qint64(1000);
        QTest::newRow("one more than that") << qint64(1'000'001) << qint64(1'000'000);
        QTest::newRow("very many") << qint64(5'000'000'000'000) << qint64(1'000'000'000'000);
    }
    void needsOnePage()
    {
        QFETCH(qint64, count);
        QTEST(qint64(pageStep<std::int64_t>(count)), "step");
        QTEST(qint64(pageStep(static_cast<std::size_t>(count))), "step");
    }
};

const test::Registered<TestPageStep> registered;

} // namespace bloscope::tst_page_step

#include "tst_page_step.moc"
