#include "core/objects/object_kind.h"

#include "core/frame/open_path.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"

#include <QTest>

namespace bloscope::tst_object_kind {

using namespace test;

namespace {

FramePtr frameWith(std::vector<NamedValue> metalayers, std::vector<NamedValue> vlMetalayers = {})
{
    const FrameOptions options{.metalayers = std::move(metalayers),
                               .vlMetalayers = std::move(vlMetalayers)};
    return *Frame::open(memorySource(chunksFrame({}, 1, options)));
}

} // namespace

class TestObjectKind : public QObject {
    Q_OBJECT

 private slots:
    void tellsWhatAFrameIs_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("name");
        const auto row = [](const char* path, const char* name) {
            QTest::newRow(path) << std::string(path) << std::string(name);
        };
        row("arrays/dt_f4.b2nd", "array");
        row("schunk/ints.b2frame", "super-chunk");
        row("schunk/tensor.bl2", "packed tensor");
        row("objects/objectarray.b2frame", "object array");
        row("objects/batcharray.b2b", "batch array");
        row("objects/listarray_vl.b2b", "list array");
        row("objects/listarray_batch.b2b", "list array");
        row("lazy/udf_python_source.b2nd", "lazy function");
        row("lazy/c2array.b2nd", "remote reference");
        row("legacy/py3.7.2_lazyexpr.b2nd", "lazy expression");
        row("lazy/proxy_remote.b2nd", "proxy cache");
        row("stores/embed.b2e", "embedded store");
        row("stores/dict.b2d/embed.b2e", "dictionary store");
        row("stores/tree.b2d/embed.b2e", "tree store");
        row("tables/basic.b2d/_meta.b2f", "table description");
    }
    void tellsWhatAFrameIs()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, name);
        const auto frame = openPath(corpusFolder() / "python" / path);
        QCOMPARE(outcomeOf(frame), std::string());
        QCOMPARE(std::string(nameOf(classify(**frame))), name);
    }

    void asksInTheOrderOfPython()
    {
        const ByteBuffer map = "80"_hex;
        QCOMPARE(classify(*frameWith({{"b2o", map}, {"proxy-source", map}})), ObjectKind::Proxy);
        QCOMPARE(classify(*frameWith({{"vlarray", map}, {"listarray", map}})),
                 ObjectKind::ListArray);
        QCOMPARE(classify(*frameWith({{"b2embed", map}, {"b2tree", map}})), ObjectKind::TreeStore);
        QCOMPARE(classify(*frameWith({{"b2tree", map}, {"b2remote_store", map}})),
                 ObjectKind::RemoteStore);
    }

    void takesRecipesOfNewKindsForRecipes()
    {
        QCOMPARE(classify(*frameWith({{"b2o", "81a46b696e64a3616263"_hex}})),
                 ObjectKind::UnknownRecipe);
        QCOMPARE(classify(*frameWith({{"b2o", "c1"_hex}})), ObjectKind::UnknownRecipe);
        QCOMPARE(classify(*frameWith({{"LazyArray", "02"_hex}})), ObjectKind::UnknownRecipe);
        QVERIFY(isRecipe(ObjectKind::UnknownRecipe));
    }

    void tellsRemoteObjects_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<bool>("hasValues");
        const auto row = [](const char* kind, const char* name, bool hasValues) {
            QTest::newRow(kind) << kind << std::string(name) << hasValues;
        };
        row("remote_array", "remote array", true);
        row("remote_proxy", "remote array", true);
        row("remote_parquet", "remote table", false);
        row("portable", "portable kernel", false);
        row("remote_something", "recipe of unknown kind", false);
    }
    void tellsRemoteObjects()
    {
        QFETCH(QString, kind);
        QFETCH(std::string, name);
        QFETCH(bool, hasValues);
        const ObjectKind found =
            classify(**Frame::open(memorySource(recipeFrame(kind.toStdString(), "{}"))));
        QCOMPARE(std::string(nameOf(found)), name);
        QCOMPARE(isCache(found), hasValues);
        QCOMPARE(isRecipe(found), !hasValues);
    }

    void needsASchemaForATable()
    {
        const ByteBuffer ctable = "a66374"
                                  "61626c65"_hex;
        QCOMPARE(classify(*frameWith({}, {{"kind", ctable}})), ObjectKind::Chunks);
        QCOMPARE(classify(*frameWith({}, {{"kind", ctable}, {"schema", "a27b7d"_hex}})),
                 ObjectKind::TableMeta);
    }
};

const Registered<TestObjectKind> registered;

} // namespace bloscope::tst_object_kind

#include "tst_object_kind.moc"
