#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/painted_heatmap.h"
#include "tests/ui/planes/pane_of.h"
#include "ui/brush/paint_where.h"

#include <QApplication>
#include <QInputDialog>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <random>
#include <set>

namespace bloscope::tst_random_paintings {

using namespace test;

namespace {

using Cell = std::array<std::int64_t, 3>;
constexpr Cell extents{5, 9, 11};

// Labels as plain numbers, and what tools do with them, by their definitions: each cell on its own,
// without any code of the program.
class Model {
 public:
    explicit Model(std::vector<std::uint8_t> all) : cells(std::move(all)) {}

    static std::size_t at(const Cell& cell)
    {
        return std::size_t((cell[0] * extents[1] + cell[1]) * extents[2] + cell[2]);
    }
    static std::vector<Cell> all()
    {
        std::vector<Cell> all;
        for (std::int64_t plane = 0; plane < extents[0]; ++plane)
            for (std::int64_t row = 0; row < extents[1]; ++row)
                for (std::int64_t column = 0; column < extents[2]; ++column)
                    all.push_back({plane, row, column});
        return all;
    }
    std::uint8_t operator[](const Cell& cell) const { return cells[at(cell)]; }

    // What is painted over.
    struct Rule {
        std::optional<int> only;
        std::vector<int> isProtected;
        std::optional<std::pair<int, int>> limits;

        bool accepts(int value) const
        {
            return (!only || value == *only) && !std::ranges::count(isProtected, value) &&
                   isWithin(value);
        }
        bool isWithin(int value) const
        {
            return !limits || (value >= limits->first && value <= limits->second);
        }
    };
    void paint(const std::vector<Cell>& some, std::uint8_t label, const Rule& rule)
    {
        const Model before = *this;
        for (const Cell& cell : some)
            if (rule.accepts(before[cell]))
                cells[at(cell)] = label;
    }

    // Connected with it by sides, along these dimensions, as long as `accepts`.
    template <class Accepts>
    std::vector<Cell> connected(const Cell& from, const std::vector<std::size_t>& along,
                                const Accepts& accepts) const
    {
        std::set<Cell> found{from};
        std::vector<Cell> open{from};
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const std::size_t dimension : along)
                for (const int step : {-1, 1}) {
                    Cell next = cell;
                    next[dimension] += step;
                    if (next[dimension] >= 0 && next[dimension] < extents[dimension] &&
                        accepts((*this)[next]) && found.insert(next).second)
                        open.push_back(next);
                }
        }
        return {found.begin(), found.end()};
    }

    std::vector<std::uint8_t> cells;
};

} // namespace

// Random paintings with every tool and rule, undone, redone, saved and opened again, next to a
// plain model: through the heatmap, and through the three planes. BLOSCOPE_SEED repeats one.
class TestRandomPaintings : public QObject, PaintedHeatmap {
    Q_OBJECT

 private slots:
    void cleanup();
    void areWhatTheModelHas_data();
    void areWhatTheModelHas();

 private:
    // Where something is painted now.
    struct Where {
        HeatmapPlot* plot = nullptr;
        PicturePlane plane;
        std::size_t depth = 0;

        Cell cellAt(CellPosition position) const
        {
            const auto index = plane.indexAt(position);
            return {index[0], index[1], index[2]};
        }
        std::size_t rowDimension() const { return *plane.rowDimension(); }
        std::size_t columnDimension() const { return *plane.columnDimension(); }
        std::int64_t index() const { return cellAt({0, 0})[depth]; }
        std::vector<Cell> cellsOfPlane() const
        {
            std::vector<Cell> all = Model::all();
            std::erase_if(all, [&](const Cell& cell) { return cell[depth] != index(); });
            return all;
        }
    };

    void openCells(const std::vector<std::uint8_t>& cells);
    Where choosePlace();
    Where whereOf(HeatmapPlot& plot, const PicturePlane& plane) const;
    Model::Rule chooseRule();
    QPoint pixelOf(const Where& where, CellPosition cell) const;
    void press(const Where& where, CellPosition from, CellPosition to, bool erases);

    std::vector<Cell> stroke(const Where& where, bool erases);
    std::vector<Cell> fill(const Where& where, const Model& model, const Model::Rule& rule,
                           bool erases);
    std::vector<Cell> line(const Where& where);
    std::vector<Cell> islands(const Where& where, const Model& model, std::uint8_t label);
    std::vector<Cell> copy(const Where& where, const Model& model, std::uint8_t label);
    void paintOnce(Model& model);

    std::int64_t below(std::int64_t end) { return std::int64_t(m_random() % std::uint64_t(end)); }
    CellPosition anyIn(const PicturePlane& plane)
    {
        return {below(plane.rows()), below(plane.columns())};
    }
    std::vector<std::uint8_t> held()
    {
        std::vector<std::uint8_t> cells;
        for (const std::byte cell : bytesOf(":"))
            cells.push_back(std::uint8_t(cell));
        return cells;
    }
    Result<std::vector<std::uint8_t>> savedAndOpened();

