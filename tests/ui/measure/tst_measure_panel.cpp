#include "ui/measure/measure_panel.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "tests/ui/worker/settle.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QItemSelectionModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

namespace bloscope::tst_measure_panel {

using namespace test;

namespace {

// Cell (z, y, x) is 1200 z + 40 y + x.
ByteBuffer volume()
{
    return arrayFrame({3, 30, 40}, {1, 16, 16}, {1, 8, 8}, "<u2", counted<std::uint16_t>(3600));
}

Region region(Region::Kind kind, std::vector<RegionPoint> points,
              std::optional<std::int64_t> slice = {})
{
    Region region{.kind = kind, .down = 1, .across = 2};
    region.place = {slice, {}, {}};
    region.points = std::move(points);
    return region;
}

} // namespace

class TestMeasurePanel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void listsRegionsWithTheirFigures();
    void measuresTheSliceThatIsShown();
    void measuresThroughAllSlices();
    void readsLinesInTheirSlice();
    void followsChanges();
    void drawsProfilesAndCourses();
    void saysWhatIsWrong();
    void editsNames();
    void selectsWithTheSet();
    void goesToARegion();
    void exports_data();
    void exports();
    void saysWhatToDoAtFirst();
    void copiesTheCurve();
    void removesSelectedRows();
    void copiesPython();
    void readsNothingUnseen();

 private:
    QString cell(int row, RegionTableModel::Column column)
    {
        return model().index(row, column).data().toString();
    }
    QAbstractItemModel& model() { return *m_panel->findChild<QTreeView*>()->model(); }
    void reopen();
    bool isMeasured()
    {
        return QTest::qWaitFor([this] { return m_panel->measurer().areAllFound(); }) && settle();
    }

    QByteArray exported(const QString& name)
    {
        const QSignalSpy notices(m_panel.get(), &MeasurePanel::notice);
        m_panel->exportTable(m_heatmap.path(name));
        QFile file(m_heatmap.path(name));
        const bool isThere =
            QTest::qWaitFor([&] { return notices.count() == 1; }) && file.open(QIODevice::ReadOnly);
        return isThere ? file.readAll() : QByteArray();
    }

    OpenedHeatmap m_heatmap;
    std::unique_ptr<Scheduler> m_scheduler = std::make_unique<Scheduler>();
    std::unique_ptr<RegionSet> m_set;
    std::unique_ptr<MeasurePanel> m_panel;
};

void TestMeasurePanel::init()
{
    m_heatmap.write("volume.b2nd", volume());
    reopen();
}

void TestMeasurePanel::reopen()
{
    m_panel.reset();
    QVERIFY(m_heatmap.open("volume.b2nd", "1"));
    m_set = std::make_unique<RegionSet>();
    m_panel = std::make_unique<MeasurePanel>(m_heatmap.document(), *m_set, *m_scheduler);
    m_panel->setSource(m_heatmap.document().reader());
    m_panel->resize(900, 240);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestMeasurePanel::listsRegionsWithTheirFigures()
{
    const QAbstractItemModelTester tester(&model());
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}}, 2)));
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4}})));
    QVERIFY(m_set->add(region(Region::Kind::Angle, {{0, 5}, {0, 0}, {5, 5}})));
    QVERIFY(isMeasured());
    QCOMPARE(model().rowCount(), 3);
    QCOMPARE(cell(0, RegionTableModel::Name), QString("Rectangle 1"));
    QVERIFY(cell(0, RegionTableModel::Place).endsWith(" 2"));
    QCOMPARE(cell(0, RegionTableModel::Cells), QString("6"));
    QCOMPARE(cell(0, RegionTableModel::Minimum), QString("2441"));
    QCOMPARE(cell(0, RegionTableModel::Maximum), QString("2483"));
    QCOMPARE(cell(0, RegionTableModel::Mean), QString("2462.0"));
    QCOMPARE(cell(0, RegionTableModel::Sum), QString("14772"));
    QCOMPARE(cell(1, RegionTableModel::Length), QString("5 cells"));
    QCOMPARE(cell(1, RegionTableModel::Place), QString("all slices"));
    QCOMPARE(cell(2, RegionTableModel::Length), QString("45.0°"));
    m_set->remove({1});
    QVERIFY(isMeasured());
    QCOMPARE(cell(1, RegionTableModel::Length), QString("45.0°"));
}

void TestMeasurePanel::measuresTheSliceThatIsShown()
{
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}})));
    QVERIFY(isMeasured());
    QCOMPARE(cell(0, RegionTableModel::Minimum), QString("1241"));
    m_heatmap.show("2");
    QTRY_COMPARE(cell(0, RegionTableModel::Minimum), QString("2441"));
}

