#include "ui/window/heatmap_looks.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/plot/heatmap_look.h"

#include <QApplication>
#include <QComboBox>

namespace bloscope::tst_heatmap_looks {

using namespace test;
using Kind = RangeChoice::Kind;

// Colours, scales and ranges that somebody has chosen, in the whole window.
class TestHeatmapLooks : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void areKeptForTheFile();
    void areTakenForOtherFilesOfTheSameKind();
    void leaveOutWhatSuitsOneFileOnly();

 private:
    void put(const QString& name, std::string_view dtype, std::size_t itemsize) const
    {
        writeFile(m_window->file(name), arrayFrame({4, 4}, dtype, ByteBuffer(16 * itemsize)));
    }
    HeatmapBar& bar() const { return *m_window->tab()->findChild<HeatmapBar*>(); }
    HeatmapLook& look() const { return *m_window->tab()->findChild<HeatmapLook*>(); }
    void choose(const QString& accessibleName, const QString& item) const
    {
        for (QComboBox* box : bar().findChildren<QComboBox*>())
            if (box->accessibleName() == accessibleName) {
                box->setCurrentText(item);
                emit box->activated(box->currentIndex());
            }
    }
    void chooseScale(const QString& name) const
    {
        for (QAction* action : bar().findChildren<QAction*>())
            if (action->text().remove('&') == name)
                action->trigger();
    }
    void reopen(const QString& name) const
    {
        m_window->tabs().close(m_window->tab());
        QTRY_COMPARE(m_window->tabs().count(), 0);
        QVERIFY(m_window->open(name));
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestHeatmapLooks::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    put("a.b2nd", "<f4", 4);
    put("b.b2nd", "<f8", 8);
    put("labels.b2nd", "<i2", 2);
    QVERIFY(m_window->open("a.b2nd"));
}

void TestHeatmapLooks::areKeptForTheFile()
{
    choose("Colour map", "magma");
    chooseScale("sqrt");
    choose("Range of the colours", "fixed");
    const HeatmapOptions chosen = look().options();
    reopen("a.b2nd");
    QCOMPARE(look().options(), chosen);
}

void TestHeatmapLooks::areTakenForOtherFilesOfTheSameKind()
{
    choose("Colour map", "magma");
    reopen("b.b2nd");
    QCOMPARE(look().options().map, findColorMap("magma"));
    reopen("labels.b2nd");
    QCOMPARE(look().options().map, findColorMap("viridis"));
    choose("Colour map", "labels");
    reopen("a.b2nd");
    QCOMPARE(look().options().map, findColorMap("magma"));
}

void TestHeatmapLooks::leaveOutWhatSuitsOneFileOnly()
{
    chooseScale("symlog");
    choose("Range of the colours", "fixed");
    reopen("b.b2nd");
    QVERIFY(look().options().scale.kind == ValueScale::SymLog);
    QCOMPARE(look().options().range.kind, Kind::Automatic);
}

const Registered<TestHeatmapLooks, QApplication> registered;

} // namespace bloscope::tst_heatmap_looks

#include "tst_heatmap_looks.moc"
