#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/painted_heatmap.h"
#include "tests/ui/worker/settle.h"
#include "ui/heatmap/heatmap_projection.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measure_panel.h"
#include "ui/measure/measuring.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

namespace bloscope::tst_measured_heatmap {

using namespace test;

using Kind = PlaneComputation::Kind;

// What is measured in a heatmap whose planes are computed, and whose file keeps regions.
class TestMeasuredHeatmap : public QObject, PaintedHeatmap {
    Q_OBJECT

 private slots:
    void cleanup() { closeAll(); }

    void measuresTheProjection();
    void measuresOtherPlanesInTheArray();
    void measuresDifferences();
    void hidesRegionsOfTurnedVolumes();
    void marksWhatIsOutOfDate();

 private:
    // Cell (z, y, x) is 1200 z + 40 y + x.
    void open()
    {
        PaintedHeatmap::open(
            arrayFrame({3, 30, 40}, {1, 16, 16}, {1, 8, 8}, "<u2", counted<std::uint16_t>(3600)));
        measuring().action()->setChecked(true);
        QVERIFY(settle());
    }
    Measuring& measuring() { return *m_view->findChild<Measuring*>(); }
    MeasurePanel& panel() { return *measuring().panel(); }
    RegionSet& set() { return m_view->regions(); }
    void add(Region::Kind kind, std::size_t down, std::vector<RegionPoint> points)
    {
        Region region{.kind = kind, .down = down, .across = 2};
        region.place = {{}, {}, {}};
        region.place[1 - down] = 1;
        region.points = std::move(points);
        QVERIFY(set().add(std::move(region)));
    }
    void choose(const std::optional<PlaneComputation>& computation)
    {
        m_view->findChild<HeatmapProjection*>()->choose(computation);
        QVERIFY(settle());
    }
    QString cell(int row, RegionTableModel::Column column)
    {
        if (!QTest::qWaitFor([this] { return panel().measurer().areAllFound(); }))
            return {};
        return panel().findChild<QTreeView*>()->model()->index(row, column).data().toString();
    }
    QByteArray exported(const QString& name)
    {
        const QSignalSpy notices(&panel(), &MeasurePanel::notice);
        panel().exportTable(m_folder.filePath(name));
        QFile file(m_folder.filePath(name));
        const bool isThere =
            QTest::qWaitFor([&] { return notices.count() == 1; }) && file.open(QIODevice::ReadOnly);
        return isThere ? file.readAll() : QByteArray();
    }
    bool says(const QString& beginning)
    {
        return std::ranges::any_of(panel().findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(beginning);
        });
    }
    QToolButton* button(const QString& text)
    {
        for (auto* each : panel().findChildren<QToolButton*>())
            if (each->text().remove('&') == text)
                return each;
        return nullptr;
    }

    QTemporaryDir m_folder;
};

void TestMeasuredHeatmap::measuresTheProjection()
{
    open();
    add(Region::Kind::Rectangle, 1, {{0.5, 0.5}, {2.5, 3.5}});
    auto* through = panel().findChild<QComboBox*>();
    through->setCurrentIndex(1);
    QTRY_COMPARE(cell(0, RegionTableModel::Cells), QString("18"));
    choose(PlaneComputation{Kind::Maximum, 0, 0, 2});
    QCOMPARE(through->count(), 1);
    QVERIFY(says("Measured in the projection (Maximum over dim 0: 0–2), a single picture"));
    QTRY_COMPARE(cell(0, RegionTableModel::Sum), QString("14772"));
    QCOMPARE(cell(0, RegionTableModel::Cells), QString("6"));
    QCOMPARE(cell(0, RegionTableModel::Place), QString("Maximum over dim 0: 0–2"));
    QVERIFY(exported("a.csv").contains("Rectangle 1,rectangle,maximum over dim 0 0-2,,,,6,"));
    const QJsonObject json = QJsonDocument::fromJson(exported("a.json")).object();
    QCOMPARE(json["regions"][0]["place"].toString(), QString("maximum over dim 0 0-2"));
    QVERIFY(json["regions"][0]["index"][0].isNull());
    choose({});
    QTRY_COMPARE(cell(0, RegionTableModel::Minimum), QString("1241"));
    QCOMPARE(cell(0, RegionTableModel::Place), QString("dim 0 1"));
    QVERIFY(!says("Measured in"));
}

