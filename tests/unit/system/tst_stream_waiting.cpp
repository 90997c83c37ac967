#include "core/system/streams.h"

#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace bloscope::tst_stream_waiting {

// Pipes that nobody reads yet.
class TestStreamWaiting : public QObject {
    Q_OBJECT

 private slots:
    void canBeStoppedWhileAPipeMakesItWait()
    {
        int ends[2] = {-1, -1};
        QCOMPARE(::pipe(ends), 0);
        std::stop_source stop;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        const std::string tooMuch(10'000'000, 'a'); // nobody reads
        const Result<> written = StreamWriter(ends[1], stop.get_token()).write(bytesOf(tooMuch));
        stopper.join();
        ::close(ends[0]);
        ::close(ends[1]);
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Cancelled);
    }

    void waitsForTheReaderOfAPipe()
    {
        const QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        std::string got;
        std::thread reader([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            std::ifstream file(pipe);
            std::getline(file, got);
        });
        {
            const auto stream = openStream(pipe);
            QVERIFY(StreamWriter(stream->number()).write(bytesOf("a line\n")));
        }
        reader.join();
        QCOMPARE(got, std::string("a line"));
    }

    void canBeStoppedWhileNobodyReads()
    {
        const QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        std::stop_source stop;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        const auto stream = openStream(pipe, stop.get_token());
        stopper.join();
        QVERIFY(!stream);
        QCOMPARE(stream.error().kind(), ErrorKind::Cancelled);
    }
};

const test::Registered<TestStreamWaiting> registered;

} // namespace bloscope::tst_stream_waiting

#include "tst_stream_waiting.moc"
