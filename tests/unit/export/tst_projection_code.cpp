#include "core/export/projection_code.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_projection_code {

using namespace test;

// Code that computes a projection as it is shown.
class TestProjectionCode : public QObject {
    Q_OBJECT

 private slots:
    void computesInPython_data();
    void computesInPython();
    void exportsIt();
    void subtractsAnotherPlane();

 private:
    static CodeRequest of(const char* dtype, const char* slice)
    {
        const ArrayPtr array = Array::of(
            *Frame::open(memorySource(unstoredArrayFrame({4, 6, 5}, {4, 6, 5}, {4, 6, 5}, dtype))));
        return {{"/a/b.b2nd"}, array, *Slice::parse(slice, array->shape())};
    }
};

void TestProjectionCode::computesInPython_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QByteArray>("indices");
    QTest::addColumn<QByteArray>("call");
    const auto row = [](const char* dtype, const char* slice, const char* kind, int dimension,
                        const char* indices, const char* call) {
        QTest::addRow("%s of %s along %d", kind, dtype, dimension)
            << QByteArray(dtype) << QByteArray(slice) << QByteArray(kind) << dimension
            << QByteArray(indices) << QByteArray(call);
    };
    row("<i4", "1", "max", 0, "[1:3, :, :]", "array.max(axis=0)");
    row("<i4", ":, 2", "sum", 1, "[:, 1:3, :]", "array.sum(axis=0)");
    row("<f4", "0, :, 1", "mean", 2, "[0, :, 1:3]", "np.nanmean(array, axis=1, dtype=np.float64)");
    row("<f4", "1", "min", 0, "[1:3, :, :]", "np.nanmin(array, axis=0)");
    row("<f4", "1", "median", 0, "[1:3, :, :]", "np.nanmedian(array.astype(np.float64), axis=0)");
    row("|u1", "1", "median", 0, "[1:3, :, :]", "np.median(array, axis=0)");
    row("|b1", "1", "median", 0, "[1:3, :, :]", "np.median(array.astype(np.int8), axis=0)");
    row("<M8[s]", "1", "max", 0, "[1:3, :, :]", "np.fmax.reduce(array, axis=0)");
}

void TestProjectionCode::computesInPython()
{
    QFETCH(const QByteArray, dtype);
    QFETCH(const QByteArray, slice);
    QFETCH(const QByteArray, kind);
    QFETCH(const int, dimension);
    QFETCH(const QByteArray, indices);
    QFETCH(const QByteArray, call);
    const Projection projection{*projectionKindOf(kind.toStdString()), std::size_t(dimension),
                                DimensionSlice::range(1, 2)};
    const QByteArray code = QByteArray::fromStdString(pythonCode(of(dtype, slice), projection));
    QVERIFY2(code.contains("mode=\"r\")" + indices + "\n"), code);
    QVERIFY2(code.endsWith("\narray = " + call + "\n"), code);
    QCOMPARE(code.contains("import numpy as np\n"), call.contains("np."));
}

void TestProjectionCode::exportsIt()
{
    const Projection projection{ProjectionKind::Deviation, 0, DimensionSlice::range(0, 4)};
    const CodeRequest wanted = of("<f4", "2, :, 1:3");
    QCOMPARE(QByteArray::fromStdString(shellCommand(wanted, projection, "my out.npy")),
             QByteArray("bloscope export /a/b.b2nd --slice '[:, :, 1:3]' --project std:0 "
                        "-o 'my out.npy'"));
    QVERIFY(numpyCode(wanted, projection)
                .find("\"[:, :, 1:3]\", \"--project\", \"std:0\", "
                      "\"--format\", \"npy\"]") != std::string::npos);
}

void TestProjectionCode::subtractsAnotherPlane()
{
    const CodeRequest wanted = of("<i4", "2, :, 1:3");
    const std::string code = differenceCode(pythonCode(wanted), pythonCode(atIndex(wanted, 0, 1)));
    QCOMPARE(QByteArray::fromStdString(code),
             QByteArray("import blosc2\n\n"
                        "array = blosc2.open(\"/a/b.b2nd\", mode=\"r\")[2, :, 1:3]\n"
                        "shown = array.astype(\"f8\")\n\n"
                        "array = blosc2.open(\"/a/b.b2nd\", mode=\"r\")[1, :, 1:3]\n"
                        "array = shown - array.astype(\"f8\")\n"));
}

const Registered<TestProjectionCode> registered;

} // namespace bloscope::tst_projection_code

#include "tst_projection_code.moc"
