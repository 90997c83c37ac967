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
};

const test::Registered<TestCsvField> registered;

} // namespace bloscope::tst_csv_field

#include "tst_csv_field.moc"
