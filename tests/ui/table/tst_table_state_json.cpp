#include "ui/grid/table_view_state.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace bloscope::tst_table_state_json {

class TestTableStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsEverything();
    void takesDefaultsForWhatMakesNoSense();
};

void TestTableStateJson::keepsEverything()
{
    TableViewState before;
    before.topLeft = {2, 1};
    before.selection.start({3, 4});
    before.selection.extendTo({1, 0});
    before.columnWidths = {{0, 31}, {123'456'789'012, 250}};
    before.numbers = NumberFormat();
    before.numbers->precision = 3;
    before.numbers->exponent = NumberFormat::Exponent::Always;
    before.numbers->base = NumberFormat::Base::Octal;
    before.showsColors = true;
    const TableViewState after =
        tableStateFrom(QJsonDocument::fromJson(QJsonDocument(toJson(before)).toJson()).object());
    QVERIFY(after.topLeft == before.topLeft);
    QVERIFY(after.selection == before.selection);
    QVERIFY(after.columnWidths == before.columnWidths);
    QVERIFY(after.numbers == before.numbers);
    QVERIFY(after.showsColors);
}

void TestTableStateJson::takesDefaultsForWhatMakesNoSense()
{
    const QByteArray json = R"({"topLeft": [1], "anchor": [0, 0], "numbers": "hexadecimal",
        "columnWidths": [[-1, 30], [1, 0], [2, 99999], [3, "x"], 4, [5, 60]]})";
    const TableViewState state = tableStateFrom(QJsonDocument::fromJson(json).object());
    QVERIFY(state.topLeft == CellPosition());
    QVERIFY(state.selection.isEmpty());
    QVERIFY((state.columnWidths == std::map<std::int64_t, int>{{5, 60}}));
    QVERIFY(!state.numbers && !state.showsColors);
}

const test::Registered<TestTableStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_table_state_json

#include "tst_table_state_json.moc"
