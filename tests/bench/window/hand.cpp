#include "tests/bench/window/hand.h"

#include "tests/bench/window/figures.h"
#include "tests/bench/window/watched_application.h"

#include <QElapsedTimer>
#include <QThread>

namespace bloscope::bench {

namespace {

constexpr int quietMs = 150; // after which nothing more is expected

} // namespace

void Hand::printHead(const QString& title)
{
    bench::printHead(title, {"what", "times", "longest event ms", "of these busy", "which",
                             "events over 16 ms"});
}

void Hand::measure(const QString& what, const std::vector<Deed>& deeds)
{
    m_application.forget();
    for (const Deed& deed : deeds) {
        QMetaObject::invokeMethod(&m_application, deed, Qt::QueuedConnection);
        awaitQuiet();
    }
    const Stall& longest = m_application.longest();
    printRow({what, QString::number(deeds.size()), milliseconds(longest.ms),
              milliseconds(longest.processorMs), longest.where,
              QString::number(m_application.late())});
}

// Until no event has come for a while.
void Hand::awaitQuiet() const
{
    QElapsedTimer all;
    QElapsedTimer quiet;
    all.start();
    quiet.start();
    while (quiet.elapsed() < quietMs && all.elapsed() < m_mostMs) {
        const int before = m_application.events();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        if (m_application.events() != before)
            quiet.restart();
        else
            QThread::msleep(1);
    }
}

} // namespace bloscope::bench
