#include "core/report/folder_report.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <stop_token>

namespace bloscope::tst_folder_report {

using namespace test;

class TestFolderReport : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void hasASectionForEachCaseInNaturalOrder()
    {
        put("case10.b2nd", image());
        put("case2.b2nd", image());
        put("case2_seg.b2nd", labels());
        put("deep/a.b2nd", arrayFrame({6}, "<f4", counted<float>(6)));
        put("lonely_seg.b2nd", labels());
        const QString html = report();
        QCOMPARE(headings(html),
                 (QStringList{"case2.b2nd", "case10.b2nd", "deep/a.b2nd", "lonely_seg.b2nd"}));
        QCOMPARE(m_counts.cases, 4);
        QCOMPARE(m_counts.withTrouble, 0);
        QCOMPARE(m_counts.totals.files(), 5);
        QCOMPARE(html.count("<img class=\"cells\""), 3 * 3);
        QCOMPARE(html.count("<img class=\"over\""), 3);
        QVERIFY(html.contains("no damage found"));
    }

    void tellsTheFacts()
    {
        put("case.b2nd", image());
        put("case_seg.b2nd", labels());
        writeText("dataset.json", R"({"labels": {"liver & <gall>": 2, "spleen": 1}})");
        const QString html = report();
        const auto fact = [&](const char* name, const char* value) {
            const QString row = QString("<tr><th>%1</th><td>%2</td></tr>").arg(name, value);
            QVERIFY2(html.contains(row), qPrintable(row + "\n" + html));
        };
        fact("Shape", "2 × 3 × 4");
        fact("Type", "&lt;i2");
        fact("Spacing", "3 mm, 1 mm, 0.5 mm");
        fact("Minimum", "0");
        fact("Maximum", "23");
        fact("Mean", "11.5");
        fact("Statistics of", "all 24 cells");
        QVERIFY(html.contains("1</td><td>spleen</td><td>1</td><td>1.5</td></tr>"));
        QVERIFY(html.contains("2</td><td>liver &amp; &lt;gall&gt;</td><td>3</td><td>4.5</td>"));
    }

    void goesOnBehindDamage()
    {
        ByteBuffer damaged = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(damaged, 0, 1);
        put("a.b2nd", damaged);
        put("b.b2nd", counted<std::int32_t>(30)); // of nothing that Blosc2 writes
        put("c.b2nd", image());
        const QString html = report();
        QCOMPARE(headings(html), (QStringList{"a.b2nd", "b.b2nd", "c.b2nd"}));
        QCOMPARE(m_counts.withTrouble, 2);
        QCOMPARE(m_counts.totals.damaged, 2);
        QVERIFY(html.contains("<li>chunk 0, block 1: "));
        QVERIFY(html.contains("<li><a href=\"#case-1\">a.b2nd</a>: chunk 0, block 1: "));
        QVERIFY(html.contains("<td>48 of 64 cells</td>"));
        QVERIFY(html.contains("<td>16 damaged</td>"));
        QVERIFY(html.contains("2 damaged or unreadable"));
    }

    void saysThatLabelsDoNotFit()
    {
        put("case.b2nd", image());
        put("case_seg.b2nd", arrayFrame({2, 3}, "|u1", counted<std::uint8_t>(6)));
        const QString html = report();
        QVERIFY2(html.contains("The labels in case_seg.b2nd have 2 × 3 cells and do not fit."),
                 qPrintable(html));
        QVERIFY(!html.contains("<img class=\"over\""));
    }

    void escapesNames()
    {
        const char* name = "<script>alert('1')&.b2nd";
        if (!QFile(m_folder->filePath(name)).open(QIODevice::WriteOnly))
            QSKIP("no file can have this name here");
        put(name, image());
        const QString html = report();
        QVERIFY(html.contains("&lt;script&gt;alert(&#39;1&#39;)&amp;.b2nd"));
        QVERIFY(!html.contains("<script"));
    }

    // Every tag that is opened is closed again, in order.
    void isWellFormed()
    {
        put("case.b2nd", image());
        put("case_seg.b2nd", labels());
        put("broken.b2nd", counted<std::int32_t>(30));
        const QString html = report();
        static const QRegularExpression tag("<(/?)([a-z0-9]+)[^>]*>");
        QStringList open;
        for (auto match = tag.globalMatch(html); match.hasNext();) {
            const auto found = match.next();
            const QString name = found.captured(2);
            if (name == "meta" || name == "img")
                continue;
            if (found.captured(1).isEmpty())
                open << name;
            else
                QCOMPARE(open.isEmpty() ? QString() : open.takeLast(), name);
        }
        QCOMPARE(open, QStringList());
        QVERIFY(html.endsWith("</html>\n"));
    }

    void failsWithoutFiles()
    {
        const auto counts = write({});
        QVERIFY(!counts);
        QVERIFY(counts.error().kind() == ErrorKind::NotBlosc2);
        QCOMPARE(m_html, std::string());
    }

    void endsWhenItIsStopped()
    {
        put("case.b2nd", image());
        std::stop_source stop;
        stop.request_stop();
        const auto counts = write({stop.get_token(), nullptr});
        QVERIFY(!counts);
        QVERIFY(counts.error().kind() == ErrorKind::Cancelled);
    }

    void tellsHowFarItIs()
    {
        for (int i = 0; i < 20; ++i)
            put(QString("%1.b2nd").arg(i), image());
        Progress progress;
        QVERIFY(write({{}, &progress}));
        QCOMPARE(progress.total.load(), 20U);
        QCOMPARE(progress.done.load(), 20U);
    }

 private:
    // Cells of 3 by 1 by 0.5.
    static FrameOptions spaced()
    {
        const auto value = msgpack_value::fromJson(R"({"spatial": {"spacing": [3.0, 1.0, 0.5]}})");
        FrameOptions options;
        options.metalayers = {{"med_blosc2", msgpack_value::writeValue(*value)}};
        return options;
    }
    static ByteBuffer image()
    {
        return arrayFrame({2, 3, 4}, "<i2", counted<std::int16_t>(24), spaced());
    }
    static ByteBuffer labels()
    {
        ByteBuffer cells(24);
        cells[3] = std::byte{1};
        for (const std::size_t cell : {16U, 17U, 18U})
            cells[cell] = std::byte{2};
        return arrayFrame({2, 3, 4}, "|u1", cells, spaced());
    }

    void put(const QString& name, ByteView bytes) const
    {
        const QString path = m_folder->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        writeFile(path.toStdString(), bytes);
    }
    void writeText(const char* name, std::string_view text) const
    {
        writeFile(m_folder->filePath(name).toStdString(), bytesOf(text));
    }

    Result<FolderReportCounts> write(const Job& job)
    {
        m_html.clear();
        WorkerPool pool(2);
        return writeFolderReport(m_folder->path().toStdString(),
                                 {"*.b2nd *.b2frame", "Bloscope 1", "2026-11-28"}, pool,
                                 *memorySink(m_html), job);
    }
    QString report()
    {
        m_counts = orAbort(write({}));
        return QString::fromStdString(m_html);
    }
    static QStringList headings(const QString& html)
    {
        static const QRegularExpression heading("<h2>(.*) <span");
        QStringList names;
        for (auto match = heading.globalMatch(html); match.hasNext();)
            names << match.next().captured(1);
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_html;
    FolderReportCounts m_counts;
};

const Registered<TestFolderReport> registered;

} // namespace bloscope::tst_folder_report

#include "tst_folder_report.moc"
