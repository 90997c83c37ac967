#pragma once

#include "core/inspect/find_bytes.h"
#include "ui/worker/long_job.h"

#include <QString>
#include <optional>

namespace bloscope {

// What somebody looks for: bytes as "0x00ff", anything else as text in UTF-8; nothing for an empty
// text and for digits that are no whole bytes.
std::optional<ByteBuffer> wantedBytes(const QString& text);

// Looks for bytes in a source in the background; where they are not found in front of the end, it
// goes on from the other one. Lives in the GUI thread; destroying it ends the work.
class ByteSearch : public QObject {
    Q_OBJECT

 public:
    struct Answer {
        std::optional<std::uint64_t> position; // of the source
        bool hasTurned = false;                // it went on from the other end
    };

    // The scheduler lives longer. Forwards from byte `from` on, backwards from before it.
    ByteSearch(ByteSourcePtr source, ByteBuffer wanted, std::uint64_t from, ScanDirection direction,
               Scheduler& scheduler, QObject* parent = nullptr);

    std::uint64_t done() const { return m_job->done(); } // bytes looked at
    void cancel() { m_job->cancel(); }

 signals:
    void progressed();
    void finished(const bloscope::Result<bloscope::ByteSearch::Answer>& answer);

 private:
    LongJob* m_job;
};

} // namespace bloscope
