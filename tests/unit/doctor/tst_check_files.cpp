#include "core/doctor/check_files.h"

#include "tests/support/decode_counting.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <atomic>
#include <fmt/format.h>
#include <set>

namespace bloscope::tst_check_files {

using namespace test;

namespace {

namespace fs = std::filesystem;

constexpr unsigned threads = 3;

ByteBuffer frameOfBlocks()
{
    ByteBuffer elements(16 << 10, std::byte{5});
    for (std::size_t i = 0; i < elements.size(); i += 64)
        elements[i] = std::byte(i / 64 + 1);
    return arrayFrame({16 << 10}, {4 << 10}, {256}, "u1", elements);
}

std::vector<fs::path> numberedPaths(std::size_t count)
{
    std::vector<fs::path> paths;
    for (std::size_t i = 0; i < count; ++i)
        paths.push_back(fmt::format("{:04}", i));
    return paths;
}

// Hands its reads on to a source that counts them, which forgets those before the one that requests
// a stop.
class StoppingSource final : public ByteSource {
 public:
    StoppingSource(std::shared_ptr<PlaceCountingSource> counting, int reads, std::stop_source& stop)
        : m_counting(std::move(counting)), m_reads(reads), m_stop(stop)
    {
    }
    std::uint64_t size() const override { return m_counting->size(); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        if (--m_reads == 0) {
            m_stop.request_stop();
            m_counting->forget();
        }
        return m_counting->readAt(offset, to);
    }

    std::shared_ptr<PlaceCountingSource> m_counting;
    mutable std::atomic<int> m_reads; // that are left
    std::stop_source& m_stop;
};

} // namespace

class TestCheckFiles : public QObject {
    Q_OBJECT

 private slots:
    void tellsOfManyInTheirOrder()
    {
        ByteBuffer damaged = frameOfBlocks();
        damageBlock(damaged, 2, 3);
        const FramePtr good = *Frame::open(memorySource(frameOfBlocks()));
        const FramePtr bad = *Frame::open(memorySource(std::move(damaged)));
        const auto open = [&](const fs::path& path) -> Result<CheckSubject> {
            const char last = path.string().back();
            if (last == '9')
                return Error{ErrorKind::Io, "it cannot be read"};
            return CheckSubject{last == '5' ? bad : good};
        };
        std::vector<fs::path> told;
        std::vector<fs::path> wanted;
        const std::vector<fs::path> paths = numberedPaths(300);
        QVERIFY(
            check(paths, open,
                  {[&](const CheckedPart& part, const Finding&) { wanted.push_back(part.path); },
                   [&](const CheckedPart& part) {
                       const char last = part.path.string().back();
                       QCOMPARE(part.verdict(), last == '9'   ? Verdict::Unreadable
                                                : last == '5' ? Verdict::Damaged
                                                              : Verdict::NoDamageFound);
                       if (last == '5' || last == '9') // told of behind its findings
                           QCOMPARE(wanted.back(), part.path);
                       told.push_back(part.path);
                   }}));
        QVERIFY(told == paths);
        QCOMPARE(wanted.size(), std::size_t(60));
    }

    void usesAllThreads()
    {
        const FramePtr frame = *Frame::open(memorySource(frameOfBlocks()));
        std::mutex mutex;
        std::set<std::thread::id> ids;
        std::atomic<int> waiting = 0;
        const auto open = [&](const fs::path&) -> Result<CheckSubject> {
            const std::lock_guard lock(mutex);
            ids.insert(std::this_thread::get_id());
            return CheckSubject{frame};
        };
        const auto meet = [&](const fs::path& path) {
            // until the others are here as well: a thread that takes two files would wait for ever
            ++waiting;
            while (waiting < static_cast<int>(threads))
                std::this_thread::yield();
            return open(path);
        };
        QVERIFY(check(numberedPaths(threads), meet, silent()));
        QCOMPARE(ids.size(), std::size_t(threads));
    }

    void describesWhatItChecked()
    {
        const ByteBuffer bytes = frameOfBlocks();
        const FramePtr frame = *Frame::open(memorySource(bytes));
        CheckedPart part;
        CheckListener listener = silent();
        listener.checked = [&](const CheckedPart& told) { part = told; };
        QVERIFY(check(
            numberedPaths(1), [&](const fs::path&) { return CheckSubject{frame}; }, listener));
        QCOMPARE(part.shape, Shape{16 << 10});
        QCOMPARE(part.dtype, std::string("u1"));
        QCOMPARE(part.storedBytes, bytes.size());
        QCOMPARE(part.report.chunks, 4);
        QCOMPARE(part.report.decodedBytes, 16U << 10);
    }

    void saysWhatMemoryIsNotEnoughFor()
    {
        CheckedPart part;
        CheckListener listener = silent();
        listener.checked = [&](const CheckedPart& told) { part = told; };
        const auto open = [](const fs::path&) -> Result<CheckSubject> { throw std::bad_alloc(); };
        QVERIFY(check(numberedPaths(2), open, listener));
        QCOMPARE(part.verdict(), Verdict::Unreadable);
        QCOMPARE(part.refusal, std::string("there is not enough memory to check it"));
    }

    // Each thread may be decoding one block when it happens, and none begins another.
    void decodesNoFurtherBlockAfterAStop_data()
    {
        QTest::addColumn<std::size_t>("files");
        QTest::newRow("one file") << std::size_t(1);
        QTest::newRow("many files") << std::size_t(1000);
    }

    void decodesNoFurtherBlockAfterAStop()
    {
        QFETCH(std::size_t, files);
        std::stop_source stop;
        const auto counting = std::make_shared<PlaceCountingSource>(memorySource(frameOfBlocks()));
        const FramePtr frame = *Frame::open(std::make_shared<StoppingSource>(counting, 50, stop));
        const auto open = [&](const fs::path&) { return CheckSubject{frame}; };
        int told = 0;
        CheckListener listener = silent();
        listener.checked = [&](const CheckedPart&) { ++told; };
        const auto checked = check(numberedPaths(files), open, listener, {stop.get_token()});
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind(), ErrorKind::Cancelled);
        const Decodes decodes =
            decodesOf(*Frame::open(memorySource(frameOfBlocks())).value(), *counting);
        QVERIFY2(decodes.all <= static_cast<int>(threads),
                 qPrintable(QString::number(decodes.all)));
        QVERIFY(told < 100);
    }

    void reportsProgressInFiles()
    {
        const FramePtr frame = *Frame::open(memorySource(frameOfBlocks()));
        Progress progress;
        QVERIFY(check(numberedPaths(200), [&](const fs::path&) { return CheckSubject{frame}; },
                      silent(), {{}, &progress}));
        QCOMPARE(progress.total.load(), 200U);
        QCOMPARE(progress.done.load(), 200U);
    }

 private:
    static CheckListener silent()
    {
        return {[](const CheckedPart&, const Finding&) {}, [](const CheckedPart&) {}};
    }

    static Result<> check(const std::vector<fs::path>& paths, const OpenSubject& open,
                          const CheckListener& listener, const Job& job = {})
    {
        WorkerPool pool(threads);
        CheckTools tools(pool);
        return checkFiles(paths, open, tools, listener, job);
    }
};

const Registered<TestCheckFiles> registered;

} // namespace bloscope::tst_check_files

#include "tst_check_files.moc"
