#include "app/command_line/verify_printer.h"
#include "core/doctor/check_files.h"

#include <utility>

namespace bloscope {

namespace {

class VerifyTable final : public VerifyPrinter {
 public:
    void found(const CheckedPart&, const Finding&) override {} // rows count them

 private:
    void print(const CheckedPart& part) override { put(header() + checkCsvRow(part)); }
    std::string ending(const CheckTotals&) override { return header(); }

    // In front of the first row, or of nothing.
    std::string header()
    {
        return std::exchange(m_hasHeader, true) ? std::string() : checkCsvHeader();
    }

    bool m_hasHeader = false;
};

} // namespace

std::unique_ptr<VerifyPrinter> verifyTable()
{
    return std::make_unique<VerifyTable>();
}

} // namespace bloscope
