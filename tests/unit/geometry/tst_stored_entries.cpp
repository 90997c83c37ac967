#include "core/geometry/stored_entries.h"

#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_stored_entries {

using namespace test;

class TestStoredEntries : public QObject {
    Q_OBJECT

 private slots:
    void findsMetalayersFirst()
    {
        const ArrayPtr array = arrayWith({2}, {{"a", "1"}}, {{"a", "2"}});
        const auto entries = entriesNamed(*array->frame(), "a");
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries[0].place, std::string("metalayer a"));
        QCOMPARE(numberIn(&entries[0].value), std::optional(2.0));
        QCOMPARE(entries[1].place, std::string("vlmetalayer a"));
        QCOMPARE(entryNamed(*array->frame(), "a")->place, entries[0].place);
        QVERIFY(!entryNamed(*array->frame(), "b"));
    }

    void skipsWhatIsNoMsgpack()
    {
        FrameOptions options;
        options.vlMetalayers = {{"a", "c1"_hex}};
        const ByteBuffer frame = arrayFrame({2}, "|u1", counted<std::uint8_t>(2), options);
        QVERIFY(entriesNamed(**Frame::open(memorySource(frame)), "a").empty());
    }

    void keepsLabelsShort()
    {
        QCOMPARE(labelOf("a\n"), std::string("a\\n"));
        QCOMPARE(labelOf(std::string(longestLabel, 'a')), std::string(longestLabel, 'a'));
        QCOMPARE(labelOf(std::string(longestLabel + 1, 'a')), std::string());
        QCOMPARE(labelOf(std::nullopt), std::string());
    }
};

const Registered<TestStoredEntries, QCoreApplication> registered;

} // namespace bloscope::tst_stored_entries

#include "tst_stored_entries.moc"
