#include "ui/pages/page_movie.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/pages/opened_page.h"
#include "ui/export/movie_dialog.h"
#include "ui/heatmap/heatmap_projection.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

namespace bloscope::tst_page_movie {

using namespace test;

class TestPageMovie : public QObject {
    Q_OBJECT

 private slots:
    void writesWhatTheHeatmapShows()
    {
        const OpenedPage opened(arrayFrame({5, 20, 30}, "<i2", counted<std::int16_t>(3000)));
        QVERIFY(opened.show("heatmap"));
        QVERIFY(canExportMovie(opened.page()));
        const QTemporaryDir folder;
        const QString target = folder.filePath("movie.gif");
        opened.page().exportMovie();
        auto* dialog = opened.page().findChild<MovieDialog*>();
        QVERIFY(dialog);
        dialog->setChoice({MovieFormat::Gif, 10, 60});
        dialog->accept();
        auto* files = opened.page().findChild<QFileDialog*>();
        QVERIFY(files);
        emit files->fileSelected(target);
        files->close();
        QTRY_VERIFY(QFile::exists(target));
        QImageReader reader(target, "gif");
        QCOMPARE(reader.imageCount(), 5);
        QCOMPARE(reader.size(), QSize(60, 40));
    }

    void drawsWhatLiesOverTheHeatmap()
    {
        const QTemporaryDir folder;
        std::vector<std::uint8_t> labels(3 * 20 * 30);
        for (int slice = 0; slice < 3; ++slice) // rows 5 to 9, columns from 3 on, wider and wider
            for (int row = 5; row < 10; ++row)
                std::fill_n(&labels[std::size_t(600 * slice + 30 * row + 3)], 5 * (slice + 1), 2);
        const QString above = folder.filePath("labels.b2nd");
        writeFile(above.toStdString(),
                  arrayFrame({3, 20, 30}, "|u1", std::as_bytes(std::span(labels))));
        const OpenedPage opened(arrayFrame({3, 20, 30}, "<i2", counted<std::int16_t>(1800)));
        QVERIFY(opened.show("heatmap"));
        HeatmapOverlay& overlay = opened.page().findChild<HeatmapView*>()->overlay();
        overlay.show(OpenRequest::of(above));
        QTRY_VERIFY(overlay.isDrawn());
        opened.page().exportMovie();
        auto* dialog = opened.page().findChild<MovieDialog*>();
        QVERIFY(dialog);
        const SliceMovie movie = dialog->wanted();
        QVERIFY(movie.drawOver);
        const QRgb outline = overlay.colorOf(2);
        for (int slice = 0; slice < 3; ++slice) {
            PicturePixels frame(300, 200, 0xff000000);
            const Slice plane = *Slice::parse(std::to_string(slice), {3, 20, 30});
            QVERIFY(movie.drawOver(PicturePlane(plane), frame, {}));
            const int right = 10 * (3 + 5 * (slice + 1));
            QCOMPARE(frame.at(30, 75), outline);
            QCOMPARE(frame.at(right - 1, 75), outline);
            QCOMPARE(frame.at(right, 75), 0xff000000);
            QVERIFY(frame.at(60, 75) != outline && frame.at(60, 75) != 0xff000000);
        }
    }

    void saysThatAProjectionIsLeftOut()
    {
        const OpenedPage opened(arrayFrame({3, 20, 30}, "<i2", counted<std::int16_t>(1800)));
        QVERIFY(opened.show("heatmap"));
        opened.page().findChild<HeatmapProjection*>()->choose(
            PlaneComputation{PlaneComputation::Kind::Maximum, 0, 0, 2});
        opened.page().exportMovie();
        auto* dialog = opened.page().findChild<MovieDialog*>();
        QVERIFY(dialog);
        QVERIFY(std::ranges::any_of(dialog->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text() == "Not in the movie: Maximum over dim 0: 0–2. Its frames are "
                                    "slices of the array.";
        }));
    }

    void needsAnotherDimension()
    {
        const OpenedPage flat(arrayFrame({20, 30}, "<i2", counted<std::int16_t>(600)));
        QVERIFY(flat.show("heatmap"));
        QVERIFY(!canExportMovie(flat.page()));
        const OpenedPage texts(arrayFrame({2, 3, 4}, "|S2", counted<std::int16_t>(24)));
        texts.page().show();
        QVERIFY(!canExportMovie(texts.page()));
    }
};

const Registered<TestPageMovie, QApplication> registered;

} // namespace bloscope::tst_page_movie

#include "tst_page_movie.moc"
