#pragma once

#include "core/inspect/block_pipeline.h"
#include "ui/value/hex_view.h"

namespace bloscope {

// The bytes of a block after one step of its pipeline; read-only.
class StepHexView : public HexView {
    Q_OBJECT

 public:
    explicit StepHexView(QWidget* parent = nullptr);

    // `origin`: what the first byte is called. Null: there are none. The caret goes to the first.
    void setBytes(StepBytes bytes, std::uint64_t origin);

    std::uint64_t size() const override { return m_bytes ? m_bytes->size() : 0; }
    std::uint64_t origin() const override { return m_origin; }

 protected:
    ByteView bytesAt(std::uint64_t first, std::uint64_t count) const override;

 private:
    StepBytes m_bytes;
    std::uint64_t m_origin = 0;
};

} // namespace bloscope
