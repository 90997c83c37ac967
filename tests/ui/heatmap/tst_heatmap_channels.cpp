#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "ui/controls/index_spin_box.h"
#include "ui/heatmap/heatmap_bands.h"
#include "ui/heatmap/heatmap_bar.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_heatmap_channels {

using namespace test;

// Dimensions of three or four as colours.
class TestHeatmapChannels : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void cleanup() { close(); }

    void proposesColoursForBytes();
    void drawsEveryCellInItsColour();
    void tellsAllChannelsOfACell();
    void looksFromAfarAtMeans();
    void offersNothingElsewhere_data();
    void offersNothingElsewhere();
    void comesBackWithItsState();
    void selectsAllChannels();
    void takesAnyBands();
    void asksForBands();
    void turnsTheirOrderRound();
    void worksOutColoursOfAFilter();
    void offersNoFilterElsewhere();

 private:
    static constexpr int height = 10;
    static constexpr int width = 14;
    static std::uint8_t byteAt(int row, int column, int channel)
    {
        return std::uint8_t(row * 20 + column * 7 + channel * 50);
    }
    static ByteBuffer photo()
    {
        std::vector<std::uint8_t> bytes;
        for (int row = 0; row < height; ++row)
            for (int column = 0; column < width; ++column)
                for (int channel = 0; channel < 3; ++channel)
                    bytes.push_back(byteAt(row, column, channel));
        return arrayFrame({height, width, 3}, {5, 7, 3}, {5, 7, 3}, "|u1",
                          std::as_bytes(std::span(bytes)));
    }
    // Of ten bands, each of which is a hundred times its index.
    static ByteBuffer cube()
    {
        std::vector<std::int32_t> numbers;
        for (int band = 0; band < 10; ++band)
            numbers.insert(numbers.end(), 11 * 15, band * 100);
        return arrayFrame({10, 11, 15}, "<i4", std::as_bytes(std::span(numbers)));
    }
    void open(ByteBuffer frame)
    {
        take(std::move(frame));
        show();
    }
    void show()
    {
        makeView();
        m_bands = m_view->findChild<BandsBox*>();
        showView();
    }
    void openColored()
    {
        open(photo());
        m_bands->setBands(ColorBands{2});
        QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    }

    BandsBox* m_bands = nullptr;
};

void TestHeatmapChannels::proposesColoursForBytes()
{
    open(photo());
    QVERIFY(!m_plot->picture()->isOfChannels()); // nobody is forced
    QTRY_VERIFY(footer() && footer()->text().contains("Show it in colour"));
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    emit footer()->linkActivated("channels");
    QCOMPARE(m_bands->currentText(), QString("RGB along dim 2"));
    QCOMPARE(QString::fromStdString(m_opened->document().slice().text()), QString("[:, :, 0]"));
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    QCOMPARE(chosen.count(), 1);
    QVERIFY(m_plot->colors()->hasHistogram()); // of all channels
    m_plot->setShowsHistogram(false);
    QVERIFY(!m_plot->colors()->visible());
}

void TestHeatmapChannels::drawsEveryCellInItsColour()
{
    openColored();
    QCOMPARE(m_plot->picture()->range, (ValueRange{0, 255}));
    const QImage& image = m_plot->picture()->image;
    QCOMPARE(image.size(), QSize(width, height));
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column)
            QCOMPARE(
                QColor(image.pixel(column, row)),
                QColor(byteAt(row, column, 0), byteAt(row, column, 1), byteAt(row, column, 2)));
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    const QPoint middle(int(m_plot->xAxis->coordToPixel(3)), int(m_plot->yAxis->coordToPixel(6)));
    QCOMPARE(QColor(m_plot->grab().toImage().pixel(middle)),
             QColor(byteAt(6, 3, 0), byteAt(6, 3, 1), byteAt(6, 3, 2)));
    // A manual range gives the same picture other colours without reading it again.
    m_view->findChild<HeatmapBar*>()->fixRange({0, 127.5});
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{0, 127.5}));
    QCOMPARE(QColor(m_plot->picture()->image.pixel(3, 0)), QColor(42, 142, 242));
}

void TestHeatmapChannels::tellsAllChannelsOfACell()
{
    openColored();
    m_plot->shown().setMark(CellPosition{1, 2});
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("(34, 84, 134)"));
}

void TestHeatmapChannels::looksFromAfarAtMeans()
{
    std::vector<std::uint8_t> bytes(3 * 2000 * 2000);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = std::uint8_t(i % 3 == 0 ? 100 : i % 3 == 1 ? i / 3 % 2 * 200 : 50);
    open(arrayFrame({2000, 2000, 3}, {500, 500, 3}, {100, 100, 3}, "|u1",
                    std::as_bytes(std::span(bytes))));
    m_bands->setBands(ColorBands{2});
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels() &&
                !m_plot->picture()->isSampled());
    const PlanePicture& picture = *m_plot->picture();
    QVERIFY(picture.image.width() < 2000);
    const QColor seen(picture.image.pixel(0, 0));
    QCOMPARE(seen.red(), 100);
    QVERIFY(std::abs(seen.green() - 100) <= 50); // of columns that are 0 and 200
    QCOMPARE(seen.blue(), 50);
}

void TestHeatmapChannels::offersNothingElsewhere_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<int>("bytes");
    QTest::newRow("dimensions of other lengths") << Shape{5, 5} << QByteArray("|u1") << 25;
    QTest::newRow("integers with a sign") << Shape{5, 5, 3} << QByteArray("<i4") << 300;
}

