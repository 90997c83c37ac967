#include "core/edit/array_form.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_array_form {

using namespace test;

namespace {

// 3 x 3 chunks of 4 x 6 elements of 4 bytes, each of 2 x 2 blocks of 2 x 3.
ByteBuffer arrayOf10x12()
{
    return arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120));
}

EditSet editsOf(ByteBuffer frame)
{
    return EditSet(*Frame::open(memorySource(std::move(frame))));
}

} // namespace

class TestArrayForm : public QObject {
    Q_OBJECT

 private slots:
    void readsTheArrayOfTheEdits()
    {
        EditSet edits = editsOf(arrayOf10x12());
        QVERIFY(hasArray(edits));
        auto array = *arrayOf(edits);
        QCOMPARE(array.shape, (Shape{10, 12}));
        array.shape = {12, 11};
        QVERIFY(edits.setArray(array));
        QCOMPARE(arrayOf(edits)->shape, (Shape{12, 11}));
    }

    void saysWhenThereIsNoArray()
    {
        const EditSet edits = editsOf(chunksFrame({ByteBuffer(8)}, 4));
        QVERIFY(!hasArray(edits));
        QCOMPARE(arrayOf(edits).error().text(), std::string("this frame is not an array"));
    }

    void namesTheFieldThatDoesNotFit_data()
    {
        using Field = ArrayField;
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunks");
        QTest::addColumn<Shape>("blocks");
        QTest::addColumn<QString>("dtype");
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("why");
        const Shape shape = {10, 12};
        const Shape chunks = {4, 5};
        const Shape blocks = {2, 3};
        QTest::newRow("no dimensions in chunks")
            << shape << Shape{} << blocks << "<i4" << int(Field::Chunkshape)
            << "() has 0 dimensions, but the shape has 2";
        QTest::newRow("three dimensions in blocks")
            << shape << chunks << Shape{2, 3, 1} << "<i4" << int(Field::Blockshape)
            << "(2, 3, 1) has 3 dimensions, but the shape has 2";
        QTest::newRow("17 dimensions")
            << Shape(17, 1) << Shape(17, 1) << Shape(17, 1) << "<i4" << int(Field::Extents)
            << "it has 17 dimensions; the limit is 16";
        QTest::newRow("negative") << Shape{-1, 12} << chunks << blocks << "<i4"
                                  << int(Field::Extents)
                                  << "-1 is not in the range 0 to 9223372036854775807";
        QTest::newRow("chunk too long")
            << shape << Shape{4, 1LL << 31} << blocks << "<i4" << int(Field::Chunkshape)
            << "2147483648 is not in the range 0 to 2147483647";
        QTest::newRow("empty chunks")
            << shape << Shape{0, 5} << blocks << "<i4" << int(Field::Chunkshape)
            << "dimension 0 has size 0, but must contain 10";
        QTest::newRow("empty blocks")
            << shape << chunks << Shape{2, 0} << "<i4" << int(Field::Blockshape)
            << "dimension 1 has size 0, but must contain 5";
        QTest::newRow("other blocks")
            << shape << chunks << Shape{2, 5} << "<i4" << int(Field::Blockshape)
            << "blocks of shape (2, 5) have 40 bytes, but those in the file have 24";
        QTest::newRow("other chunks")
            << shape << Shape{4, 7} << blocks << "<i4" << int(Field::Chunkshape)
            << "chunks of shape (4, 7), padded to whole blocks, have 144 bytes, but those in the "
               "file have 96";
        QTest::newRow("other number of chunks")
            << Shape{100, 12} << chunks << blocks << "<i4" << int(Field::Extents)
            << "the shape (100, 12) needs 75 chunks, but the file has 9";
        QTest::newRow("type of another size")
            << shape << chunks << blocks << "<f8" << int(Field::ElementType)
            << "b2nd: '<f8' has 8 bytes, but the elements have 4";
        QTest::newRow("no type") << shape << chunks << blocks << "f3" << int(Field::ElementType)
                                 << "b2nd: unknown element type 'f3'";
    }
    void namesTheFieldThatDoesNotFit()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunks);
        QFETCH(Shape, blocks);
        QFETCH(QString, dtype);
        QFETCH(int, field);
        QFETCH(QString, why);
        const EditSet edits = editsOf(arrayOf10x12());
        auto array = *arrayOf(edits);
        array.dimensions = static_cast<int>(shape.size());
        array.shape = shape;
        array.chunkshape = chunks;
        array.blockshape = blocks;
        array.dtype = dtype.toStdString();
        const auto misfit = misfitOf(edits, array);
        QVERIFY(misfit);
        QCOMPARE(QString::fromStdString(misfit->why.text()), why);
        QCOMPARE(int(misfit->field), field);
    }

    void findsTheBlocksThatAFilterDependsOn()
    {
        constexpr std::size_t lastFilter = 76; // of the header, format.md 6.1
        ByteBuffer frame = arrayOf10x12();
        frame[lastFilter] = std::byte(32); // ndcell
        const EditSet edits = editsOf(std::move(frame));
        auto array = *arrayOf(edits);
        array.blockshape = {3, 2};
        array.chunkshape = {6, 4};
        array.shape = {14, 10};
        const auto misfit = misfitOf(edits, array);
        QVERIFY(misfit);
        QCOMPARE(int(misfit->field), int(ArrayField::Blockshape));
        QVERIFY(misfit->why.text().find("depends on its block shape") != std::string::npos);
    }

    void findsNothingWhereTheEditIsTaken()
    {
        EditSet edits = editsOf(arrayOf10x12());
        auto array = *arrayOf(edits);
        array.shape = {9, 15};
        array.dtype = ">f4";
        QVERIFY(!misfitOf(edits, array));
        QVERIFY(edits.setArray(array));
    }

    void takesArraysWithoutADType()
    {
        EditSet edits = editsOf(arrayOf10x12());
        auto array = *arrayOf(edits);
        array.dtype.reset(); // as caterva has it
        array.dtypeFormat.reset();
        QVERIFY(!misfitOf(edits, array));
        QVERIFY(edits.setArray(array));
        QVERIFY(!arrayOf(edits)->dtype);
        array.shape = {16, 12};
        QCOMPARE(misfitOf(edits, array)->why.text(),
                 std::string("the shape (16, 12) needs 12 chunks, but the file has 9"));
    }
};

const Registered<TestArrayForm> registered;

} // namespace bloscope::tst_array_form

#include "tst_array_form.moc"
