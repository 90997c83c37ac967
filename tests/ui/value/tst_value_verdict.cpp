#include "ui/value/value_verdict.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_value_verdict {

using namespace test::literals;

class TestValueVerdict : public QObject {
    Q_OBJECT

 private slots:
    void judgesAValue_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("note");
        QTest::newRow("msgpack") << "91c0"_hex
                                 << ""
                                 << "";
        QTest::newRow("no msgpack")
            << "91"_hex
            << ""
            << "These bytes are not valid msgpack; Python can only read them as bytes.";
        QTest::newRow("bytes behind")
            << "c0c0"_hex
            << ""
            << "Extra bytes follow the msgpack value; Python will refuse to read it.";
        QTest::newRow("refused by who asks") << "c2"_hex
                                             << "This is not possible: false is not wanted."
                                             << "";
    }
    void judgesAValue()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(QString, problem);
        QFETCH(QString, note);
        const ValueToEdit about{.title = {},
                                .bytes = nullptr,
                                .lockReason = {},
                                .check = [](const ByteBuffer& bytes) -> Result<> {
                                    if (bytes == "c2"_hex)
                                        return Error{ErrorKind::Usage, "false is not wanted"};
                                    return {};
                                }};
        const ValueVerdict verdict = verdictOn(value, about);
        QCOMPARE(verdict.problem, problem);
        QCOMPARE(verdict.note, note);
    }
};

const test::Registered<TestValueVerdict> registered;

} // namespace bloscope::tst_value_verdict

#include "tst_value_verdict.moc"
