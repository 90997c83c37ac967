#pragma once

#include "core/edit/edit_set.h"
#include "core/msgpack/stored_item.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <cstdint>
#include <map>
#include <vector>

namespace bloscope {

// By what a row is found again after an edit. Rows of different groups (items, pages of items)
// never become each other.
struct RowIdentity {
    std::uint64_t group = 0;
    std::uint64_t value = 0; // a hash of what the row is: two rows may have the same

    bool operator==(const RowIdentity&) const = default;
};

// One step from a list of rows to another one.
struct RowChange {
    enum class Kind { Remove, Insert, Move };
    Kind kind;
    int first; // the first row that is removed or inserted, the one that moves
    int count; // of rows; 1 for a move
    int to;    // where the row stands after a move

    bool operator==(const RowChange&) const = default;
};

// The steps, in order, after which there are as many rows as in `after`, each of them in the place
// of the row that it was `before`, so that only contents remain to be brought up to date. Few
// steps for what people do (a row more, a row less, a row moved, contents changed), correct ones
// for everything.
std::vector<RowChange> rowChanges(const std::vector<RowIdentity>& before,
                                  const std::vector<RowIdentity>& after);

// What a metadata entry holds, looked at once: msgpack, or what it is instead.
struct MetadataValue {
    SharedBytes bytes;
    std::optional<msgpack_value::StoredItem> item; // nothing: no msgpack
    std::size_t end = 0;                           // of the item; more bytes may follow
    QString problem;                               // a sentence; empty when there is none
    QString opaqueType;                            // "bytes, not msgpack"; of msgpack empty
    QString opaqueText;

    static std::shared_ptr<const MetadataValue> of(const SharedBytes& bytes);
};

using MetadataValuePtr = std::shared_ptr<const MetadataValue>;

// The values of metadata entries, as far as they can be had without waiting. GUI thread.
class MetadataValues : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit MetadataValues(Scheduler& scheduler, QObject* parent = nullptr);

    // Nothing: not known. ask() gets it then.
    std::optional<Result<MetadataValuePtr>> value(const EditSet& edits, MetadataSectionOf section,
                                                  std::size_t i);
    // Entry `original` of the file; arrived() says that there is an answer.
    void ask(const OriginalValuesPtr& originals, MetadataSectionOf section, std::size_t original);

    void forgetOthers(); // that nobody has asked for since the last time

 signals:
    void arrived();

 private:
    using Place = std::pair<MetadataSectionOf, std::size_t>;

    MetadataValuePtr lookedAt(const SharedBytes& bytes);

    Scheduler& m_scheduler;
    OriginalValuesPtr m_originals; // of which those below were read
    std::map<Place, Result<SharedBytes>> m_read;
    std::map<Place, Ticket> m_asked;
    std::map<SharedBytes, MetadataValuePtr> m_values;
    std::map<SharedBytes, MetadataValuePtr> m_wanted; // since the last time
};

// What one row of the metadata tree stands for: a section, an entry of it, an item of what an entry
// holds, or a page of a thousand items, or of thousands, of a long container. A value: it shows the
// metadata as they were when it was made.
struct MetadataRow {
    enum class Kind { Section, Entry, Item, Page };
    enum class State { Known, Reading, NotRead, Failed }; // of what an entry holds

    Kind kind = Kind::Section;
    MetadataSectionOf section = MetadataSectionOf::Header;
    QString problem; // a sentence: why there is no value, or what is odd about it

    // Of entries.
    std::string name;
    std::optional<std::size_t> original; // the entry of the file that it comes from
    State state = State::Known;
    bool isChanged = false; // since the file; of sections: anything in them

    MetadataValuePtr value; // null unless its state is Known

    // Of entries and items.
    SharedBytes bytes; // of the whole entry; null unless its state is Known
    std::optional<msgpack_value::StoredItem> key;  // of entries of maps
    std::optional<msgpack_value::StoredItem> item; // nothing: no msgpack, or not known
    std::size_t end = 0;                           // of the item in `bytes`

    std::size_t number = 0; // of an item in its container; of the first item of a page
    std::size_t count = 0;  // of the entries of a section, the items of a page
    std::size_t offset = 0; // of the first item of a page in `bytes`
    bool isMapPage = false;

    ByteView ownBytes() const;  // of an item with its key, of a whole entry; empty for others
    ByteView itemBytes() const; // without the key
    ByteView keyBytes() const;  // of an item that has a key
    bool isContainer() const { return item && item->isContainer(); }
    bool hasItems() const; // rows below it, if it is an entry, an item or a page
    bool isOpaque() const { return kind == Kind::Entry && bytes && !item; } // not msgpack
    RowIdentity identity() const;
    bool showsTheSameAs(const MetadataRow& other) const;
};

using MetadataRows = std::vector<MetadataRow>;

MetadataRow sectionRow(const EditSet& edits, MetadataSectionOf section);
// `isLoading`: values that are not known are on their way.
MetadataRow entryRow(const EditSet& edits, MetadataSectionOf section, std::size_t i,
                     MetadataValues& values, bool isLoading);

// The rows directly below an entry, an item or a page: at most a thousand.
MetadataRows itemRows(const MetadataRow& above);

// What the columns show.
QString nameText(const MetadataRow& row);
QString typeText(const MetadataRow& row);
QString valueText(const MetadataRow& row);
QString formText(const MetadataRow& row); // the exact form: "str8, 5 bytes"
// What became of an entry since the file: "Added", "Renamed from 'x'"; empty for others.
QString changeText(const EditSet& edits, const MetadataRow& row);

} // namespace bloscope
