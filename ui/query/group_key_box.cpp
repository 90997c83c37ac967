#include "core/query/query_tokens.h"
#include "ui/controls/labelled_button.h"
#include "ui/query/group_window.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"

#include <QComboBox>
#include <QDoubleValidator>
#include <QHBoxLayout>
#include <QLineEdit>
#include <array>
#include <span>

namespace bloscope {

namespace {

// How the values of a column make groups.
struct KeyForm {
    const char* name;
    const char* typed; // with the column as %1
};

constexpr std::array formsOfDates{
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "each value"), "%1"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by year"), "year(%1)"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by month"), "bin(%1, \"month\")"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by day"), "bin(%1, \"day\")"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by hour"), "bin(%1, \"hour\")"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by month of the year"), "month(%1)"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "by hour of the day"), "hour(%1)"}};
constexpr std::array formsOfNumbers{
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "each value"), "%1"},
    KeyForm{QT_TRANSLATE_NOOP("bloscope::GroupKeyBox", "in bins of"), "bin(%1%2)"}};

std::span<const KeyForm> formsFor(const TableColumn& column)
{
    if (column.kind == "timestamp")
        return formsOfDates;
    const bool isNumber = column.numeric && column.kind != "bool" && column.kind != "complex";
    return isNumber ? std::span<const KeyForm>(formsOfNumbers) : std::span<const KeyForm>();
}

} // namespace

GroupKeyBox::GroupKeyBox(const std::vector<TableColumn>& columns, const QString& name,
                         bool isOptional, QWidget* parent)
    : QWidget(parent),
      m_columns(columns),
      m_first(isOptional ? 1 : 0),
      m_column(new QComboBox),
      m_form(new QComboBox),
      m_width(new QLineEdit)
{
    constexpr int letters = 10;
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->setMinimumContentsLength(letters);
    m_column->setAccessibleName(name);
    m_form->setAccessibleName(tr("Groups of the values"));
    m_width->setAccessibleName(tr("Width of the bins"));
    m_width->setToolTip(tr("Width of the bins; empty: a round one for about 20 bins"));
    m_width->setPlaceholderText(tr("automatic"));
    auto* widths = new QDoubleValidator(m_width);
    widths->setBottom(0);
    widths->setLocale(QLocale::c());
    m_width->setValidator(widths);
    m_width->setMaximumWidth(letterWidth(m_width->fontMetrics()) * 12);
    if (isOptional)
        m_column->addItem(tr("(none)"));
    for (const TableColumn& column : m_columns)
        m_column->addItem(displayText(column.name));
    putInto(tightRow(this), {m_column, m_form, m_width});
    setFocusProxy(m_column);
    chooseColumn();
    connect(m_column, &QComboBox::currentIndexChanged, this, [this] {
        chooseColumn();
        emit changed();
    });
    connect(m_form, &QComboBox::currentIndexChanged, this, [this] {
        chooseForm();
        emit changed();
    });
    connect(m_width, &QLineEdit::editingFinished, this, [this] {
        if (m_width->isModified())
            emit changed();
        m_width->setModified(false);
    });
}

std::optional<std::size_t> GroupKeyBox::column() const
{
    if (m_column->currentIndex() < m_first)
        return {};
    return static_cast<std::size_t>(m_column->currentIndex() - m_first);
}

void GroupKeyBox::setColumn(std::size_t column)
{
    m_column->setCurrentIndex(static_cast<int>(column) + m_first);
}

std::optional<KeyName> GroupKeyBox::key() const
{
    if (!column())
        return {};
    const TableColumn& of = m_columns[*column()];
    if (m_form->currentIndex() <= 0)
        return KeyName{of.name, true};
    const auto& form = formsFor(of)[static_cast<std::size_t>(m_form->currentIndex())];
    const QString name = QString::fromStdString(nameInQuery(of.name));
    QString typed = QString::fromLatin1(form.typed);
    const QString width = m_width->text().trimmed();
    typed.replace(QStringLiteral("%2"), width.isEmpty() ? QString() : QStringLiteral(", ") + width);
    return KeyName{typed.replace(QStringLiteral("%1"), name).toStdString()};
}

void GroupKeyBox::showKey(const GroupKey& key)
{
    if (m_width->isHidden() || key.expression.parts.size() < 2)
        return;
    const Expression& width = key.expression.parts[1];
    m_width->setPlaceholderText(
        QString::fromStdString(key.text.substr(width.begin, width.end - width.begin)));
}

// Forms that a column does not have are not offered.
void GroupKeyBox::chooseColumn()
{
    const QSignalBlocker blocker(m_form);
    m_form->clear();
    if (column())
        for (const KeyForm& form : formsFor(m_columns[*column()]))
            m_form->addItem(tr(form.name));
    m_form->setVisible(m_form->count() > 0);
    m_width->clear();
    chooseForm();
}

void GroupKeyBox::chooseForm()
{
    const auto forms = column() ? formsFor(m_columns[*column()]) : std::span<const KeyForm>();
    m_width->setVisible(forms.data() == formsOfNumbers.data() && m_form->currentIndex() == 1);
    m_width->setPlaceholderText(tr("automatic"));
}

} // namespace bloscope
