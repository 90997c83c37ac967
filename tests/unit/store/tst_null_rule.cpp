#include "core/store/table_schema.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_null_rule {

using namespace test;

namespace {

NullRule ruleOf(const char* facts, const char* dtype)
{
    const auto json = TableSchema::Json::parse(facts);
    const auto parsed = parseDType(dtype, Limits());
    return NullRule({"a", "", json}, parsed ? std::optional(*parsed) : std::nullopt);
}

} // namespace

class TestNullRule : public QObject {
    Q_OBJECT

 private slots:
    void knowsTheValueThatMeansNull_data()
    {
        QTest::addColumn<std::string>("facts");
        QTest::addColumn<std::string>("dtype");
        QTest::addColumn<ByteBuffer>("null");
        QTest::addColumn<ByteBuffer>("value");
        const auto row = [](const char* facts, const char* dtype, ByteBuffer null,
                            ByteBuffer value) {
            QTest::newRow(dtype) << std::string(facts) << std::string(dtype) << null << value;
        };
        row(R"({"nullable": true, "null_value": -999})", "<i4", elementsOf<std::int32_t>({-999}),
            elementsOf<std::int32_t>({999}));
        row(R"({"nullable": true, "null_value": 258})", ">u2", "0102"_hex, "0201"_hex);
        row(R"({"nullable": true, "null_value": "NaN"})", "<f8", elementsOf<double>({NAN}),
            elementsOf<double>({0}));
        row(R"({"nullable": true, "null_value": 0.5})", "<f4", elementsOf<float>({0.5F}),
            elementsOf<float>({NAN}));
        row(R"({"nullable": true, "null_value": {"__bytes__": true, "base64": "//8="}})", "|S4",
            "ffff0000"_hex, "ff000000"_hex);
        row(R"({"nullable": true, "null_value": "N"})", "<U1", "4e000000"_hex, "4f000000"_hex);
    }
    void knowsTheValueThatMeansNull()
    {
        QFETCH(std::string, facts);
        QFETCH(std::string, dtype);
        QFETCH(ByteBuffer, null);
        QFETCH(ByteBuffer, value);
        const NullRule rule = ruleOf(facts.c_str(), dtype.c_str());
        QVERIFY(rule.isNull(ByteView(null)));
        QVERIFY(!rule.isNull(ByteView(value)));
    }

    // Sentinels without `nullable`, and beside a mask, are data.
    void leavesOtherColumnsAlone()
    {
        const ByteBuffer five = elementsOf<std::int32_t>({5});
        QVERIFY(!ruleOf(R"({"null_value": 5})", "<i4").isNull(ByteView(five)));
        QVERIFY(!ruleOf(R"({"nullable": true, "null_storage": "mask", "null_value": 5})", "<i4")
                     .isNull(ByteView(five)));
        QVERIFY(!ruleOf(R"({"nullable": 1, "null_value": []})", "<i4").isNull(ByteView(five)));
    }

    void knowsTheTextThatMeansNull()
    {
        QVERIFY(ruleOf(R"({"nullable": true})", "").isNull(std::string_view("__BLOSC2_NULL__")));
        QVERIFY(!ruleOf(R"({})", "").isNull(std::string_view("__BLOSC2_NULL__")));
    }
};

const Registered<TestNullRule> registered;

} // namespace bloscope::tst_null_rule

#include "tst_null_rule.moc"
