#pragma once

#include <QString>
#include <cstdint>

namespace bloscope {

// Which of `count` rows or items a text names: "12", "[12]", or "-1" for the last one.
struct RowPlace {
    std::int64_t row = -1; // -1: none
    QString problem;       // why: a sentence without a full stop
};

RowPlace parseRow(const QString& text, std::int64_t count);

} // namespace bloscope
