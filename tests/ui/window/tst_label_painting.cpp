#include "tests/support/registered_test.h"
#include "tests/support/sha256.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/brush_bar.h"
#include "ui/document/value_changes.h"
#include "ui/planes/planes_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

namespace bloscope::tst_label_painting {

using namespace test;

// Labels that lie over an image, painted in place.
class TestLabelPainting : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m.reset(); }
    void paintsTheLabelsInPlace();
    void isSeenAtOnce();
    void takesAStrokeBack();
    void takesBackWhatWasEditedLast();
    void savesExactlyTheseCells();
    void goesOnAfterSaving();
    void asksBeforeTheLabelsAreClosed();
    void showsWhatIsEditedInTheTabOfTheLabels();
    void erasesAndPicks();
    void tellsNewLabels();
    void choosesBetweenLabelsAndImage();
    void paintsLabelsOfFewerDimensions();
    void isRefusedForOtherNumbers();
    void isRefusedWhereNothingCanBeChanged();
    void leavesHiddenLabelsAlone();
    void leavesDamagedChunksAlone();
    void endsWithTheTabOfTheLabels();
    void endsWithOtherLabels();
    void isSeenInThePlanes();

 private:
    bool openImage(const QString& name = "case.b2nd", const char* slice = "0, 0, :, :");
    bool layOver(const QString& name = "case_seg.b2nd");
    bool startPainting(const QString& value = "3", int size = 1);
    bool waitForEnd();
    bool isDrawn();
    DocumentTab* image() const { return m->tabs().tab(0); }
    DocumentTab* labelTab() const { return m->tabs().tab(1); }
    Document& labelDocument() const { return labelTab()->arrayPage()->document(); }
    HeatmapPlot& plot() const { return *heatmapPlotOf(image()); }
    HeatmapOverlay& overlay() const { return *image()->arrayPage()->findChild<HeatmapOverlay*>(); }
    BrushBar& bar() const { return *image()->arrayPage()->findChild<BrushBar*>(); }
    TargetChoice& target() const { return *bar().findChild<TargetChoice*>(); }
    QAction* brush() const
    {
        for (QAction* action : plot().actions())
            if (action->shortcut() == QKeySequence(Qt::Key_B))
                return action;
        return nullptr;
    }
    QAction* beginningWith(const QString& text) const
    {
        for (QAction* action : m->window().findChild<Actions*>()->all())
            if (action->text().remove('&').startsWith(text))
                return action;
        return nullptr;
    }
    QPoint middleOf(int row, int column) const
    {
        return QPoint(int(plot().xAxis->coordToPixel(column)),
                      int(plot().yAxis->coordToPixel(row)));
    }
    void drag(CellPosition from, CellPosition to, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&plot(), button, {}, middleOf(int(from.row), int(from.column)));
        QTest::mouseMove(&plot(), middleOf(int(to.row), int(to.column)));
        QTest::mouseRelease(&plot(), button, {}, middleOf(int(to.row), int(to.column)));
    }
    QColor seenAt(int row, int column) const
    {
        return plot().grab().toImage().pixelColor(middleOf(row, column));
    }
    // In the middle of what is filled, of a label or of none.
    QColor filled(int row, int column, int label) const
    {
        const PlanePicture& picture = *plot().picture();
        const QColor below =
            picture.image.pixelColor(picture.pixelOfColumn(column), picture.pixelOfRow(row));
        return label == 0 ? below
                          : mixed(below, paletteColor(label), overlay().look().opacity / 100.0);
    }
    static QString digits(const Document& document, const char* slice)
    {
        const auto cells = document.reader()->read(*Slice::parse(slice, document.array()->shape()));
        QString text;
        for (const std::byte cell : cells->bytes)
            text += QString::number(int(cell));
        return text;
    }
    // That the file holds.
    std::string hashOf(const QString& name) const
    {
        OpenedFrame opened(contentOfFile(m->file(name)));
        const Document& document = opened.document();
        return Sha256::of(document.reader()->read(Slice::whole(document.array()->shape()))->bytes);
    }
    void showOnlyFilled()
    {
        OverlayLook look = overlay().look();
        look.drawing = OverlayLook::Drawing::Filled;
        overlay().bar()->setLook(look);
        emit overlay().bar()->lookChanged();
    }

    std::unique_ptr<WindowWithFiles> m;
};

void TestLabelPainting::init()
{
    m = std::make_unique<WindowWithFiles>();
    writeFile(m->file("case.b2nd"), test::image());
    writeFile(m->file("case_seg.b2nd"), labels());
    QVERIFY(QTest::qWaitForWindowActive(&m->window()));
}

