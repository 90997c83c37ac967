#include "ui/measure/region_set.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_region_set {

using namespace test;

namespace {

Region rectangleAt(double place)
{
    Region region;
    region.place.resize(2);
    region.points = {{place, place}, {place + 2, place + 3}};
    return region;
}

QStringList namesOf(const RegionSet& set)
{
    QStringList names;
    for (const RegionPtr& region : set.regions())
        names << QString::fromStdString(region->name);
    return names;
}

} // namespace

class TestRegionSet : public QObject {
    Q_OBJECT

 private slots:
    void namesWhatIsAdded();
    void namesCopies();
    void removesSeveralAtOnce();
    void undoesEachStep();
    void undoesADragAtOnce();
    void selectsOneAfterTheOther();
    void isKept();
    void isNotRestoredFromNonsense_data();
    void isNotRestoredFromNonsense();
};

void TestRegionSet::namesWhatIsAdded()
{
    RegionSet set;
    Region angle = rectangleAt(0);
    angle.kind = Region::Kind::Angle;
    Region named = rectangleAt(0);
    named.name = "Liver";
    for (const Region& region : {rectangleAt(0), angle, named, rectangleAt(1)})
        QVERIFY(set.add(region));
    QCOMPARE(namesOf(set), (QStringList{"Rectangle 1", "Angle 1", "Liver", "Rectangle 2"}));
    set.remove({0});
    QVERIFY(set.add(rectangleAt(2)));
    QCOMPARE(namesOf(set).last(), QString("Rectangle 1"));
}

void TestRegionSet::namesCopies()
{
    RegionSet set;
    Region named = rectangleAt(0);
    named.name = "Liver";
    QVERIFY(set.add(named));
    QVERIFY(set.add(rectangleAt(1)));
    QVERIFY(set.add(rectangleAt(2), "Freehand"));
    for (const std::size_t original : {0, 1, 3})
        QVERIFY(set.addCopy(*set.regions()[original]));
    QCOMPARE(namesOf(set).mid(2), (QStringList{"Freehand 1", "Liver 2", "Rectangle 2", "Liver 3"}));
}

void TestRegionSet::removesSeveralAtOnce()
{
    RegionSet set;
    for (int i = 0; i < 4; ++i)
        QVERIFY(set.add(rectangleAt(i)));
    set.remove({2, 0});
    QCOMPARE(namesOf(set), (QStringList{"Rectangle 2", "Rectangle 4"}));
    set.remove({});
    set.undo();
    QCOMPARE(namesOf(set).size(), 4);
}

void TestRegionSet::undoesEachStep()
{
    RegionSet set;
    const QSignalSpy changed(&set, &RegionSet::changed);
    const QSignalSpy steps(&set, &RegionSet::stepMade);
    QVERIFY(!set.canUndo());
    QVERIFY(set.add(rectangleAt(0)));
    QVERIFY(set.add(rectangleAt(1)));
    set.replace(0, rectangleAt(5));
    set.remove({1});
    QCOMPARE(changed.count(), 4);
    QCOMPARE(steps.count(), 4);
    QCOMPARE(set.regions().size(), std::size_t(1));
    set.undo();
    QCOMPARE(set.regions().size(), std::size_t(2));
    set.undo();
    QCOMPARE(set.regions()[0]->points.front().down, 0.0);
    set.undo();
    set.undo();
    QVERIFY(set.isEmpty());
    QVERIFY(!set.canUndo());
    set.undo();
    for (int step = 0; step < 4; ++step)
        set.redo();
    QCOMPARE(set.regions().size(), std::size_t(1));
    QCOMPARE(set.regions()[0]->points.front().down, 5.0);
    QVERIFY(!set.canRedo());
    set.undo();
    QVERIFY(set.add(rectangleAt(3)));
    QVERIFY(!set.canRedo());
}

void TestRegionSet::undoesADragAtOnce()
{
    RegionSet set;
    QVERIFY(set.add(rectangleAt(0)));
    const QSignalSpy steps(&set, &RegionSet::stepMade);
    set.beginMoving();
    for (int step = 1; step < 50; ++step)
        set.replace(0, rectangleAt(step));
    set.endMoving();
    QCOMPARE(steps.count(), 1);
    set.replace(0, rectangleAt(99));
    set.undo();
    QCOMPARE(set.regions()[0]->points.front().down, 49.0);
    set.undo();
    QCOMPARE(set.regions()[0]->points.front().down, 0.0);
}

void TestRegionSet::selectsOneAfterTheOther()
{
    RegionSet set;
    set.selectNext(1);
    QVERIFY(!set.selected());
    for (int i = 0; i < 3; ++i)
        QVERIFY(set.add(rectangleAt(i)));
    QCOMPARE(set.selected(), std::optional<std::size_t>(2));
    set.selectNext(1);
    QCOMPARE(set.selected(), std::optional<std::size_t>(0));
    set.selectNext(-1);
    QCOMPARE(set.selected(), std::optional<std::size_t>(2));
    set.select(7);
    QVERIFY(!set.selectedRegion());
    set.selectNext(-1);
    QCOMPARE(set.selected(), std::optional<std::size_t>(2));
}

void TestRegionSet::isKept()
{
    RegionSet set;
    QVERIFY(set.toJson().isEmpty());
    QVERIFY(set.add(rectangleAt(0.125)));
    QVERIFY(set.add(rectangleAt(1)));
    RegionSet other;
    other.restore(set.toJson(), {10, 10});
    QVERIFY(other.copies() == set.copies());
    QVERIFY(!other.canUndo());
    other.restore({}, {10, 10});
    QCOMPARE(other.regions().size(), std::size_t(2));
}

void TestRegionSet::isNotRestoredFromNonsense_data()
{
    QTest::addColumn<QJsonObject>("json");
    RegionSet set;
    QVERIFY(set.add(rectangleAt(0)));
    QJsonObject later = set.toJson();
    later["version"] = 99;
    QTest::newRow("version") << later;
    QTest::newRow("other member") << QJsonObject{{"regions", 3}};
    QJsonObject deep = set.toJson();
    deep["regions"] = QJsonArray{QJsonObject{{"name", "x"}}};
    QTest::newRow("region") << deep;
}

void TestRegionSet::isNotRestoredFromNonsense()
{
    QFETCH(const QJsonObject, json);
    RegionSet set;
    set.restore(json, {10, 10});
    QVERIFY(set.isEmpty());
}

const Registered<TestRegionSet, QCoreApplication> registered;

} // namespace bloscope::tst_region_set

#include "tst_region_set.moc"
