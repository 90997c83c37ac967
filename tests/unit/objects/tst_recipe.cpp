#include "core/objects/recipe.h"

#include "core/frame/open_path.h"
#include "core/msgpack/read.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"

#include <QTest>

namespace bloscope::tst_recipe {

using namespace test;

namespace {

std::string operandsOf(const Recipe& recipe)
{
    std::string text;
    for (const Recipe::Operand& operand : recipe.operands)
        text += operand.name + "=" + operand.reference.text() + ";";
    return text;
}

} // namespace

class TestRecipe : public QObject {
    Q_OBJECT

 private slots:
    void readsRecipes_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("operands");
        const auto row = [](const char* path, const char* text, const char* operands) {
            QTest::newRow(path) << std::string(path) << std::string(text) << std::string(operands);
        };
        row("lazy/expr_missing_operand.b2nd", "(o0 + 1)", "o0=gone.b2nd;");
        row("lazy/udf_python_source.b2nd",
            "def pyudf(inputs, output, offset):\n    import os\n    output[:] = inputs[0] + 1\n",
            "o0=op_a.b2nd;");
        row("legacy/py3.7.2_lazyexpr.b2nd", "((o0 + 1) * 2)", "o0=py3.7.2_op1.b2nd;");
        row("lazy/c2array.b2nd", "", "");
    }
    void readsRecipes()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, text);
        QFETCH(std::string, operands);
        const auto frame = openPath(corpusFolder() / "python" / path);
        const auto recipe = readRecipe(**frame);
        QCOMPARE(outcomeOf(recipe), std::string());
        QCOMPARE(recipe->text, text);
        QCOMPARE(operandsOf(*recipe), operands);
    }

    void namesRemoteArrays()
    {
        const auto frame = openPath(corpusFolder() / "python/lazy/c2array.b2nd");
        const auto recipe = readRecipe(**frame);
        QCOMPARE(recipe->kind, ObjectKind::RemoteReference);
        QCOMPARE(recipe->remote.text(),
                 std::string("https://cat2.cloud/demo/ @public/examples/ds-2d.b2nd"));
    }

    void readsReferences_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<std::string>("text");
        // {"kind": "dictstore_key", "urlpath": "s", "key": "/k"}
        QTest::newRow("member of a store")
            << "83a46b696e64ad6469637473746f72655f6b6579a775726c70617468a173a36b6579a22f6b"_hex
            << std::string("/k of s");
        QTest::newRow("path") << "a161"_hex << std::string("a");
        QTest::newRow("unknown") << "81a46b696e64a178"_hex
                                 << std::string("a reference of an unknown kind");
        QTest::newRow("a number") << "05"_hex << std::string("a reference of an unknown kind");
    }
    void readsReferences()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(std::string, text);
        const auto read = msgpack_value::readValue(value, Limits());
        QCOMPARE(referenceOf(read->value).text(), text);
    }

    void readsRemoteTables()
    {
        const auto frame = *Frame::open(memorySource(recipeFrame("remote_parquet", remoteParquet)));
        const auto recipe = readRecipe(*frame);
        QCOMPARE(outcomeOf(recipe), std::string());
        QCOMPARE(recipe->remote.text(),
                 std::string("https://(hidden)@host/t.parquet?X-Amz-Signature=(hidden)&v=2"));
        QCOMPARE(recipe->text, std::string("source_marker: {\"size\":\"123\",\"etag\":\"abc\"}\n"
                                           "options: {\"columns\":[\"a\"],\"token\":\"(hid\"}\n"
                                           "cache_files: 2 files, which are not opened\n"));
    }

    void readsPortableKernels()
    {
        const auto frame = *Frame::open(memorySource(recipeFrame("portable", portableKernel)));
        const auto recipe = readRecipe(*frame);
        QCOMPARE(outcomeOf(recipe), std::string());
        QCOMPARE(recipe->text, std::string("{\"format\": \"dsl\"}"));
        QCOMPARE(
            operandsOf(*recipe),
            std::string(
                "a=a.b2nd;b=a nested recipe: lazy expression;c=https://(hidden)@host/a.h5 d0/c;"));
    }

    void refusesOtherFrames()
    {
        const auto frame = openPath(corpusFolder() / "python/arrays/dt_f4.b2nd");
        QVERIFY(failedAs(ErrorKind::Usage, readRecipe(**frame)));
    }
};

const Registered<TestRecipe> registered;

} // namespace bloscope::tst_recipe

#include "tst_recipe.moc"
