#include "core/geometry/label_names.h"

#include "core/msgpack/json.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_label_locations {

using namespace test;

class TestLabelLocations : public QObject {
    Q_OBJECT

 private slots:
    void areIndicesOfTheArray_data()
    {
        QTest::addColumn<QByteArray>("classes"); // as JSON
        QTest::addColumn<QString>("locations");
        const auto row = [](const char* name, const char* classes, const char* locations) {
            QTest::newRow(name) << QByteArray(classes) << QString(locations);
        };
        row("of all dimensions", R"({"$map": [[1, [[0, 1, 2, 3], [0, 0, 0, 0]]]]})",
            "1: [0, 1, 2, 3] [0, 0, 0, 0]");
        row("without channels", R"({"$map": [[2, [[1, 2, 3]]]]})", "2: [0, 1, 2, 3]");
        row("outside", R"({"$map": [[1, [[0, 1, 2, 9], [0, 1, 2, 4]]]]})", "1: [0, 1, 2, 4]");
        row("nothing inside", R"({"$map": [[1, [[0, -1, 2, 3]]], [3, [[0, 0, 0, 1]]]]})",
            "3: [0, 0, 0, 1]");
        row("halves, texts and too many", R"({"$map": [[1, [[0.5], ["a"], [0, 0, 0, 0, 0]]]]})",
            "");
        row("an empty index", R"({"$map": [[1, [[]]]]})", "");
        row("regions", R"({"$map": [[["__tuple__", 1, 2], [[0, 1, 2, 3]]]]})", "");
        row("names", R"({"liver": [[0, 1, 2, 3]]})", "");
        row("no map", R"([1, 2])", "");
    }
    void areIndicesOfTheArray()
    {
        QFETCH(QByteArray, classes);
        QTEST(textOf(locations("{\"class_locations\": " + classes + "}")), "locations");
    }

    void areAHundredOfEachLabel()
    {
        QByteArray voxels;
        for (int i = 0; i < 1000; ++i)
            voxels += (i > 0 ? ", [0, 0, 0, " : "[0, 0, 0, ") + QByteArray::number(i % 5) + "]";
        const auto found = locations(R"({"class_locations": {"$map": [[1, [)" + voxels + "]]]}}");
        QCOMPARE(found.at(1).size(), std::size_t(100));
    }

    void areNoneOfOtherPickles()
    {
        QVERIFY(locations("{\"spacing\": [1, 2, 3]}").empty());
        const CaseFile broken{"case.pkl", Error{ErrorKind::Malformed, "no pickle"}};
        QVERIFY(labelLocationsIn(broken, {1, 2, 3, 5}).empty());
    }

 private:
    static LabelLocations locations(const QByteArray& properties)
    {
        const auto value = msgpack_value::fromJson(properties.toStdString());
        return labelLocationsIn({"case.pkl", *value}, {1, 2, 3, 5});
    }
    static QString textOf(const LabelLocations& locations)
    {
        QStringList texts;
        for (const auto& [label, indices] : locations) {
            QString text = QStringLiteral("%1:").arg(label);
            for (const auto& index : indices) {
                QStringList numbers;
                for (const std::int64_t i : index)
                    numbers << QString::number(i);
                text += " [" + numbers.join(", ") + "]";
            }
            texts << text;
        }
        return texts.join("; ");
    }
};

const Registered<TestLabelLocations> registered;

} // namespace bloscope::tst_label_locations

#include "tst_label_locations.moc"
