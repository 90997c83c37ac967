#include "core/frame/file_marks.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_pickle {

using namespace test;

class TestPickle : public QObject {
    Q_OBJECT

 private slots:
    void knowsPicklesByBothEnds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isOne");
        const auto row = [](const char* name, const char* bytes, bool isOne) {
            QTest::newRow(name) << QByteArray(bytes) << isOne;
        };
        row("of None, protocol 2", "80024e2e", true);
        row("protocol 3", "80034e2e", true);
        row("of a dict, protocol 4", "8004950a000000000000007d948c0161944b01732e", true);
        row("protocol 5", "80054e2e", true);
        row("protocol 1", "80014e2e", false);
        row("protocol 6", "80064e2e", false);
        row("too short", "80042e", false);
        row("no end", "80049500", false);
        row("int16 numbers that begin with 1152", "8004810482048304", false);
        row("no beginning", "81044e2e", false);
        row("nothing", "", false);
    }
    void knowsPicklesByBothEnds()
    {
        QFETCH(QByteArray, bytes);
        QTEST(isPickle(bytesFromHex(bytes.toStdString())), "isOne");
    }
};

const Registered<TestPickle> registered;

} // namespace bloscope::tst_pickle

#include "tst_pickle.moc"