bool TestLabelPainting::openImage(const QString& name, const char* slice)
{
    if (!m->open(name))
        return false;
    ArrayPage& page = *m->tab()->arrayPage();
    page.document().setSlice(*Slice::parse(slice, page.document().array()->shape()));
    page.showView("heatmap");
    return QTest::qWaitFor([&] { return heatmapPlotOf(&page)->picture(); });
}

bool TestLabelPainting::layOver(const QString& name)
{
    overlay().show(OpenRequest::of(m->path(name)));
    return isDrawn();
}

bool TestLabelPainting::isDrawn()
{
    return QTest::qWaitFor([this] {
        const PaneOverlay& drawing = overlay().drawing();
        return drawing.picture() && !drawing.isReadingDetail() && plot().picture() &&
               drawing.picture()->plane == plot().picture()->plane;
    });
}

bool TestLabelPainting::startPainting(const QString& value, int size)
{
    plot().setFocus();
    brush()->trigger();
    bar().setValue(value);
    bar().setSize(size);
    const bool isReady = QTest::qWaitFor([this] {
        const ValueChanges* changes = overlay().document().changes();
        return changes && changes->editObstacle().isEmpty() && bar().isVisible();
    });
    const bool isLaidOut = settle(); // with the bar
    plot().replot(QCustomPlot::rpImmediateRefresh);
    return isReady && isLaidOut;
}

bool TestLabelPainting::waitForEnd()
{
    return QTest::qWaitFor([this] { return !overlay().document().changes()->isChanging(); }) &&
           isDrawn();
}

void TestLabelPainting::paintsTheLabelsInPlace()
{
    QVERIFY(openImage() && layOver());
    QCOMPARE(m->tabs().count(), 1);
    QVERIFY(startPainting());
    QCOMPARE(m->tabs().count(), 2);
    QCOMPARE(m->tab(), image()); // the labels are open behind it
    QCOMPARE(target().shown(), QString("Labels: case_seg.b2nd"));
    drag({0, 1}, {0, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 0"), QString("2553333300"));
    QVERIFY(labelTab()->isEdited());
    QVERIFY(!image()->isEdited());
    QCOMPARE(labelTab()->edits()->undoStack().undoText(), QString("Paint 3"));
}

// Before it is written, and after; also what is erased.
void TestLabelPainting::isSeenAtOnce()
{
    QVERIFY(openImage() && layOver());
    showOnlyFilled();
    QVERIFY(startPainting("3", 3));
    QVERIFY(isDrawn());
    QVERIFY(areNear(seenAt(1, 2), filled(1, 2, 0)));
    QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(1, 2));
    QVERIFY(areNear(seenAt(0, 1), filled(0, 1, 3)));
    QVERIFY(areNear(seenAt(2, 3), filled(2, 3, 3))); // and no label below it
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(1, 2));
    QTest::mousePress(&plot(), Qt::RightButton, {}, middleOf(4, 4));
    QVERIFY(areNear(seenAt(5, 3), filled(5, 3, 0)));
    QTest::mouseRelease(&plot(), Qt::RightButton, {}, middleOf(4, 4));
    QTest::mouseMove(&plot(), middleOf(7, 7));
    QVERIFY(waitForEnd());
    const auto shows = [this](int row, int column, double label) {
        const PicturePtr& picture = overlay().drawing().picture();
        return picture->numbers.numbers[std::size_t(row * side + column)] == label;
    };
    QTRY_VERIFY(shows(0, 1, 3) && shows(5, 3, 0));
    brush()->trigger(); // whose pictures are all there is from here on
    QTRY_VERIFY(areNear(seenAt(0, 1), filled(0, 1, 3)));
    QVERIFY(areNear(seenAt(2, 3), filled(2, 3, 3)));
    QVERIFY(areNear(seenAt(5, 3), filled(5, 3, 0)));
}

void TestLabelPainting::takesAStrokeBack()
{
    QVERIFY(openImage() && layOver());
    showOnlyFilled();
    QVERIFY(startPainting("4"));
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550444400"));
    QTRY_VERIFY(areNear(seenAt(7, 3), filled(7, 3, 4)));
    QAction* undo = beginningWith("Undo");
    QCOMPARE(undo->text().remove('&'), QString("Undo: Paint 4 in case_seg.b2nd"));
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550000000"));
    QVERIFY(!labelTab()->isEdited());
    QVERIFY(isDrawn());
    QTRY_VERIFY(areNear(seenAt(7, 3), filled(7, 3, 0)));
    beginningWith("Redo")->trigger();
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550444400"));
    QTRY_VERIFY(areNear(seenAt(7, 3), filled(7, 3, 4)));
    brush()->trigger(); // also with the brush put away
    beginningWith("Undo")->trigger();
    QVERIFY(!labelTab()->isEdited());
}

