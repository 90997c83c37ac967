#include "core/msgpack/write.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write_head {

using namespace msgpack_value;
using namespace test;

class TestWriteHead : public QObject {
    Q_OBJECT

 private slots:
    void writesEveryForm_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("kept"); // -1: none
        QTest::addColumn<quint32>("length");
        QTest::addColumn<std::string>("head");
        const auto row = [](const char* name, Kind kind, int kept, quint32 length,
                            const char* head) {
            QTest::addRow("%s %u like %02x", name, length, unsigned(kept) & 0xffU)
                << kind << kept << length << std::string(head);
        };
        row("text", Kind::Text, -1, 0, "a0");
        row("text", Kind::Text, -1, 31, "bf");
        row("text", Kind::Text, -1, 32, "d920");
        row("text", Kind::Text, -1, 255, "d9ff");
        row("text", Kind::Text, -1, 256, "da0100");
        row("text", Kind::Text, -1, 65535, "daffff");
        row("text", Kind::Text, -1, 65536, "db00010000");
        row("text", Kind::Text, 0xa5, 3, "a3");
        row("text", Kind::Text, 0xd9, 3, "d903");
        row("text", Kind::Text, 0xd9, 256, "da0100");
        row("text", Kind::Text, 0xda, 3, "da0003");
        row("text", Kind::Text, 0xda, 65536, "db00010000");
        row("text", Kind::Text, 0xdb, 3, "db00000003");
        row("bytes", Kind::Binary, -1, 0, "c400");
        row("bytes", Kind::Binary, -1, 256, "c50100");
        row("bytes", Kind::Binary, -1, 65536, "c600010000");
        row("bytes", Kind::Binary, 0xc5, 3, "c50003");
        row("bytes", Kind::Binary, 0xc6, 3, "c600000003");
        row("extension", Kind::Extension, -1, 0, "c700");
        row("extension", Kind::Extension, -1, 1, "d4");
        row("extension", Kind::Extension, -1, 2, "d5");
        row("extension", Kind::Extension, -1, 3, "c703");
        row("extension", Kind::Extension, -1, 4, "d6");
        row("extension", Kind::Extension, -1, 8, "d7");
        row("extension", Kind::Extension, -1, 16, "d8");
        row("extension", Kind::Extension, -1, 32, "c720");
        row("extension", Kind::Extension, -1, 65536, "c900010000");
        row("extension", Kind::Extension, 0xd4, 2, "d5");
        row("extension", Kind::Extension, 0xd4, 3, "c703");
        row("extension", Kind::Extension, 0xc7, 4, "c704");
        row("extension", Kind::Extension, 0xc8, 4, "c80004");
        row("extension", Kind::Extension, 0xc9, 4, "c900000004");
        row("list", Kind::List, -1, 0, "90");
        row("list", Kind::List, -1, 15, "9f");
        row("list", Kind::List, -1, 16, "dc0010");
        row("list", Kind::List, -1, 65536, "dd00010000");
        row("list", Kind::List, 0x9f, 16, "dc0010");
        row("list", Kind::List, 0xdc, 3, "dc0003");
        row("list", Kind::List, 0xdc, 65536, "dd00010000");
        row("list", Kind::List, 0xdd, 3, "dd00000003");
        row("map", Kind::Mapping, -1, 15, "8f");
        row("map", Kind::Mapping, -1, 16, "de0010");
        row("map", Kind::Mapping, 0x8f, 16, "de0010");
        row("map", Kind::Mapping, 0xde, 3, "de0003");
        row("map", Kind::Mapping, 0xdf, 3, "df00000003");
        row("map", Kind::Mapping, -1, UINT32_MAX, "dfffffffff");
    }
    void writesEveryForm()
    {
        QFETCH(Kind, kind);
        QFETCH(int, kept);
        QFETCH(quint32, length);
        ByteWriter to;
        writeHead(kind, length,
                  kept < 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(kept)), to);
        QTEST(hexOf(to.view()), "head");
    }
};

const Registered<TestWriteHead> registered;

} // namespace bloscope::tst_write_head

#include "tst_write_head.moc"