// In which the dimension of the projection has indices.
void TestMeasuredHeatmap::measuresOtherPlanesInTheArray()
{
    open();
    add(Region::Kind::Rectangle, 0, {{-0.5, -0.5}, {1.5, 2.5}}); // in row 1
    choose(PlaneComputation{Kind::Maximum, 0, 0, 2});
    QTRY_COMPARE(cell(0, RegionTableModel::Maximum), QString("1242"));
    QCOMPARE(cell(0, RegionTableModel::Minimum), QString("40"));
    QCOMPARE(cell(0, RegionTableModel::Place), QString("dim 1 1"));
}

void TestMeasuredHeatmap::measuresDifferences()
{
    open();
    add(Region::Kind::Rectangle, 1, {{0.5, 0.5}, {2.5, 3.5}});
    choose(PlaneComputation{Kind::ToIndex, 0, 0, 0});
    QTRY_COMPARE(cell(0, RegionTableModel::Minimum), QString("1200.0"));
    QCOMPARE(cell(0, RegionTableModel::Place), QString("Difference to index 0 of dim 0, dim 0 1"));
    QVERIFY(exported("a.csv").contains("\"[1, :, :], difference to index 0 of dim 0\""));
    panel().findChild<QComboBox*>()->setCurrentIndex(1);
    QTRY_COMPARE(cell(0, RegionTableModel::Maximum), QString("2400.0"));
}

void TestMeasuredHeatmap::hidesRegionsOfTurnedVolumes()
{
    open();
    add(Region::Kind::Rectangle, 1, {{0.5, 0.5}, {2.5, 3.5}});
    QVERIFY(panel().findChild<QTreeView*>()->isVisible());
    QTest::mouseMove(m_plot, middleOf(3, 4));
    QTRY_COMPARE(document().currentCell(), (CellPosition{3, 4}));
    choose(PlaneComputation{Kind::Turned, 0, 0, 2});
    QTRY_VERIFY(says("Regions have no place in a turned volume."));
    QVERIFY(!panel().findChild<QTreeView*>()->isVisible());
    QVERIFY(!button("Export…")->isEnabled());
    QTRY_COMPARE(document().currentCell(), CellPosition());
    measuring().bar()->setTool(MeasureTool::Rectangle);
    drag({10, 10}, {20, 20});
    QCOMPARE(set().regions().size(), std::size_t(1));
    choose({});
    QTRY_VERIFY(panel().findChild<QTreeView*>()->isVisible());
    drag({10, 10}, {20, 20});
    QCOMPARE(set().regions().size(), std::size_t(2));
}

void TestMeasuredHeatmap::marksWhatIsOutOfDate()
{
    const QString sentence = "The regions kept in the file are out of date.";
    open();
    QTRY_VERIFY(m_edits->isLoaded());
    add(Region::Kind::Rectangle, 1, {{0.5, 0.5}, {2.5, 3.5}});
    QVERIFY(settle());
    QVERIFY(!says(sentence)); // there are none
    button("Keep in File")->click();
    QVERIFY(settle());
    QVERIFY(!says(sentence));
    add(Region::Kind::Line, 1, {{0, 0}, {2, 3}});
    QVERIFY(says(sentence));
    set().undo();
    QVERIFY(!says(sentence));
    set().redo();
    m_edits->undo(); // of keeping them
    QTRY_VERIFY(!says(sentence));
}

const Registered<TestMeasuredHeatmap, QApplication> registered;

} // namespace bloscope::tst_measured_heatmap

#include "tst_measured_heatmap.moc"
