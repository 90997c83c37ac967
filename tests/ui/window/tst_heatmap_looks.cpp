#include "ui/window/main_window.h"

#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/plane/heatmap_look.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>

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
    void leaveOutWhatOlderSettingsHold();
    void keepColoursOfLabelsApart();
    void leaveAPhotoItsColours();

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
    void chooseScale(const QString& name) const { withText<QAction>(bar(), name)->trigger(); }
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
    chooseScale("Sqrt");
    choose("Colour range", "Fixed");
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
    chooseScale("Symlog");
    choose("Colour range", "Fixed");
    chooseScale("Flip Vertically"); // an action as well
    reopen("b.b2nd");
    QCOMPARE(look().options().scale.kind, ValueScale::Linear);
    QCOMPARE(look().options().range.kind, Kind::Automatic);
    QCOMPARE(look().flips(), PlaneFlips());
    reopen("a.b2nd");
    QCOMPARE(look().options().scale.kind, ValueScale::SymLog);
    QCOMPARE(look().flips(), (PlaneFlips{false, true}));
}

// As versions before wrote it.
void TestHeatmapLooks::leaveOutWhatOlderSettingsHold()
{
    m_window->settings().setHeatmapLookOfKind(
        "f", {{"map", "magma"}, {"scale", "log"}, {"flips", QJsonArray{true, true}}});
    reopen("b.b2nd");
    QCOMPARE(look().options().map, findColorMap("magma"));
    QCOMPARE(look().options().scale.kind, ValueScale::Linear);
    QCOMPARE(look().flips(), PlaneFlips());
}

void TestHeatmapLooks::keepColoursOfLabelsApart()
{
    choose("Colour map", "magma");
    put("case_seg.b2nd", "<f4", 4); // which are no labels
    reopen("case_seg.b2nd");
    QCOMPARE(look().options().map, findColorMap("magma"));
    reopen("labels.b2nd");
    choose("Colour map", "plasma");
    put("other_seg.b2nd", "<i2", 2);
    reopen("other_seg.b2nd");
    QCOMPARE(look().options().map, findColorMap("labels"));
    choose("Colour map", "okabe");
    put("third_seg.b2nd", "<i2", 2);
    reopen("third_seg.b2nd");
    QCOMPARE(look().options().map, findColorMap("okabe"));
}

void TestHeatmapLooks::leaveAPhotoItsColours()
{
    reopen("labels.b2nd");
    put("bytes.b2nd", "|u1", 1);
    writeFile(m_window->file("photo.b2nd"),
              arrayFrame({12, 9, 3}, "|u1", counted<std::uint8_t>(12 * 9 * 3)));
    reopen("bytes.b2nd");
    choose("Colour map", "magma");
    reopen("photo.b2nd");
    QCOMPARE(look().colors().bands, std::optional(ColorBands{2, {0, 1, 2}}));
    QCOMPARE(m_window->tab()->page()->findChild<Document*>()->slice().text(),
             std::string("[:, :, 0]"));
}

const Registered<TestHeatmapLooks, QApplication> registered;

} // namespace bloscope::tst_heatmap_looks

#include "tst_heatmap_looks.moc"
