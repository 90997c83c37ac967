#include "ui/export/movie_dialog.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_movie_dialog {

class TestMovieDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        SliceMovie movie;
        movie.plane = PicturePlane(Slice::firstPlane({7, 30'000, 100, 400}));
        m_dialog = std::make_unique<MovieDialog>(
            movie, std::vector<MovieDimension>{{0, "time", 7}, {1, "level", 30'000}});
        m_dialog->show();
    }

    void beginsWithAllIndices()
    {
        const SliceMovie wanted = m_dialog->wanted();
        QCOMPARE(wanted.dimension, 0U);
        QVERIFY(wanted.indices == (DimensionSlice{0, 7, 1}));
        QCOMPARE(wanted.rate, 12.0);
        QVERIFY(!wanted.options.size);
        QCOMPARE(spin(1)->value(), 400);
        QCOMPARE(summary(), QString("7 frames of 400 × 100 pixels, 0.6 s."));
    }

    void saysWhatIsLeftOut()
    {
        const MovieDialog dialog(m_dialog->wanted(), {{0, "time", 7}}, "Not in the movie: a.");
        const auto isSaid = [](const QDialog& asked) {
            return std::ranges::any_of(asked.findChildren<QLabel*>(), [](const QLabel* label) {
                return label->text() == "Not in the movie: a.";
            });
        };
        QVERIFY(isSaid(dialog));
        QVERIFY(!isSaid(*m_dialog));
    }

    void takesEverySomeIndex()
    {
        spin(0)->setValue(3);
        QVERIFY(m_dialog->wanted().indices == (DimensionSlice{0, 3, 3}));
        QVERIFY(summary().startsWith("3 frames"));
    }

    void keepsTheShapeOfFrames()
    {
        spin(1)->setValue(200);
        QVERIFY(m_dialog->wanted().options.size == (PixelSize{200, 50}));
        m_dialog->findChild<QDoubleSpinBox*>()->setValue(0.5);
        QCOMPARE(summary(), QString("7 frames of 200 × 50 pixels, 14 s."));
    }

    void refusesTooManyFrames()
    {
        box(0)->setCurrentIndex(1);
        QVERIFY2(summary().contains("the movie would have 30 000 frames, 10 000 is the maximum"),
                 qPrintable(summary()));
        QVERIFY(!button()->isEnabled());
        spin(0)->setValue(10);
        QVERIFY(button()->isEnabled());
        QCOMPARE(m_dialog->wanted().dimension, 1U);
        QCOMPARE(m_dialog->wanted().indices.count, 3000);
    }

    void remembersAChoice()
    {
        m_dialog->setChoice({MovieFormat::Gif, 5, 120});
        const MovieChoice choice = m_dialog->choice();
        QVERIFY(choice.format == MovieFormat::Gif);
        QCOMPARE(choice.rate, 5.0);
        QCOMPARE(choice.width, 120);
        QVERIFY(m_dialog->format() == MovieFormat::Gif);
    }

 private:
    QSpinBox* spin(int which) const { return m_dialog->findChildren<QSpinBox*>().at(which); }
    QComboBox* box(int which) const { return m_dialog->findChildren<QComboBox*>().at(which); }
    QString summary() const
    {
        QString text;
        for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->text().contains("frame") && !label->buddy())
                text = label->text();
        return text.replace(QChar(0x2009), ' ')
            .replace(QChar(0x202f), ' ')
            .replace(QChar(0xa0), ' ');
    }
    QPushButton* button() const
    {
        for (QPushButton* button : m_dialog->findChildren<QPushButton*>())
            if (button->text().contains("xport"))
                return button;
        return nullptr;
    }

    std::unique_ptr<MovieDialog> m_dialog;
};

const test::Registered<TestMovieDialog, QApplication> registered;

} // namespace bloscope::tst_movie_dialog

#include "tst_movie_dialog.moc"
