#include "core/remote/remote_reading.h"
#include "tests/support/caterva2_stand_in.h"
#include "tests/support/registered_test.h"
#include "tests/support/web_server.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/document/open_request.h"
#include "ui/pages/damage_notice.h"
#include "ui/servers/servers_view.h"
#include "ui/window/status_fields.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <cstring>
#include <random>
#include <span>

namespace bloscope::tst_open_address {

using namespace test;

// Files on servers in the window: how they come in, and what is different about them.
class TestOpenAddress : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        RemoteSettings settings;
        settings.folder = std::nullopt; // nothing is left behind
        RemoteReading::ofThisProcess().configure(settings);
        m_server = std::make_unique<WebServer>();
        m_server->put("/data/a.b2nd", WindowWithFiles::frame());
        m_files = std::make_unique<WindowWithFiles>();
    }
    void cleanup()
    {
        m_files.reset();
        m_server.reset();
    }

    void saysWhatIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("canOpen");
        QTest::addColumn<QString>("verdict"); // a part of it
        QTest::newRow("nothing") << "" << false << "Only the parts";
        QTest::newRow("encrypted") << "https://Example.org/a.b2nd" << true << "from example.org";
        QTest::newRow("not encrypted") << "http://example.org/a.b2nd" << true << "not be encrypted";
        QTest::newRow("a path") << "data/a.b2nd" << false << "not possible";
        QTest::newRow("another scheme") << "ftp://example.org/a" << false << "only http";
        QTest::newRow("a password") << "https://me:secret@example.org/a" << false << "password";
        QTest::newRow("a signature") << "https://example.org/a?X-Sig=1" << false << "secret";
    }
    void saysWhatIsTyped()
    {
        QFETCH(QString, typed);
        AddressDialog dialog(AddressDialog::Purpose::Open, {}, {});
        dialog.findChild<QComboBox*>()->setEditText(typed);
        QTEST(button(dialog, "&Open")->isEnabled(), "canOpen");
        QFETCH(QString, verdict);
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        QVERIFY2(labels.first()->text().contains(verdict), qPrintable(labels.first()->text()));
        QVERIFY(!labels.first()->text().contains("secret@"));
    }

    void opensWhatIsTyped()
    {
        QGuiApplication::clipboard()->setText(address());
        m_files->window().findChild<Actions*>()->openAddress->trigger();
        auto* dialog = m_files->window().findChild<AddressDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox*>()->currentText(), address()); // as was copied
        button(*dialog, "&Open")->click();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QCOMPARE(m_files->tab()->address().path, address());
        QCOMPARE(m_files->tab()->address().name(), "a.b2nd");
        const auto& status = *m_files->window().findChild<StatusFields*>();
        QTRY_VERIFY2(status.fetchedText().startsWith("Fetched "), qPrintable(status.fetchedText()));
        QCOMPARE(m_files->settings().recentFiles().value(0), address());
        open();
        QCOMPARE(m_files->tabs().tabs().size(), 1); // it is there already
    }

    void opensLinksThatAreDropped()
    {
        QMimeData link;
        link.setUrls({QUrl(address())});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &link, Qt::LeftButton,
                              Qt::NoModifier);
        QCoreApplication::sendEvent(&m_files->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &link, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_files->window(), &drop);
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QCOMPARE(m_files->tab()->address().path, address());
    }

    void isSavedElsewhere()
    {
        open();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QVERIFY(m_files->tab()->saver().ownFile().isEmpty());
        QVERIFY(m_files->tab()->saver().whyNotInPlace().contains("on a server"));
        QVERIFY(m_server->requests() < 10);
    }

    // Where the server does not list what else it has.
    void saysWhyThereAreNoNeighbours()
    {
        open();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QSignalSpy notices(&m_files->tabs(), &DocumentTabs::notice);
        m_files->window().findChild<Actions*>()->nextFile->trigger();
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY2(notices.first().first().toString().contains("cannot be listed"),
                 qPrintable(notices.first().first().toString()));
    }

    // What a lost connection left out, and nothing else.
    void fetchesAgainWhatIsMissing()
    {
        m_server->put("/data/noise.b2nd", noisyFrame());
        m_files->window().openPaths(
            {QString::fromStdString(m_server->address("/data/noise.b2nd"))});
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        ArrayPage* page = m_files->tabs().currentArrayPage();
        m_server->setFault(WebFault::ClosesAtOnce);
        page->document().setSlice(*Slice::parse("30", page->document().array()->shape()));
        QTRY_VERIFY_WITH_TIMEOUT(page->damage().isDamaged(), 20000);
        QVERIFY2(page->messageBar().text().startsWith("Part of this file cannot be read"),
                 qPrintable(page->messageBar().text()));
        m_server->setFault(WebFault::None);
        QTest::qWait(2100); // the server was not asked in the meantime
        button(*page, "Try Again")->click();
        QVERIFY(!page->damage().isDamaged());
        const auto value = [page] {
            const auto cells = page->document().reader()->read(page->document().slice());
            std::uint16_t first = 0;
            if (cells && cells->damagedRegions == 0)
                std::memcpy(&first, cells->at(0, 0), sizeof first);
            return first;
        };
        QTRY_COMPARE(value(), noise()[30 * 64 * 64]);
        QTest::qWait(50);
        QVERIFY(!page->damage().isDamaged());
        QVERIFY(page->messageBar().text().isEmpty());
    }

    void keepsALocalCopy()
    {
        QTemporaryDir folder;
        RemoteSettings settings;
        settings.folder = folder.filePath("ranges").toStdString();
        RemoteReading::ofThisProcess().configure(settings);
        const QStringList opened{address()};
        open();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QAction* keep = m_files->window().findChild<Actions*>()->keepLocalCopy;
        QVERIFY(keep->isEnabled());
        QSignalSpy notices(m_files->tabs().currentPage(), &DocumentPage::notice);
        keep->trigger();
        QTRY_COMPARE(notices.size(), 2); // that it is done, and what came of it
        QVERIFY(notices.last().first().toString().startsWith("a.b2nd was checked, and opens"));
        m_files->tabs().close(m_files->tab());
        QVERIFY(!keep->isEnabled());
        m_server.reset();
        m_files->window().openPaths(opened);
        QTRY_VERIFY_WITH_TIMEOUT(m_files->tabs().currentArrayPage(), 20000);
        const QString told = m_files->tabs().currentPage()->messageBar().text();
        QVERIFY2(told.contains("All of the file is kept"), qPrintable(told));
    }

    void saysThatNothingIsKept()
    {
        open();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        m_files->window().findChild<Actions*>()->keepLocalCopy->trigger();
        const MessageBar& bar = m_files->tabs().currentPage()->messageBar();
        QTRY_VERIFY2(bar.text().contains("nothing that is read from servers is kept"),
                     qPrintable(bar.text()));
    }

    // What is there by now is another file.
    void reloadsWhatWasReplacedOnItsServer()
    {
        m_server->put("/data/noise.b2nd", noisyFrame());
        m_files->window().openPaths(
            {QString::fromStdString(m_server->address("/data/noise.b2nd"))});
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        m_server->put("/data/noise.b2nd", noisyFrame());
        ArrayPage* page = m_files->tabs().currentArrayPage();
        page->document().setSlice(*Slice::parse("16", page->document().array()->shape()));
        QTRY_VERIFY(page->damage().isDamaged());
        QVERIFY2(page->messageBar().text().contains("has changed"),
                 qPrintable(page->messageBar().text()));
        button(*page, "Reload")->click();
        QTRY_VERIFY(m_files->tabs().currentArrayPage() &&
                    !m_files->tabs().currentPage()->damage().isDamaged());
        QCOMPARE(m_files->tabs().currentArrayPage()->document().slice().text(), "[16, :, :]");
    }

    void asksBeforeAllOfAFileIsFetched()
    {
        m_server->put("/data/noise.b2nd", noisyFrame());
        m_server->setFault(WebFault::NoRanges);
        m_files->window().openPaths(
            {QString::fromStdString(m_server->address("/data/noise.b2nd"))});
        QTRY_VERIFY(m_files->tab() && m_files->tab()->hasFailed());
        auto* download = buttonThatBegins(*m_files->tab(), "&Download All of It (");
        QVERIFY(download && download->isVisible());
        const int before = m_server->requests();
        QTest::qWait(20);
        QCOMPARE(m_server->requests(), before);
        download->click();
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
    }

    // To read what is not for all, and to send a file there.
    void logsInAndUploads()
    {
        Caterva2StandIn caterva2;
        caterva2.put("@personal/a.b2nd", WindowWithFiles::frame());
        const QString base = QString::fromStdString(caterva2.base());
        m_files->window().openPaths({base + "@personal/a.b2nd"});
        QTRY_VERIFY(m_files->tab() && m_files->tab()->hasFailed());
        buttonThatBegins(*m_files->tab(), "&Log In")->click();
        answer("pass");
        const auto* dialog = m_files->window().findChild<LogInDialog*>();
        QTRY_VERIFY(std::ranges::any_of(dialog->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith("Not logged in");
        }));
        QVERIFY(!m_files->tabs().currentArrayPage());
        answer("pass&word");
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QTRY_VERIFY(!m_files->window().findChild<LogInDialog*>());

        const Actions& actions = *m_files->window().findChild<Actions*>();
        QVERIFY(!actions.upload->isEnabled()); // it is there already
        writeFile(m_files->file("b.b2nd"), WindowWithFiles::frame());
        m_files->window().openPaths({m_files->path("b.b2nd")});
        QTRY_VERIFY(actions.upload->isEnabled());
        upload(base + "@personal/new.b2nd");
        QTRY_VERIFY(caterva2.has("@personal/new.b2nd"));
        upload(base + "@personal/a.b2nd");
        DocumentPage* page = m_files->tabs().currentPage();
        QTRY_VERIFY(page->messageBar().text().contains("there is already something"));
        QVERIFY(button(*page, "Replace It"));
    }

    // Neither in titles nor in what is kept.
    void hidesSecretsOfWhatDoesNotOpen()
    {
        for (const char* typed : {"https://me:hush@example.org/a.b2nd",
                                  "https://example.org/a.b2nd?X-Amz-Signature=hush"}) {
            const OpenRequest request = OpenRequest::of(typed);
            QVERIFY2(!request.address.path.contains("hush"), qPrintable(request.address.path));
            QVERIFY(isOnServer(request.address.path));
        }
    }

    void saysWhyItDoesNotOpen()
    {
        m_files->window().openPaths({QString::fromStdString(m_server->address("/missing.b2nd"))});
        QTRY_VERIFY(m_files->tab() && m_files->tab()->findChild<QLabel*>());
        const auto isTold = [this] {
            for (const QLabel* label : m_files->tab()->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains("missing.b2nd cannot be opened"))
                    return true;
            return false;
        };
        QTRY_VERIFY(isTold());
    }

 private:
    QString address() const { return QString::fromStdString(m_server->address("/data/a.b2nd")); }
    static ByteBuffer noisyFrame()
    {
        return arrayFrame({64, 64, 64}, {4, 64, 64}, {4, 64, 64}, "<u2",
                          std::as_bytes(std::span(noise())));
    }
    static const std::vector<std::uint16_t>& noise()
    {
        static const std::vector<std::uint16_t> made = [] {
            std::vector<std::uint16_t> values(64 * 64 * 64);
            std::mt19937 random(1);
            for (std::uint16_t& value : values)
                value = std::uint16_t(random());
            return values;
        }();
        return made;
    }
    void answer(const QString& password) const
    {
        auto* dialog = m_files->window().findChild<LogInDialog*>();
        QVERIFY(dialog);
        const QList<QLineEdit*> fields = dialog->findChildren<QLineEdit*>();
        fields[0]->setText("me");
        fields[1]->setText(password);
        button(*dialog, "&Log In")->click();
    }
    void upload(const QString& address) const
    {
        m_files->window().findChild<Actions*>()->upload->trigger();
        auto* dialog = m_files->window().findChild<AddressDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QComboBox*>()->setEditText(address);
        button(*dialog, "&Upload")->click();
        QTRY_VERIFY(!m_files->window().findChild<AddressDialog*>());
    }
    static QPushButton* buttonThatBegins(const QWidget& in, const QString& text)
    {
        for (auto* each : in.findChildren<QPushButton*>())
            if (each->text().startsWith(text))
                return each;
        return nullptr;
    }
    static QPushButton* button(const QWidget& in, const QString& text)
    {
        for (auto* each : in.findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        qFatal("no button %s", qPrintable(text));
    }
    void open() { m_files->window().openPaths({address()}); }
    std::unique_ptr<WebServer> m_server;
    std::unique_ptr<WindowWithFiles> m_files;
};

const Registered<TestOpenAddress, QApplication> registered;

} // namespace bloscope::tst_open_address

#include "tst_open_address.moc"
