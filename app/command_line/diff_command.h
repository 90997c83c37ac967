#pragma once

#include "app/command_line/diff_text.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "core/base/job.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

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
    CompareWish m_wish;
    bool m_nansDiffer = false;
    bool m_json = false;
    bool m_quiet = false;
};

} // namespace bloscope
