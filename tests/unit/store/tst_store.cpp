#include "core/store/store.h"

#include "core/store/open_container.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::test;

namespace {

void listShown(const StoreNode& node, std::string& to)
{
    for (const StoreNode& child : node.children) {
        if (child.internal)
            continue;
        to += child.key + " " + std::string(nameOf(child.kind)) + "\n";
        listShown(child, to);
    }
}

// The nodes that people see, a line each.
std::string shownOf(const Store& store)
{
    std::string lines;
    listShown(store.root(), lines);
    return lines;
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT

 private:
    static StorePtr opened(const std::string& path)
    {
        auto container = openContainer(corpusFolder() / "python" / path);
        if (!container)
            qFatal("%s", container.error().text().c_str());
        return std::get<StorePtr>(*container);
    }

 private slots:
    void listsLeavesInTheOrderOfTheirKeys_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("shown");
        const std::string dictionary = "/a leaf\n/batches leaf\n/grp group\n/grp/b leaf\n"
                                       "/grp/c leaf\n/objs leaf\n/remote remote\n/sc leaf\n";
        QTest::newRow("directory") << std::string("stores/dict.b2d") << dictionary;
        QTest::newRow("archive") << std::string("stores/dict.b2z") << dictionary;
        const std::string tree =
            "/dotted.name.v1 leaf\n/grp group\n/grp/a leaf\n/grp/b leaf\n/grp/sub group\n"
            "/grp/sub/deep group\n/grp/sub/deep/x leaf\n/grp/table2 table\n"
            "/grp/with_meta leaf\n/objs leaf\n/remote remote\n/root_arr leaf\n/sc leaf\n"
            "/table table\n/unicode é group\n/unicode é/日本 leaf\n/with space leaf\n";
        QTest::newRow("tree") << std::string("stores/tree.b2d") << tree;
        QTest::newRow("compressed archive") << std::string("stores/repacked_deflated.b2z") << tree;
        QTest::newRow("old archive")
            << std::string("legacy/py3.7.2_tree.b2z")
            << std::string("/g group\n/g/big leaf\n/g/h group\n/g/h/small2 leaf\n/sc leaf\n"
                           "/small leaf\n");
        QTest::newRow("foreign members")
            << std::string("stores/mixed_members.b2z")
            << std::string("/a leaf\n/batches leaf\n/grp group\n/grp/b leaf\n/grp/c leaf\n"
                           "/noext leaf\n/objs leaf\n/remote remote\n/sc leaf\n");
        QTest::newRow("embedded")
            << std::string("stores/embed.b2e")
            << std::string("/dir group\n/dir/node2 leaf\n/dir/sub group\n/dir/sub/sc leaf\n"
                           "/late leaf\n/node1 leaf\n/objs leaf\n/remote remote\n");
        QTest::newRow("table") << std::string("tables/basic.b2z") << std::string();
    }
    void listsLeavesInTheOrderOfTheirKeys()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, shown);
        const StorePtr store = opened(path);
        QCOMPARE(shownOf(*store), shown);
    }
};

QTEST_APPLESS_MAIN(TestStore)
#include "tst_store.moc"
