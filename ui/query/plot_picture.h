#pragma once

#include "core/plane/value_ticks.h"
#include "core/query/query_rows.h"
#include "core/query/row_curves.h"
#include "core/query/row_plots.h"

#include <QSize>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace bloscope {

// The rows that are plotted: those that a question found, in its order.
struct RowsToPlot {
    QueryTablePtr table;
    std::shared_ptr<const RowSet> rows;
    std::shared_ptr<const ChosenRows> order = nullptr; // of curves; null: that of the table
};

// What is plotted of them.
struct PlotChoice {
    enum class Kind { Curve, Histogram, Scatter };
    Kind kind = Kind::Curve;
    std::optional<std::size_t> x = {};     // a column; nothing: the numbers of the rows, of curves
    std::vector<std::size_t> ys = {};      // of scatter plots one, of histograms none
    std::optional<std::size_t> color = {}; // of scatter plots

    bool operator==(const PlotChoice&) const = default;
};

// Which part is looked at, and in how much detail.
struct PlotSight {
    std::optional<ClosedRange<double>> x = {}; // nothing: all
    std::optional<ClosedRange<double>> y = {}; // of scatter plots
    QSize pixels;                              // of the screen, between the axes
    double pixelRatio = 1;                     // to those of the window

    bool operator==(const PlotSight&) const = default;
};

// The values along an axis: how they are called and written.
struct PlotAxis {
    enum class Values { Numbers, WholeNumbers, Booleans, Times, RowNumbers, Counts };
    QString name; // of the column
    Values values = Values::Numbers;
    ValueText texts = {};           // of numbers and times
    ClosedRange<double> ends{0, 1}; // of the values
    ClosedRange<double> all{0, 1};  // that can be seen: a little more
    std::int64_t withoutPlace = 0;  // rows that have none on it

    QString textOf(double value) const;
    PlotSteps steps() const
    {
        return values == Values::Numbers ? PlotSteps::Any : PlotSteps::Whole;
    }
};

// A plot as it is drawn. Immutable.
struct PlotPicture {
    // What does not depend on the sight.
    struct Basis {
        PlotChoice choice;
        PlotAxis x;
        PlotAxis y; // of curves and scatter plots
        PlotAxis color;
        std::optional<BoundExpression> xValue = {};
        std::vector<BoundExpression> yValues = {};
        std::optional<BoundExpression> colorValue = {};
        std::vector<QString> names = {}; // of the curves
        std::int64_t rows = 0;
        bool hasValues = true; // or is there nothing to draw?
    };
    using BasisPtr = std::shared_ptr<const Basis>;

    BasisPtr basis;
    PlotSight sight;
    PlotBins bins = {};                 // along x, of curves
    std::vector<PlotCurve> curves = {}; // of Curve
    std::optional<PlotHistogram> histogram = {};
    std::optional<TopWords> words = {}; // in its place, of texts
    std::optional<PlotGrid> grid = {};

    // At a place along the axes, or so near to it, for people: "price 10 to 20: 12 rows". Empty:
    // there is nothing.
    QString textAt(const PlotPoint& place, double xNear, double yNear) const;
};
using PlotPicturePtr = std::shared_ptr<const PlotPicture>;

// For workers. `basis`: of the same rows and choice, or null. Errors: Usage for columns that have
// no numbers or cannot share an axis; those of core/query/row_plots.h. `tell`: what there is of
// bars meanwhile.
using TellPicture = std::function<void(PlotPicturePtr soFar)>;
Result<PlotPicturePtr> plotPictureOf(const RowsToPlot& rows, const PlotChoice& choice,
                                     const PlotSight& sight, PlotPicture::BasisPtr basis,
                                     const Job& job, const TellPicture& tell = {});

// Can the values of a column be plotted as numbers, as far as its description says?
bool isPlottable(const TableColumn& column);

// The rows whose values of a column are in a range of its axis: "price between 1 and 5",
// "ok == true". Empty for a range that contains no value, or all of them.
QString rangeCondition(const TableColumn& column, const PlotAxis& axis,
                       const ClosedRange<double>& range);

// The rows with those of the words whose places are in a range: "tree in (\"ash\", \"elm\")".
QString wordsCondition(const TableColumn& column, const TopWords& words,
                       const ClosedRange<double>& places);

} // namespace bloscope