void TestMeasurePanel::measuresThroughAllSlices()
{
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}}, 1)));
    auto* through = m_panel->findChild<QComboBox*>();
    QCOMPARE(through->count(), 2);
    through->setCurrentIndex(1);
    QTRY_COMPARE(cell(0, RegionTableModel::Cells), QString("18"));
    QVERIFY(cell(0, RegionTableModel::Place).startsWith("all along "));
    QCOMPARE(cell(0, RegionTableModel::Minimum), QString("41"));
    QCOMPARE(cell(0, RegionTableModel::Maximum), QString("2483"));
    m_heatmap.show(":, 4"); // other rows and columns: the choice is gone
    QCOMPARE(through->currentIndex(), 0);
}

// Whatever areas are measured through.
void TestMeasurePanel::readsLinesInTheirSlice()
{
    QVERIFY(m_set->add(region(Region::Kind::Angle, {{0, 5}, {0, 0}, {5, 5}}, 1)));
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {0, 10}}, 2)));
    m_panel->findChild<QComboBox*>()->setCurrentIndex(1);
    auto* plot = m_panel->findChild<RegionCurvePlot*>();
    QTRY_COMPARE(plot->graph(0)->dataCount(), 11);
    QCOMPARE(plot->graph(0)->dataMainValue(4), 2404.0);
    QVERIFY(isMeasured());
    QCOMPARE(cell(0, RegionTableModel::Place), QString("dim 0 1"));
    QCOMPARE(cell(1, RegionTableModel::Place), QString("dim 0 2"));
    const QByteArray table = exported("lines.csv");
    QVERIFY(table.contains("angle,\"[1, :, :]\","));
    QVERIFY(table.contains("line,\"[2, :, :]\","));
    const QJsonObject json = QJsonDocument::fromJson(exported("lines.json")).object();
    QCOMPARE(json["regions"][1]["profile"]["value"][0].toDouble(), 2400.0);
    QCOMPARE(json["regions"][1]["place"].toString(), QString("[2, :, :]"));
}

void TestMeasurePanel::followsChanges()
{
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}}, 0)));
    QVERIFY(isMeasured());
    m_set->beginMoving();
    for (int step = 1; step <= 20; ++step) {
        m_set->replace(0,
                       region(Region::Kind::Rectangle, {{0.5, 0.5 + step}, {2.5, 3.5 + step}}, 0));
        QCoreApplication::processEvents();
        QVERIFY(!cell(0, RegionTableModel::Cells).isEmpty()); // never without figures
    }
    m_set->endMoving();
    QVERIFY(isMeasured());
    QCOMPARE(cell(0, RegionTableModel::Minimum), QString("61"));
}

void TestMeasurePanel::drawsProfilesAndCourses()
{
    auto* plot = m_panel->findChild<RegionCurvePlot*>();
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {0, 10}}, 1)));
    QTRY_COMPARE(plot->graph(0)->dataCount(), 11);
    QCOMPARE(plot->graph(0)->dataMainValue(4), 1204.0);
    QCOMPARE(plot->xAxis->label(), QString("distance (cells)"));
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{-0.5, -0.5}, {0.5, 2.5}}, 1)));
    QTRY_COMPARE(plot->graph(0)->dataCount(), 3);
    QCOMPARE(plot->graph(0)->dataMainValue(2), 2401.0);
    QCOMPARE(plot->graph(2)->dataMainValue(2), 2402.0);
    m_set->select({});
    QTRY_COMPARE(plot->graph(0)->dataCount(), 0);
}

void TestMeasurePanel::saysWhatIsWrong()
{
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{100.5, 0.5}, {102.5, 3.5}})));
    QVERIFY(isMeasured());
    QCOMPARE(cell(0, RegionTableModel::Cells), QString("no cell of the array lies in the region"));
}

void TestMeasurePanel::editsNames()
{
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4}})));
    const QModelIndex name = model().index(0, RegionTableModel::Name);
    QVERIFY(model().flags(name) & Qt::ItemIsEditable);
    QVERIFY(model().setData(name, "Femur"));
    QCOMPARE(QString::fromStdString(m_set->regions()[0]->name), QString("Femur"));
    QVERIFY(!model().setData(name, "  "));
    m_set->undo();
    QCOMPARE(cell(0, RegionTableModel::Name), QString("Line 1"));
}

void TestMeasurePanel::selectsWithTheSet()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4.0 + i}})));
    auto* table = m_panel->findChild<QTreeView*>();
    QCOMPARE(table->currentIndex().row(), 2);
    m_set->select(0);
    QCOMPARE(table->currentIndex().row(), 0);
    table->setCurrentIndex(model().index(1, 0));
    QCOMPARE(m_set->selected(), std::optional<std::size_t>(1));
    m_set->select({});
    QVERIFY(!table->currentIndex().isValid());
    m_set->remove({1}); // no other one takes its place
    QVERIFY(!m_set->selected());
    m_set->undo();
    QVERIFY(!m_set->selected() && !table->currentIndex().isValid());
}

