#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "core/base/job.h"
#include "core/compare/array_differences.h"
#include "core/compare/cell_differences.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// What `diff` found of two arrays.
struct DiffFindings {
    std::string key = {}; // of the leaf in both stores; empty for files that are one array
    ArrayDifferences arrays = {};
    std::optional<CellDifferences> cells = {}; // nothing: not compared
    std::string whyNotCells = {};              // as a sentence; empty when nobody wanted to

    // How arrays are stored does not count.
    bool areDifferent() const;
    bool areUnreadable() const { return cells && cells->unreadable > 0; }
};

std::string diffText(const DiffFindings& findings); // empty when there is nothing to tell
nlohmann::ordered_json diffJson(const DiffFindings& findings);

// bloscope diff A B [--key KEY] [--key-b KEY] [--slice S] [--rtol R] [--atol A] [--nan-differs]
//                   [--places N] [--json] [--quiet]
class DiffCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    struct Pair {
        std::string key; // in stores
        FramePtr a;
        FramePtr b;
    };
    // What two stores have: leaves of both, and those of one.
    struct Pairs {
        std::vector<Pair> ofBoth;
        std::vector<std::string> onlyInA;
        std::vector<std::string> onlyInB;
    };

    static Result<Pairs> pairsOf(const FoundObject& a, const FoundObject& b);
    Result<DiffFindings> compare(const Pair& pair, const Job& job) const;
    ExitCode compareAll(const Pairs& pairs) const;
    ExitCode tell(const Pairs& pairs, const std::vector<DiffFindings>& findings) const;
    ExitCode trouble(const std::string& file, const Error& error) const;

    std::string m_fileA;
    std::string m_fileB;
    std::string m_keyA;
    std::string m_keyB;
    std::string m_slice;
    CompareOptions m_wish;
    bool m_nansDiffer = false;
    bool m_json = false;
    bool m_quiet = false;
};

} // namespace bloscope
