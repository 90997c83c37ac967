#include "core/geometry/geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_value_meaning {

using namespace test;

class TestValueMeaning : public QObject {
    Q_OBJECT

 private slots:
    void takesTheUnit_data();
    void takesTheUnit();
    void takesScaleAndOffset();
};

void TestValueMeaning::takesTheUnit_data()
{
    QTest::addColumn<std::string>("entry");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<std::string>("unit");
    const auto add = [](const char* name, const char* entry, const char* json, const char* unit) {
        QTest::newRow(name) << std::string(entry) << QByteArray(json) << std::string(unit);
    };
    add("units", "units", R"("degC")", "degC");
    add("unit", "unit", R"("K")", "K");
    add("attributes", "attrs", R"({"units": "K"})", "K");
    add("none", "units", R"("1")", "");
    add("a number", "units", "7", "");
    add("a list", "units", R"(["K"])", "");
    add("a sentence", "units", R"("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")", "");
    add("elsewhere", "others", R"("K")", "");
}

void TestValueMeaning::takesTheUnit()
{
    QFETCH(std::string, entry);
    QFETCH(QByteArray, value);
    const JsonEntries entries = {{entry, std::string_view(value)}};
    QTEST(geometryOf(*arrayWith({2, 3}, {}, entries)).values.unit, "unit");
}

void TestValueMeaning::takesScaleAndOffset()
{
    const ArrayPtr array = arrayWith({2}, {{"scale_factor", "0.5"}, {"add_offset", R"("7")"}});
    const ValueMeaning values = geometryOf(*array).values;
    QCOMPARE(values.scale, std::optional(0.5));
    QCOMPARE(values.offset, std::nullopt);
}

const Registered<TestValueMeaning, QCoreApplication> registered;

} // namespace bloscope::tst_value_meaning

#include "tst_value_meaning.moc"