void TestLabelPainting::takesBackWhatWasEditedLast()
{
    writeFile(m->file("whole.b2nd"), labels());
    QVERIFY(openImage("whole.b2nd") && layOver());
    QVERIFY(startPainting());
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    brush()->trigger();
    QVERIFY(beginningWith("Undo: Paint 3 in case_seg.b2nd"));
    QVERIFY(beginningWith("Save case_seg.b2nd")->isEnabled());
    const auto renamed = image()->edits()->edit("Change 'x'", [](EditSet& set) {
        return set.add(MetadataSectionOf::Trailer, "x", WindowWithFiles::text("y"), 0);
    });
    QVERIFY2(renamed, outcomeOf(renamed).c_str());
    QVERIFY(m->action("Undo: Change 'x'"));
    m->action("Undo: Change 'x'")->trigger();
    QVERIFY(labelTab()->isEdited());
    QVERIFY(!m->action("Save")->isEnabled());
    overlay().remove();
    QVERIFY(m->action("Undo") && !m->action("Undo")->isEnabled());
}

void TestLabelPainting::savesExactlyTheseCells()
{
    QVERIFY(openImage("case.b2nd", "0, 1, :, :") && layOver());
    const ByteBuffer imageBefore = contentOfFile(m->file("case.b2nd"));
    QVERIFY(startPainting("5", 1));
    drag({7, 2}, {7, 5});
    drag({4, 4}, {4, 4}, Qt::RightButton);
    QVERIFY(waitForEnd());
    QAction* save = beginningWith("Save case_seg.b2nd");
    QVERIFY(save && save->isEnabled());
    save->trigger();
    QTRY_VERIFY(!labelTab()->isEdited() && !labelTab()->saver().isSaving());
    QCOMPARE(m->tab(), image());
    const auto expected = cells<std::int8_t>([](int plane, int row, int column) {
        if (plane == 1 && row == 7 && column >= 2 && column <= 5)
            return std::int8_t(5);
        return plane == 1 && row == 4 && column == 4 ? std::int8_t(0) : labelAt(plane, row, column);
    });
    QCOMPARE(hashOf("case_seg.b2nd"), Sha256::of(expected));
    QVERIFY(contentOfFile(m->file("case.b2nd")) == imageBefore);
}

void TestLabelPainting::goesOnAfterSaving()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    const std::weak_ptr<const Array> before = labelDocument().array();
    beginningWith("Save case_seg.b2nd")->trigger();
    QTRY_VERIFY(!labelTab()->isEdited() && !labelTab()->saver().isSaving());
    QVERIFY(bar().isVisible());
    QTRY_VERIFY(before.expired()); // what lies over the image is what was saved
    drag({0, 2}, {0, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 0"), QString("2550333300"));
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550333300"));
    QVERIFY(labelTab()->isEdited());
    beginningWith("Undo")->trigger();
    beginningWith("Undo")->trigger(); // that was saved
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550000000"));
    QVERIFY(labelTab()->isEdited());
}

void TestLabelPainting::asksBeforeTheLabelsAreClosed()
{
    QVERIFY(openImage() && layOver());
    showOnlyFilled();
    QVERIFY(startPainting("4"));
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    m->tabs().leave(*image(), [] {}); // for another file
    m->answer(QMessageBox::Cancel);
    QTRY_COMPARE(m->tab(), image()); // where it was asked
    m->tabs().close(labelTab());
    m->answer(QMessageBox::Discard);
    QTRY_COMPARE(m->tabs().count(), 1);
    QTRY_VERIFY(!brush()->isChecked());
    QVERIFY(overlay().isShown());
    m->tabs().setCurrentTab(image());
    QTRY_VERIFY(isDrawn() && areNear(seenAt(7, 3), filled(7, 3, 0))); // as the file has it
    QVERIFY(contentOfFile(m->file("case_seg.b2nd")) == labels());
}

void TestLabelPainting::showsWhatIsEditedInTheTabOfTheLabels()
{
    QVERIFY(openImage());
    QVERIFY(m->open("case_seg.b2nd"));
    const auto fill = [this](std::uint8_t label) {
        labelTab()->arrayPage()->changes().change(
            "Fill", [label](const SliceReader& values, ValueEditor& editor, const Job& job) {
                return editor.fill(*Slice::parse("0, 0, 7", values.array()->shape()), {0, 1},
                                   ByteBuffer{std::byte(label)}, job);
            });
        return QTest::qWaitFor([this] { return !labelTab()->arrayPage()->changes().isChanging(); });
    };
    QVERIFY(fill(2));
    m->tabs().setCurrentTab(image());
    QVERIFY(layOver());
    showOnlyFilled();
    QTRY_VERIFY(areNear(seenAt(7, 3), filled(7, 3, 2)));
    QVERIFY(fill(6));
    QTRY_VERIFY(areNear(seenAt(7, 3), filled(7, 3, 6)));
    QVERIFY(startPainting("5"));
    QCOMPARE(m->tabs().count(), 2); // the tab that was there
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("66555566"));
}

