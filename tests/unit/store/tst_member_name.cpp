#include "core/store/node_tree.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_member_name {

class TestMemberName : public QObject {
    Q_OBJECT

 private slots:
    void refusesNamesThatLeadElsewhere_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const std::string& name, const char* problem) {
            QTest::newRow(name.c_str()) << name << std::string(problem);
        };
        row("grp/a.b2nd", "");
        row("odd\\.name/summary.b2nd", "");
        row("unicode é/日本.b2nd", "");
        row("c:/a.b2nd", "");
        row("..hidden/a..b2nd", "");
        row("", "its name is empty");
        row("/etc/passwd", "its name is an absolute path");
        row("../a.b2nd", "its name points outside the store");
        row("a/../../b.b2nd", "its name points outside the store");
        row("a//b.b2nd", "its name has an empty part");
        row("./a.b2nd", "its name has an empty part");
        row("a/", "its name has an empty part");
        QTest::newRow("NUL") << std::string("a\0b", 3) << std::string("its name contains a NUL");
        std::string deep;
        for (std::size_t i = 0; i < mostNameParts; ++i)
            deep += "a/";
        QTest::newRow("deep") << deep + "b" << std::string("its name has too many parts");
    }
    void refusesNamesThatLeadElsewhere()
    {
        QFETCH(std::string, name);
        QTEST(problemOfName(name), "problem");
    }

    void cutsNamesThatAreNestedTooDeeply()
    {
        QCOMPARE(firstParts("a/b/c", 2), std::string_view("a/b"));
        QCOMPARE(firstParts("a/b/c", 3), std::string_view("a/b/c"));
        QCOMPARE(firstParts("a/b/c", 9), std::string_view("a/b/c"));
        QVERIFY(!isNestedTooDeeply("a/b/c"));
        QVERIFY(!isNestedTooDeeply("../c"));
        std::string deep = "a";
        for (std::size_t i = 0; i < mostNameParts; ++i)
            deep += "/a";
        QVERIFY(isNestedTooDeeply(deep));
        QVERIFY(!isNestedTooDeeply(firstParts(deep, mostNameParts)));
    }

    void takesTheLastExtensionOff()
    {
        QCOMPARE(keyOfName("dotted.name.v1.b2nd"), std::string("/dotted.name.v1"));
        QCOMPARE(keyOfName("a.b/noext"), std::string("/a.b/noext"));
        QCOMPARE(keyOfName("a/.b2nd"), std::string("/a/.b2nd"));
    }

    void knowsLeavesByTheirExtension()
    {
        QVERIFY(isLeafName("a.b2nd") && isLeafName("a.b2f") && isLeafName("a.b2b"));
        QVERIFY(!isLeafName("a.txt") && !isLeafName("embed.b2e"));
        QVERIFY(isIgnoredName("a.b2lock") && !isIgnoredName("a.b2nd"));
    }
};

const test::Registered<TestMemberName> registered;

} // namespace bloscope::tst_member_name

#include "tst_member_name.moc"
