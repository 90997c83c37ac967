#pragma once

#include "core/array/block_cache.h"
#include "core/export/csv_options.h"
#include "core/numbers/float_text.h"
#include "core/plane/pyramid_store.h"
#include "core/remote/remote_reading.h"
#include "ui/theme/theme.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace bloscope {

// What a person can set once and for all. Kept by Settings, changed in PreferencesDialog; a default
// constructed one is what the program comes with.
struct Preferences {
    static constexpr int leastCacheMebibytes = 16;
    static constexpr int mostCacheMebibytes = 1 << 20; // one TiB
    static constexpr int mostThreads = 256;
    static constexpr int mostOverviewMebibytes = 1 << 20; // one TiB
    static constexpr int mostFetchedMebibytes = 1 << 20;  // likewise

    ThemeChoice theme = ThemeChoice::System;
    std::string language;        // its code; empty or unknown: that of the system
    bool restoresSession = true; // when the program is started without a file
    bool asksBeforeDiscardingJobs = true;
    int cacheMebibytes = static_cast<int>(BlockCache::defaultBudget >> 20);
    // Of large planes on the disk, from one run to the next; 0: none.
    int overviewMebibytes = static_cast<int>(PyramidStore::usualMostBytes >> 20);
    // Of what was fetched from servers, likewise.
    int fetchedMebibytes = static_cast<int>(RemoteSettings::usualMostKeptBytes >> 20);
    int threads = 0;              // that decode; 0: one for each processor
    std::string colorMap;         // of a heatmap at first; empty or unknown: the first of them
    bool showsCoordinates = true; // on axes, in place of indices, where the file has them
    bool showsSides = true;       // of patients, as letters at the edges of medical images
    NumberFormat numbers;         // of arrays in tables on the screen; of it nan and the point stay
    CsvOptions csv;               // what an export offers at first, or, of tables of stores, takes

    std::size_t cacheBytes() const { return static_cast<std::size_t>(cacheMebibytes) << 20; }
    std::int64_t overviewBytes() const
    {
        return static_cast<std::int64_t>(overviewMebibytes) << 20;
    }
    std::uint64_t fetchedBytes() const
    {
        return static_cast<std::uint64_t>(fetchedMebibytes) << 20;
    }
    bool operator==(const Preferences&) const = default;
};

} // namespace bloscope