void TestLabelPainting::erasesAndPicks()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    QTest::mouseClick(&plot(), Qt::LeftButton, Qt::AltModifier, middleOf(3, 6));
    QTRY_COMPARE(bar().value(), QString("7"));
    drag({0, 2}, {0, 2});
    drag({3, 2}, {3, 6}, Qt::RightButton);
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 0"), QString("2550700000"));
    QCOMPARE(digits(labelDocument(), "0, 0, 3"), QString("2550000000"));
    QCOMPARE(labelTab()->edits()->undoStack().undoText(), QString("Erase"));
}

void TestLabelPainting::tellsNewLabels()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting("4", 2));
    auto* values = bar().findChild<QLineEdit*>()->parentWidget();
    const auto offers = [&](const QString& label) {
        return qobject_cast<QComboBox*>(values)->findText(label) >= 0;
    };
    QTRY_VERIFY(offers("7") && !offers("4"));
    QTRY_VERIFY(!overlay().legend().isEmpty() && !overlay().legend().join("").contains("4: "));
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QTRY_VERIFY(overlay().legend().join("").contains("4: "));
    QTRY_VERIFY(offers("4"));
}

void TestLabelPainting::choosesBetweenLabelsAndImage()
{
    writeFile(m->file("whole.b2nd"), labels());
    QVERIFY(openImage("whole.b2nd") && layOver());
    QVERIFY(startPainting());
    auto* box = target().findChild<QComboBox*>();
    QVERIFY(box->isVisible());
    QCOMPARE(box->count(), 2);
    QCOMPARE(target().shown(), QString("Labels: case_seg.b2nd"));
    box->setCurrentIndex(1);
    emit box->activated(1);
    QCOMPARE(target().shown(), QString("Image: whole.b2nd"));
    drag({7, 2}, {7, 5});
    Document& own = image()->arrayPage()->document();
    QTRY_COMPARE(digits(own, "0, 0, 7"), QString("2550333300"));
    QVERIFY(!labelTab()->isEdited());
    QVERIFY(m->action("Undo: Paint 3"));
    overlay().remove();
    QVERIFY(bar().isVisible()); // what is painted is still there
    QVERIFY(!target().isVisible());
}

// One plane of labels for all of a stack, which is seen from its side.
void TestLabelPainting::paintsLabelsOfFewerDimensions()
{
    writeFile(m->file("plane_seg.b2nd"), arrayFrame({side, side}, "|u1", ByteBuffer(side * side)));
    QVERIFY(openImage("case.b2nd", "0, :, 4, :") && layOver("plane_seg.b2nd"));
    QVERIFY(startPainting());
    drag({1, 2}, {1, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "4"), QString("00333300"));
    QCOMPARE(digits(labelDocument(), ":").count('3'), 4);
}

void TestLabelPainting::isRefusedForOtherNumbers()
{
    writeFile(m->file("other.b2nd"), arrayFrame({side, side}, "<f4", ByteBuffer(side * side * 4)));
    QVERIFY(openImage() && layOver("other.b2nd"));
    QSignalSpy notices(image()->page(), &DocumentPage::notice);
    plot().setFocus();
    brush()->trigger();
    QVERIFY(!brush()->isChecked());
    QCOMPARE(m->tabs().count(), 1);
    QCOMPARE(notices.size(), 1);
    QCOMPARE(notices[0][0].toString(),
             QString("Only whole numbers and Booleans can be painted. The overlay other.b2nd "
                     "contains values other than labels."));
}

