#pragma once

#include "core/edit/edit_set.h"
#include "core/msgpack/stored_item.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <map>

namespace bloscope {

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

} // namespace bloscope
