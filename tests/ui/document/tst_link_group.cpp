#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/document/link_group.h"
#include "ui/document/view_choice.h"

#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_link_group {

using namespace test;

// Documents that follow each other.
class TestLinkGroup : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void followsWhicheverIsMoved();
    void goesToWhereTheOthersAreWhenItJoins();
    void tellsEachDocumentOnce();
    void linksTheMark();
    void linksThePartInSight();
    void leavesThePartAloneWherePlanesDiffer();
    void sharesWhatIsChosen();
    void linksThePointer();
    void linksColors();
    void leavesAloneWhatHasLeft();
    void forgetsDocumentsThatAreGone();

 private:
    static std::unique_ptr<OpenedFrame> opened(const Shape& shape)
    {
        return std::make_unique<OpenedFrame>(unstoredArrayFrame(shape, shape, shape, "|u1"));
    }
    static QString slice(const std::unique_ptr<OpenedFrame>& opened)
    {
        return QString::fromStdString(opened->document().slice().text());
    }

    std::unique_ptr<OpenedFrame> m_a;
    std::unique_ptr<OpenedFrame> m_b;
    std::unique_ptr<OpenedFrame> m_deep; // with a dimension more
    std::unique_ptr<LinkGroup> m_group;
};

void TestLinkGroup::init()
{
    m_a = opened({9, 40, 50});
    m_b = opened({9, 40, 50});
    m_deep = opened({2, 9, 40, 50});
    m_group = std::make_unique<LinkGroup>();
    for (const auto* each : {&m_a, &m_b, &m_deep})
        m_group->join((*each)->document());
}

void TestLinkGroup::cleanup()
{
    m_group.reset();
    m_a.reset();
    m_b.reset();
    m_deep.reset();
}

void TestLinkGroup::followsWhicheverIsMoved()
{
    m_a->show("4");
    QCOMPARE(slice(m_b), QString("[4, :, :]"));
    QCOMPARE(slice(m_deep), QString("[0, 4, :, :]"));
    m_deep->show("1, 7, 10:20");
    QCOMPARE(slice(m_a), QString("[7, 10:20, :]"));
    QCOMPARE(slice(m_b), QString("[7, 10:20, :]"));
    m_b->document().transpose();
    QCOMPARE(*m_a->document().slice().rowDimension(), 2U);
    QCOMPARE(*m_deep->document().slice().rowDimension(), 3U);
    QCOMPARE(slice(m_deep), QString("[1, 7, 10:20, :]"));
}

void TestLinkGroup::goesToWhereTheOthersAreWhenItJoins()
{
    m_a->show("4");
    m_b->show("6");
    const auto late = opened({9, 40, 50});
    late->show("1");
    m_group->join(late->document());
    QCOMPARE(slice(late), QString("[6, :, :]"));
    QCOMPARE(slice(m_a), QString("[6, :, :]"));
    QCOMPARE(m_group->size(), 4);
    m_group->join(late->document()); // again
    QCOMPARE(m_group->size(), 4);
}

void TestLinkGroup::tellsEachDocumentOnce()
{
    QSignalSpy a(&m_a->document(), &Document::sliceChanged);
    QSignalSpy b(&m_b->document(), &Document::sliceChanged);
    QSignalSpy deep(&m_deep->document(), &Document::sliceChanged);
    m_b->show("5");
    QCOMPARE(a.size(), 1);
    QCOMPARE(b.size(), 1);
    QCOMPARE(deep.size(), 1);
    m_b->show("5");
    QCOMPARE(a.size(), 1);
}

void TestLinkGroup::linksTheMark()
{
    m_a->show("4");
    m_a->document().setMark(CellIndex{4, 30, 20});
    QVERIFY(m_b->document().mark() == (CellIndex{4, 30, 20}));
    QVERIFY(m_deep->document().mark() == (CellIndex{0, 4, 30, 20}));
    m_deep->document().setMark(CellIndex{0, 4, 31, 21});
    QVERIFY(m_a->document().mark() == (CellIndex{4, 31, 21}));
    m_b->show("8"); // it goes along
    QVERIFY(m_a->document().mark() == (CellIndex{8, 31, 21}));
    m_b->document().setMark({});
    QVERIFY(!m_a->document().mark());
    QVERIFY(!m_deep->document().mark());
}

