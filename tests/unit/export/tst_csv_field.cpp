#include "core/export/csv_field.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_csv_field {

class TestCsvField : public QObject {
    Q_OBJECT

 private slots:
    void quotesWhatWouldEndAField_data()
    {
        QTest::addColumn<std::string>("field");
        QTest::addColumn<std::string>("written");
        const auto row = [](const char* name, const char* field, const char* written) {
            QTest::newRow(name) << std::string(field) << std::string(written);
        };
        row("plain", "a b", "a b");
        row("empty", "", "");
        row("delimiter", "a,b", "\"a,b\"");
        row("another delimiter", "a;b", "a;b");
        row("quote", "a\"b", "\"a\"\"b\"");
        row("end of line", "a\nb", "\"a\nb\"");
    }
    void quotesWhatWouldEndAField()
    {
        QFETCH(std::string, field);
        std::string text = "before,";
        appendField(field, ',', text);
        QTEST(text.substr(7), "written");
    }

    void findsOneThatNeedsQuotesAmongMany()
    {
        for (std::size_t count = 1; count < 70; ++count) {
            std::string fields;
            for (std::size_t i = 0; i < count; ++i)
                fields += i == 0 ? "abcd" : ";abcd";
            QVERIFY(!anyNeedsQuotes(fields, count, ';'));
            for (std::size_t i = 0; i < fields.size(); ++i)
                for (const char c : {'"', '\n', '\r', ';'}) {
                    std::string changed = fields;
                    changed[i] = c;
                    QVERIFY(anyNeedsQuotes(changed, count, ';') == (changed != fields));
                }
        }
        QVERIFY(!anyNeedsQuotes("", 1, ';'));
        QVERIFY(!anyNeedsQuotes(";;", 3, ';'));
    }
};

const test::Registered<TestCsvField> registered;

} // namespace bloscope::tst_csv_field

#include "tst_csv_field.moc"