    std::mt19937 m_random;
    bool m_isThroughPlanes = false;
    std::unique_ptr<PlanesView> m_planes;
    QTemporaryDir m_folder;
    QString m_what; // was done last
};

void TestRandomPaintings::cleanup()
{
    m_planes.reset();
    closeAll();
}

void TestRandomPaintings::openCells(const std::vector<std::uint8_t>& cells)
{
    m_planes.reset();
    open(arrayFrame({extents[0], extents[1], extents[2]}, {2, 4, 8}, {1, 2, 4}, "|u1",
                    std::as_bytes(std::span(cells))));
    m_opened->show("2");
    m_look->setAspect(CellAspect::Square);
    if (m_isThroughPlanes) {
        m_view->hide();
        m_planes = std::make_unique<PlanesView>(document(), *m_look, *m_scheduler);
        m_planes->showOverlay(m_view->overlay());
        m_planes->showBrush(brush());
        m_planes->resize(900, 700);
        m_planes->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_planes.get()));
        for (const auto place : {Panes::Front, Panes::Side, Panes::Below})
            QTRY_VERIFY(paneOf(*m_planes, place).plot().picture());
    }
    action()->trigger();
    QVERIFY(settle());
}

TestRandomPaintings::Where TestRandomPaintings::whereOf(HeatmapPlot& plot,
                                                        const PicturePlane& plane) const
{
    Where where{&plot, plane, 0};
    while (plane.rowDimension() == where.depth || plane.columnDimension() == where.depth)
        ++where.depth;
    return where;
}

TestRandomPaintings::Where TestRandomPaintings::choosePlace()
{
    if (m_isThroughPlanes) {
        PlanePane& pane = paneOf(*m_planes, Panes::Place(below(3)));
        return whereOf(pane.plot(), pane.plane());
    }
    if (below(3) == 0)
        m_opened->show(qPrintable(QString::number(below(extents[0]))));
    return whereOf(*m_plot, PicturePlane(document().slice()));
}

Model::Rule TestRandomPaintings::chooseRule()
{
    Model::Rule rule;
    if (below(4) == 0)
        rule.only = int(below(4));
    while (below(3) == 0 && rule.isProtected.size() < 3)
        rule.isProtected.push_back(int(below(4)));
    if (below(5) == 0) {
        const int low = int(below(4));
        rule.limits = {low, low + int(below(3))};
    }
    QStringList isProtected;
    for (const int value : rule.isProtected)
        isProtected << QString::number(value);
    PaintWhere& where = bar().where();
    where.setValues(rule.only ? std::optional(QString::number(*rule.only)) : std::nullopt,
                    isProtected);
    where.setLimits({rule.limits.has_value(), QString::number(rule.limits ? rule.limits->first : 0),
                     QString::number(rule.limits ? rule.limits->second : 0)});
    return rule;
}

QPoint TestRandomPaintings::pixelOf(const Where& where, CellPosition cell) const
{
    return QPoint(int(where.plot->xAxis->coordToPixel(double(cell.column))),
                  int(where.plot->yAxis->coordToPixel(double(cell.row))));
}

void TestRandomPaintings::press(const Where& where, CellPosition from, CellPosition to, bool erases)
{
    const Qt::MouseButton button = erases ? Qt::RightButton : Qt::LeftButton;
    QTest::mousePress(where.plot, button, {}, pixelOf(where, from));
    QTest::mouseMove(where.plot, pixelOf(where, to));
    QTest::mouseRelease(where.plot, button, {}, pixelOf(where, to));
}

// Along a row or a column: all cells that are at most half a brush away from the way.
std::vector<Cell> TestRandomPaintings::stroke(const Where& where, bool erases)
{
    const bool isBall = below(2) == 0;
    const int size = int(1 + 2 * below(3));
    bar().setTool(isBall ? BrushTool::Ball : BrushTool::Disc);
    bar().setSize(size);
    const CellPosition from = anyIn(where.plane);
    CellPosition to = anyIn(where.plane);
    (below(2) == 0 ? to.row : to.column) = below(2) == 0 ? from.row : from.column;
    if (to.row != from.row && to.column != from.column)
        to = from;
    press(where, from, to, erases);
    m_what = QString("%1 of %2").arg(isBall ? "ball" : "disc").arg(size);
    const Cell first = where.cellAt(from);
    const Cell last = where.cellAt(to);
    std::vector<Cell> painted;
    for (const Cell& cell : Model::all()) {
        std::int64_t squares = 0;
        for (std::size_t d = 0; d < cell.size(); ++d) {
            const auto [low, high] = std::minmax(first[d], last[d]);
            const std::int64_t away = std::max<std::int64_t>({0, low - cell[d], cell[d] - high});
            squares += away * away;
        }
        if (4 * squares <= size * size && (isBall || cell[where.depth] == first[where.depth]))
            painted.push_back(cell);
    }
    return painted;
}

