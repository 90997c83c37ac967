#include "core/export/query_code.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <string>
#include <vector>

namespace bloscope::tst_query_code {

namespace {

void add(std::vector<TableColumn>& columns, const char* name, const char* kind,
         const char* typeText)
{
    TableColumn column;
    column.name = name;
    column.kind = kind;
    column.typeText = typeText;
    columns.push_back(column);
}

std::vector<TableColumn> someColumns()
{
    std::vector<TableColumn> columns;
    add(columns, "price", "float64", "float64");
    add(columns, "trip.km", "float32", "float32");
    add(columns, "unit price", "int32", "int32");
    add(columns, "tree", "dictionary", "dictionary");
    add(columns, "note", "utf8", "utf8");
    add(columns, "when", "timestamp", "timestamp[s, UTC]");
    add(columns, "paid", "bool", "bool");
    return columns;
}

// A slice with one dimension running of elements with fields.
CodeRequest someSlice()
{
    const char* const dtype = "[('price', '<f8'), ('paid', '|b1'), ('pos', [('x', '<f4')]), "
                              "('m', '<i2', (2,)), ('tag', '|S3'), ('note', '<U2'), "
                              "('when', '<M8[s]')]";
    constexpr std::size_t itemsize = 8 + 1 + 4 + 4 + 3 + 8 + 8;
    const ArrayPtr array = Array::of(
        *Frame::open(memorySource(test::arrayFrame({3, 10}, dtype, ByteBuffer(30 * itemsize)))));
    return {{"a.b2nd"}, array, *Slice::parse("1, 2:9", array->shape())};
}

std::vector<TableColumn> fieldColumns()
{
    std::vector<TableColumn> columns;
    add(columns, "price", "float64", "<f8");
    add(columns, "paid", "bool", "|b1");
    add(columns, "pos.x", "float32", "<f4");
    add(columns, "m[0]", "int16", "<i2");
    add(columns, "m[1]", "int16", "<i2");
    add(columns, "tag", "bytes", "|S3");
    add(columns, "note", "string", "<U2");
    add(columns, "when", "timestamp", "<M8[s]");
    return columns;
}

} // namespace

class TestQueryCode : public QObject {
    Q_OBJECT

 private slots:
    void writesConditionsForPython_data()
    {
        QTest::addColumn<std::string>("where");
        QTest::addColumn<std::string>("steps");
        const auto row = [](const char* where, const std::string& steps) {
            QTest::newRow(where) << std::string(where) << steps;
        };
        const auto condition = [](const std::string& text) {
            return "rows = rows.where(\"" + text + "\")\n";
        };
        const auto nothing = [](const std::string& text) {
            return "# python-blosc2 has no words for this part of the condition: " + text + "\n";
        };
        row("price > 1e3", condition("(price > 1000)"));
        row("trip.km + 1 <= -price", condition("((trip.km + 1) <= -(price))"));
        row("price between 1 and 5", condition("((price >= 1) & (price <= 5))"));
        row("price not in (1, 2)", condition("~(((price == 1) | (price == 2)))"));
        row("price > 1 and not paid or price < 0",
            condition("(((price > 1) & ~(paid)) | (price < 0))"));
        row("tree == 'fir' and tree contains 'i'", condition("(tree == 'fir') & ('i' in tree)"));
        row("note startswith \"it's\"", condition("startswith(note, 'it\\\\'s')"));
        row("price is null and paid",
            condition("paid") + "rows = rows.where(rows[\"price\"].is_null())\n");
        row("`unit price` is not null", "rows = rows.where(rows[\"unit price\"].notnull())\n");
        row("when >= '1970-01-02'", condition("(when >= 86400)"));
        row("`unit price` > 1 and paid", nothing("`unit price` > 1") + condition("paid"));
        row("tree startswith 'f'", nothing("tree startswith 'f'"));
        row("price > 1 or note is null", nothing("price > 1 or note is null"));
    }
    void writesConditionsForPython()
    {
        QFETCH(std::string, where);
        QueryRequest wanted{{.path = "taxi.b2z"}};
        wanted.where = where;
        const std::string opening =
            "import blosc2\n\nrows = blosc2.open(\"taxi.b2z\", mode=\"r\")\n";
        const std::string code = pythonCode(wanted, someColumns());
        QVERIFY2(code.starts_with(opening), code.c_str());
        QTEST(code.substr(opening.size()), "steps");
    }

