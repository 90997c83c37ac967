#include "ui/metadata/metadata_values.h"

#include "core/base/text.h"
#include "core/inspect/describe_value.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

// What is packed is unpacked only as far as it takes to see what it begins with.
constexpr Limits quickLook{.metadataValueBytes = 64_KiB};

// What is not msgpack is described as everywhere else.
void describeOpaque(MetadataValue& value)
{
    DescribedParts parts;
    const Description described = describeValue({}, {value.bytes, {}, quickLook}, parts);
    value.opaqueType = displayText(described.meaning);
    value.opaqueText = displayText(described.summary);
}

} // namespace

MetadataValuePtr MetadataValue::of(const SharedBytes& bytes)
{
    auto value = std::make_shared<MetadataValue>();
    value->bytes = bytes;
    value->end = bytes->size();
    const auto end = msgpack_value::endOfMsgpack(*bytes);
    if (!end) {
        describeOpaque(*value);
        return value;
    }
    value->item = *msgpack_value::storedItemAt(*bytes, 0);
    value->end = *end;
    if (*end < bytes->size())
        value->problem = QCoreApplication::translate("Metadata", "%1 behind the value")
                             .arg(QString::fromStdString(byteCountText(bytes->size() - *end)));
    return value;
}

MetadataValues::MetadataValues(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

std::optional<Result<MetadataValuePtr>>
MetadataValues::value(const EditSet& edits, MetadataSectionOf section, std::size_t i)
{
    const EditedEntry& entry = edits.entries(section)[i];
    if (entry.value)
        return lookedAt(entry.value);
    auto known = edits.originals()->known(section, *entry.original);
    const auto read = m_read.find({section, *entry.original});
    if (!known && m_originals == edits.originals() && read != m_read.end())
        known = read->second;
    if (!known)
        return {};
    if (!*known)
        return known->error();
    return lookedAt(**known);
}

MetadataValuePtr MetadataValues::lookedAt(const SharedBytes& bytes)
{
    const auto there = m_values.find(bytes);
    return m_wanted[bytes] = there != m_values.end() ? there->second : MetadataValue::of(bytes);
}

void MetadataValues::forgetOthers()
{
    m_values = std::exchange(m_wanted, {});
}

void MetadataValues::ask(const OriginalValuesPtr& originals, MetadataSectionOf section,
                         std::size_t original)
{
    if (m_originals != originals) {
        m_originals = originals;
        m_read.clear();
        m_asked.clear();
    }
    const Place place{section, original};
    if (m_asked.contains(place))
        return;
    m_asked[place] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [originals, section, original](std::stop_token) -> Result<SharedBytes> {
            return originals->value(section, original);
        },
        [this, place](const Result<SharedBytes>& answer) {
            m_read.insert_or_assign(place, answer);
            emit arrived();
        });
}

} // namespace bloscope
