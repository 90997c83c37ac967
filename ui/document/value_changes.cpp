#include "ui/document/value_changes.h"

#include "core/array/cell_places.h"
#include "core/edit/chunk_rewrite.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct ValueChangesText {
    Q_DECLARE_TR_FUNCTIONS(ValueChangesText)
};

constexpr std::size_t mostAnswers = 10'000;

QString obstacleWithoutEdits()
{
    return ValueChangesText::tr(
        "This array is inside another file, so it cannot be edited here. Save a copy first.");
}

} // namespace

ChunkAbility::ChunkAbility(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
}

std::optional<QString> ChunkAbility::editObstacle(const CellIndex& cell)
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
        [frame = m_document.frame(), &pool = m_document.reader()->pool(),
         asked = m_asked](std::stop_token stop) {
            const ChunkRewriter rewriter(frame);
            Answers answers;
            for (const std::int64_t chunk : asked)
                if (const Result<> able = rewriter.checkChunk(chunk, pool, {.stop = stop}); !able)
                    answers[chunk] =
                        errorSentence(tr("Values cannot be edited here"), able.error());
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

void ChunkAbility::forget()
{
    m_looking.cancel();
    m_answers.clear();
}

ValueChanges::ValueChanges(Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_editObstacle(obstacleWithoutEdits()),
      m_chunks(new ChunkAbility(document, scheduler, this))
{
    connect(m_chunks, &ChunkAbility::found, this, &ValueChanges::cellChecked);
}

ValueChanges::~ValueChanges() = default;

void ValueChanges::leave()
{
    if (!m_edits)
        return;
    m_edits->setTyping(false);
    m_edits->disconnect(this);
    m_edits->queue().disconnect(this);
}

void ValueChanges::setTyping(bool isTyping)
{
    if (m_edits)
        m_edits->setTyping(isTyping);
}

void ValueChanges::setEdits(DocumentEdits* edits)
{
    leave();
    m_edits = edits;
    m_checking.cancel();
    if (edits) {
        connect(edits, &DocumentEdits::changed, this, &ValueChanges::showEdits);
        followQueue();
        showEdits();
        setEditObstacle({});
        check();
    } else {
        setEditObstacle(obstacleWithoutEdits());
    }
    m_document.setChanges(this);
}

void ValueChanges::takeFile(OpenedFile file)
{
    m_chunks->forget();
    if (m_edits) {
        m_edits->queue().setReader(file.reader);
        file.reader = file.reader->withEdits(m_edits->queue().values());
    }
    m_document.takeFile(std::move(file));
    if (m_edits)
        check();
    emit editsChanged();
}

void ValueChanges::setEditObstacle(const QString& sentence)
{
    m_editObstacle = sentence;
    emit abilityChanged();
}

std::optional<QString> ValueChanges::editObstacleAt(const CellIndex& cell)
{
    return m_editObstacle.isEmpty() ? m_chunks->editObstacle(cell) : m_editObstacle;
}

void ValueChanges::refuse(const QString& sentence, const std::optional<OpenRequest>& instead)
{
    emit refused(sentence, instead);
}

void ValueChanges::check()
{
    m_checking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [array = m_document.array()](std::stop_token) { return ValueEditor::check(*array); },
        [this](const Result<>& canBe) {
            m_checking.cancel();
            if (!canBe)
                setEditObstacle(errorSentence(tr("Values cannot be edited here"), canBe.error()));
        });
}

// The file may have been read again, and another document be on its way.
void ValueChanges::showEdits()
{
    if (m_edits->areOver(*m_document.frame()))
        m_document.setValues(m_edits->queue().values());
    emit editsChanged();
}

void ValueChanges::followQueue()
{
    EditQueue& queue = m_edits->queue();
    queue.setReader(m_document.reader());
    connect(&queue, &EditQueue::settling, this, &ValueChanges::settling);
    connect(&queue, &EditQueue::jobStarted, this, &ValueChanges::jobStarted);
    connect(&queue, &EditQueue::written, this, &ValueChanges::changed);
    connect(&queue, &EditQueue::failed, this, &ValueChanges::failed);
    connect(&queue, &EditQueue::ended, this, &ValueChanges::ended);
}

bool ValueChanges::isPossible()
{
    if (!m_editObstacle.isEmpty())
        emit failed(m_editObstacle);
    return m_editObstacle.isEmpty() && m_edits;
}

void ValueChanges::change(const QString& name, Write write, std::function<void()> done)
{
    if (isPossible())
        m_edits->queue().add(name, std::move(write), std::move(done));
}

std::unique_ptr<EditQueue::Gesture> ValueChanges::begin(const QString& name)
{
    return isPossible() ? m_edits->queue().begin(name) : nullptr;
}

const EditSet* ValueChanges::edits() const
{
    return m_edits ? &m_edits->current() : nullptr;
}

Result<> ValueChanges::editMetadata(const QString& name, const DocumentEdits::Edit& how)
{
    return m_edits ? m_edits->edit(name, how) : usageError("the file cannot be edited");
}

void ValueChanges::whenSettled(QObject* context, std::function<void()> then)
{
    if (m_edits)
        m_edits->whenSettled(context, [then = std::move(then)](bool) { then(); });
    else
        then();
}

void whenSettled(const Document& document, QObject* context, std::function<void()> then)
{
    if (ValueChanges* changes = document.changes())
        changes->whenSettled(context, std::move(then));
    else
        then();
}

} // namespace bloscope
