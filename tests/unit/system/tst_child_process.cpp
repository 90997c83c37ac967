#include "core/system/child_process.h"

#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryFile>
#include <QTest>
#include <stop_token>

namespace bloscope::tst_child_process {

using namespace test;

class TestChildProcess : public QObject {
    Q_OBJECT

 private slots:
    void init() { QVERIFY(m_output.open() && m_output.resize(0) && m_output.seek(0)); }

    void passesOnWhatItIsGiven()
    {
        const ByteBuffer bytes = noise(3'000'000);
        ChildProcess copy = start("cat > /dev/fd/3; echo nobody reads this");
        for (std::size_t at = 0; at < bytes.size(); at += 300'000)
            QVERIFY(copy.write(ByteView(bytes).subspan(at, 300'000), {}));
        QVERIFY(copy.finish({}));
        QVERIFY(written() == toArray(bytes));
    }

    void tellsWhyAProgramFailed()
    {
        ChildProcess failing =
            start("cat > /dev/null; echo first >&2; echo the disk is full >&2; exit 3");
        QVERIFY(failing.write(noise(100), {}));
        const Result<> ended = failing.finish({});
        QVERIFY(!ended);
        QCOMPARE(QString::fromStdString(ended.error().text()), QString("the disk is full"));
    }

    // The program does not read all, and this one goes on.
    void tellsThatAProgramEndedEarly()
    {
        ChildProcess ending = start("echo no such encoder >&2; exit 1");
        Result<> written;
        for (int i = 0; i < 100 && written; ++i)
            written = ending.write(noise(1 << 20), {});
        QVERIFY(!written);
        QCOMPARE(QString::fromStdString(written.error().text()), QString("no such encoder"));
    }

    void endsTheProgramWithItsOwner()
    {
        {
            const ChildProcess waiting = start("sleep 1000; echo too late > /dev/fd/3");
        }
        QCOMPARE(written(), QByteArray());
    }

    void stopsWhileTheProgramDoesNotRead()
    {
        ChildProcess waiting = start("sleep 1000");
        std::stop_source stop;
        stop.request_stop();
        const Result<> written = waiting.write(noise(1 << 20), stop.get_token());
        QVERIFY(!written && written.error().kind() == ErrorKind::Cancelled);
        const Result<> ended = waiting.finish(stop.get_token());
        QVERIFY(!ended && ended.error().kind() == ErrorKind::Cancelled);
    }

    void knowsPrograms()
    {
        QVERIFY(ChildProcess::exists("sh"));
        QVERIFY(!ChildProcess::exists("a program that nobody has"));
        QVERIFY(!ChildProcess::start({"a program that nobody has"}, m_output.handle()));
    }

 private:
    ChildProcess start(const char* script)
    {
        return orAbort(ChildProcess::start({"sh", "-c", script}, m_output.handle()));
    }
    static QByteArray toArray(const ByteBuffer& bytes)
    {
        return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
    }
    QByteArray written()
    {
        m_output.seek(0);
        return m_output.readAll();
    }

    QTemporaryFile m_output;
};

const Registered<TestChildProcess> registered;

} // namespace bloscope::tst_child_process

#include "tst_child_process.moc"
