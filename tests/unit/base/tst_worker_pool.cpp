#include "core/base/worker_pool.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <atomic>
#include <stdexcept>
#include <vector>

namespace bloscope::tst_worker_pool {

class TestWorkerPool : public QObject {
    Q_OBJECT

 private slots:
    void takesEachTurnOnce_data()
    {
        QTest::addColumn<unsigned>("threads");
        QTest::addColumn<int>("count");
        for (const unsigned threads : {1U, 2U, 7U})
            for (const int count : {0, 1, 2, 1000})
                QTest::addRow("%u threads, %d turns", threads, count) << threads << count;
    }

    void takesEachTurnOnce()
    {
        QFETCH(unsigned, threads);
        QFETCH(int, count);
        WorkerPool pool(threads);
        QCOMPARE(pool.threads(), threads);
        std::vector<std::atomic<int>> taken(static_cast<std::size_t>(count));
        pool.forEach(taken.size(), [&](std::size_t i) { ++taken[i]; });
        for (const auto& times : taken)
            QCOMPARE(times.load(), 1);
    }

    void servesLoopsWithinLoops()
    {
        WorkerPool pool(3);
        std::atomic<int> turns = 0;
        pool.forEach(20, [&](std::size_t) { pool.forEach(20, [&](std::size_t) { ++turns; }); });
        QCOMPARE(turns.load(), 400);
    }

    void servesManyCallersAtOnce()
    {
        WorkerPool pool(2);
        std::atomic<int> turns = 0;
        std::vector<std::thread> callers;
        for (int i = 0; i < 8; ++i)
            callers.emplace_back([&] { pool.forEach(100, [&](std::size_t) { ++turns; }); });
        for (std::thread& caller : callers)
            caller.join();
        QCOMPARE(turns.load(), 800);
    }

    void rethrowsWhatATurnThrew()
    {
        WorkerPool pool(2);
        const auto unlucky = [](std::size_t i) {
            if (i == 13)
                throw std::runtime_error("unlucky");
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, pool.forEach(50, unlucky));
    }
};

const test::Registered<TestWorkerPool> registered;

} // namespace bloscope::tst_worker_pool

#include "tst_worker_pool.moc"
