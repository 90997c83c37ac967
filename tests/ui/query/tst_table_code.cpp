#include "ui/query/table_code.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_table_code {

class TestTableCode : public QObject {
    Q_OBJECT

 private slots:
    void namesWhatIsAsked()
    {
        std::vector<TableColumn> columns(3);
        columns[0].name = "a";
        columns[1].name = "b";
        columns[2].name = "c";
        TableQuestion question = questionForAll(columns);
        QueryRequest all = requestOf(question, columns);
        all.address.path = "t.b2z";
        QCOMPARE(codeFor(all, columns, CodeLanguage::CommandLine), QString("bloscope query t.b2z"));
        QCOMPARE(codeFor(all, columns, CodeLanguage::Python),
                 QString("import blosc2\n\nrows = blosc2.open(\"t.b2z\", mode=\"r\")\n"));
        question.condition = "a > 1";
        question.sort = {{2, true}};
        question.columns = {1, 0};
        QueryRequest some = requestOf(question, columns);
        some.address.path = "t.b2z";
        QCOMPARE(codeFor(some, columns, CodeLanguage::CommandLine),
                 QString("bloscope query t.b2z --where 'a > 1' --select b,a --sort=-c"));
    }
};

const test::Registered<TestTableCode> registered;

} // namespace bloscope::tst_table_code

#include "tst_table_code.moc"
