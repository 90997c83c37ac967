#include "core/store/store.h"

#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/zip_archives.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_store {

using namespace test;

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

// An embed.b2e without any objects.
ByteBuffer embeddedPart()
{
    return chunksFrame({ByteBuffer(4)}, 1,
                       {.metalayers = {{"b2embed", "80"_hex}, {"b2tree", "80"_hex}},
                        .vlMetalayers = {{"estore_metadata", "81a9656d6265645f6d617080"_hex}}});
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

    void saysWhichKindAStoreIs()
    {
        QCOMPARE(opened("stores/dict.b2z")->kind(), ObjectKind::DictStore);
        QCOMPARE(opened("stores/tree.b2d")->kind(), ObjectKind::TreeStore);
        QCOMPARE(opened("stores/embed.b2e")->kind(), ObjectKind::EmbedStore);
        QVERIFY(opened("legacy/py3.7.2_tree.b2d")->isOld());
        QVERIFY(!opened("stores/tree.b2z")->isOld());
        QVERIFY(opened("tables/basic.b2z")->isTable());
        QVERIFY(opened("tables/table.cframe.b2e")->isTable());
    }

    void opensNeitherRemoteLeavesNorGroups()
    {
        const StorePtr store = opened("stores/dict.b2z");
        QCOMPARE(outcomeOf(store->openLeaf("/remote")),
                 std::string("/remote: this object refers to https://cat2.cloud/demo/ "
                             "@public/examples/ds-1d.b2nd, which was not opened"));
        QCOMPARE(outcomeOf(store->openLeaf("/grp")),
                 std::string("/grp: this is a group, not a leaf"));
        QCOMPARE(outcomeOf(store->openLeaf("/no")),
                 std::string("/no: the store has no entry with that name"));
    }

    void findsTheAttributesOfGroups()
    {
        const StorePtr store = opened("stores/tree.b2z");
        QCOMPARE(store->attributesOf(store->root())->key, std::string("/__vlmeta__"));
        QVERIFY(!store->attributesOf(*store->find("/grp/sub/deep")));
    }

    void warnsOfArchivesThatPythonCannotRead()
    {
        const StorePtr store = opened("stores/repacked_deflated.b2z");
        QCOMPARE(store->problems().size(), 1U);
        QVERIFY(store->problems()[0].text.ends_with("python-blosc2 cannot read such an archive"));
        QVERIFY(store->openLeaf("/grp/a"));
    }

    void followsNoLinks()
    {
        QTemporaryDir folder;
        const std::filesystem::path to = folder.path().toStdString();
        const std::filesystem::path from = corpusFolder() / "python/stores/dict.b2d";
        std::filesystem::copy_file(from / "embed.b2e", to / "embed.b2e");
        if (!makeLink(from / "a.b2nd", to / "a.b2nd") || !makeLink(from / "grp", to / "grp"))
            QSKIP(noLinks);
        const auto store = Store::openDirectory(to);
        QCOMPARE(outcomeOf(store), std::string());
        QCOMPARE(outcomeOf((*store)->openLeaf("/a")),
                 std::string("/a: symbolic links are not followed"));
        QVERIFY(!(*store)->find("/grp/b"));
    }

    void tellsOfLeavesThatAreNestedTooDeeply()
    {
        const QTemporaryDir folder;
        const std::filesystem::path to = folder.path().toStdString();
        const ByteBuffer leaf = arrayFrame({4}, "<i4", counted<std::int32_t>(4), {});
        writeFile(to / "embed.b2e", embeddedPart());
        std::filesystem::path deep = to;
        std::string key;
        for (int level = 0; level < 400; ++level) {
            deep /= "l";
            key += level < 128 ? "/l" : "";
        }
        std::filesystem::create_directories(deep);
        writeFile(deep / "x.b2nd", leaf);
        writeFile(deep / "y.b2nd", leaf);
        writeFile(to / "top.b2nd", leaf);
        std::error_code failed;
        if (std::filesystem::directory_iterator(deep, failed) ==
            std::filesystem::directory_iterator())
            QSKIP("folders with paths of this length are not listed here");
        const auto store = Store::openDirectory(to);
        QCOMPARE(outcomeOf(store), std::string());
        const std::string why = "objects nested deeper than 128 levels are not read";
        QCOMPARE(outcomeOf((*store)->openLeaf(key)), key + ": " + why);
        QVERIFY((*store)->openLeaf("/top"));
        QVERIFY((*store)->problems().empty());
    }

    void takesTheLastOfMembersWithOneName()
    {
        const auto leaf = [](std::int64_t elements) {
            return textOfBytes(
                arrayFrame({elements}, "<i4", counted<std::int32_t>(std::size_t(elements)), {}));
        };
        const auto store = Store::openZip(
            memorySource(zipArchive({{.name = "a.b2nd", .content = leaf(4)},
                                     {.name = "embed.b2e", .content = textOfBytes(embeddedPart())},
                                     {.name = "a.b2nd", .content = leaf(5)}})));
        QCOMPARE(outcomeOf(store), std::string());
        QCOMPARE((*(*store)->openLeaf("/a"))->header().nbytes, 20);
        QCOMPARE((*store)->problems().size(), std::size_t(1));
        QCOMPARE((*store)->problems()[0].severity, Problem::Severity::Damage);
        QCOMPARE((*store)->problems()[0].text,
                 std::string("the archive has several members named 'a.b2nd': the last one is "
                             "shown, as in Python"));
    }

    // {"embed_map": {"/a": {"offset": 1, "length": 9}, "/../b": {"offset": 0, "length": 1}}}
    void refusesObjectsOutsideOfTheStore()
    {
        const ByteBuffer map = "81a9656d6265645f6d617082"
                               "a22f6182a66f666673657401a66c656e67746809"
                               "a52f2e2e2f6282a66f666673657400a66c656e67746801"_hex;
        const ByteBuffer frame = chunksFrame(
            {ByteBuffer(4)}, 1,
            {.metalayers = {{"b2embed", "80"_hex}}, .vlMetalayers = {{"estore_metadata", map}}});
        const auto store = Store::ofFrame(*Frame::open(memorySource(frame)));
        QCOMPARE(outcomeOf(store), std::string());
        QCOMPARE(outcomeOf((*store)->openLeaf("/a")),
                 std::string("/a: stored object '/a' is outside the store"));
        QCOMPARE(
            (*store)->problems()[0].text,
            std::string("stored object '/../b' is not shown: its name points outside the store"));
    }
};

const Registered<TestStore> registered;

} // namespace bloscope::tst_store

#include "tst_store.moc"
