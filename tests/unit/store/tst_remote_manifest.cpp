#include "core/store/remote_manifest.h"

#include "core/store/store.h"
#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_remote_manifest {

using namespace test;

namespace {

FramePtr withManifest(std::string_view json)
{
    return *Frame::open(memorySource(
        markedFrame({{"b2remote_store", R"({"version": 1})"}}, {{"b2remote_manifest", json}})));
}

std::string nodesOf(const StoreNode& node)
{
    std::string lines;
    for (const StoreNode& child : node.children)
        lines += child.key + " " + std::string(nameOf(child.kind)) + " " + child.problem + "\n" +
                 nodesOf(child);
    return lines;
}

std::string problemsOf(const Store& store)
{
    std::string lines;
    for (const Problem& problem : store.problems())
        lines += problem.text + "\n";
    return lines;
}

} // namespace

class TestRemoteManifest : public QObject {
    Q_OBJECT

 private slots:
    void showsWhatTheStoreHolds()
    {
        QTemporaryDir folder;
        writeRemoteStore(folder.path().toStdString());
        const auto store = Store::openDirectory(folder.path().toStdString());
        QCOMPARE(outcomeOf(store), std::string());
        QCOMPARE((*store)->kind(), ObjectKind::RemoteStore);
        QCOMPARE(nodesOf((*store)->root()),
                 std::string("/empty group \n/grp group \n/grp/a leaf \n/grp/b remote \n"
                             "/odd remote no such codec\n/table remote \n"));
        QCOMPARE(problemsOf(**store),
                 std::string(
                     "this contains cached parts of https://(hidden)@host/s.b2z (b2z); the other "
                     "parts are not stored here\nlinks are omitted\nremote object '../out' is "
                     "not shown: its name points outside the store\n"));
    }

    // A store in the store, of which an array is kept here and another one is known.
    void showsStoresThatAreMounted()
    {
        const QTemporaryDir folder;
        const std::filesystem::path to = folder.path().toStdString();
        std::filesystem::create_directories(to / "__remote_links__/0123");
        writeFile(to / "embed.b2e", markedFrame({{"b2tree", R"({"version": 1})"},
                                                 {"b2remote_store", R"({"version": 1})"}},
                                                {{"b2remote_manifest", manifestWithMount}}));
        writeFile(to / "__remote_links__/0123/kept.b2nd", remoteArray());
        const auto store = *Store::openDirectory(to);
        QCOMPARE(nodesOf(store->root()),
                 std::string("/grp group \n/grp/far remote \n/grp/far/kept leaf \n"
                             "/grp/far/known remote \n/t remote \n"));
        const StoreNode* far = store->find("/grp/far");
        QCOMPARE(far->remoteType, StoreNode::RemoteType::Store);
        QCOMPARE(far->where, std::string("https://(hidden)@host/far.zarr (zarr)"));
        QCOMPARE(store->find("/grp/far/known")->where,
                 std::string("https://cat2 @public/far, data set known (caterva2)"));
        QCOMPARE(store->find("/t")->remoteType, StoreNode::RemoteType::Table);
        QVERIFY(store->find("/t")->hasCachedBatches);
        QCOMPARE(outcomeOf(store->openLeaf("/grp/far/kept")), std::string());
    }

    void showsMountsOfAStoreOfThisDisk()
    {
        const auto store = *Store::ofFrame(*Frame::open(memorySource(markedFrame(
            {{"b2tree", R"({"version": 1})"}}, {{"estore_metadata", R"({"embed_map": {}})"},
                                                {"_object_registry", registryWithMount}}))));
        QCOMPARE(nodesOf(store->root()), std::string("/far remote \n"));
        QCOMPARE(store->find("/far")->remoteType, StoreNode::RemoteType::Store);
        QCOMPARE(store->find("/far")->where, std::string("https://host/a.h5, data set g (hdf5)"));
    }

    void opensWhatIsKeptAndNothingElse()
    {
        QTemporaryDir folder;
        writeRemoteStore(folder.path().toStdString());
        const auto store = *Store::openDirectory(folder.path().toStdString());
        QCOMPARE(outcomeOf(store->openLeaf("/grp/a")), std::string());
        QCOMPARE(outcomeOf(store->openLeaf("/grp/b")),
                 std::string("/grp/b: this object refers to https://(hidden)@host/s.b2z, data set "
                             "grp/b (b2z), which was not opened"));
    }

    void isReadOfTheFrameAlone()
    {
        const auto store = Store::ofFrame(withManifest(remoteManifest()));
        QCOMPARE(outcomeOf(store), std::string());
        QVERIFY((*store)->find("/grp/a"));
        QCOMPARE((*store)->find("/grp/a")->kind, StoreNode::Kind::Remote);
    }

    // A manifest can say anything.
    void survivesManifests_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* json, const char* sentence) {
            QTest::newRow(json) << std::string(json) << std::string(sentence);
        };
        row("5", "the manifest of the remote store is missing or cannot be read");
        row(R"({"source": {}})", "the manifest of the remote store does not list its content");
        row(R"({"source": {}, "nodes": []})",
            "the manifest of the remote store does not list its content");
        row(R"({"source": {}, "nodes": {}, "linked": {"a": 5, "b": {"manifest": 5}, "../c":
                {"prefix": "/", "manifest": {"source": {}, "nodes": {"x": ["ndarray", null]}}}}})",
            "");
        row(R"({"source": 5, "nodes": {"a": 5, "b": [], "c": [5], "d/e/": ["group"]}})", "");
    }
    void survivesManifests()
    {
        QFETCH(std::string, json);
        const FramePtr frame = withManifest(json);
        QTEST(outcomeOf(readRemoteManifest(*frame)), "sentence");
        const auto store = Store::ofFrame(frame);
        QCOMPARE(outcomeOf(store), std::string());
        QVERIFY(!(*store)->problems().empty());
    }

    void namesItsSource()
    {
        const auto manifest = readRemoteManifest(
            *withManifest("{\"source\": {\"kind\": \"parquet\", \"urlpath\": "
                          "\"https://h/t.parquet\"}, \"nodes\": {\"\": [\"ctable\", {}]}}"));
        QCOMPARE(manifest->source.text(), std::string("https://h/t.parquet (parquet)"));
        QCOMPARE(manifest->nodes.size(), 1U);
        QCOMPARE(manifest->nodes[0].kind, RemoteManifest::Node::Kind::Table);
    }
};

const Registered<TestRemoteManifest> registered;

} // namespace bloscope::tst_remote_manifest

#include "tst_remote_manifest.moc"