void TestHeatmapChannels::offersNothingElsewhere()
{
    QFETCH(Shape, shape);
    QFETCH(QByteArray, dtype);
    QFETCH(int, bytes);
    open(arrayFrame(shape, dtype.toStdString(), ByteBuffer(std::size_t(bytes))));
    QVERIFY(!m_bands->hasChoice());
    QVERIFY(!m_bands->isVisible());
}

void TestHeatmapChannels::comesBackWithItsState()
{
    openColored();
    const HeatmapViewState state = m_view->state();
    QCOMPARE(state.bands, std::optional(ColorBands{2, {0, 1, 2}}));
    show();
    m_view->restore(state);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    m_bands->setBands({});
    QTRY_VERIFY(m_plot->picture() && !m_plot->picture()->isOfChannels());
}

void TestHeatmapChannels::selectsAllChannels()
{
    openColored();
    m_plot->shown().setMark(CellPosition{1, 2});
    QTest::keyClick(m_plot, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_view->selectedSlice());
    QCOMPARE(QString::fromStdString(m_view->selectedSlice()->text()), QString("[1:3, 2:3, :]"));
}

void TestHeatmapChannels::takesAnyBands()
{
    open(cube());
    QVERIFY(!m_bands->isVisible());
    m_bands->setBands(ColorBands{0, {9, 4, 2}});
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    QVERIFY(m_bands->isVisible());
    QCOMPARE(m_bands->currentText(), QString("dim 0 = 9, 4, 2"));
    QCOMPARE(QString::fromStdString(m_opened->document().slice().text()), QString("[9, :, :]"));
    QVERIFY(m_view->exportOffer().caption.title.endsWith("[9, :, :] · dim 0 = 9, 4, 2"));
    QCOMPARE(m_plot->picture()->channels[0].numbers[0], 900.0);
    QCOMPARE(m_plot->picture()->channels[2].numbers[0], 200.0);
    const HeatmapViewState state = m_view->state();
    QCOMPARE(state.bands, std::optional(ColorBands{0, {9, 4, 2}}));
    m_bands->setBands(ColorBands{0, {9, 4, 20}}); // which are not there
    QVERIFY(!m_bands->bands());
    QVERIFY(!m_bands->isVisible());
    m_view->restore(state);
    QCOMPARE(m_bands->bands(), state.bands);
}

void TestHeatmapChannels::asksForBands()
{
    open(cube());
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    m_view->findChild<HeatmapBands*>()->actions().first()->trigger();
    auto* dialog = m_view->findChild<BandsDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels()); // while one chooses
    QCOMPARE(m_bands->bands(), std::optional(ColorBands{0, {7, 4, 1}}));
    auto* green = dialog->findChildren<IndexSpinBox*>()[1];
    green->stepBy(1);
    QCOMPARE(m_bands->bands(), std::optional(ColorBands{0, {7, 5, 1}}));
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text().contains("Swap"))
            button->click();
    QCOMPARE(m_bands->bands(), std::optional(ColorBands{0, {1, 5, 7}}));
    auto* dimension = dialog->findChild<QComboBox*>();
    dimension->setCurrentIndex(2);
    emit dimension->activated(2);
    QCOMPARE(m_bands->bands()->dimension, std::size_t(2));
    QCOMPARE(QString::fromStdString(m_opened->document().slice().text()), QString("[:, :, 12]"));
    QCOMPARE(chosen.count(), 4);
}

void TestHeatmapChannels::turnsTheirOrderRound()
{
    open(photo());
    m_bands->setCurrentIndex(2);
    emit m_bands->activated(2);
    QCOMPARE(m_bands->currentText(), QString("BGR along dim 2"));
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    QCOMPARE(QColor(m_plot->picture()->image.pixel(3, 2)),
             QColor(byteAt(2, 3, 2), byteAt(2, 3, 1), byteAt(2, 3, 0)));
}

void TestHeatmapChannels::worksOutColoursOfAFilter()
{
    open(frameWith({3, 6, 8}, {{"exposure_us", "[1, 2, 3]"},
                               {"acq_nframe", "[1, 2, 3]"},
                               {"time_stamp", R"(["a", "b", "c"])"},
                               {"color_filter_array", R"(["XI_CFA_BAYER_RGGB",
                                    "XI_CFA_BAYER_RGGB", "XI_CFA_BAYER_RGGB"])"}}));
    const QList<QAction*> actions = m_view->findChild<HeatmapBands*>()->actions();
    QCOMPARE(actions.size(), 2);
    QVERIFY(!m_plot->picture()->isOfChannels()); // nobody is forced
    actions.last()->trigger();
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    QTRY_VERIFY(footer()->text().contains("Bayer filter RGGB (bilinear)"));
    QVERIFY(m_view->state().showsMosaic);
    m_bands->setBands(ColorBands{0, {2, 1, 0}}); // which are drawn instead
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->plane.bands());
    m_bands->setBands({});
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->plane.mosaic());
    actions.last()->trigger();
    QTRY_VERIFY(m_plot->picture() && !m_plot->picture()->isOfChannels());
}

void TestHeatmapChannels::offersNoFilterElsewhere()
{
    open(cube());
    QCOMPARE(m_view->findChild<HeatmapBands*>()->actions().size(), 1);
}

const Registered<TestHeatmapChannels, QApplication> registered;

} // namespace bloscope::tst_heatmap_channels

#include "tst_heatmap_channels.moc"
