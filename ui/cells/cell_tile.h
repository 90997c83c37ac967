#pragma once

#include "core/array/cell_rect.h"
#include "core/array/cell_source.h"
#include "core/cells/cell_columns.h"
#include "core/numbers/float_text.h"

#include <QCoreApplication>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// The texts of a rectangle of cells, ready to be shown. Immutable; crosses threads as a value.
class CellTile {
    Q_DECLARE_TR_FUNCTIONS(CellTile)

 public:
    // Texts longer than this are cut and end in an ellipsis; those of whole structured elements
    // sooner.
    static constexpr qsizetype mostCharacters = 1000;
    static constexpr qsizetype mostElementCharacters = 300;

    // Reads and writes out `rect` of `plane`, in rows and in columns of CellColumns. For worker
    // threads. `shown` is how the numbers of cells are shown. What cannot be read at all becomes a
    // tile of damaged cells; the only error is Cancelled.
    static Result<CellTile> read(const CellSource& source, const Slice& plane, const CellRect& rect,
                                 const Job& job, const NumberFormat& shown = {});

    const CellRect& rect() const { return m_rect; }
    int longestText() const { return m_longestText; } // in characters, as shown

    // Of a cell of rect(), where it has another value than in the file: what stands there.
    std::optional<QString> textInFileAt(CellPosition cell) const;

    // Of a cell of rect(). Positions count in rows and columns of the table.
    CellState stateAt(CellPosition cell) const;
    QString textAt(CellPosition cell) const;    // the value as shown, or the word for its state
    QString exactAt(CellPosition cell) const;   // the same with all its digits
    double numberAt(CellPosition cell) const;   // as colours stand for it; NaN where there is none
    double labelAt(CellPosition cell) const;    // the same for palettes, see readLabels()
    QString problemAt(CellPosition cell) const; // a sentence, empty for cells that are fine
    QString elementAt(CellPosition cell) const; // all of what it is a part of; empty for scalars

 private:
    CellTile(const CellRect& rect, CellColumns columns)
        : m_rect(rect), m_columns(std::move(columns))
    {
    }

    // Texts one after the other, without anything in between.
    struct Texts {
        QString all;
        std::vector<qsizetype> ends;

        void add(const QString& text);
        QString at(std::size_t number) const;
    };

    std::size_t numberOf(CellPosition cell) const;
    void addCells(const Cells& cells, const NumberFormat& shown);
    Texts textsOf(const Cells& cells, const NumberFormat& format) const;
    void addNumbers(const Cells& cells);
    void addStates(const Cells& cells);
    void addEdits(const Cells& cells, const Cells& inFile);
    void addElements(const Cells& cells, const DType& dtype);
    static QString textOf(CellState state);
    void addState(const CellRegion* region);

    CellRect m_rect;
    CellColumns m_columns;
    std::optional<std::string> m_failure; // why nothing could be read; the rest is empty then
    Texts m_exact;                        // row after row
    std::optional<Texts> m_shown;         // likewise, where numbers are shown in another form
    std::vector<double> m_numbers;        // likewise; none where no part is a number
    int m_longestText = 0;
    std::vector<QString> m_elements; // of each element that the cells are parts of, row after row
    std::map<std::size_t, QString> m_textsInFile; // of cells that are edited
    std::vector<CellState> m_states; // of each cell; empty when all are fine, as m_reasonOf
    std::vector<std::size_t> m_reasonOf;
    std::vector<std::string> m_reasons;
};

} // namespace bloscope
