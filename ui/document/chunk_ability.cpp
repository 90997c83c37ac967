#include "ui/document/chunk_ability.h"

#include "core/array/cell_places.h"
#include "core/edit/chunk_rewrite.h"
#include "ui/text/error_text.h"

namespace bloscope {

namespace {

constexpr std::size_t mostAnswers = 10'000;

} // namespace

ChunkAbility::ChunkAbility(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
}

std::optional<QString> ChunkAbility::whyNot(const CellIndex& cell)
{
    std::vector<std::int64_t> chunks = chunksOfCell(m_document.array(), cell);
    for (const std::int64_t chunk : chunks) {
        const auto answer = m_answers.find(chunk);
        if (answer == m_answers.end()) {
            findOut(std::move(chunks));
            return {};
        }
        if (!answer->second.isEmpty())
            return answer->second;
    }
    return QString();
}

void ChunkAbility::findOut(std::vector<std::int64_t> chunks)
{
    if (m_looking && chunks == m_asked)
        return;
    m_asked = std::move(chunks);
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [frame = m_document.frame(), asked = m_asked](std::stop_token stop) {
            const ChunkRewriter rewriter(frame);
            Answers answers;
            for (const std::int64_t chunk : asked)
                if (const Result<> able = rewriter.checkChunk(chunk, {.stop = stop}); !able)
                    answers[chunk] =
                        errorSentence(tr("Values cannot be changed here"), able.error());
                else
                    answers[chunk] = QString();
            return answers;
        },
        [this](Answers answers) {
            m_looking.cancel();
            if (m_answers.size() > mostAnswers)
                m_answers.clear();
            m_answers.merge(answers);
            emit found();
        });
}

} // namespace bloscope
