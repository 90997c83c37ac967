#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/slice/dimension_bar.h"
#include "ui/slice/dimension_chip.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace bloscope::tst_dimension_bar {

using namespace test;

class TestDimensionBar : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_coordinates.reset();
        open({7, 40, 50});
    }
    void showsTheSliceAndTheWholeArray();
    void namesDimensionsByNumberOrMetadata();
    void typedSlicesAreTakenByEnter();
    void aSliceThatDoesNotFitStaysAndIsExplained();
    void takesCoordinatesAndSaysWhichOnes();
    void escapeGoesBackToTheSliceOnTheScreen();
    void enterBehindAnIndexLeaves();
    void anIndexIsChosenBySliderSpinBoxAndStep();
    void rolesAreChosenInTheMenus();
    void aRangeIsTypedForOneDimension();
    void beginsWithRowsAndColumns();
    void foldsDimensionsOfLengthOne();
    void marksTheDimensionThatKeysStep();
    void staysWhereItIsWhileOneSteps();
    void transposesByItsButton();
    void onlyRolesThatExistCanBeChosen();
    void takesEveryNumberOfDimensions_data();
    void takesEveryNumberOfDimensions();
    void showsIndicesOfEverySize();
    void wrapsIntoLinesAndScrollsBeyondTwo_data();
    void wrapsIntoLinesAndScrollsBeyondTwo();

 private:
    void open(const Shape& shape, std::vector<std::string> names = {});
    DimensionControl* control(int dimension) const
    {
        return m_bar->findChildren<DimensionControl*>().at(dimension);
    }
    QString slice() const { return QString::fromStdString(m_document->slice().text()); }
    void type(const QString& text)
    {
        sliceField()->selectAll();
        QTest::keyClicks(sliceField(), text);
    }
    CheckedLineEdit* sliceField() const;
    QAction* role(int dimension, const QString& name) const; // in the menu of its chip
    QString chip(int dimension) const { return control(dimension)->chip().text(); }
    QStringList labels() const;

    std::optional<Coordinates> m_coordinates; // of dimension 1
    BlockCache m_cache;
    WorkerPool m_pool{1};
    std::unique_ptr<Document> m_document;
    std::unique_ptr<DimensionBar> m_bar;
};

void TestDimensionBar::open(const Shape& shape, std::vector<std::string> names)
{
    m_bar.reset();
    const Shape ones(shape.size(), 1);
    OpenedFile file;
    Shape chunkshape = shape;
    for (std::int64_t& extent : chunkshape)
        extent = std::min<std::int64_t>(extent, 1'000'000);
    const bool isEmpty = Slice::whole(shape).isEmpty();
    file.frame =
        *Frame::open(memorySource(isEmpty ? arrayFrame(shape, ones, ones, "<i2", {})
                                          : unstoredArrayFrame(shape, chunkshape, ones, "<i2")));
    file.array = Array::of(file.frame);
    file.reader = std::make_shared<SliceReader>(file.array, m_cache, m_pool);
    Geometry geometry = untoldGeometry(shape.size());
    for (std::size_t d = 0; d < names.size(); ++d)
        geometry.dimensions[d].name = names[d];
    if (m_coordinates)
        geometry.dimensions[1].coordinates = m_coordinates;
    file.geometry = std::make_shared<Geometry>(std::move(geometry));
    m_document = std::make_unique<Document>(std::move(file));
    m_bar = std::make_unique<DimensionBar>(*m_document);
}

CheckedLineEdit* TestDimensionBar::sliceField() const
{
    for (auto* edit : m_bar->findChildren<CheckedLineEdit*>())
        if (edit->accessibleName() == "Slice")
            return edit;
    return nullptr;
}

QAction* TestDimensionBar::role(int dimension, const QString& name) const
{
    for (QAction* action : control(dimension)->chip().menu()->actions())
        if (action->text().endsWith(name))
            return action;
    return nullptr;
}

