#pragma once

#include "core/saving/save_file.h"
#include "tests/support/files.h"
#include "tests/support/sparse_frames.h"

#include <QMetaType>
#include <optional>

// Saves that are done over and over again, always the same ones.
namespace bloscope::test {

struct SaveScenario {
    enum class Way { Replace, Append, Sparse, As };
    const char* name;
    Way way;
    ByteBuffer (*frame)();            // before
    Result<> (*edit)(EditSet& edits); // of it
    bool burdened = false; // a lock file, the remains of a killed save, attributes, another owner
    bool targetExists = false; // that is saved to
};

const std::vector<SaveScenario>& saveScenarios();

// One of them in a folder of its own: prepare() and save(), and what there should be afterwards.
class SaveRun {
 public:
    SaveRun(const SaveScenario& scenario, std::filesystem::path folder);

    void prepare() const; // everything is as it was before
    void putBack() const; // the file, and the chunks beside it
    Result<SaveReport> save(FileCalls& calls) const;
    Result<SaveReport> saveMore(FileCalls& calls) const; // of metadata, over what there is now

    // What a save without a fault calls and makes.
    const std::vector<std::string>& log() const { return m_log; }
    const std::optional<ByteBuffer>& before() const { return m_before; } // nothing: no file
    const std::optional<ByteBuffer>& after() const { return m_after; }
    const std::vector<std::string>& namesAfter() const { return m_namesAfter; }

    // What there is.
    std::optional<ByteBuffer> fileNow() const;
    std::optional<ByteBuffer> frameNow() const; // without what an unfinished save left behind it
    std::vector<std::string> names() const { return namesIn(m_folder); }
    // A file that is saved as another one; chunks beside the frame that its index asks for.
    bool othersAreThere() const;

 private:
    bool savesAs() const { return m_scenario.way == SaveScenario::Way::As; }
    Files others() const;

    const SaveScenario& m_scenario;
    std::filesystem::path m_folder;
    std::filesystem::path m_from; // that is edited
    std::filesystem::path m_file; // that is written
    std::optional<ByteBuffer> m_before;
    std::optional<ByteBuffer> m_after;
    Files m_others; // by name, before
    Files m_othersAfter;
    std::vector<std::string> m_namesAfter;
    std::vector<std::string> m_log;
};

} // namespace bloscope::test

Q_DECLARE_METATYPE(const bloscope::test::SaveScenario*)
