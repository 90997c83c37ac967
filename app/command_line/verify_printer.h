#pragma once

#include "app/command_line/console.h"
#include "core/doctor/check_totals.h"

#include <memory>

namespace bloscope {

// Prints what `verify` finds, as it is found, and counts. Calls follow each other.
class VerifyPrinter {
 public:
    virtual ~VerifyPrinter() = default;

    virtual void found(const CheckedPart& part, const Finding& finding) = 0;
    void checked(const CheckedPart& part); // complains when it is not readable
    void folderNotReadable(const std::filesystem::path& folder, const Error& error);

    // Prints what comes last. Answers how it all went.
    ExitCode finish();

 protected:
    virtual void print(const CheckedPart& part) = 0;
    virtual std::string ending(const CheckTotals& totals) = 0;
    void put(const std::string& text); // nothing more, once that failed
    virtual ExitCode putOut(const std::string& text) { return bloscope::print(text); }

 private:
    CheckTotals m_totals;
    ExitCode m_written = ExitCode::Done; // of what was printed so far
};

std::unique_ptr<VerifyPrinter> verifyText();  // a line for each finding
std::unique_ptr<VerifyPrinter> verifyJson();  // one object, a line for each file
std::unique_ptr<VerifyPrinter> verifyTable(); // CSV, a row for each file

} // namespace bloscope
