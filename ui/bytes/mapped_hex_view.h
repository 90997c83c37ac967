#pragma once

#include "core/inspect/byte_map.h"
#include "ui/value/hex_view.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <list>
#include <map>

namespace bloscope {

// The bytes of a file and their ranges, read a page at a time on workers and kept as long as there
// is room: of a file of any size no more than mostPages. Positions count from the first byte of the
// map's source. Lives in the GUI thread.
class BytePages : public QObject {
    Q_OBJECT

 public:
    static constexpr std::uint64_t pageBytes = 8192;
    static constexpr std::size_t mostPages = 64;

    // The scheduler lives longer.
    BytePages(ByteMapPtr map, Scheduler& scheduler, QObject* parent = nullptr);

    const ByteMapPtr& map() const { return m_map; }
    std::uint64_t size() const { return m_map->end() - m_map->begin(); }

    // What is there of [first, first + count), from `first` on; asks for the rest, and for nothing
    // else any more. Valid until the next call.
    ByteView bytesAt(std::uint64_t first, std::uint64_t count);
    ByteBuffer bytesThere(std::uint64_t first, std::uint64_t count) const; // asks for nothing
    // The ranges of what is there, in their order; those at both ends may reach out of it.
    std::vector<NamedRange> rangesAt(std::uint64_t first, std::uint64_t count) const;
    // The range that holds a byte; null while its page is not there.
    const NamedRange* rangeAt(std::uint64_t position) const;

 signals:
    void arrived();
    void failed(const QString& sentence); // bytes that cannot be read stay away

 private:
    struct Page {
        ByteBuffer bytes;
        std::vector<NamedRange> ranges;
    };
    void want(std::uint64_t firstPage, std::uint64_t lastPage);
    void ask(std::uint64_t page);
    void arrive(std::uint64_t page, Result<Page> answer);
    const Page* pageOf(std::uint64_t page) const;
    static Result<Page> read(const ByteMap& map, std::uint64_t page);

    ByteMapPtr m_map;
    Scheduler& m_scheduler;
    std::map<std::uint64_t, Page> m_pages; // by number
    std::list<std::uint64_t> m_used;       // those used last come first
    std::map<std::uint64_t, Ticket> m_tickets;
    ByteBuffer m_together; // of several pages, what was asked for last
};

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

    void showMap(const ByteMapPtr& map);    // the caret goes to the first byte
    void replaceMap(const ByteMapPtr& map); // it stays where it is, as does what is in sight
    void letGo();                           // of the map, while nobody looks
    const ByteMapPtr& map() const;          // null: none yet
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
