#include "ui/bytes/byte_search.h"

#include "ui/value/hex_text.h"

namespace bloscope {

namespace {

Result<ByteSearch::Answer> answerTo(const ByteSource& source, ByteView wanted, std::uint64_t from,
                                    ScanDirection direction, const Job& job)
{
    ByteSearch::Answer answer;
    BLOSCOPE_TRY(answer.position, findBytes(source, wanted, from, direction, job));
    if (answer.position)
        return answer;
    answer.hasTurned = true;
    const std::uint64_t otherEnd = direction == ScanDirection::Forwards ? 0 : source.size();
    BLOSCOPE_TRY(answer.position, findBytes(source, wanted, otherEnd, direction, job));
    return answer;
}

} // namespace

std::optional<ByteBuffer> wantedBytes(const QString& text)
{
    std::optional<ByteBuffer> bytes;
    if (text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
        bytes = bytesOfHexText(text);
    } else {
        const std::string utf8 = text.toStdString();
        const ByteView view = bytesOf(utf8);
        bytes = ByteBuffer(view.begin(), view.end());
    }
    return bytes && !bytes->empty() ? bytes : std::nullopt;
}

ByteSearch::ByteSearch(ByteSourcePtr source, ByteBuffer wanted, std::uint64_t from,
                       ScanDirection direction, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_job(new LongJob(tr("Searching"), this))
{
    const auto answer = std::make_shared<Answer>();
    connect(m_job, &LongJob::progressed, this, &ByteSearch::progressed);
    connect(m_job, &LongJob::finished, this, [this, answer](const Result<>& outcome) {
        emit finished(outcome ? Result<Answer>(*answer) : Result<Answer>(outcome.error()));
    });
    m_job->start(scheduler,
                 [source = std::move(source), wanted = std::move(wanted), from, direction,
                  answer](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*answer, answerTo(*source, wanted, from, direction, job));
                     return {};
                 });
}

} // namespace bloscope