void TestMeasurePanel::goesToARegion()
{
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {6.5, 100.5}}, 2)));
    QVERIFY(m_set->add(region(Region::Kind::Line, {{4, 4}, {8, 10}})));
    const QSignalSpy places(m_panel.get(), &MeasurePanel::cellWanted);
    auto* table = m_panel->findChild<QTreeView*>();
    emit table->activated(model().index(0, RegionTableModel::Cells));
    emit table->activated(model().index(1, RegionTableModel::Length));
    QCOMPARE(places.count(), 2);
    QCOMPARE(places[0][0].value<CellIndex>(), (CellIndex{2, 4, 39}));
    QCOMPARE(places[1][0].value<CellIndex>(), (CellIndex{1, 6, 7}));
}

void TestMeasurePanel::exports_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("CSV") << "figures.csv";
    QTest::newRow("JSON") << "figures.json";
}

void TestMeasurePanel::exports()
{
    QFETCH(const QString, name);
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}}, 2)));
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4}})));
    const QByteArray content = exported(name);
    if (name.endsWith("csv")) {
        QCOMPARE(content.count('\n'), 3);
        QVERIFY(content.contains("Rectangle 1,rectangle,\"[2, :, :]\",,,,6,"));
    } else {
        const QJsonArray regions = QJsonDocument::fromJson(content).object()["regions"].toArray();
        QCOMPARE(regions.size(), 2);
        QCOMPARE(regions[0]["figures"]["sum"].toInt(), 14772);
        QCOMPARE(regions[1]["length"]["size"].toDouble(), 5.0);
        QCOMPARE(regions[1]["profile"]["value"].toArray().size(), 6);
    }
}

void TestMeasurePanel::saysWhatToDoAtFirst()
{
    const auto isSaid = [this] {
        for (const QLabel* label : m_panel->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith("No regions yet."))
                return true;
        return false;
    };
    QVERIFY(isSaid());
    QVERIFY(!m_panel->findChild<QTreeView*>()->isVisible());
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}})));
    QVERIFY(!isSaid());
    QVERIFY(m_panel->findChild<QTreeView*>()->isVisible());
}

void TestMeasurePanel::copiesTheCurve()
{
    QToolButton* copy = nullptr;
    for (auto* button : m_panel->findChildren<QToolButton*>())
        if (button->text().remove('&') == "Copy Curve")
            copy = button;
    QVERIFY(copy && !copy->isEnabled());
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4}})));
    QTRY_VERIFY(copy->isEnabled());
    copy->click();
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 8); // six values between the names and the end
    QVERIFY(lines[0].endsWith(")\tvalue"));
}

void TestMeasurePanel::removesSelectedRows()
{
    for (int i = 0; i < 4; ++i)
        QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4.0 + i}})));
    auto* table = m_panel->findChild<QTreeView*>();
    table->setCurrentIndex(model().index(1, 0));
    table->selectionModel()->select(model().index(3, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_panel->removeSelected();
    QCOMPARE(m_set->regions().size(), std::size_t(2));
    QCOMPARE(cell(1, RegionTableModel::Name), QString("Line 3"));
}

// That reads the regions of the file where it has these, and contains them otherwise.
void TestMeasurePanel::copiesPython()
{
    const auto copied = [this] {
        for (auto* button : m_panel->findChildren<QToolButton*>())
            if (button->text().remove('&') == "Copy as Python")
                button->click();
        return QGuiApplication::clipboard()->text();
    };
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {3, 4}})));
    QVERIFY(settle());
    QVERIFY(copied().contains("{\"name\": \"Line 1\", \"kind\": \"line\","));
    FrameOptions options;
    const std::string json = regionsToJson(m_set->copies()).dump();
    options.vlMetalayers = {{std::string(regionsMetalayer),
                             msgpack_value::writeValue(orAbort(msgpack_value::fromJson(json)))}};
    const std::vector<Region> regions = m_set->copies();
    m_heatmap.write("volume.b2nd", arrayFrame({3, 30, 40}, {1, 16, 16}, {1, 8, 8}, "<u2",
                                              counted<std::uint16_t>(3600), options));
    reopen();
    m_set->setAll(regions);
    QVERIFY(settle());
    QVERIFY(copied().contains("array.schunk.vlmeta[\"bloscope_regions\"]"));
    const auto isSaid = [this] {
        return std::ranges::any_of(m_panel->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("out of date");
        });
    };
    QVERIFY(!isSaid());
    QVERIFY(m_set->add(region(Region::Kind::Line, {{0, 0}, {5, 4}})));
    QVERIFY(isSaid());
    QVERIFY(copied().contains("Line 2"));
}

void TestMeasurePanel::readsNothingUnseen()
{
    m_panel->hide();
    QVERIFY(m_set->add(region(Region::Kind::Rectangle, {{0.5, 0.5}, {2.5, 3.5}})));
    QVERIFY(settle());
    QVERIFY(!m_panel->measurer().areAllFound());
    m_panel->show();
    QVERIFY(isMeasured());
}

const Registered<TestMeasurePanel, QApplication> registered;

} // namespace bloscope::tst_measure_panel

#include "tst_measure_panel.moc"
