#include "ui/cases/folder_report_panel.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_folder_report_panel {

using namespace test;

class TestFolderReportPanel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("cases"));
    }
    void cleanup() { m_panel.reset(); }

    void writesThePage()
    {
        put("a.b2nd", arrayFrame({4, 5}, "<i2", counted<std::int16_t>(20)));
        put("b.b2nd", ByteBuffer(100));
        open("cases");
        QTRY_COMPARE(summary(), QString("Saved report.html with 2 cases. 1 of them is damaged or "
                                        "unreadable."));
        QVERIFY(button("Open in Browser")->isEnabled());
        QVERIFY(page().contains("<h2>a.b2nd "));

        put("c.b2nd", arrayFrame({4, 5}, "<i2", counted<std::int16_t>(20)));
        button("Write Again")->click();
        QTRY_VERIFY(summary().contains("with 3 cases"));
        QVERIFY(page().contains("<h2>c.b2nd "));
    }

    void saysThatAFolderHoldsNothing()
    {
        open("cases");
        QTRY_VERIFY2(summary().contains("no Blosc2 file was found in this folder"),
                     qPrintable(summary()));
        QVERIFY(!button("Open in Browser")->isEnabled());
        QVERIFY(!QFile::exists(m_folder->filePath("report.html")));
    }

    void leavesNothingWhenItIsStopped()
    {
        for (int i = 0; i < 200; ++i)
            put(QString("%1.b2nd").arg(i),
                arrayFrame({90, 90}, "<i2", counted<std::int16_t>(8100)));
        open("cases");
        button("Stop")->click();
        QTRY_COMPARE(summary(), QString("Stopped: report.html was not written."));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

 private:
    void put(const QString& name, const ByteBuffer& bytes) const
    {
        writeFile(m_folder->filePath("cases/" + name).toStdString(), bytes);
    }
    void open(const QString& folder)
    {
        m_panel = std::make_unique<FolderReportPanel>(
            m_folder->filePath(folder), m_folder->filePath("report.html"), m_services.services());
        m_panel->show();
    }
    QString summary() const { return m_panel->findChild<QLabel*>()->text(); }
    QPushButton* button(const QString& text) const { return withText<QPushButton>(*m_panel, text); }
    QByteArray page() const
    {
        QFile file(m_folder->filePath("report.html"));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<FolderReportPanel> m_panel;
};

const Registered<TestFolderReportPanel, QApplication> registered;

} // namespace bloscope::tst_folder_report_panel

#include "tst_folder_report_panel.moc"
