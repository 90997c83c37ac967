#include "ui/query/table_search.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <utility>

namespace bloscope {

TableSearch::TableSearch(QueryTablePtr table, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_table(std::move(table)),
      m_query(new TableQuery(m_table, scheduler, this)),
      m_bar(new FilterBar(m_table->columns())),
      m_answered(questionForAll(m_table->columns()))
{
    connect(m_bar, &FilterBar::applied, this, [this](const QString& condition) {
        TableQuestion question = m_question;
        question.condition = condition;
        ask(std::move(question));
    });
    connect(m_bar, &FilterBar::cancelled, m_query, &TableQuery::cancel);
    connect(m_bar, &FilterBar::left, this, &TableSearch::left);
    connect(m_query, &TableQuery::answered, this, &TableSearch::takeAnswer);
    connect(m_query, &TableQuery::progressed, this, &TableSearch::showProgress);
    connect(m_query, &TableQuery::failed, this, &TableSearch::takeFailure);
}

void TableSearch::ask(TableQuestion question)
{
    m_question = std::move(question);
    if (m_bar->condition() != m_question.condition)
        m_bar->setCondition(m_question.condition);
    m_query->ask(m_question);
    showProgress();
}

void TableSearch::askFor(const QString& condition)
{
    m_bar->apply(withCondition(m_question.condition, condition));
}

bool TableSearch::isWhole() const
{
    return m_answered == questionForAll(m_table->columns());
}

void TableSearch::takeAnswer(const TableAnswer& answer)
{
    const bool isMore = m_answered == m_question && m_answer.rows && !m_answer.isComplete &&
                        answer.count >= m_answer.count;
    m_answered = m_question;
    m_answer = answer;
    showProgress();
    emit found(isMore);
}

void TableSearch::takeFailure(const Error& error)
{
    showProgress();
    if (error.kind() == ErrorKind::Cancelled)
        m_bar->tell(tr("Cancelled: %1 rows found so far").arg(countText(m_answer.count)));
    else if (error.kind() == ErrorKind::Usage && !m_question.condition.isEmpty())
        m_bar->tellMistake(error);
    else
        emit refused(errorSentence(m_answer.rows ? tr("The table cannot be searched")
                                                 : tr("The rows cannot be listed"),
                                   error));
}

void TableSearch::showProgress()
{
    m_bar->setRunning(m_query->isRunning());
    const QString found =
        m_answered.condition.isEmpty()
            ? QString()
            : tr("%1 of %2 rows").arg(countText(m_answer.count), countText(m_answer.tableRows));
    if (!m_query->isRunning())
        return m_bar->tell(found);
    const bool isOfThis = m_answered == m_question && !found.isEmpty();
    m_bar->tell(isOfThis ? tr("%1 · %2").arg(found, m_query->progressText())
                         : m_query->progressText());
}

} // namespace bloscope
