#include "core/dtype/dtype.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dtypes_of_size {

class TestDTypesOfSize : public QObject {
    Q_OBJECT

 private slots:
    void listsEveryScalarTypeOfASize_data()
    {
        QTest::addColumn<int>("itemsize");
        QTest::addColumn<QString>("types");
        QTest::newRow("1") << 1 << "|b1 |i1 |u1 |S1 |V1";
        QTest::newRow("2") << 2 << "<i2 <u2 <f2 >i2 >u2 >f2 |S2 |V2";
        QTest::newRow("3") << 3 << "|S3 |V3";
        QTest::newRow("8") << 8
                           << "<i8 <u8 <f8 <c8 <M8[ns] <m8[ns] >i8 >u8 >f8 >c8 >M8[ns] >m8[ns] "
                              "<U2 |S8 |V8";
        QTest::newRow("40") << 40 << "<U10 |S40 |V40";
    }
    void listsEveryScalarTypeOfASize()
    {
        QFETCH(int, itemsize);
        QFETCH(QString, types);
        QStringList found;
        for (const DType& dtype : dtypesOfSize(static_cast<std::size_t>(itemsize)))
            found << QString::fromStdString(dtype.text);
        QCOMPARE(found.join(' '), types);
    }
};

const test::Registered<TestDTypesOfSize> registered;

} // namespace bloscope::tst_dtypes_of_size

#include "tst_dtypes_of_size.moc"
