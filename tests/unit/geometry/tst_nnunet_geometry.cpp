#include "core/geometry/file_geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_nnunet_geometry {

using namespace test;

class TestNnUnetGeometry : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // 4 by 6 by 4 voxels of 1 by 0.5 by 0.5 that are 2 by 6 by 8 now.
    void reckonsTheSpacingAfterResampling_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("image") << QString("case.b2nd");
        QTest::newRow("labels") << QString("case_seg.b2nd");
    }
    void reckonsTheSpacingAfterResampling()
    {
        QFETCH(QString, name);
        writePickle("case.pkl", nnUnetPickle());
        const Geometry geometry = geometryOf(*arrayWith({1, 2, 6, 8}, {}), pathOf(name));
        QCOMPARE(geometry.spacing(), (std::vector<double>{0, 2, 0.5, 0.25}));
        QVERIFY(!geometry.dimensions[0].coordinates);
        QCOMPARE(geometry.dimensions[1].coordinates->textAt(1), std::string("2"));
        QCOMPARE(geometry.dimensions[1].place, std::string("case.pkl beside the file"));
    }

    void tellsNothingWithoutIt()
    {
        const ArrayPtr array = arrayWith({1, 2, 6, 8}, {});
        QVERIFY(!geometryOf(*array, pathOf("case.b2nd")).hasCoordinates());
        writePickle("case.pkl", nnUnetPickle());
        QVERIFY(!geometryOf(*array, pathOf("other.b2nd")).hasCoordinates());
        QVERIFY(!geometryOf(*array, pathOf("case.mla")).hasCoordinates());
        QVERIFY(!geometryOf(*array, {}).hasCoordinates());
        writePickle("case.pkl", ByteBuffer(10));
        QVERIFY(!geometryOf(*array, pathOf("case.b2nd")).hasCoordinates());
    }

 private:
    std::filesystem::path pathOf(const QString& name) const
    {
        return m_folder->filePath(name).toStdString();
    }
    void writePickle(const QString& name, const ByteBuffer& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestNnUnetGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_nnunet_geometry

#include "tst_nnunet_geometry.moc"
