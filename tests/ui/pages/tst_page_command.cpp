#include "ui/pages/array_page.h"
#include "ui/pages/page_command.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/heatmap/heatmap_view_state.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_page_command {

using namespace test;

// Six planes of four by five, shown in a page of their own.
class TestPageCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { open(arrayFrame({6, 4, 5}, "<f4", counted<float>(120))); }
    void cleanup() { m_page.reset(); }

    void showsWhatIsWished()
    {
        const OpenOptions wish{{},        {},       "heatmap", "magma_r", "symmetric:3sigma",
                               "gamma=2", "0:4,2,1"};
        QCOMPARE(showAsAsked(*m_page, wish), QStringList());
        QCOMPARE(m_page->shownView(), QString("heatmap"));
        const HeatmapViewState look = m_page->heatmapLook();
        QCOMPARE(look.options.map->name, std::string("magma_r"));
        QVERIFY(look.isMapChosen);
        QCOMPARE(look.options.range.kind, RangeChoice::Kind::Deviations);
        QCOMPARE(look.options.scale, ValueScale(ValueScale::Gamma, 2));
        QCOMPARE(look.bands, std::optional(ColorBands{0, {4, 2, 1}}));
        QCOMPARE(m_page->document().slice().text(), std::string("[4, :, :]"));
    }

    void leavesAloneWhatNobodyWishes()
    {
        const QString view = m_page->shownView();
        QCOMPARE(showAsAsked(*m_page, {}), QStringList());
        QCOMPARE(m_page->shownView(), view);
        QVERIFY(!m_page->heatmapLook().isMapChosen);
    }

    void tellsWhatMakesNoSense()
    {
        const QString view = m_page->shownView();
        const OpenOptions wish{{}, {}, "cinema", "fog", "wide", "cubic", "0:4,2,6"};
        const QStringList problems = showAsAsked(*m_page, wish);
        QCOMPARE(problems.size(), 5);
        QVERIFY(problems.first().contains("there is no colour map \"fog\""));
        QCOMPARE(problems.last(),
                 QString("There is no view \"cinema\". Use one of these: table, heatmap, "
                         "curve, statistics, planes, chunks, bytes, query."));
        QCOMPARE(m_page->shownView(), view);
        QVERIFY(!m_page->heatmapLook().bands);
    }

    // What is copied brings back what was there.
    void isWhatTheCommandSays()
    {
        OpenOptions wish{{}, {}, "heatmap", "magma", "-1,50.5", "asinh", {}};
        QCOMPARE(showAsAsked(*m_page, wish), QStringList());
        QCOMPARE(commandFor(*m_page).remove(m_folder.path() + '/'),
                 QString("bloscope a.b2nd --slice '[0, :, :]' --view heatmap --colormap "
                         "magma --range -1,50.5 --scale asinh"));
        wish.bands = "2:4,2,1"; // which have no map
        QCOMPARE(showAsAsked(*m_page, wish), QStringList());
        QCOMPARE(commandFor(*m_page).remove(m_folder.path() + '/'),
                 QString("bloscope a.b2nd --slice '[:, :, 4]' --view heatmap --bands 2:4,2,1 "
                         "--range -1,50.5 --scale asinh"));
        m_page->showView("table");
        QVERIFY(commandFor(*m_page).endsWith(" --view table"));
    }

    void takesTimesForRangesOfTimes()
    {
        open(arrayFrame({2, 2}, "<M8[D]", elementsOf<std::int64_t>({-11780, -3653, 0, 1})));
        QCOMPARE(showAsAsked(*m_page, {{}, {}, "heatmap", "magma", "1937-10-01,1960"}),
                 QStringList());
        const ValueRange range = m_page->heatmapLook().options.range.manual;
        QCOMPARE(range.low, -11780.0);
        QCOMPARE(range.high, -3653.0);
        const QString command = commandFor(*m_page);
        QVERIFY2(command.contains(" --range 1937-10-01,1960-01-01 "), qPrintable(command));
    }

 private:
    void open(const ByteBuffer& frame)
    {
        const QString path = m_folder.filePath("a.b2nd");
        writeFile(path.toStdString(), frame);
        const auto opened = openForViewing(OpenRequest::of(path), m_cache, m_pool);
        QVERIFY(opened);
        m_page = std::make_unique<ArrayPage>(*opened, m_scheduler);
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler;
    std::unique_ptr<ArrayPage> m_page;
};

const Registered<TestPageCommand, QApplication> registered;

} // namespace bloscope::tst_page_command

#include "tst_page_command.moc"
