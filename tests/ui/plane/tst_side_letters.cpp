#include "ui/plane/plane_frame.h"

#include "core/plane/picture_plane.h"
#include "tests/support/registered_test.h"
#include "ui/document/dimension_labels.h"
#include "ui/plane/shown_plane.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_side_letters {

using namespace test;

// Of 2 channels by 3 by 4 by 5, of which the last three dimensions lead up, to the back and left.
class TestSideLetters : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_plot = std::make_unique<QCustomPlot>();
        m_plot->yAxis->setRangeReversed(true);
        m_shown = std::make_unique<ShownPlane>(nullptr);
        m_labels = labels();
        m_letters = std::make_unique<SideLetters>(*m_plot, *m_shown, m_labels);
    }
    void cleanup() { m_letters.reset(); }

    void standAtTheEdges_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<bool>("isTransposed");
        QTest::addColumn<QStringList>("letters"); // left, right, top, bottom
        QTest::newRow("axial") << QByteArray("0, 1") << false << QStringList{"R", "L", "A", "P"};
        QTest::newRow("transposed")
            << QByteArray("0, 1") << true << QStringList{"A", "P", "R", "L"};
        QTest::newRow("coronal") << QByteArray("0, :, 1") << false
                                 << QStringList{"R", "L", "I", "S"};
        QTest::newRow("backwards")
            << QByteArray("0, ::-1, 1") << false << QStringList{"R", "L", "S", "I"};
        QTest::newRow("of channels")
            << QByteArray(":, 1, 1") << false << QStringList{"R", "L", "", ""};
        QTest::newRow("a strip") << QByteArray("0, 1, :, 2") << false
                                 << QStringList{"A", "P", "", ""};
    }
    void standAtTheEdges()
    {
        QFETCH(QByteArray, slice);
        QFETCH(bool, isTransposed);
        Slice shown = *Slice::parse(slice.toStdString(), {2, 3, 4, 5});
        if (isTransposed)
            shown.transpose();
        show(shown);
        QTEST(m_letters->texts(), "letters");
    }

    void goRoundWithTheAxes()
    {
        show(*Slice::parse("0, 1", {2, 3, 4, 5}));
        m_plot->xAxis->setRangeReversed(true);
        m_plot->yAxis->setRangeReversed(false);
        m_letters->follow();
        QCOMPARE(m_letters->texts(), (QStringList{"L", "R", "P", "A"}));
    }

    void areNoneWhereNothingIsTold()
    {
        show(*Slice::parse("0, 1", {2, 3, 4, 5}));
        m_labels = {};
        m_letters->follow();
        QCOMPARE(m_letters->texts(), (QStringList{"", "", "", ""}));
        for (const auto* item : m_plot->findChildren<QCPItemText*>())
            QVERIFY(!item->visible());
    }

 private:
    static DimensionLabels labels()
    {
        return {
            {"c", "z", "y", "x"},
            nullptr,
            {std::nullopt, PatientSides{'I', 'S'}, PatientSides{'A', 'P'}, PatientSides{'R', 'L'}}};
    }

    void show(const Slice& slice)
    {
        m_shown->setPlane(PicturePlane(slice));
        m_letters->follow();
    }

    std::unique_ptr<QCustomPlot> m_plot;
    std::unique_ptr<ShownPlane> m_shown;
    DimensionLabels m_labels;
    std::unique_ptr<SideLetters> m_letters;
};

const Registered<TestSideLetters, QApplication> registered;

} // namespace bloscope::tst_side_letters

#include "tst_side_letters.moc"
