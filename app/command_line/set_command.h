#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/offset_option.h"
#include "app/command_line/overwriting.h"
#include "core/array/array.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/convert/write_cells.h"
#include "core/saving/save_file.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// bloscope set FILE --slice S (--value TEXT | --from FILE.npy) [--where CONDITION] [--field NAME]
//                   [-o OUT] [--overwrite] [--key KEY] [--offset N]
class SetCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    // What is read before anything is written.
    struct Wanted {
        Slice slice;
        DTypeLeaf part;
        std::optional<CellCriterion> where = {};
        std::unique_ptr<ElementSource> source = {}; // null: all cells get one value
    };

    void addOptions(CLI::App& command);
    Result<> checkIsArray() const;
    Result<Wanted> wantedOf(const Array& array) const;
    Result<> takeValue(Wanted& wanted) const;
    Result<std::uint64_t> change(const Wanted& wanted, const SliceReader& reader,
                                 ValueEditor& editor, const Job& job) const;
    ExitCode write(const ArrayPtr& array, const Wanted& wanted,
                   const std::filesystem::path& path) const;
    ExitCode save(const EditSet& edits, const std::filesystem::path& path, std::uint64_t cells,
                  WorkerPool& pool, const Job& job) const;
    ExitCode tell(const std::string& file, std::uint64_t cells, const SaveReport& report) const;

    std::string m_file;
    std::string m_key;
    OffsetOption m_offset;
    std::string m_slice;
    std::optional<std::string> m_value;
    std::optional<std::string> m_from;
    std::optional<std::string> m_where;
    std::string m_field;
    std::optional<std::string> m_output; // "-": standard output
    OverwriteOption m_overwrite;
};

} // namespace bloscope
