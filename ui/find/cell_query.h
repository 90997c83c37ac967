#pragma once

#include "core/statistics/cell_criterion.h"

#include <QString>
#include <vector>

namespace bloscope {

// What somebody looks for among the cells of an array, as chosen and typed.
struct CellQuery {
    enum class Kind {
        Containing, // of texts alone
        Equal,
        NotEqual,
        Above,
        Below,
        Between,
        NotANumber,
        PositiveInfinite,
        NegativeInfinite,
        NotFinite,
        Damaged,
        Uninitialised,
        Absent
    };

    Kind kind = Kind::Equal;
    QString value; // of the kinds that compare
    QString other; // the second one of Between
};

// How many values a kind compares with: 0, 1 or 2.
int valueCountOf(CellQuery::Kind kind);

// The kinds that cells of such a type can be, in the order of the enumeration, with their names.
std::vector<CellQuery::Kind> kindsOf(const NumberOrder& order);
std::vector<CellQuery::Kind> kindsOfTexts();
QString nameOf(CellQuery::Kind kind, const NumberOrder& order);

// Errors: Usage "'abc' is not a number".
Result<CellCriterion> criterionOf(const CellQuery& query, const NumberOrder& order);

// The same of texts, as TextMatchScan makes numbers of them. Errors: Usage when no text is typed.
Result<CellCriterion> criterionOfTexts(const CellQuery& query);

} // namespace bloscope
