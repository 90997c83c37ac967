#include "ui/slice/dimension_roles.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_dimension_roles {

using Role = DimensionRole;

namespace {

const Shape shape{3, 4, 5, 6};

Slice parsed(const QString& text)
{
    return *Slice::parse(text.toStdString(), shape);
}

// The slice and, below it, its rows and columns: "[0, :, 1, :] 1 3".
QString shown(const Slice& slice)
{
    const auto number = [](std::optional<std::size_t> dimension) {
        return dimension ? QString::number(*dimension) : QString("-");
    };
    return QString("%1 %2 %3")
        .arg(QString::fromStdString(slice.text()), number(slice.rowDimension()),
             number(slice.columnDimension()));
}

} // namespace

class TestDimensionRoles : public QObject {
    Q_OBJECT

 private slots:
    void tellsTheRoleOfEveryDimension();
    void givesADimensionAnotherRole_data();
    void givesADimensionAnotherRole();
    void keepsATranspositionWhenAnotherIndexIsTyped();
    void leavesAnEmptyDimensionAlone();
    void writesTheRangeOfOneDimension_data();
    void writesTheRangeOfOneDimension();
};

void TestDimensionRoles::tellsTheRoleOfEveryDimension()
{
    const Slice slice = parsed("[:, 2, :, :]");
    QCOMPARE(roleOf(slice, 0), Role::Range);
    QCOMPARE(roleOf(slice, 1), Role::Index);
    QCOMPARE(roleOf(slice, 2), Role::Rows);
    QCOMPARE(roleOf(slice, 3), Role::Columns);
}

void TestDimensionRoles::givesADimensionAnotherRole_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<DimensionRole>("role");
    QTest::addColumn<QString>("after");
    QTest::newRow("same role") << "[0, 1, :, :]" << 2 << Role::Rows << "[0, 1, :, :] 2 3";
    QTest::newRow("index to rows") << "[2, 1, :, :]" << 0 << Role::Rows << "[:, 1, 0, :] 0 3";
    QTest::newRow("index to columns") << "[2, 1, :, :]" << 0 << Role::Columns << "[:, 1, :, 0] 2 0";
    QTest::newRow("rows to columns") << "[2, 1, :, :]" << 2 << Role::Columns << "[2, 1, :, :] 3 2";
    QTest::newRow("columns to rows") << "[2, 1, :, :]" << 3 << Role::Rows << "[2, 1, :, :] 3 2";
    QTest::newRow("rows to index") << "[2, 1, 3:, :]" << 2 << Role::Index << "[2, 1, 3, :] 3 -";
    QTest::newRow("index to range") << "[2, 1, :, :]" << 1 << Role::Range << "[2, :, :, :] 2 3";
    QTest::newRow("range to rows") << "[2, :, :, :]" << 1 << Role::Rows << "[2, :, :, :] 1 3";
    QTest::newRow("range to index") << "[2, 2:4, :, :]" << 1 << Role::Index << "[2, 2, :, :] 2 3";
    QTest::newRow("a second one") << "[2, 1, :, 0]" << 3 << Role::Columns << "[2, 1, :, :] 2 3";
    QTest::newRow("the only one") << "[2, 1, 0, 0]" << 1 << Role::Rows << "[2, :, 0, 0] 1 -";
    QTest::newRow("part of the rows stays")
        << "[2, 1, 1:3, :]" << 0 << Role::Columns << "[:, 1, 1:3, 0] 2 0";
}

void TestDimensionRoles::givesADimensionAnotherRole()
{
    QFETCH(QString, before);
    QFETCH(int, dimension);
    QFETCH(DimensionRole, role);
    QFETCH(QString, after);
    QCOMPARE(shown(withRole(parsed(before), std::size_t(dimension), role)), after);
}

void TestDimensionRoles::keepsATranspositionWhenAnotherIndexIsTyped()
{
    Slice before = parsed("[0, 0, :, :]");
    before.transpose();
    QCOMPARE(shown(withAxesOf(before, parsed("[2, 3, :, ::2]"))), QString("[2, 3, :, ::2] 3 2"));
    QCOMPARE(shown(withAxesOf(before, parsed("[:, 3, 0, :]"))), QString("[:, 3, 0, :] 3 0"));
    QCOMPARE(shown(withAxesOf(before, parsed("[:, :, 0, 0]"))), QString("[:, :, 0, 0] 0 1"));
    const Slice upright = parsed("[0, 0, :, :]");
    QCOMPARE(shown(withAxesOf(upright, parsed("[0, :, :, 0]"))), QString("[0, :, :, 0] 1 2"));
    QCOMPARE(shown(withAxesOf(upright, parsed("[:, 0, :, :]"))), QString("[:, 0, :, :] 2 3"));
}

void TestDimensionRoles::leavesAnEmptyDimensionAlone()
{
    const Slice empty = Slice::firstPlane({0, 4, 5});
    QCOMPARE(shown(withRole(empty, 0, Role::Index)), shown(empty));
    QCOMPARE(shown(withRole(Slice::whole({4, 0}), 1, Role::Index)), QString("[:, :] 0 1"));
}

void TestDimensionRoles::writesTheRangeOfOneDimension_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("range");
    QTest::newRow("whole") << "[:]"
                           << ":";
    QTest::newRow("index") << "[2]"
                           << "2";
    QTest::newRow("part") << "[1:2]"
                          << "1:2";
    QTest::newRow("backwards") << "[::-1]"
                               << "::-1";
}

void TestDimensionRoles::writesTheRangeOfOneDimension()
{
    QFETCH(QString, slice);
    QFETCH(QString, range);
    QCOMPARE(rangeText(parsed(slice), 0), range);
}

const test::Registered<TestDimensionRoles, QCoreApplication> registered;

} // namespace bloscope::tst_dimension_roles

#include "tst_dimension_roles.moc"
