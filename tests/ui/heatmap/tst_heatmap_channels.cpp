#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/heatmap/channel_box.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_heatmap_channels {

using namespace test;

// Dimensions of three or four as colours.
class TestHeatmapChannels : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup();

    void proposesColoursForBytes();
    void drawsEveryCellInItsColour();
    void tellsAllChannelsOfACell();
    void looksFromAfarAtMeans();
    void offersNothingElsewhere_data();
    void offersNothingElsewhere();
    void comesBackWithItsState();
    void selectsAllChannels();

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
    void open(ByteBuffer frame)
    {
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        show();
    }
    void show()
    {
        m_view.reset();
        m_look = std::make_unique<HeatmapLook>(m_opened->document(), *m_scheduler);
        m_view = std::make_unique<HeatmapView>(m_opened->document(), *m_look, *m_scheduler);
        m_view->resize(900, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_plot = m_view->findChild<HeatmapPlot*>();
        m_channels = m_view->findChild<ChannelBox*>();
        QTRY_VERIFY(m_plot->picture());
    }
    QLabel* footer() const
    {
        for (auto* label : m_view->findChildren<QLabel*>())
            if (label->textFormat() == Qt::RichText && !label->text().isEmpty())
                return label;
        return nullptr;
    }
    void openColored()
    {
        open(photo());
        m_channels->setDimension(2);
        QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<HeatmapView> m_view;
    HeatmapPlot* m_plot = nullptr;
    ChannelBox* m_channels = nullptr;
};

void TestHeatmapChannels::cleanup()
{
    m_view.reset();
    m_look.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestHeatmapChannels::proposesColoursForBytes()
{
    open(photo());
    QVERIFY(!m_plot->picture()->isOfChannels()); // nobody is forced
    QTRY_VERIFY(footer() && footer()->text().contains("Show it as one"));
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    emit footer()->linkActivated("channels");
    QCOMPARE(m_channels->currentText(), QString("RGB along dim 2"));
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
    m_plot->setMark(CellPosition{1, 2});
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("(34, 84, 134)"));
}

void TestHeatmapChannels::looksFromAfarAtMeans()
{
    std::vector<std::uint8_t> bytes(3 * 2000 * 2000);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = std::uint8_t(i % 3 == 0 ? 100 : i % 3 == 1 ? i / 3 % 2 * 200 : 50);
    open(arrayFrame({2000, 2000, 3}, {500, 500, 3}, {100, 100, 3}, "|u1",
                    std::as_bytes(std::span(bytes))));
    m_channels->setDimension(2);
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
    QVERIFY(!m_channels->hasChoice());
    QVERIFY(!m_channels->isVisible());
}

void TestHeatmapChannels::comesBackWithItsState()
{
    openColored();
    const HeatmapViewState state = m_view->state();
    QCOMPARE(state.channels, std::optional<std::size_t>(2));
    m_view.reset();
    show();
    m_view->restore(state);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->isOfChannels());
    m_channels->setDimension({});
    QTRY_VERIFY(m_plot->picture() && !m_plot->picture()->isOfChannels());
}

void TestHeatmapChannels::selectsAllChannels()
{
    openColored();
    m_plot->setMark(CellPosition{1, 2});
    QTest::keyClick(m_plot, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_view->selectedSlice());
    QCOMPARE(QString::fromStdString(m_view->selectedSlice()->text()), QString("[1:3, 2:3, :]"));
}

const Registered<TestHeatmapChannels, QApplication> registered;

} // namespace bloscope::tst_heatmap_channels

#include "tst_heatmap_channels.moc"
