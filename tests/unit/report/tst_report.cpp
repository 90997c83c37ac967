#include "core/report/report.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_report {

using namespace test;
using Json = nlohmann::ordered_json;

class TestReport : public QObject {
    Q_OBJECT

 private slots:
    void writesValuesBelowEachOther()
    {
        const ReportGroup group{
            "Some",
            {{.key = "a", .label = "a", .value = "1", .json = 1},
             {.key = "hidden", .json = 2},
             {.key = "none", .label = "none", .json = nullptr},
             {.key = "far", .label = "farther", .value = "2", .cell = {{3, 4}}, .note = "x\ny"}}};
        QCOMPARE(textOf(group), std::string("\nSome\n"
                                            "  a        1\n"
                                            "  farther  2 at [3, 4]: x\\ny\n"));
        QCOMPARE(textOf(ReportGroup{"Empty"}), std::string());
    }

    void writesMembersAndLists()
    {
        ReportGroup members{"", {{.key = "a", .json = 1}, {.key = "b", .json = nullptr}}};
        members.add("for people", "alone");
        const ReportGroup groups[] = {members,
                                      {"Listed", {{.key = {}, .json = 3}}, "list"},
                                      {"Nothing", {}, "empty"},
                                      {"Unknown", {}, "unknown", false}};
        QCOMPARE(jsonOf(groups).dump(),
                 std::string(R"({"a":1,"b":null,"list":[3],"empty":[],"unknown":null})"));
        QVERIFY(findRow(groups, "b"));
        QVERIFY(!findRow(groups, "c"));
    }

    void alignsColumnsBySide()
    {
        const std::vector<std::string> lines[] = {{"label", "", "cells"}, {"1", "", "10"}};
        QCOMPARE(alignedLines(lines, "llr"), std::string("label  cells\n1         10\n"));
        const std::vector<std::string> names[] = {{"\xC3\xA4", "1"}, {"b", ""}};
        QCOMPARE(alignedLines(names, "rl", "  "), std::string("  \xC3\xA4  1\n  b\n"));
    }

    void quotesFieldsOfCsv()
    {
        const std::string fields[] = {"", "a, b", "say \"no\"", "1"};
        QCOMPARE(csvLine(fields), std::string(",\"a, b\",\"say \"\"no\"\"\",1\n"));
    }

    void listsFilesAsTheyCome()
    {
        JsonFileList files;
        QCOMPARE(files.next({{"path", "a"}}), std::string("{\n\"files\": [\n{\"path\":\"a\"}"));
        QCOMPARE(files.next({{"path", "b"}}), std::string(",\n{\"path\":\"b\"}"));
        QCOMPARE(files.end({{"damaged", 1}}), std::string("\n],\n\"damaged\": 1\n}\n"));
        QCOMPARE(JsonFileList().end(), std::string("{\n\"files\": [\n]\n}\n"));
    }

    void givesEachMemberALine()
    {
        QCOMPARE(memberLines({{"a", 1}, {"b", {1, 2}}}), std::string("{\n\"a\": 1,\n\"b\": [1,2]"));
    }
};

const Registered<TestReport> registered;

} // namespace bloscope::tst_report

#include "tst_report.moc"
