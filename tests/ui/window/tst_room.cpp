#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/grid/cell_grid.h"
#include "ui/plane/heatmap_look.h"
#include "ui/table/slice_table_view.h"
#include "ui/window/window_docks.h"

#include <QApplication>

namespace bloscope::tst_room {

using namespace test;

// How much of the window the data have.
class TestRoom : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void isTheDatas_data();
    void isTheDatas();

 private:
    QString pathOfLargeFile() const;
    ArrayPage* page() const { return m_window->tab()->arrayPage(); }
    double shareOf(QSize size) const // in percent of the window
    {
        const QSize all = m_window->window().size();
        return 100.0 * size.width() * size.height() / (double(all.width()) * all.height());
    }
    double shareOfHeatmap() const;
    double shareOfTable() const;

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestRoom::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
}

// The 430 MB that is measured with, or else as many cells of which nothing is stored.
QString TestRoom::pathOfLargeFile() const
{
    if (const auto corpus = sharedCorpusFolder()) {
        const auto file = corpus->parent_path() / "bench/climate-zstd-shuffle-5.b2nd";
        if (std::filesystem::exists(file))
            return QString::fromStdString(file.string());
    }
    writeFile(m_window->file("large.b2nd"),
              unstoredArrayFrame({1461, 241, 320}, {64, 241, 320}, {8, 64, 64}, "<f4"));
    return m_window->path("large.b2nd");
}

double TestRoom::shareOfHeatmap() const
{
    page()->showView("heatmap");
    page()->findChild<HeatmapLook*>()->setAspect(CellAspect::Fill);
    HeatmapPlot* plot = heatmapPlotOf(page());
    // The histogram and the labels of the axes have their places then.
    if (!QTest::qWaitFor([&] { return plot->picture() != nullptr; }) || !settle())
        return 0;
    plot->replot();
    return shareOf(plot->axisRect()->size());
}

double TestRoom::shareOfTable() const
{
    page()->showView("table");
    const auto* grid = page()->findChild<SliceTableView*>()->findChild<CellGrid*>();
    if (!QTest::qWaitFor([&] { return grid->viewport()->isVisible(); }) || !settle())
        return 0;
    return shareOf(grid->viewport()->size());
}

void TestRoom::isTheDatas_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("heatmap"); // percent, at least
    QTest::addColumn<double>("table");
    QTest::newRow("small, panel closed") << QSize(1024, 700) << 40.0 << 50.0;
    QTest::newRow("laptop, left dock") << QSize(1440, 900) << 47.0 << 58.0;
    QTest::newRow("desktop, left dock") << QSize(1920, 1080) << 55.0 << 65.0;
}

void TestRoom::isTheDatas()
{
    QFETCH(const QSize, size);
    QFETCH(const double, heatmap);
    QFETCH(const double, table);
    MainWindow& window = m_window->window();
    window.resize(size);
    window.openPaths({pathOfLargeFile()});
    QTRY_VERIFY(m_window->tab() && page());
    QTRY_COMPARE(window.size(), size);
    const double ofHeatmap = shareOfHeatmap();
    const double ofTable = shareOfTable();
    qInfo("%d x %d: heatmap %.1f %%, table %.1f %%", size.width(), size.height(), ofHeatmap,
          ofTable);
    QVERIFY(ofHeatmap >= heatmap);
    QVERIFY(ofTable >= table);
}

const Registered<TestRoom, QApplication> registered;

} // namespace bloscope::tst_room

#include "tst_room.moc"