QStringList TestDimensionBar::labels() const
{
    QStringList texts;
    for (const auto* label : m_bar->findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

void TestDimensionBar::showsTheSliceAndTheWholeArray()
{
    QCOMPARE(sliceField()->text(), QString("[0, :, :]"));
    QVERIFY(sliceField()->toolTip().contains("7 × 40 × 50   int16   27.3 KiB"));
    QVERIFY(labels().contains("of 40"));
}

void TestDimensionBar::namesDimensionsByNumberOrMetadata()
{
    QCOMPARE(control(1)->accessibleName(), QString("dim 1"));
    open({7, 40, 50}, {"time", "y", "x"});
    QCOMPARE(control(0)->accessibleName(), QString("time"));
    QCOMPARE(control(2)->chip().accessibleName(), QString("Role of x"));
    QCOMPARE(chip(0), QString("time"));
    QCOMPARE(chip(1), QString("↓ y"));
    QCOMPARE(chip(2), QString("→ x"));
}

void TestDimensionBar::typedSlicesAreTakenByEnter()
{
    type("3, ::2, 5:");
    QCOMPARE(slice(), QString("[0, :, :]"));
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QCOMPARE(slice(), QString("[3, ::2, 5:]"));
    QCOMPARE(sliceField()->text(), slice());
    QCOMPARE(control(0)->findChild<IndexSpinBox*>()->index(), 3);
}

void TestDimensionBar::aSliceThatDoesNotFitStaysAndIsExplained()
{
    type("7, :, :");
    QCOMPARE(sliceField()->problem(),
             QString("index 7 is out of bounds for dimension 0 of size 7"));
    QVERIFY(labels().contains(sliceField()->problem()));
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QCOMPARE(slice(), QString("[0, :, :]"));
    QCOMPARE(sliceField()->text(), QString("7, :, :"));
    type("6, :, :");
    QCOMPARE(sliceField()->problem(), QString());
}

void TestDimensionBar::takesCoordinatesAndSaysWhichOnes()
{
    m_coordinates = Coordinates(Coordinates::Regular{90, -2, 40}); // of the rows
    open({7, 40, 50});
    type("0, =86:=80, :");
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QCOMPARE(slice(), QString("[0, 2:6, :]"));
    QVERIFY(!labels().join('\n').contains("coordinate"));
    type("0, =80.5, :");
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QCOMPARE(slice(), QString("[0, 5, :]"));
    QVERIFY(labels().contains("=80.5 is index 5 of dimension 1, whose coordinate is 80"));
    type("0, =1000, :");
    QCOMPARE(sliceField()->problem(),
             QString("\"1000\" is outside the coordinates, which range from 90 to 12"));
    type("1, :, :");
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QVERIFY(!labels().join('\n').contains("whose coordinate"));
    auto* range = control(1)->chip().menu()->findChild<CheckedLineEdit*>();
    QVERIFY(range);
    range->setText("=88:=84");
    QCOMPARE(range->problem(), QString());
    QTest::keyClick(range, Qt::Key_Return);
    QCOMPARE(slice(), QString("[1, 1:4, :]"));
}

void TestDimensionBar::escapeGoesBackToTheSliceOnTheScreen()
{
    type("nonsense");
    QTest::keyClick(sliceField(), Qt::Key_Escape);
    QCOMPARE(sliceField()->text(), QString("[0, :, :]"));
    QCOMPARE(sliceField()->problem(), QString());
}

void TestDimensionBar::enterBehindAnIndexLeaves()
{
    const QSignalSpy left(m_bar.get(), &DimensionBar::left);
    auto* index = control(0)->findChild<IndexSpinBox*>();
    index->selectAll();
    QTest::keyClicks(index, "3");
    QCOMPARE(left.count(), 0);
    QTest::keyClick(index, Qt::Key_Return);
    QCOMPARE(slice(), QString("[3, :, :]"));
    QCOMPARE(left.count(), 1);
}

void TestDimensionBar::anIndexIsChosenBySliderSpinBoxAndStep()
{
    QTest::keyClick(control(0)->findChild<IndexSlider*>(), Qt::Key_Right);
    QCOMPARE(slice(), QString("[1, :, :]"));
    QTest::keyClick(control(0)->findChild<IndexSpinBox*>(), Qt::Key_Up);
    QCOMPARE(slice(), QString("[2, :, :]"));
    m_bar->stepIndex(3);
    QCOMPARE(slice(), QString("[5, :, :]"));
    m_bar->stepIndex(3);
    QCOMPARE(slice(), QString("[6, :, :]"));
    m_bar->stepIndex(-100);
    QCOMPARE(slice(), QString("[0, :, :]"));
}

void TestDimensionBar::rolesAreChosenInTheMenus()
{
    role(0, "Rows")->trigger();
    QCOMPARE(slice(), QString("[:, 0, :]"));
    QVERIFY(role(1, "Index")->isChecked());
    role(2, "Rows")->trigger();
    QCOMPARE(m_document->slice().rowDimension(), std::optional<std::size_t>(2));
    QVERIFY(role(0, "Columns")->isChecked());
    QCOMPARE(chip(0), QString("→ dim 0"));
}

void TestDimensionBar::aRangeIsTypedForOneDimension()
{
    auto* range = control(1)->findChild<CheckedLineEdit*>();
    range->selectAll();
    QTest::keyClicks(range, "41");
    QVERIFY(range->problem().contains("out of bounds"));
    range->selectAll();
    QTest::keyClicks(range, "10:20");
    QTest::keyClick(range, Qt::Key_Return);
    QCOMPARE(slice(), QString("[0, 10:20, :]"));
    QCOMPARE(chip(1), QString("↓ dim 1  10:20"));
    QVERIFY(!control(0)->findChild<CheckedLineEdit*>()->isEnabled()); // one index is taken
}

void TestDimensionBar::beginsWithRowsAndColumns()
{
    open({7, 40, 50, 3});
    m_bar->resize(1200, m_bar->heightForWidth(1200));
    m_bar->show();
    const auto places = [this] {
        QList<int> order{0, 1, 2, 3};
        std::ranges::sort(order, {}, [this](int d) { return control(d)->x(); });
        return order;
    };
    QTRY_COMPARE(places(), (QList<int>{2, 3, 0, 1}));
    role(0, "Rows")->trigger();
    QTRY_COMPARE(places(), (QList<int>{0, 3, 1, 2}));
    QVERIFY(control(1)->width() < control(2)->width()); // 40 indices and 50
    QVERIFY(sliceField()->mapTo(m_bar.get(), QPoint()).x() > control(2)->geometry().right());
}

void TestDimensionBar::foldsDimensionsOfLengthOne()
{
    open({1, 5, 1, 40, 50}, {"c", "z", "t", "y", "x"});
    m_bar->show();
    auto* folded = m_bar->findChild<FoldedDimensions*>();
    QVERIFY(folded->isVisible());
    QCOMPARE(folded->text(), QString("c, t"));
    QVERIFY(!control(0)->isVisible() && !control(2)->isVisible());
    QCOMPARE(folded->menu()->actions().size(), 2);
    role(2, "Rows")->trigger();
    QCOMPARE(folded->text(), QString("c"));
    QVERIFY(control(2)->isVisible());
    QCOMPARE(slice(), QString("[0, 0, :, 0, :]"));
    open({7, 40, 50});
    m_bar->show();
    QVERIFY(!m_bar->findChild<FoldedDimensions*>()->isVisible());
}

void TestDimensionBar::marksTheDimensionThatKeysStep()
{
    open({7, 9, 40, 50});
    const auto isMarked = [this](int d) { return control(d)->chip().font().bold(); };
    QVERIFY(!isMarked(0) && isMarked(1)); // the longest
    m_bar->stepIndex(2);
    QCOMPARE(slice(), QString("[0, 2, :, :]"));
    QTest::keyClick(control(0)->findChild<IndexSlider*>(), Qt::Key_Right);
    QCOMPARE(slice(), QString("[1, 2, :, :]"));
    QVERIFY(isMarked(0) && !isMarked(1));
    m_bar->stepIndex(2);
    QCOMPARE(slice(), QString("[3, 2, :, :]"));
    open({1, 3, 40, 50}); // three may be channels, but of one index there is no other
    m_bar->stepIndex(2);
    QCOMPARE(slice(), QString("[0, 2, :, :]"));
}

void TestDimensionBar::staysWhereItIsWhileOneSteps()
{
    open({120, 90, 40, 50});
    m_bar->resize(1000, m_bar->heightForWidth(1000));
    m_bar->show();
    const auto places = [this] {
        QList<QRect> rects;
        for (auto* slider : m_bar->findChildren<IndexSlider*>())
            rects << QRect(slider->mapTo(m_bar.get(), QPoint()), slider->size());
        return rects;
    };
    QCoreApplication::processEvents();
    const QList<QRect> before = places();
    m_bar->stepIndex(119);                                               // from one digit to three
    QTest::keyClick(control(1)->findChild<IndexSlider*>(), Qt::Key_End); // is in bold now
    QCOMPARE(slice(), QString("[119, 89, :, :]"));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void TestDimensionBar::transposesByItsButton()
{
    for (auto* button : m_bar->findChildren<QToolButton*>())
        if (button->accessibleName() == "Transpose")
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(m_document->slice().rowDimension(), std::optional<std::size_t>(2));
    QCOMPARE(slice(), QString("[0, :, :]"));
    type("4, :, :");
    QTest::keyClick(sliceField(), Qt::Key_Return);
    QCOMPARE(m_document->slice().rowDimension(), std::optional<std::size_t>(2));
}

void TestDimensionBar::onlyRolesThatExistCanBeChosen()
{
    const auto canBe = [this](int dimension, const QString& name) {
        return role(dimension, name)->isEnabled();
    };
    QVERIFY(canBe(0, "Range"));
    QVERIFY(!canBe(1, "Range")); // rows and columns are all there is to be shown
    open({9});
    QVERIFY(!canBe(0, "Columns"));
    open({0});
    QVERIFY(!canBe(0, "Index"));
}

void TestDimensionBar::takesEveryNumberOfDimensions_data()
{
    QTest::addColumn<int>("dimensions");
    for (const int dimensions : {0, 1, 2, 3, 15, 16})
        QTest::addRow("%d", dimensions) << dimensions;
}

void TestDimensionBar::takesEveryNumberOfDimensions()
{
    QFETCH(int, dimensions);
    open(Shape(std::size_t(dimensions), 2));
    QCOMPARE(m_bar->findChildren<DimensionControl*>().size(), dimensions);
    QCOMPARE(sliceField()->text(), slice());
    m_bar->resize(1000, 60);
    m_bar->show();
    QVERIFY(sliceField()->isVisible() && sliceField()->parentWidget()->width() > 50);
    m_bar->stepIndex(1);
    m_document->transpose();
}

void TestDimensionBar::showsIndicesOfEverySize()
{
    open({1'000'000'000'000, 3});
    m_bar->setSliceText("[999999999999, :]");
    QCOMPARE(slice(), QString("[999999999999, :]"));
    QCOMPARE(control(0)->findChild<IndexSlider*>()->index(), 999'999'999'999);
}

void TestDimensionBar::wrapsIntoLinesAndScrollsBeyondTwo_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("linesInSight");
    QTest::addColumn<bool>("scrolls");

    QTest::newRow("a plane") << 2 << 600 << 1 << false;
    QTest::newRow("a volume beside docks") << 3 << 700 << 1 << false;
    QTest::newRow("four dimensions in 1024 pixels") << 4 << 1012 << 1 << false;
    QTest::newRow("six dimensions in 1024 pixels") << 6 << 1012 << 2 << false;
    QTest::newRow("narrow") << 3 << 420 << 2 << false;
    QTest::newRow("many") << 16 << 1012 << 2 << true;
}

void TestDimensionBar::wrapsIntoLinesAndScrollsBeyondTwo()
{
    QFETCH(int, dimensions);
    QFETCH(int, width);
    QFETCH(int, linesInSight);
    QFETCH(bool, scrolls);
    open(Shape(std::size_t(dimensions), 3));
    QVERIFY(m_bar->minimumSizeHint().width() <= width);
    m_bar->resize(width, m_bar->heightForWidth(width));
    m_bar->show();
    auto* lines = m_bar->findChild<QScrollArea*>();
    const int height = sliceField()->parentWidget()->height();
    QTRY_COMPARE((lines->height() + height / 2) / height, linesInSight);
    QTRY_COMPARE(lines->verticalScrollBar()->isVisible(), scrolls);
}

const Registered<TestDimensionBar, QApplication> registered;

} // namespace bloscope::tst_dimension_bar

#include "tst_dimension_bar.moc"