// It is found out once their tab is open, and told where somebody looks.
void TestLabelPainting::isRefusedWhereNothingCanBeChanged()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    labelTab()->arrayPage()->changes().setEdits(nullptr);
    QVERIFY(!brush()->isChecked());
    const MessageBar& message = image()->page()->messageBar();
    QCOMPARE(
        message.text(),
        QString(
            "This array is inside another file, so it cannot be edited here. Save a copy first."));
    for (auto* button : message.findChildren<QAbstractButton*>())
        if (button->isVisible() && button->text() == "&Open")
            button->click();
    QCOMPARE(m->tab(), labelTab());
}

void TestLabelPainting::leavesHiddenLabelsAlone()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    overlay().switchAction()->trigger();
    drag({7, 2}, {7, 5});
    QCOMPARE(image()->page()->messageBar().text(),
             QString("The labels are hidden. Show them (O) to paint."));
    QVERIFY(!labelTab()->isEdited());
    QVERIFY(brush()->isChecked()); // it is but a moment
    overlay().switchAction()->trigger();
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QVERIFY(labelTab()->isEdited());
}

void TestLabelPainting::leavesDamagedChunksAlone()
{
    ByteBuffer damaged = labels();
    damageBlock(damaged, 1);
    writeFile(m->file("case_seg.b2nd"), damaged);
    QVERIFY(openImage("case.b2nd", "0, 1, :, :") && layOver());
    QVERIFY(startPainting());
    QTest::mouseMove(&plot(), middleOf(3, 3));
    QTRY_COMPARE(plot().cursor().shape(), Qt::ForbiddenCursor);
    drag({7, 2}, {7, 5});
    QVERIFY2(
        image()->page()->messageBar().text().startsWith("Values cannot be edited here: chunk 1: "),
        qPrintable(image()->page()->messageBar().text()));
    QVERIFY(!labelTab()->isEdited());
    image()->arrayPage()->document().setSlice(
        *Slice::parse("0, 2, :, :", image()->arrayPage()->document().array()->shape()));
    QVERIFY(isDrawn());
    QTRY_VERIFY(plot().picture()->plane.slice()[1].start == 2);
    QTest::mouseMove(&plot(), middleOf(3, 4));
    QTRY_COMPARE(plot().cursor().shape(), Qt::CrossCursor);
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 2, 7"), QString("2550333300"));
}

void TestLabelPainting::endsWithTheTabOfTheLabels()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    m->tabs().close(labelTab()); // nothing was painted
    QTRY_COMPARE(m->tabs().count(), 1);
    QTRY_VERIFY(!brush()->isChecked());
    QVERIFY(overlay().isShown());
    QVERIFY(startPainting());
    QCOMPARE(m->tabs().count(), 2);
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QVERIFY(labelTab()->isEdited());
}

void TestLabelPainting::endsWithOtherLabels()
{
    writeFile(m->file("other_seg.b2nd"), labels());
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting());
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QVERIFY(layOver("other_seg.b2nd"));
    QTRY_VERIFY(!brush()->isChecked());
    QVERIFY(startPainting("5"));
    QCOMPARE(m->tabs().count(), 3);
    QCOMPARE(target().shown(), QString("Labels: other_seg.b2nd"));
    drag({7, 2}, {7, 5});
    QVERIFY(waitForEnd());
    QCOMPARE(digits(labelDocument(), "0, 0, 7"), QString("2550333300"));
    QCOMPARE(digits(m->tabs().tab(2)->arrayPage()->document(), "0, 0, 7"), QString("2550555500"));
    QVERIFY(beginningWith("Undo: Paint 5 in other_seg.b2nd"));
}

void TestLabelPainting::isSeenInThePlanes()
{
    QVERIFY(openImage() && layOver());
    QVERIFY(startPainting("4"));
    drag({0, 0}, {0, 7});
    QVERIFY(waitForEnd());
    image()->arrayPage()->showView("planes");
    auto* planes = image()->arrayPage()->findChild<PlanesView*>();
    auto* front = planes->findChild<HeatmapPlot*>();
    const auto isPainted = [&] {
        const auto& picture = overlayLayerOf(*front).picture();
        return picture && !picture->isSampled() && picture->numbers.numbers[4] == 4;
    };
    QTRY_VERIFY(isPainted());
    beginningWith("Undo")->trigger();
    QTRY_VERIFY(!isPainted());
}

const Registered<TestLabelPainting, QApplication> registered;

} // namespace bloscope::tst_label_painting

#include "tst_label_painting.moc"
