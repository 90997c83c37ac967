#pragma once

#include "core/change/put_texts.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"

namespace bloscope {

// Gives cells of a plane other values, each time as one step, and says what came of it. Cells count
// in rows and in columns of CellColumns. GUI thread.
class CellChanging : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellChanging(const Document& document, ValueChanges& changes, QObject* parent = nullptr);

    QString whyNot() const { return m_changes.whyNot(); } // a sentence; empty when they can be
    ValueChanges& changes() const { return m_changes; }

    void setOne(const PutPlace& cell, const QString& text);
    // A block of texts from the first of `cells` on; one text for all of them.
    void paste(const Slice& plane, const CellRect& cells, const QString& text);
    void fill(const Slice& plane, const CellRect& cells, const QString& text);
    // With a text, or else with what is nothing to a type (nothingOf()).
    void clear(const Slice& plane, const CellRect& cells, const std::optional<QString>& text);

 signals:
    void ended(const QString& sentence); // of changes that went well and leave something to say

 private:
    // What a worker found out.
    struct Outcome {
        std::uint64_t changed = 0;
        std::string stored = {}; // of one cell: as it was rounded
    };
    using Change = std::function<Result<>(const SliceReader&, ValueEditor&, const Job&, Outcome&)>;

    void want(const QString& name, Change change, void (CellChanging::*tell)(const Outcome&));
    void changeAll(const QString& name, const Slice& plane, const CellRect& cells,
                   const TextOf& textOf);
    void tellStored(const Outcome& outcome);
    void tellHowMany(const Outcome& outcome);

    const Document& m_document;
    ValueChanges& m_changes;
};

// The text of the value that stands for nothing: zero, an empty text, NaT.
std::string nothingOf(const DType& dtype);

// How the value that a text stands for is written once it is stored, where it was rounded for that:
// "0.1235" of 0.12345678 in float16. Nothing where it is the same number.
std::optional<std::string> roundedText(std::string_view text, const DType& dtype);

} // namespace bloscope
