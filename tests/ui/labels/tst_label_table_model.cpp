#include "ui/labels/label_panel.h"

#include "core/dtype/cell_number.h"
#include "core/plane/color_map.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QColor>
#include <QSortFilterProxyModel>
#include <QTest>

namespace bloscope::tst_label_table_model {

using namespace test;

// Of 4 by 2 cells: -1 in row 0, label 2 in rows 1 and 2, label 11 in row 3.
class TestLabelTableModel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        const auto frame = Frame::open(memorySource(
            arrayFrame({4, 2}, "|i1", elementsOf<std::int8_t>({-1, 0, 2, 0, 2, 2, 11, 0}))));
        LabelSubject subject;
        subject.reader = std::make_shared<const SliceReader>(Array::of(*frame), m_cache, m_pool);
        subject.volume = CellVolume{0.5, "mm3"};
        auto labels = *countLabels(subject, {});
        auto named = std::make_shared<CountedLabels>(*labels);
        named->names = {{2, "liver"}};
        m_labels = named;
    }

    void hasARowForEachLabel()
    {
        LabelTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setLabels(m_labels, findColorMap("okabe"));
        model.setDimension(0, "z");
        QCOMPARE(row(model, 0), (QStringList{"-1", "", "1", "0.5", "1", ""}));
        QCOMPARE(row(model, 1), (QStringList{"2", "liver", "3", "1.5", "2", "100 %"}));
        QCOMPARE(row(model, 2), (QStringList{"11", "", "1", "0.5", "1", "100 %"}));
        QCOMPARE(model.rowOf(11), 2);
        QCOMPARE(model.rowOf(3), -1);
        QCOMPARE(model.headerData(LabelTableModel::Volume, Qt::Horizontal, Qt::DisplayRole),
                 QVariant("mm³"));
        model.setDimension({}, {});
        QCOMPARE(row(model, 1)[LabelTableModel::Slices], QString());
        model.setLabels(nullptr, nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void hasTheColorsOfThePicture()
    {
        LabelTableModel model;
        const ColorMap* map = findColorMap("okabe");
        model.setLabels(m_labels, map);
        const auto color = [&](int row) { return model.index(row, 0).data(Qt::DecorationRole); };
        QVERIFY(!color(0).isValid()); // is not drawn
        QCOMPARE(color(1).value<QColor>(), QColor(map->ofLabel(2)));
        model.setColors(nullptr);
        QVERIFY(!color(1).isValid());
    }

    void hasTheColorsOfIdsThatFloat64DoesNotTellApart()
    {
        const auto frame = Frame::open(memorySource(
            arrayFrame({2}, "<u8", elementsOf<std::uint64_t>({UINT64_MAX - 1, UINT64_MAX}))));
        LabelSubject subject;
        subject.reader = std::make_shared<const SliceReader>(Array::of(*frame), m_cache, m_pool);
        LabelTableModel model;
        const ColorMap* map = findColorMap("labels");
        model.setLabels(*countLabels(subject, {}), map);
        QCOMPARE(model.rowCount(), 2);
        const auto color = [&](int row) {
            return model.index(row, 0).data(Qt::DecorationRole).value<QColor>();
        };
        QCOMPARE(color(0), QColor(map->ofLabel(labelNumber(UINT64_MAX - 1))));
        QCOMPARE(color(1), QColor(map->ofLabel(labelNumber(UINT64_MAX))));
        QVERIFY(color(0) != color(1));
    }

    void asksForOtherLooks()
    {
        LabelTableModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLabels(m_labels, findColorMap("okabe"));
        const auto take = [&](const LabelLooks& looks) {
            model.setColors(findColorMap("okabe"),
                            looks.isEmpty() ? nullptr : std::make_shared<const LabelLooks>(looks));
        };
        connect(&model, &LabelTableModel::looksChosen, this, take);
        const auto at = [&](LabelTableModel::Column column) { return model.index(1, column); };
        const auto label = at(LabelTableModel::Label);
        QCOMPARE(label.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(model.setData(label, Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(model.setData(label, QColor("#123456"), Qt::DecorationRole));
        QVERIFY(model.setData(at(LabelTableModel::Opacity), 130, Qt::EditRole));
        QVERIFY(model.setData(at(LabelTableModel::Opacity), 30, Qt::EditRole));
        QVERIFY(model.setData(at(LabelTableModel::Name), " big  cyst ", Qt::EditRole));
        QCOMPARE(label.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QCOMPARE(label.data(Qt::DecorationRole).value<QColor>(), QColor("#123456"));
        QCOMPARE(row(model, 1), (QStringList{"2", "big cyst", "3", "1.5", "", "30 %"}));
        QCOMPARE(at(LabelTableModel::Opacity).data(Qt::EditRole), QVariant(30));
        QVERIFY(model.looks()->of(2) == (LabelLook{0xff123456, 30, false, "big cyst"}));
        QVERIFY(
            model.setData(at(LabelTableModel::Name), "liver", Qt::EditRole)); // as the file has it
        QCOMPARE(model.looks()->of(2).name, std::string());
        QCOMPARE(model.looks()->all().size(), std::size_t(1));
    }

    void leavesWhatIsNotDrawn()
    {
        LabelTableModel model;
        model.setLabels(m_labels, findColorMap("okabe"));
        const auto canBe = [&](int row, int column, Qt::ItemFlag flag) {
            return model.flags(model.index(row, column)).testFlag(flag);
        };
        QVERIFY(canBe(1, LabelTableModel::Label, Qt::ItemIsUserCheckable));
        QVERIFY(canBe(1, LabelTableModel::Name, Qt::ItemIsEditable));
        QVERIFY(canBe(1, LabelTableModel::Opacity, Qt::ItemIsEditable));
        QVERIFY(!canBe(1, LabelTableModel::Cells, Qt::ItemIsEditable));
        QVERIFY(!canBe(0, LabelTableModel::Label, Qt::ItemIsUserCheckable));
        QVERIFY(!canBe(0, LabelTableModel::Name, Qt::ItemIsEditable));
        QVERIFY(!model.setData(model.index(0, LabelTableModel::Name), "x", Qt::EditRole));
        QVERIFY(!model.setData(model.index(1, LabelTableModel::Cells), 3, Qt::EditRole));
        model.setColors(nullptr);
        QVERIFY(!canBe(1, LabelTableModel::Name, Qt::ItemIsEditable));
        QVERIFY(!model.setData(model.index(1, LabelTableModel::Name), "x", Qt::EditRole));
    }

    void sortsByNumbers()
    {
        LabelTableModel model;
        model.setLabels(m_labels, nullptr);
        QCOMPARE(model.index(2, LabelTableModel::Label).data(LabelTableModel::SortRole),
                 QVariant(qlonglong(11)));
        QCOMPARE(model.index(1, LabelTableModel::Cells).data(LabelTableModel::SortRole),
                 QVariant(qulonglong(3)));
    }

    void sortsAndFindsNumbersOf64Bits()
    {
        constexpr std::uint64_t middle = std::uint64_t(1) << 63;
        const auto frame = Frame::open(memorySource(arrayFrame(
            {3}, "<u8", elementsOf<std::uint64_t>({UINT64_MAX, middle - 1, middle + 1}))));
        LabelSubject subject;
        subject.reader = std::make_shared<const SliceReader>(Array::of(*frame), m_cache, m_pool);
        LabelTableModel model;
        model.setLabels(*countLabels(subject, {}), nullptr);
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&model);
        sorted.setSortRole(LabelTableModel::SortRole);
        sorted.sort(LabelTableModel::Label, Qt::DescendingOrder);
        QStringList labels;
        for (int row = 0; row < sorted.rowCount(); ++row)
            labels << sorted.index(row, LabelTableModel::Label).data().toString();
        QCOMPARE(labels, (QStringList{"18446744073709551615", "9223372036854775809",
                                      "9223372036854775807"}));
        QCOMPARE(model.rowOf(middle + 1), 1);
        QCOMPARE(model.rowOf(UINT64_MAX), 2);
        QCOMPARE(model.rowOf(UINT64_MAX - 1), -1);
    }

 private:
    static QStringList row(const LabelTableModel& model, int row)
    {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column)
            texts << model.index(row, column).data().toString();
        return texts;
    }

    BlockCache m_cache;
    WorkerPool m_pool;
    CountedLabelsPtr m_labels;
};

const Registered<TestLabelTableModel, QApplication> registered;

} // namespace bloscope::tst_label_table_model

#include "tst_label_table_model.moc"
