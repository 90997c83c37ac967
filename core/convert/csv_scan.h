#pragma once

#include "core/base/job.h"
#include "core/base/row_major.h"
#include "core/bytes/byte_source.h"
#include "core/convert/csv_row.h"
#include "core/dtype/dtype.h"

#include <optional>

namespace bloscope {

// How a text of numbers is to be read. What is not said is found out by the text.
struct CsvReading {
    enum class Header {
        Guess,
        No,   // the first line holds values
        Yes,  // names, which are left out
        Index // the first line and the first columns hold indices, which are left out
    };

    std::optional<DType> dtype = {};
    Header header = Header::Guess;
    std::optional<char> delimiter = {};
    std::optional<char> decimalPoint = {};
    std::optional<std::string> na = {}; // what stands for NaN and NaT
};

// How it is read, and where.
struct CsvForm {
    // Where a row begins that can be looked up.
    struct Mark {
        std::int64_t row = 0;
        std::uint64_t offset = 0;
        std::uint64_t line = 0;
    };

    DType dtype;
    Shape shape;
    char delimiter = ',';
    char decimalPoint = '.';
    std::int64_t indexColumns = 0; // in front, which are left out
    std::optional<std::string> na;
    std::vector<Mark> marks;        // in their order, one for every so many bytes of text
    std::vector<std::string> notes; // what was taken for something else than values, and the like

    CsvRow row(std::string_view line) const;
    bool isRow(std::string_view line) const;
};

// Reads all of the text once. Errors: as CsvSource::open().
Result<CsvForm> scanCsv(const ByteSource& file, const CsvReading& reading, const Job& job);

// Writes the value of a field. Errors: Usage, Malformed, half a sentence.
Result<> parseCsvField(std::string_view field, const CsvForm& form, ByteSpan element);

// An error of a field, its column counted from 0.
Error csvErrorAt(std::uint64_t line, std::int64_t column, ErrorKind kind, std::string_view why);

} // namespace bloscope
