#pragma once

#include "ui/bytes/byte_pages.h"
#include "ui/value/hex_view.h"

namespace bloscope {

// What is copied, and how.
enum class ByteCopy { Hex, CArray, Base64, Text };

// The bytes of a file, with the colours of its structures behind them; read-only.
class MappedHexView : public HexView {
    Q_OBJECT

 public:
    static constexpr std::uint64_t mostCopied =
        4'000'000; // bytes, which become three times as many letters

    // The scheduler lives longer.
    explicit MappedHexView(Scheduler& scheduler, QWidget* parent = nullptr);

    void showMap(const ByteMapPtr& map); // the caret goes to the first byte
    const ByteMapPtr& map() const;       // null: none yet
    BytePages* pages() const { return m_pages; }

    std::uint64_t size() const override;
    std::uint64_t origin() const override;
    // The range at the caret; null while it is not known.
    const NamedRange* currentRange() const;

    // Positions are of the file that was opened, as in the structure.
    void goTo(std::uint64_t offset);
    void showRange(std::uint64_t offset, std::uint64_t size); // selected, from its first byte on
    void copy() override { copyAs(column() == HexColumn::Digits ? ByteCopy::Hex : ByteCopy::Text); }
    void copyAs(ByteCopy form); // the selection

 signals:
    void movedByUser(); // the caret
    void rangesArrived();

 protected:
    ByteView bytesAt(std::uint64_t first, std::uint64_t count) const override;
    std::vector<HexShade> shadesAt(std::uint64_t first, std::uint64_t count) const override;
    void caretWasMoved() override;
    void contextMenuEvent(QContextMenuEvent* event) override;

 private:
    Scheduler& m_scheduler;
    BytePages* m_pages = nullptr;
    bool m_isSent = false; // the caret moves because the program says so
    Ticket m_copying;
};

// Bytes as text of one form: "00 ff", "{0x00, 0xff}", "AP8=", or the characters themselves.
QString copiedText(ByteView bytes, ByteCopy form);

} // namespace bloscope