std::vector<Cell> TestRandomPaintings::fill(const Where& where, const Model& model,
                                            const Model::Rule& rule, bool erases)
{
    const bool isVolume = below(2) == 0;
    bar().setTool(isVolume ? BrushTool::FillVolume : BrushTool::Fill);
    const CellPosition at = anyIn(where.plane);
    press(where, at, at, erases);
    m_what = isVolume ? "fill of the volume" : "fill";
    std::vector<std::size_t> along{where.rowDimension(), where.columnDimension()};
    if (isVolume)
        along.push_back(where.depth);
    const Cell from = where.cellAt(at);
    if (!rule.isWithin(model[from]))
        return {};
    return model.connected(from, along, [&](int value) { return value == model[from]; });
}

// A polygon by clicks, or the same with the lasso. Its corners are pixels, not cells.
std::vector<Cell> TestRandomPaintings::line(const Where& where)
{
    const bool isLasso = below(2) == 0;
    bar().setTool(isLasso ? BrushTool::Lasso : BrushTool::Polygon);
    std::vector<QPoint> corners;
    while (corners.size() < 3) {
        const QPoint corner =
            pixelOf(where, anyIn(where.plane)) + QPoint(int(below(7)) - 3, int(below(7)) - 3);
        if (std::ranges::none_of(corners, [&](const QPoint& other) {
                return (other - corner).manhattanLength() < 20; // no double-click
            }))
            corners.push_back(corner);
    }
    if (isLasso) {
        QTest::mousePress(where.plot, Qt::LeftButton, {}, corners[0]);
        QTest::mouseMove(where.plot, corners[1]);
        QTest::mouseMove(where.plot, corners[2]);
        QTest::mouseRelease(where.plot, Qt::LeftButton, {}, corners[2]);
    } else {
        for (const QPoint& corner : corners)
            QTest::mouseClick(where.plot, Qt::LeftButton, {}, corner);
        QTest::keyClick(where.plot, Qt::Key_Return);
    }
    m_what = isLasso ? "lasso" : "polygon";
    const auto isInside = [&](double row, double column) {
        bool inside = false;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const QPoint& a = corners[i];
            const QPoint& b = corners[(i + 1) % corners.size()];
            const double rowOfA = where.plot->yAxis->pixelToCoord(a.y());
            const double rowOfB = where.plot->yAxis->pixelToCoord(b.y());
            const double columnOfA = where.plot->xAxis->pixelToCoord(a.x());
            const double columnOfB = where.plot->xAxis->pixelToCoord(b.x());
            if ((rowOfA > row) == (rowOfB > row))
                continue;
            const double crossing =
                columnOfA + (row - rowOfA) * (columnOfB - columnOfA) / (rowOfB - rowOfA);
            inside = inside != (column < crossing);
        }
        return inside;
    };
    std::vector<Cell> cells = where.cellsOfPlane();
    std::erase_if(cells, [&](const Cell& cell) {
        return !isInside(double(cell[where.rowDimension()]), double(cell[where.columnDimension()]));
    });
    return cells;
}

std::vector<Cell> TestRandomPaintings::islands(const Where& where, const Model& model,
                                               std::uint8_t label)
{
    const bool isVolume = below(2) == 0;
    const int fewest = int(1 + below(12));
    QWidget* const window = where.plot->window();
    QTest::keyClick(where.plot, Qt::Key_K, isVolume ? Qt::NoModifier : Qt::ShiftModifier);
    auto* dialog = window->findChild<QInputDialog*>();
    if (!dialog) {
        QTest::qFail("nobody asked for the size of islands", __FILE__, __LINE__);
        return {};
    }
    dialog->setIntValue(fewest);
    dialog->accept();
    m_what = QString("islands below %1").arg(fewest);
    std::vector<std::size_t> along{where.rowDimension(), where.columnDimension()};
    if (isVolume)
        along.push_back(where.depth);
    std::vector<Cell> small;
    for (const Cell& cell : isVolume ? Model::all() : where.cellsOfPlane())
        if (model[cell] == label && std::ssize(model.connected(cell, along, [&](int value) {
                                        return value == label;
                                    })) < fewest)
            small.push_back(cell);
    return small;
}

