#include "core/geometry/geometry.h"
#include "core/msgpack/json.h"
#include "core/pickle/write_pickle.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QDir>
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
        QCOMPARE(geometry.dimensions[1].unit, std::string("mm"));
        QCOMPARE(geometry.dimensions[0].unit, std::string());
        QCOMPARE(geometry.dimensions[1].place, std::string("case.pkl next to the file"));
    }

    // 2 by 0.5 by 1 in the image; the array has its second axis first.
    void followsThePlansThatTransposeAxes_data()
    {
        QTest::addColumn<QStringList>("plans"); // file, content, ...
        QTest::addColumn<std::vector<double>>("spacing");
        QTest::addColumn<int>("notes");
        const std::vector<double> turned{0.5, 2, 1};
        const std::vector<double> straight{2, 0.5, 1};
        const auto row = [](const char* name, const QStringList& plans,
                            const std::vector<double>& spacing,
                            int notes) { QTest::newRow(name) << plans << spacing << notes; };
        const QString forward = R"({"transpose_forward": %1})";
        const QString one = forward.arg("[1, 0, 2]");
        const QString other = forward.arg("[0, 1, 2]");
        const QString ours = R"({"transpose_forward": [1, 0, 2], "configurations":
                                 {"a": {}, "3d": {"data_identifier": "nnUNetPlans_3d"}}})";
        row("above", {"nnUNetPlans.json", one}, turned, 0);
        row("beside", {"nnUNetPlans_3d/nnUNetPlans.json", one}, turned, 0);
        row("of another name", {"nnUNetResEncUNetLPlans.json", one}, turned, 0);
        row("two that agree", {"aPlans.json", one, "bPlans.json", one}, turned, 0);
        row("named like the folder", {"aPlans.json", other, "nnUNetPlans.json", one}, turned, 0);
        row("that names the folder", {"nnUNetPlans.json", other, "zPlans.json", ours}, turned, 0);
        row("two that do not agree", {"aPlans.json", other, "bPlans.json", one}, straight, 1);
        row("none", {}, straight, 1);
        row("none that names an order", {"nnUNetPlans.json", "{}"}, straight, 1);
        row("no permutation", {"nnUNetPlans.json", forward.arg("[1, 1, 2]")}, straight, 1);
        row("too large", {"nnUNetPlans.json", forward.arg("[1, 0, 3]")}, straight, 1);
        row("below zero", {"nnUNetPlans.json", forward.arg("[1, 0, -2]")}, straight, 1);
        row("no JSON", {"nnUNetPlans.json", one.chopped(1)}, straight, 1);
    }
    void followsThePlansThatTransposeAxes()
    {
        QFETCH(QStringList, plans);
        QVERIFY(QDir(m_folder->path()).mkpath("nnUNetPlans_3d"));
        writePickle("nnUNetPlans_3d/case.pkl", propertiesWith("[2.0, 0.5, 1.0]"));
        for (qsizetype i = 0; i + 1 < plans.size(); i += 2)
            writePickle(plans[i], bytesOfText(plans[i + 1]));
        const Geometry geometry =
            geometryOf(*arrayWith({1, 4, 6, 8}, {}), pathOf("nnUNetPlans_3d/case_seg.b2nd"));
        std::vector<double> spacing = geometry.spacing();
        spacing.erase(spacing.begin());
        QTEST(spacing, "spacing");
        QTEST(int(geometry.notes.size()), "notes");
    }

    void assumesNothingWhereTheOrderDoesNotMatter()
    {
        writePickle("case.pkl", propertiesWith("[0.5, 0.5, 0.5]"));
        const Geometry geometry = geometryOf(*arrayWith({1, 4, 6, 8}, {}), pathOf("case.b2nd"));
        QCOMPARE(geometry.spacing(), (std::vector<double>{0, 0.5, 0.5, 0.5}));
        QVERIFY(geometry.notes.empty());
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
    // Of a case of 4 by 6 by 8 that was not resampled.
    static ByteBuffer propertiesWith(const std::string& spacing)
    {
        const auto tree = msgpack_value::fromJson(
            R"({"shape_after_cropping_and_before_resampling": [4, 6, 8], "spacing": )" + spacing +
            "}");
        return *pickle::writePickle(*tree, 4);
    }
    static ByteBuffer bytesOfText(const QString& text)
    {
        const QByteArray bytes = text.toUtf8();
        const auto* first = reinterpret_cast<const std::byte*>(bytes.data());
        return ByteBuffer(first, first + bytes.size());
    }
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
