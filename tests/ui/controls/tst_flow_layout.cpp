#include "ui/controls/flow_layout.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>
#include <QWidget>
#include <array>

namespace bloscope::tst_flow_layout {

class TestFlowLayout : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void breaksLinesWhereTheRoomEnds_data();
    void breaksLinesWhereTheRoomEnds();
    void standsInTheMiddleOfItsLine();
    void goesToTheRightEndOfItsLine();
    void runsFromTheRightWhereWritingDoes();
    void takesNoRoomForWhatIsHidden();
    void isNeverNarrowerThanTheWidest();
    void sharesWhatALineLeaves_data();
    void sharesWhatALineLeaves();

 private:
    // A widget of a fixed size in a line of 100 pixels has 10 to the left and to the right.
    static constexpr int margin = 10;
    static constexpr int space = 5;
    static constexpr int lineSpace = 3;
    static constexpr std::array sizes{QSize(100, 20), QSize(60, 30), QSize(80, 10)};

    void show(int width) { m_layout->setGeometry({0, 0, width, m_layout->heightForWidth(width)}); }

    std::unique_ptr<QWidget> m_parent;
    FlowLayout* m_layout = nullptr;
    std::array<QWidget*, sizes.size()> m_children{};
};

void TestFlowLayout::init()
{
    m_parent = std::make_unique<QWidget>();
    m_layout = new FlowLayout(m_parent.get());
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(space);
    m_layout->setLineSpacing(lineSpace);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        m_children[i] = new QWidget;
        m_children[i]->setFixedSize(sizes[i]);
        m_layout->addWidget(m_children[i]);
    }
}

void TestFlowLayout::breaksLinesWhereTheRoomEnds_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<QPoint>("second");
    QTest::addColumn<QPoint>("third");

    QTest::newRow("all in one line") << 270 << 50 << QPoint(115, 10) << QPoint(180, 20);
    QTest::newRow("a pixel too narrow") << 269 << 63 << QPoint(115, 10) << QPoint(10, 43);
    QTest::newRow("the first alone") << 165 << 73 << QPoint(10, 33) << QPoint(75, 43);
    QTest::newRow("each alone") << 120 << 86 << QPoint(10, 33) << QPoint(10, 66);
    QTest::newRow("narrower than the widest") << 90 << 86 << QPoint(10, 33) << QPoint(10, 66);
}

void TestFlowLayout::breaksLinesWhereTheRoomEnds()
{
    QFETCH(int, width);
    QFETCH(QPoint, second);
    QFETCH(QPoint, third);

    QTEST(m_layout->heightForWidth(width), "height");
    show(width);
    QCOMPARE(m_children[1]->pos(), second);
    QCOMPARE(m_children[2]->pos(), third);
}

void TestFlowLayout::standsInTheMiddleOfItsLine()
{
    show(300);
    QCOMPARE(m_children[0]->pos(), QPoint(10, 15)); // 20 of 30 pixels
    QCOMPARE(m_children[1]->pos().y(), 10);
    QCOMPARE(m_children[2]->pos().y(), 20);
}

void TestFlowLayout::goesToTheRightEndOfItsLine()
{
    m_layout->setAlignment(m_children[1], Qt::AlignRight);
    show(300);
    QCOMPARE(m_children[1]->pos().x(), 300 - margin - 80 - space - 60);
    QCOMPARE(m_children[2]->pos().x(), 300 - margin - 80);
    show(200); // together in the next line
    QCOMPARE(m_children[1]->pos(), QPoint(200 - margin - 80 - space - 60, margin + 20 + lineSpace));
    QCOMPARE(m_children[2]->pos().x(), 200 - margin - 80);
    show(130); // no line is wide enough for both
    QCOMPARE(m_children[1]->pos().x(), 130 - margin - 60);
    QCOMPARE(m_children[2]->pos().x(), margin);
}

void TestFlowLayout::runsFromTheRightWhereWritingDoes()
{
    m_parent->setLayoutDirection(Qt::RightToLeft);
    show(300);
    QCOMPARE(m_children[0]->pos().x(), 300 - margin - 100);
    QCOMPARE(m_children[1]->pos().x(), 300 - margin - 100 - space - 60);
}

void TestFlowLayout::takesNoRoomForWhatIsHidden()
{
    m_children[0]->hide();
    show(300);
    QCOMPARE(m_children[1]->pos().x(), margin);
    for (QWidget* child : m_children)
        child->hide();
    QCOMPARE(m_layout->heightForWidth(300), 2 * margin);
}

void TestFlowLayout::isNeverNarrowerThanTheWidest()
{
    QCOMPARE(m_layout->minimumSize(), QSize(120, 50));
    QCOMPARE(m_layout->sizeHint(), QSize(270, 50));
    delete m_layout->takeAt(0);
    QCOMPARE(m_layout->count(), 2);
    QCOMPARE(m_layout->sizeHint(), QSize(165, 50));
    QVERIFY(!m_layout->takeAt(2));
}

void TestFlowLayout::sharesWhatALineLeaves_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QList<int>>("widths");

    // The first does not expand; the others share as 1 to 3.
    QTest::newRow("in one line") << 350 << QList<int>{100, 80, 140};
    QTest::newRow("nothing is left") << 270 << QList<int>{100, 60, 80};
    QTest::newRow("two and one") << 245 << QList<int>{100, 120, 225};
    QTest::newRow("each alone") << 125 << QList<int>{100, 105, 105};
}

void TestFlowLayout::sharesWhatALineLeaves()
{
    QFETCH(int, width);
    auto* layout = new FlowLayout(nullptr, FlowLayout::Spare::Shared);
    QWidget parent;
    parent.setLayout(layout);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(space);
    for (const QSize& size : sizes) {
        auto* child = new QWidget;
        child->setMinimumSize(size);
        if (layout->count() == 0)
            child->setFixedWidth(size.width());
        else
            child->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout->addWidget(child);
    }
    QSizePolicy policy = layout->itemAt(2)->widget()->sizePolicy();
    policy.setHorizontalStretch(3);
    layout->itemAt(2)->widget()->setSizePolicy(policy);
    layout->setGeometry({0, 0, width, layout->heightForWidth(width)});
    QList<int> widths;
    for (int i = 0; i < layout->count(); ++i)
        widths << layout->itemAt(i)->widget()->width();
    QTEST(widths, "widths");
}

const test::Registered<TestFlowLayout, QApplication> registered;

} // namespace bloscope::tst_flow_layout

#include "tst_flow_layout.moc"