std::vector<Cell> TestRandomPaintings::copy(const Where& where, const Model& model,
                                            std::uint8_t label)
{
    const int step = below(2) == 0 ? 1 : -1;
    const std::int64_t to = where.index() + step;
    QTest::keyClick(where.plot, Qt::Key_N, step > 0 ? Qt::NoModifier : Qt::ShiftModifier);
    m_what = "copy";
    std::vector<Cell> copied = where.cellsOfPlane();
    std::erase_if(copied, [&](const Cell& cell) { return model[cell] != label; });
    if (to < 0 || to >= extents[where.depth])
        return {};
    for (Cell& cell : copied)
        cell[where.depth] = to;
    return copied;
}

void TestRandomPaintings::paintOnce(Model& model)
{
    const Where where = choosePlace();
    Model::Rule rule = chooseRule();
    const auto label = std::uint8_t(1 + below(3));
    const bool erases = below(5) == 0;
    bar().setValue(QString::number(label));
    where.plot->window()->activateWindow();
    where.plot->setFocus();
    QVERIFY(settle());
    where.plot->replot(QCustomPlot::rpImmediateRefresh);
    switch (below(6)) {
    case 0:
    case 1:
        return model.paint(stroke(where, erases), erases ? 0 : label, rule);
    case 2:
        return model.paint(fill(where, model, rule, erases), erases ? 0 : label, rule);
    case 3:
        return model.paint(line(where), label, rule);
    case 4: // of labels that are not protected, whatever is painted over
        rule.only.reset();
        rule.limits.reset();
        return model.paint(islands(where, model, label), 0, rule);
    default:
        return model.paint(copy(where, model, label), label, rule);
    }
}

Result<std::vector<std::uint8_t>> TestRandomPaintings::savedAndOpened()
{
    const std::filesystem::path path = m_folder.filePath("a.b2nd").toStdString();
    SystemFileCalls calls;
    WorkerPool pool(1);
    BLOSCOPE_CHECK(saveFileAs(m_edits->current(), path, calls, pool));
    BlockCache cache;
    const SliceReader reader(Array::of(orAbort(openPath(path))), cache, pool);
    BLOSCOPE_TRY(const Cells read, reader.read(Slice::whole(reader.shape())));
    std::vector<std::uint8_t> cells;
    for (const std::byte cell : read.bytes)
        cells.push_back(std::uint8_t(cell));
    return cells;
}

void TestRandomPaintings::areWhatTheModelHas_data()
{
    QTest::addColumn<bool>("isThroughPlanes");
    QTest::addColumn<unsigned>("seed");
    std::vector<unsigned> seeds{36};
    if (qEnvironmentVariableIsSet("BLOSCOPE_SEED"))
        seeds = {qEnvironmentVariable("BLOSCOPE_SEED").toUInt()};
    for (const bool isThroughPlanes : {false, true})
        for (const unsigned seed : seeds)
            QTest::addRow("%s, seed %u", isThroughPlanes ? "planes" : "heatmap", seed)
                << isThroughPlanes << seed;
}

void TestRandomPaintings::areWhatTheModelHas()
{
    QFETCH(const bool, isThroughPlanes);
    QFETCH(const unsigned, seed);
    m_random.seed(seed);
    m_isThroughPlanes = isThroughPlanes;
    std::vector<std::uint8_t> start(std::size_t(extents[0] * extents[1] * extents[2]));
    openCells(start);
    std::vector<Model> steps{Model(start)};
    std::size_t current = 0;
    for (int turn = 0; turn < 50; ++turn) {
        if (below(5) == 0) {
            const bool undoes = below(3) > 0;
            if (undoes && current > 0) {
                m_edits->undo();
                --current;
            } else if (!undoes && current + 1 < steps.size()) {
                m_edits->redo();
                ++current;
            }
            m_what = "undone or redone";
        } else {
            Model model = steps[current];
            paintOnce(model);
            QVERIFY(waitForEnd());
            const auto made = std::size_t(m_edits->undoStack().index());
            if (made == current) { // no step: no cell became another
                QVERIFY2(model.cells == steps[current].cells, qPrintable(m_what));
            } else {
                steps.erase(steps.begin() + std::ptrdiff_t(current) + 1, steps.end());
                steps.push_back(model);
                current = made;
            }
        }
        QVERIFY(waitForEnd());
        QVERIFY2(held() == steps[current].cells,
                 qPrintable(QString("seed %1, turn %2: %3").arg(seed).arg(turn).arg(m_what)));
        if (turn % 15 == 14) {
            const auto saved = savedAndOpened();
            QVERIFY2(saved, saved ? "" : saved.error().text().c_str());
            QVERIFY2(*saved == steps[current].cells, qPrintable(m_what));
        }
        if (turn == 29) { // what was saved is opened in its place
            openCells(steps[current].cells);
            steps = {steps[current]};
            current = 0;
        }
    }
}

const Registered<TestRandomPaintings, QApplication> registered;

} // namespace bloscope::tst_random_paintings

#include "tst_random_paintings.moc"
