#include "tests/support/registered_test.h"
#include "tests/support/web_server.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/servers/servers_view.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeView>

namespace bloscope::tst_servers_view {

using namespace test;

// The dock with servers in the window.
class TestServersView : public QObject {
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

    // Without any open file.
    void isThereFromTheBeginning()
    {
        QVERIFY(!view().isVisible());
        action()->trigger();
        QTRY_VERIFY(view().isVisible());
        const auto labels = view().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith("Add an S3 bucket");
        }));
        QVERIFY(!view().tree().isVisible());
    }

    void opensAListOfAddresses()
    {
        QFile list(m_files->path("list.txt"));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(QByteArray::fromStdString("# what we have\n\n" +
                                             m_server->address("/data/a.b2nd") + "\n"));
        list.close();
        m_files->window().openPaths({list.fileName()});
        QTRY_VERIFY(view().tree().isVisible());
        const QModelIndex root = view().model().index(0, 0);
        QTRY_COMPARE(view().model().index(0, 0, root).data().toString(), "a.b2nd");
        QVERIFY(view().tree().isExpanded(root));
        emit view().tree().activated(view().model().index(0, 0, root));
        QTRY_VERIFY(m_files->tabs().currentArrayPage());
        QCOMPARE(m_files->tab()->address().path,
                 QString::fromStdString(m_server->address("/data/a.b2nd")));
        QCOMPARE(m_files->settings().servers(), QStringList{list.fileName()});
    }

    void asksForAServer()
    {
        action()->trigger();
        view().findChild<QPushButton*>()->click();
        auto* dialog = m_files->window().findChild<AddressDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QComboBox*>()->setEditText("https://Example.org/base/");
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith("example.org is asked for a list");
        }));
        dialog->findChild<QComboBox*>()->setEditText("s3://no-such-bucket");
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == "&Add")
                button->click();
        QCOMPARE(m_files->settings().servers(), QStringList{"s3://no-such-bucket/"});
        view().tree().setCurrentIndex(view().model().index(0, 0));
        for (QAction* each : view().findChildren<QAction*>())
            if (each->text() == "&Remove")
                each->trigger();
        QVERIFY(m_files->settings().servers().isEmpty());
        QVERIFY(!view().tree().isVisible());
    }

 private:
    ServersView& view() const { return *m_files->window().findChild<ServersView*>(); }
    QAction* action() const { return m_files->window().findChild<Actions*>()->showServers; }
    std::unique_ptr<WebServer> m_server;
    std::unique_ptr<WindowWithFiles> m_files;
};

const Registered<TestServersView, QApplication> registered;

} // namespace bloscope::tst_servers_view

#include "tst_servers_view.moc"
