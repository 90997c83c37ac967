#include "tests/cli/process_control.h"
#include "tests/support/caterva2_stand_in.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_remote_command {

using namespace test;

// Addresses where files are named.
class TestRemoteCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    WebServer m_server;

    QString kept() const { return m_folder.filePath("kept"); }
    QString address(const std::string& name) const
    {
        return QString::fromStdString(m_server.address("/" + name));
    }
    static QString file(const std::string& name)
    {
        return QString::fromStdString((corpusFolder() / name).string());
    }
    ProgramRun run(QStringList arguments) const
    {
        arguments.insert(1, "--cache");
        arguments.insert(2, kept());
        return runProgram(arguments);
    }

 private slots:
    void initTestCase() { m_server.serve(corpusFolder()); }
    void init() { QDir(kept()).removeRecursively(); }

    void readsAsFromTheDisk_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("behind");
        QTest::addColumn<std::string>("name");
        const auto row = [](const QStringList& before, const QStringList& behind,
                            const std::string& name) {
            QTest::addRow("%s %s", qPrintable(before.join(' ')), name.c_str())
                << before << behind << name;
        };
        for (const QStringList& command :
             {QStringList{"info", "--chunks"}, QStringList{"export"}, QStringList{"stats"},
              QStringList{"advise", "--json"}, QStringList{"verify", "--csv"}})
            for (const auto& entry : std::filesystem::directory_iterator(corpusFolder() / "shapes"))
                row(command, {}, "shapes/" + entry.path().filename().string());
        for (const auto& entry : std::filesystem::directory_iterator(corpusFolder() / "meta"))
            row({"meta"}, {"list"}, "meta/" + entry.path().filename().string());
    }
    void readsAsFromTheDisk()
    {
        QFETCH(const QStringList, before);
        QFETCH(const QStringList, behind);
        QFETCH(const std::string, name);
        const ProgramRun here = runProgram(before + QStringList{file(name)} + behind);
        const ProgramRun there = run(before + QStringList{address(name)} + behind);
        const auto alike = [&](QByteArray text) {
            return text.replace(address(name).toUtf8(), file(name).toUtf8());
        };
        QCOMPARE(there.code, here.code);
        if (!before.contains("advise")) // which measures time
            QCOMPARE(alike(there.out), here.out);
        QCOMPARE(alike(there.err),
                 here.err + "bloscope: http is not encrypted: others can read and change what it "
                            "brings\n");
    }

    void comparesWithTheFile()
    {
        const std::string name = firstArray();
        const ProgramRun same = run({"diff", address(name), file(name)});
        QVERIFY2(same.code == 0, same.err);
        QCOMPARE(same.out, QByteArray());
    }

    void asksOnceMoreForWhatIsKept()
    {
        const std::string name = firstArray();
        const ProgramRun first = run({"export", address(name)});
        const int before = m_server.requests();
        const ProgramRun second = run({"export", address(name)});
        QCOMPARE(second.out, first.out);
        QCOMPARE(m_server.requests(), before + 1);
        QVERIFY(!QDir(kept()).isEmpty());
    }

    void writesCopiesOfIt()
    {
        const std::string name = firstArray();
        const QString copy = m_folder.filePath("copy.b2nd");
        QCOMPARE(run({"convert", address(name), copy, "--overwrite"}).code, 0);
        QCOMPARE(runProgram({"diff", copy, file(name), "--quiet"}).code, 0);
        QCOMPARE(run({"repair", address(name), copy, "--overwrite"}).code, 0);
        QCOMPARE(runProgram({"diff", copy, file(name), "--quiet"}).code, 0);
        const QString npy = m_folder.filePath("copy.npy");
        QCOMPARE(run({"export", file(name), "-o", npy, "--overwrite"}).code, 0);
        m_server.put("/copy.npy", contentOfFile(npy.toStdString()));
        QCOMPARE(run({"convert", address("copy.npy"), copy, "--overwrite"}).code, 0);
        QCOMPARE(runProgram({"diff", copy, file(name), "--quiet"}).code, 0);
    }

    void keepsNothingWhereThatIsWanted()
    {
        const ProgramRun run = runProgram({"export", address(firstArray()), "--cache", "off"});
        QCOMPARE(run.code, 0);
        QVERIFY(!QDir(kept()).exists());
    }

    void writesToNoServer_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("metadata") << QStringList{"meta", "FILE", "set", "new", "1"};
        QTest::newRow("values") << QStringList{"set", "FILE", "--slice", "0", "--value", "1"};
    }
    void writesToNoServer()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings("FILE", address(firstArray()));
        const ProgramRun refused = run(arguments);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("files on servers can only be read; save the result to "
                                      "another file with -o"),
                 refused.err);
        const ProgramRun saved =
            run(arguments + QStringList{"-o", m_folder.filePath("new.b2nd"), "--overwrite"});
        QVERIFY2(saved.code == 0, saved.err);
        const ProgramRun out = run({"export", file(firstArray()), "-o", address("new.csv")});
        QVERIFY2(out.code != 0 && out.err.contains("files on servers can only be read"), out.err);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no such file") << QStringList{"info", address("none.b2nd")} << 3
                                      << QByteArray("answers with 404: there is no such file");
        QTest::newRow("a password")
            << QStringList{"info", "https://me:word@example.org/a"} << 2
            << QByteArray("addresses that contain a user or a password are not opened");
        QTest::newRow("nobody there") << QStringList{"info", "http://127.0.0.1:1/a.b2nd"} << 3
                                      << QByteArray("127.0.0.1 cannot be reached");
        QTest::newRow("no time") << QStringList{"info", address("a"), "--timeout", "0"} << 2
                                 << QByteArray("--timeout: \"0\" is not a number from 1 to 86400");
    }
    void saysWhatIsWrong()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, sentence);
        const ProgramRun done = run(arguments);
        QTEST(done.code, "code");
        QVERIFY2(done.err.contains(sentence), done.err);
        QVERIFY(!done.err.contains("me:word"));
    }

    void listsWhatIsThere()
    {
        Caterva2StandIn server;
        server.put("@public/dir/a.b2nd", contentOfFile(corpusFolder() / firstArray()));
        server.put("@public/b\u202e.b2nd", ByteBuffer(10));
        const QString base = QString::fromStdString(server.base());
        const ProgramRun list = run({"list", base + "@public/"});
        QVERIFY2(list.code == 0, list.err);
        QCOMPARE(list.out, QByteArray("dir/\nb\\u202e.b2nd\n"));
        const ProgramRun json = run({"list", base + "@public/dir", "--json"});
        const QJsonObject object = QJsonDocument::fromJson(json.out).object();
        QVERIFY(object["complete"].toBool());
        const QJsonObject entry = object["entries"].toArray()[0].toObject();
        QCOMPARE(entry["name"].toString() + entry["kind"].toString(), QString("a.b2ndfile"));
        QCOMPARE(run({"info", entry["address"].toString()}).code, 0);
        const ProgramRun none = run({"list", address("dir/")});
        QCOMPARE(none.code, 3);
        QVERIFY2(none.err.contains("answers with 404"), none.err);
        const QString file = m_folder.filePath("all.txt");
        writeFile(file.toStdString(), bytesOf((address(firstArray()) + "\n# end\n").toStdString()));
        QCOMPARE(run({"list", file}).out, address(firstArray()).toUtf8() + "\n");
    }

    void logsIn()
    {
        Caterva2StandIn server;
        server.put("@shared/a.b2nd", contentOfFile(corpusFolder() / firstArray()));
        const QString mine = QString::fromStdString(server.base() + "@shared/a.b2nd");
        const ProgramRun unknown = run({"info", mine});
        QCOMPARE(unknown.code, 3);
        QVERIFY2(unknown.err.contains("a log-in is needed") &&
                     unknown.err.contains("--login USER logs in to 127.0.0.1:"),
                 unknown.err);
        qputenv("BLOSCOPE_PASSWORD", "wrong");
        const ProgramRun wrong = run({"info", mine, "--login", "me"});
        QCOMPARE(wrong.code, 3);
        QVERIFY2(wrong.err.contains("does not accept this user and password"), wrong.err);
        qputenv("BLOSCOPE_PASSWORD", "pass&word");
        const ProgramRun right = run({"info", mine, "--login", "me"});
        QVERIFY2(right.code == 0, right.err);
        const ProgramRun list =
            run({"list", QString::fromStdString(server.base()) + "@shared/", "--login", "me"});
        QCOMPARE(list.out, QByteArray("a.b2nd\n"));
        qunsetenv("BLOSCOPE_PASSWORD");
        for (const ProgramRun& each : {unknown, wrong, right, list})
            QVERIFY(!each.err.contains("pass&word") && !each.out.contains("pass&word"));
    }

    void doesMoreWhereThatIsAllowed()
    {
        const ByteBuffer frame = arrayFrame({300'000}, {100'000}, {50'000}, "|u1", noise(300'000));
        WebServer whole(WebFault::NoRanges);
        whole.put("/a.b2nd", frame);
        const QString file = QString::fromStdString(whole.address("/a.b2nd"));
        const ProgramRun refused = run({"verify", file});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("--whole fetches all of the file, "), refused.err);
        QVERIFY2(run({"verify", file, "--whole"}).code == 0, run({"verify", file, "--whole"}).err);

        WebServer other;
        other.put("/b.b2nd", frame);
        WebServer server;
        server.setHandler([&](const WebCall&) {
            return WebReply{.status = "302 Found",
                            .headers = {"Location: " + other.address("/b.b2nd")}};
        });
        const QString here = QString::fromStdString(server.address("/a.b2nd"));
        const ProgramRun stays = run({"verify", here});
        QCOMPARE(stays.code, 3);
        QVERIFY2(stays.err.contains("--follow 127.0.0.1:"), stays.err);
        QCOMPARE(run({"verify", here, "--follow", "127.0.0.1"}).code, 0);
        QCOMPARE(run({"verify", here, "--follow", "b.example"}).code, 3);
    }

    void isInterruptedWhileItWaits()
    {
        WebServer silent(WebFault::Silent);
        const auto program = startProgram(
            {"verify", QString::fromStdString(silent.address("/a.b2nd")), "--cache", "off"});
        QTRY_VERIFY(silent.requests() > 0);
        QVERIFY(interrupt(*program));
        QVERIFY(program->waitForFinished());
        QCOMPARE(program->exitCode(), 130);
    }

 private:
    std::string firstArray() const
    {
        for (const auto& entry : std::filesystem::directory_iterator(corpusFolder() / "dtypes"))
            if (entry.path().filename().string().find("float-64") != std::string::npos)
                return "dtypes/" + entry.path().filename().string();
        return "dtypes/bool.b2nd";
    }
};

const Registered<TestRemoteCommand> registered;

} // namespace bloscope::tst_remote_command

#include "tst_remote_command.moc"
