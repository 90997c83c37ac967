#include "ui/heatmap/heatmap_status_line.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_legend_line {

class TestLegendLine : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void showsAllOfItsPieces();
    void leavesOutThoseWithoutRoom();
    void isAlwaysAsHigh();

 private:
    std::unique_ptr<LegendLine> m_line;
};

void TestLegendLine::init()
{
    m_line = std::make_unique<LegendLine>();
    m_line->resize(600, m_line->sizeHint().height());
    m_line->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_line.get()));
}

void TestLegendLine::showsAllOfItsPieces()
{
    m_line->setPieces({"<b>one</b>", "", "two"});
    QCOMPARE(m_line->text(), QString("<b>one</b> &nbsp; two"));
    QVERIFY(m_line->toolTip().isEmpty());
    m_line->setPieces({});
    QVERIFY(m_line->text().isEmpty());
}

void TestLegendLine::leavesOutThoseWithoutRoom()
{
    QStringList pieces;
    for (int i = 0; i < 40; ++i)
        pieces << QString("label %1").arg(i);
    m_line->setPieces(pieces);
    QVERIFY(m_line->text().startsWith("label 0 "));
    QVERIFY(m_line->text().endsWith("…"));
    QVERIFY(m_line->toolTip().endsWith("label 39"));
    const auto shown = m_line->text().size();
    m_line->resize(300, m_line->height());
    QTRY_VERIFY(m_line->text().size() < shown);
    m_line->resize(10000, m_line->height());
    QTRY_VERIFY(m_line->text().endsWith("label 39"));
    QVERIFY(m_line->toolTip().isEmpty());
}

void TestLegendLine::isAlwaysAsHigh()
{
    const QSize empty = m_line->sizeHint();
    m_line->setPieces({"<span style=\"color:#ff0000\">&#9632;</span> <a href=\"x\">NaN: 3</a>"});
    QCOMPARE(m_line->sizeHint(), empty);
    QVERIFY(m_line->minimumSizeHint().width() < 200);
}

const test::Registered<TestLegendLine, QApplication> registered;

} // namespace bloscope::tst_legend_line

#include "tst_legend_line.moc"
