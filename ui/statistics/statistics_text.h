#pragma once

#include "core/statistics/part_statistics.h"
#include "ui/cells/special_cell.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace bloscope {

// A line of statistics as people read it, and the cells it is about.
struct StatisticsLine {
    enum class Kind {
        Cells,
        Minimum,
        Maximum,
        Mean,
        Deviation,
        Sum,
        Special, // cells without a finite number
        Values,
        Texts,
        Shortest,
        Longest
    };
    Kind kind = Kind::Cells;
    QString label;
    QString value;
    QString place = {};   // "[3, 4]", or what activating the line does; empty: nothing
    bool isPlace = false; // are there cells to go to?
    std::size_t part = 0; // of what was found, that it tells of
    SpecialCell special = SpecialCell::NotANumber; // which of them
    // Of the one cell it is about, in the array; nothing where there may be several.
    std::optional<std::vector<std::int64_t>> cell = {};
};

// Cells are told by their indices in the array. Lines of what cannot be in elements of this type,
// and of damage where there is none, are left out. Where there are several parts, each line says
// which it is about, and what is the same of all of them is told once.
std::vector<StatisticsLine> statisticsLines(std::span<const PartFindings> parts);

// The same of texts.
std::vector<StatisticsLine> statisticsLines(const TextFindings& found);

// "1 %" and the number, "50 % (median)" ...: a row for each.
QList<QStringList> percentileTexts(std::span<const PartFindings> parts);

// The values and how often they occur, in count and percent: all of them, rising, or the `most`
// most frequent.
QList<QStringList> valueTexts(const PartFindings& part, std::size_t most);
QList<QStringList> valueTexts(const TextFindings& found, std::size_t most);

} // namespace bloscope
