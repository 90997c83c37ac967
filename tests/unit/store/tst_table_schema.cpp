#include "core/store/table_schema.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_table_schema {

using namespace test;

class TestTableSchema : public QObject {
    Q_OBJECT

 private slots:
    // Python's json writes what JSON has not.
    void quotesNumbersThatJsonHasNot_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::string>("quoted");
        const auto row = [](const char* json, const char* quoted) {
            QTest::newRow(json) << std::string(json) << std::string(quoted);
        };
        row(R"({"a": NaN})", R"({"a": "NaN"})");
        row(R"([Infinity, -Infinity, 1])", R"(["Infinity", "-Infinity", 1])");
        row("{\"NaN\": \"a NaN \\\" NaN\"}", "{\"NaN\": \"a NaN \\\" NaN\"}");
        row("\"cut off \\", "\"cut off \\");
        row("", "");
    }
    void quotesNumbersThatJsonHasNot()
    {
        QFETCH(std::string, json);
        QTEST(withQuotedNumbers(json), "quoted");
    }

    void readsColumns()
    {
        const auto schema = parseTableSchema(
            R"({"version": 3, "columns": [{"name": "a", "kind": "int8", "null_value": NaN}],
                "computed_columns": [{"name": "b", "kind": "dsl"}]})");
        QCOMPARE(outcomeOf(schema), std::string());
        QCOMPARE(schema->version, 3);
        QCOMPARE(schema->stored[0].kind, std::string("int8"));
        QVERIFY(schema->stored[0].facts.at("null_value") == "NaN");
        QCOMPARE(schema->computed[0].name, std::string("b"));
    }

    void refusesWhatIsNoSchema_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* text, const char* error) {
            QTest::newRow(text) << std::string(text) << std::string(error);
        };
        row("", "the schema of the table is not a JSON object");
        row("[]", "the schema of the table is not a JSON object");
        row("{\"columns\": 5}", "the schema of the table: its columns are not a list");
        row("{\"columns\": [{}]}", "the schema of the table: column 0 of its columns has no name");
        row("{\"columns\": [{\"name\": 1}]}",
            "the schema of the table: column 0 of its columns has no name");
    }
    void refusesWhatIsNoSchema()
    {
        QFETCH(std::string, text);
        QTEST(outcomeOf(parseTableSchema(text)), "error");
    }

    void findsColumnsByTheirNames()
    {
        QCOMPARE(keyOfColumn("id"), std::string("/_cols/id"));
        QCOMPARE(keyOfColumn("trip.begin.lon"), std::string("/_cols/trip/begin/lon"));
        QCOMPARE(keyOfColumn("odd\\.name"), std::string("/_cols/odd%2Ename"));
        QCOMPARE(keyOfColumn("50%/x\\"), std::string("/_cols/50%25%2Fx%5C"));
    }
};

const Registered<TestTableSchema> registered;

} // namespace bloscope::tst_table_schema

#include "tst_table_schema.moc"