void TestLinkGroup::linksThePartInSight()
{
    const PlaneView part{10, 5, 20, 16};
    m_a->document().setPartInSight(part);
    QVERIFY(m_b->document().partInSight() == part);
    QVERIFY(m_deep->document().partInSight() == part);
    m_deep->show("1, 3");
    QVERIFY(m_a->document().partInSight() == part); // of planes of the same size
    m_b->document().setPartInSight({});
    QVERIFY(!m_a->document().partInSight());
}

void TestLinkGroup::leavesThePartAloneWherePlanesDiffer()
{
    const auto other = opened({9, 40, 60});
    m_group->join(other->document());
    other->document().setPartInSight(PlaneView{1, 2, 3, 4});
    QVERIFY(!m_a->document().partInSight());
    m_a->show("7");
    QCOMPARE(slice(other), QString("[0, :, :]"));
    QVERIFY(other->document().partInSight() == (PlaneView{1, 2, 3, 4}));
}

void TestLinkGroup::sharesWhatIsChosen()
{
    const QSignalSpy changed(m_group.get(), &LinkGroup::partsChanged);
    m_group->setParts(Linked::Mark);
    QCOMPARE(changed.size(), 1);
    m_a->show("4");
    QCOMPARE(slice(m_b), QString("[0, :, :]"));
    m_a->document().setMark(CellIndex{4, 3, 2});
    QCOMPARE(m_b->document().mark(), std::optional(CellIndex{4, 3, 2}));
    m_a->document().setPartInSight(PlaneView{1, 2, 3, 4});
    QVERIFY(!m_b->document().partInSight());
    m_group->setParts(LinkGroup::usualParts); // goes to where the leader is
    QCOMPARE(slice(m_b), QString("[4, :, :]"));
    QVERIFY(m_b->document().partInSight());
}

void TestLinkGroup::linksThePointer()
{
    m_a->show("4");
    m_a->document().choice->setPointer(CellIndex{4, 30, 20});
    QCOMPARE(m_b->document().choice->pointer(), std::optional(CellIndex{4, 30, 20}));
    QCOMPARE(m_deep->document().choice->pointer(), std::optional(CellIndex{0, 4, 30, 20}));
    m_a->document().choice->setPointer({});
    QVERIFY(!m_b->document().choice->pointer());
    m_group->setParts(LinkGroup::usualParts & ~LinkedParts(Linked::Pointer));
    m_a->document().choice->setPointer(CellIndex{4, 1, 1});
    QVERIFY(!m_b->document().choice->pointer());
}

void TestLinkGroup::linksColors()
{
    HeatmapOptions colors;
    colors.map = findColorMap("grey");
    m_a->document().choice->setColors(colors);
    QVERIFY(!m_b->document().choice->colors()); // unless somebody wants that
    m_group->setParts(LinkGroup::usualParts | Linked::Colors);
    QCOMPARE(m_b->document().choice->colors(), std::optional(colors));
    colors.scale = ValueScale::Log;
    m_b->document().choice->setColors(colors);
    QCOMPARE(m_a->document().choice->colors(), std::optional(colors));
    QCOMPARE(m_deep->document().choice->colors(), std::optional(colors));
}

void TestLinkGroup::leavesAloneWhatHasLeft()
{
    m_group->leave(m_b->document());
    QVERIFY(!m_group->contains(m_b->document()));
    m_a->show("4");
    QCOMPARE(slice(m_b), QString("[0, :, :]"));
    m_b->show("2");
    QCOMPARE(slice(m_a), QString("[4, :, :]"));
}

void TestLinkGroup::forgetsDocumentsThatAreGone()
{
    m_b.reset();
    QCOMPARE(m_group->size(), 2);
    m_a->show("4");
    QCOMPARE(slice(m_deep), QString("[0, 4, :, :]"));
}

const Registered<TestLinkGroup> registered;

} // namespace bloscope::tst_link_group

#include "tst_link_group.moc"
