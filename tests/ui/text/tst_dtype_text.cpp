#include "ui/text/object_text.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_dtype_text {

class TestDTypeText : public QObject {
    Q_OBJECT

 private slots:
    void namesTypesForPeople_data();
    void namesTypesForPeople();
    void countsTheFieldsOfLargeStructures();
};

void TestDTypeText::namesTypesForPeople_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& [dtype, text] :
         std::initializer_list<std::pair<const char*, const char*>>{{"|b1", "bool"},
                                                                    {"|i1", "int8"},
                                                                    {">i1", "int8"},
                                                                    {"<i8", "int64"},
                                                                    {"<u2", "uint16"},
                                                                    {">u4", "uint32, big-endian"},
                                                                    {"<f2", "float16"},
                                                                    {">f8", "float64, big-endian"},
                                                                    {"<c16", "complex128"},
                                                                    {"|S5", "|S5"},
                                                                    {"<M8[ns]", "<M8[ns]"}})
        QTest::newRow(dtype) << QString(text);
}

void TestDTypeText::namesTypesForPeople()
{
    QFETCH(QString, text);
    QCOMPARE(dtypeText(*parseDType(QTest::currentDataTag(), {})), text);
}

void TestDTypeText::countsTheFieldsOfLargeStructures()
{
    QCOMPARE(dtypeText(*parseDType("[('a', '<i4')]", {})), QString("[('a', '<i4')]"));
    std::string fields;
    for (int i = 0; i < 20; ++i)
        fields += "('f" + std::to_string(i) + "', '<i4'), ";
    QCOMPARE(dtypeText(*parseDType('[' + fields + ']', {})),
             QString("structure of 20 fields, 80 bytes"));
}

const test::Registered<TestDTypeText, QCoreApplication> registered;

} // namespace bloscope::tst_dtype_text

#include "tst_dtype_text.moc"
