#include "ui/query/table_search.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <array>
#include <set>
#include <string>
#include <utility>

namespace bloscope {

namespace {

constexpr qsizetype mostValues = 100;
constexpr std::int64_t mostRowsRead = 2000;

// Words of a dictionary, or else values of the first rows.
Result<QStringList> valuesBeginning(const QueryTable& table, const RowSet& rows, std::size_t column,
                                    const QString& begun, const Job& job)
{
    QStringList values;
    const auto add = [&](const std::string& text) {
        const QString value = QString::fromStdString(text);
        if (value.startsWith(begun, Qt::CaseInsensitive) && values.size() < mostValues)
            values << value;
    };
    if (table.columns()[column].kind == "dictionary") {
        BLOSCOPE_TRY(const TypedColumnPtr typed, table.column(column, job));
        for (const std::string& word : typed->words())
            add(word);
    } else {
        const std::array columns{column};
        BLOSCOPE_TRY(const TableCells cells, table.readSlots(columns, rows.rows(0, mostRowsRead),
                                                             CellTextForm::Full, job, {}));
        const TableCells::Column& read = cells.columns.front();
        const std::set<std::string> distinct(read.texts.begin(), read.texts.end());
        for (const std::string& text : distinct)
            if (!text.empty())
                add(text);
    }
    values.sort();
    return values;
}

} // namespace

TableSearch::TableSearch(QueryTablePtr table, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_table(std::move(table)),
      m_scheduler(scheduler),
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
    connect(m_bar, &FilterBar::valuesWanted, this, &TableSearch::findValues);
    connect(m_query, &TableQuery::answered, this, &TableSearch::takeAnswer);
    connect(m_query, &TableQuery::progressed, this, &TableSearch::showProgress);
    connect(m_query, &TableQuery::failed, this, &TableSearch::takeFailure);
}

void TableSearch::setTable(QueryTablePtr table)
{
    m_table = std::move(table);
    m_answer = {};
    m_query->setTable(m_table);
    ask(m_question);
}

void TableSearch::showValuesOf(QueryTablePtr table)
{
    const bool isAsked = m_query->isRunning() || !m_answer.isComplete;
    if (isAsked)
        return setTable(std::move(table));
    m_table = std::move(table);
    m_query->setTable(m_table);
    m_renewing = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_answer.rows, table = m_table](std::stop_token stop) {
            return rows->over(table, {std::move(stop)});
        },
        [this](Result<std::unique_ptr<const ChosenRows>> rows) {
            if (!rows)
                return ask(m_question);
            m_answer.rows = *std::move(rows);
            m_isEditedSince = true;
            showProgress();
            emit valuesChanged();
        });
}

void TableSearch::ask(TableQuestion question)
{
    m_renewing.cancel();
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

void TableSearch::findValues(std::size_t column, const QString& begun)
{
    m_values.cancel();
    if (!isWrittenAsText(m_table->columns()[column]) || !m_answer.found)
        return;
    m_values = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [table = m_table, rows = m_answer.found, column, begun](std::stop_token stop) {
            return valuesBeginning(*table, *rows, column, begun, {std::move(stop)});
        },
        [this, column, begun](const Result<QStringList>& values) {
            if (values)
                m_bar->offerValues(column, begun, *values);
        });
}

void TableSearch::takeAnswer(const TableAnswer& answer)
{
    const bool isMore = m_answered == m_question && m_answer.rows && !m_answer.isComplete &&
                        answer.count >= m_answer.count;
    m_answered = m_question;
    m_answer = answer;
    m_isEditedSince = false;
    showProgress();
    emit found(isMore);
}

// What was answered stays; the part of the question that was refused is told where it was asked.
void TableSearch::takeFailure(const Error& error, TableQuery::Phase phase)
{
    showProgress();
    if (error.kind() == ErrorKind::Cancelled)
        return m_bar->tell(tr("Cancelled: %1 rows found so far").arg(countText(m_answer.count)));
    const TableQuestion before = m_answer.rows ? m_answered : questionForAll(m_table->columns());
    TableQuestion possible = m_question;
    if (phase == TableQuery::Phase::Filtering) {
        possible.condition = before.condition;
        m_bar->refuse(before.condition, error);
    } else if (phase == TableQuery::Phase::Sorting) {
        possible.sort = before.sort;
        m_bar->tellProblem(errorSentence(tr("The rows cannot be sorted"), error));
    }
    if (!(possible == m_question))
        return goBack(std::move(possible));
    emit refused(errorSentence(m_answer.rows ? tr("The table cannot be searched")
                                             : tr("The rows cannot be listed"),
                               error));
}

void TableSearch::goBack(TableQuestion possible)
{
    if (!m_answer.rows || !(possible == m_answered))
        return ask(std::move(possible));
    m_question = std::move(possible);
    showProgress();
}

void TableSearch::showProgress()
{
    m_bar->setRunning(m_query->isRunning());
    const QString found =
        m_answered.condition.isEmpty()
            ? QString()
            : tr("%1 of %2 rows").arg(countText(m_answer.count), countText(m_answer.tableRows));
    const bool mayDiffer = m_isEditedSince && !m_answered.hasAllRowsInOrder();
    if (!m_query->isRunning())
        return m_bar->tell(mayDiffer ? tr("%1 · edited since").arg(found) : found);
    const bool isOfThis = m_answered == m_question && !found.isEmpty();
    m_bar->tell(isOfThis ? tr("%1 · %2").arg(found, m_query->progressText())
                         : m_query->progressText());
}

} // namespace bloscope
