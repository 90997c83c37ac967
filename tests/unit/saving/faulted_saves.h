#pragma once

#include "tests/support/save_scenarios.h"

#include <QTemporaryDir>
#include <map>
#include <memory>

namespace bloscope::test {

// Saves that meet a fault at each of their calls: the folders where they are done, and which calls
// it was. The rows of a test are scenarios, in a column of that name.
class FaultedSaves {
 public:
    static void addScenarios(); // as rows

    void makeFolders();

    // A save of this row's scenario, done once without a fault.
    SaveRun begun() const;

    // Whatever happened: the file is the old or the new one, and the next save finishes the work.
    static void checkThatNothingIsLost(SaveRun& run, int at);

    void count(const std::vector<std::string>& log, int at);
    bool hasMet(const std::string& call) const { return m_calls.contains(call); }
    void tell() const; // what was counted

 private:
    std::unique_ptr<QTemporaryDir> m_onDisk;
    std::unique_ptr<QTemporaryDir> m_inMemory; // much faster, where there is such a place
    int m_points = 0;
    std::map<std::string, int> m_calls; // faults by call
};

} // namespace bloscope::test
