#include "core/painting/paint_cells.h"

#include "core/painting/label_tools.h"
#include "core/plane/cell_runs.h"
#include "tests/support/registered_test.h"
#include "tests/unit/painting/model_volume.h"

#include <QTemporaryDir>
#include <QTest>
#include <random>

namespace bloscope::tst_painted_array {

using namespace test;

using Labels = std::vector<std::uint8_t>;

std::vector<std::size_t> cellsOf(const StackCells& cells)
{
    std::vector<std::size_t> all;
    for (const auto& [index, plane] : cells)
        for (const auto& [row, runs] : plane.rows())
            for (const CellRuns::Run& run : runs)
                for (std::int64_t column = run.begin; column < run.end; ++column)
                    all.push_back(ModelVolume::at(index, row, column));
    return all;
}

// Whatever is painted, with whatever is protected, undone and done again: the array holds what
// plain numbers hold.
class TestPaintedArray : public QObject {
    Q_OBJECT

    std::mt19937 m_random{36};

    std::int64_t below(std::int64_t end) { return std::int64_t(m_random() % std::uint64_t(end)); }
    PlanePlace anywhere() { return {double(below(120)) / 10, double(below(100)) / 10}; }
    PaintRule anyRule()
    {
        PaintRule rule;
        if (below(3) == 0)
            rule.only = StoredValue(below(4));
        for (StoredValue label = 0; label < 4; ++label)
            if (below(5) == 0)
                rule.isProtected.push_back(label);
        return rule;
    }
    // Those of a tool; none where it has nothing to do.
    StackCells anyCells(const ModelVolume& volume, const PlaneStack& stack)
    {
        const StackedLabels labels =
            volume.stacked(stack, below(2) == 0 ? ToolExtent::Plane : ToolExtent::Stack);
        const CellRect all = stack.plane().all();
        const auto label = StoredValue(below(4));
        const auto orNone = [](Result<StackCells> cells) {
            return cells ? std::move(*cells) : StackCells();
        };
        switch (below(6)) {
        case 0:
            return orNone(regionAround({below(all.rows), below(all.columns)}, labels, {}, {}));
        case 1:
            return orNone(islandsOf(label, 1 + below(20), labels, {}));
        case 2:
            return orNone(shapesBetween(label, 1.5, labels, {}));
        case 3:
            return orNone(copyTo(below(2) == 0 ? 1 : -1, label, labels, {}));
        case 4:
            return {{stack.index(),
                     cellsInside({anywhere(), anywhere(), anywhere()}, Inside::Surrounded, all)}};
        default:
            break;
        }
        BrushWay way{{anywhere(), anywhere()}, BrushShape::ball(int(1 + below(7)), {1, 1, 1.5})};
        StackCells ball;
        for (std::int64_t index = 0; index < stack.count(); ++index)
            ball[index] = way.cellsIn(all, index - stack.index());
        return ball;
    }

 private slots:
    void holdsWhatPlainNumbersHold()
    {
        ModelVolume volume{Labels(ModelVolume::count)};
        std::vector<std::pair<Labels, ValueEdits>> steps{{volume.model, volume.edits()}};
        const QTemporaryDir folder;
        std::size_t current = 0;
        for (int turn = 0; turn < 300; ++turn) {
            if (below(5) == 0) { // undone, or done again
                current = std::size_t(below(std::int64_t(steps.size())));
                volume.model = steps[current].first;
                volume.setEdits(steps[current].second);
                QCOMPARE(volume.labels(), volume.model);
                continue;
            }
            const PlaneStack stack = ModelVolume::stack(below(ModelVolume::planes));
            const StackCells cells = anyCells(volume, stack);
            const PaintRule rule = anyRule();
            const auto label = std::uint8_t(below(4));
            QVERIFY(volume.paintArray(label, stack, cells, rule));
            for (const std::size_t cell : cellsOf(cells))
                if (rule.accepts(volume.model[cell]))
                    volume.model[cell] = label;
            QCOMPARE(volume.labels(), volume.model);
            steps.resize(current + 1);
            steps.emplace_back(volume.model, volume.edits());
            ++current;
            if (turn % 50 == 0) {
                const auto saved = volume.savedTo(folder.filePath("a.b2nd").toStdString());
                QVERIFY(saved && *saved == volume.model);
            }
        }
    }
};

const Registered<TestPaintedArray> registered;

} // namespace bloscope::tst_painted_array

#include "tst_painted_array.moc"
