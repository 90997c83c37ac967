#include "ui/pages/page_movie.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/pages/opened_page.h"
#include "ui/export/movie_dialog.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QImageReader>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
