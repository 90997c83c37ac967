#pragma once

#include "core/base/result.h"
#include "core/dtype/dtype.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bloscope {

// What the indices of one dimension stand for: a coordinate for each of them. Immutable.
class Coordinates {
 public:
    // origin + i * spacing
    struct Regular {
        double origin = 0;
        double spacing = 1; // not zero; negative where coordinates fall
        std::int64_t count = 0;
        bool operator==(const Regular&) const = default;
    };
    using Numbers = std::vector<double>; // all finite
    struct Dates {
        std::vector<std::int64_t> counts; // of `unit` since 1970, as a datetime64 has them
        TimeUnit unit;
        bool operator==(const Dates&) const = default;
    };
    using Texts = std::vector<std::string>; // safe to show
    using Kind = std::variant<Regular, Numbers, Dates, Texts>;

    explicit Coordinates(Kind kind) : m_kind(std::move(kind)) {}

    const Kind& kind() const { return m_kind; }
    std::int64_t count() const;
    bool areDates() const { return std::holds_alternative<Dates>(m_kind); }
    bool areNumbers() const { return !areDates() && !std::holds_alternative<Texts>(m_kind); }

    // Numbers that lie as far apart as if they were reckoned, to a millionth of that distance.
    std::optional<Regular> evenlySpaced() const;

    // "90", "-0.25", "2000-07-01T06:00", "band 3". `index` is one of [0, count()).
    std::string textAt(std::int64_t index) const;

    // The index whose coordinate is next to what the user wrote, the first of several: a number, a
    // date as far as the user wrote it ("2007-07-01" is its first moment), one of the texts. Errors
    // (Usage): "\"north\" is no number"; what lies beyond the first or the last coordinate by more
    // than half a step.
    Result<std::int64_t> nearest(std::string_view text) const;

    // The same of a number, with the first or the last index beyond them; nothing for dates, texts
    // and of an empty dimension.
    std::optional<std::int64_t> nearestTo(double number) const;

    // Could it be one of these coordinates, by its form? And is it that of this index?
    bool canRead(std::string_view text) const;
    bool isAt(std::string_view text, std::int64_t index) const;

    // All indices whose coordinates lie between two, both included, in the order in which these are
    // written; from the first index, or to the last one, where one is not written. Errors (Usage):
    // as nearest(); coordinates that neither rise nor fall throughout; none lies there.
    struct Range {
        std::int64_t first = 0;
        std::int64_t last = 0; // may be the smaller one
        bool operator==(const Range&) const = default;
    };
    Result<Range> between(std::optional<std::string_view> from,
                          std::optional<std::string_view> to) const;

    bool operator==(const Coordinates&) const = default;

 private:
    Kind m_kind;
};

} // namespace bloscope