    void writesConditionsForNumpy_data()
    {
        QTest::addColumn<std::string>("where");
        QTest::addColumn<std::string>("steps");
        const auto row = [](const char* where, const std::string& condition) {
            QTest::newRow(where) << std::string(where) << "rows = rows[" + condition + "]\n";
        };
        row("price > 1e3 and not paid", "(rows[\"price\"] > 1000) & ~(rows[\"paid\"])");
        row("pos.x between 1 and 5", "((rows[\"pos\"][\"x\"] >= 1) & (rows[\"pos\"][\"x\"] <= 5))");
        row("`m[1]` == 2", "(rows[\"m\"][..., 1] == 2)");
        row("sqrt(price) < 2", "(np.sqrt(rows[\"price\"]) < 2)");
        row("tag contains 'i' or tag == 'fir'",
            "((np.char.find(rows[\"tag\"], b'i') >= 0) | (rows[\"tag\"] == b'fir'))");
        row("note startswith \"it's\"", "np.char.startswith(rows[\"note\"], 'it\\'s')");
        row("when >= '1970-01-02'", "(rows[\"when\"] >= np.datetime64(86400, \"s\"))");
        const auto nothing = [](const char* where) {
            QTest::newRow(where) << std::string(where)
                                 << "# NumPy has no words for this part of the condition: " +
                                        std::string(where) + "\n";
        };
        nothing("when is null");
        nothing("year(when) == 1970");
    }
    void writesConditionsForNumpy()
    {
        QFETCH(std::string, where);
        QueryRequest wanted;
        wanted.where = where;
        const std::string code = pythonCode(wanted, fieldColumns(), someSlice());
        const std::string opening = "import blosc2\nimport numpy as np\n\n"
                                    "array = blosc2.open(\"a.b2nd\", mode=\"r\")[1, 2:9]\n"
                                    "rows = array.ravel()\n";
        QVERIFY2(code.starts_with(opening), code.c_str());
        QTEST(code.substr(opening.size()), "steps");
    }

    void writesOrderAndFieldsForNumpy()
    {
        QueryRequest wanted;
        wanted.sort = {{"tag", true}, {"price", false}};
        wanted.select = {"price", "pos.x"};
        const std::string code = pythonCode(wanted, fieldColumns(), someSlice());
        QCOMPARE(code.substr(code.find("ravel()\n") + 8),
                 std::string("rows = rows[np.argsort(rows[\"price\"], kind=\"stable\")]\n"
                             "rows = rows[::-1]\n"
                             "rows = rows[np.argsort(rows[\"tag\"], kind=\"stable\")][::-1]\n"
                             "rows = np.rec.fromarrays([rows[\"price\"], rows[\"pos\"][\"x\"]], "
                             "names=[\"price\", \"pos.x\"])\n"));
    }

    void writesOrderAndColumns()
    {
        QueryRequest wanted{{.path = "a b.b2d", .key = "/t"}};
        wanted.where = "-price < 1";
        wanted.sort = {{"trip.km", true}, {"unit price", false}};
        wanted.select = {"price", "unit price"};
        QCOMPARE(pythonCode(wanted, someColumns()),
                 std::string("import blosc2\n\n"
                             "rows = blosc2.TreeStore(\"a b.b2d\", mode=\"r\")[\"/t\"]\n"
                             "rows = rows.where(\"(-(price) < 1)\")\n"
                             "rows = rows.sort_by([\"trip.km\", \"unit price\"], "
                             "ascending=[False, True])\n"
                             "rows = rows.select([\"price\", \"unit price\"])\n"));
        QCOMPARE(shellCommand(wanted, "-x.csv"),
                 std::string("bloscope query 'a b.b2d' --key /t --where='-price < 1' --select "
                             "'price,`unit price`' --sort='-trip.km,`unit price`' -o ./-x.csv"));
        QueryRequest ofArray{{.path = "a.b2nd"}};
        ofArray.slice = "[2, :]";
        ofArray.where = "value > 1";
        QCOMPARE(shellCommand(ofArray),
                 std::string("bloscope query a.b2nd --slice '[2, :]' --where 'value > 1'"));
    }

    void writesGroups()
    {
        QueryRequest wanted{{.path = "t.b2z"}};
        wanted.group = {{"tree", true}};
        wanted.figures = {
            {Aggregate::Count, {}}, {Aggregate::Mean, "trip.km"}, {Aggregate::Distinct, "note"}};
        wanted.keepsNullKeys = true;
        QCOMPARE(pythonCode(wanted, someColumns()),
                 std::string("import blosc2\n\nrows = blosc2.open(\"t.b2z\", mode=\"r\")\n"
                             "# groups of python-blosc2 have no distinct:note\n"
                             "groups = rows.group_by([\"tree\"], sort=True, dropna=False).agg(**{"
                             "\"count\": (\"*\", \"size\"), \"trip.km_mean\": (\"trip.km\", "
                             "\"mean\")})\n"));
        QCOMPARE(shellCommand(wanted), std::string("bloscope query t.b2z --group tree --agg "
                                                   "count,mean:trip.km,distinct:note --null-keys"));
        wanted.group = {{"unit, price", true}, {"year(when)"}};
        wanted.figures.resize(1);
        QCOMPARE(pythonCode(wanted, someColumns()),
                 std::string("import blosc2\n\nrows = blosc2.open(\"t.b2z\", mode=\"r\")\n"
                             "# groups of python-blosc2 are of columns, not of year(when)\n"
                             "groups = rows.group_by([\"unit, price\"], sort=True, dropna=False)"
                             ".agg(**{\"count\": (\"*\", \"size\")})\n"));
        QCOMPARE(shellCommand(wanted), std::string("bloscope query t.b2z --group '`unit, price`,"
                                                   "year(when)' --agg count --null-keys"));
    }
};

const test::Registered<TestQueryCode> registered;

} // namespace bloscope::tst_query_code

#include "tst_query_code.moc"
