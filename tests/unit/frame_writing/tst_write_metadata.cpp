#include "core/frame_writing/frame_parts.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write_metadata {

using namespace test;

class TestWriteMetadata : public QObject {
    Q_OBJECT

 private slots:
    void writesTheSectionOfAHeader()
    {
        NamedValues values;
        QVERIFY(values.add("note", "a26869"_hex));
        QVERIFY(values.add("", {}));
        ByteWriter header;
        header.zeros(87);
        writeMetadata(values, MetadataSectionOf::Header, header);
        QCOMPARE(ByteBuffer(header.view().begin() + 87, header.view().end()),
                 "93 cd 0017 de 0002"      // the map has 23 bytes
                 "a4 6e6f7465 d2 00000071" // at 87 + 23 + 3
                 "a0          d2 00000079"
                 "dc 0002 c6 00000003 a26869 c6 00000000"_hex);
    }

    void countsOneByteLessInATrailer()
    {
        ByteWriter trailer;
        trailer.zeros(2);
        writeMetadata({}, MetadataSectionOf::Trailer, trailer);
        QCOMPARE(ByteBuffer(trailer.view().begin() + 2, trailer.view().end()),
                 "93 cd 0006 de 0000 dc 0000"_hex);
    }

    void refusesNamesThatCannotBeWritten_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("message");
        QTest::newRow("too long") << std::string(32, 'x')
                                  << "'" + std::string(32, 'x') +
                                         "' is a name of 32 bytes; the limit is 31";
        QTest::newRow("not UTF-8")
            << std::string("\xff")
            << std::string("'\\xff' is a name that is not UTF-8 or contains a NUL");
        QTest::newRow("NUL") << std::string("a\0b", 3)
                             << std::string(
                                    "'a\\x00b' is a name that is not UTF-8 or contains a NUL");
        QTest::newRow("twice") << std::string("there") << std::string("'there' already exists");
    }
    void refusesNamesThatCannotBeWritten()
    {
        QFETCH(std::string, name);
        NamedValues values;
        QVERIFY(values.add("there", {}));
        const Result<> added = values.add(name, {});
        QVERIFY(!added);
        QTEST(added.error().text(), "message");
        QCOMPARE(values.items().size(), std::size_t(1));
    }

    void keepsNamesThatAreThere_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<bool>("isPossible");
        QTest::newRow("not UTF-8") << std::string("\xff") << true;
        QTest::newRow("NUL") << std::string("a\0b", 3) << true;
        QTest::newRow("twice") << std::string("there") << true;
        QTest::newRow("too long") << std::string(32, 'x') << false;
    }
    void keepsNamesThatAreThere()
    {
        QFETCH(std::string, name);
        QFETCH(bool, isPossible);
        NamedValues values;
        QVERIFY(values.add("there", {}));
        QCOMPARE(values.keep(name, {}).has_value(), isPossible);
        QCOMPARE(values.items().size(), std::size_t(isPossible ? 2 : 1));
    }

    void refusesMoreEntriesThanTheReferenceSurvives()
    {
        for (const auto of : {MetadataSectionOf::Header, MetadataSectionOf::Trailer})
            QVERIFY(checkMetadataCount(of, 16));
        QCOMPARE(checkMetadataCount(MetadataSectionOf::Header, 17).error().text(),
                 std::string("the frame would have 17 metalayers, but the reference library cannot "
                             "open a frame with more than 16"));
        QCOMPARE(
            checkMetadataCount(MetadataSectionOf::Trailer, 17).error().text(),
            std::string("the frame would have 17 vlmetalayers, but the reference library cannot "
                        "extend a frame with more than 16: any change made with that library would "
                        "destroy the file"));
    }
};

const Registered<TestWriteMetadata> registered;

} // namespace bloscope::tst_write_metadata

#include "tst_write_metadata.moc"
