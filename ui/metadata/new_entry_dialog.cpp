#include "ui/metadata/new_entry_dialog.h"

#include "core/msgpack/item_path.h"
#include "core/msgpack/item_type.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/theme/contrast.h"
#include "ui/value/checked_json.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

using msgpack_value::ItemType;

struct TypedValueText {
    Q_DECLARE_TR_FUNCTIONS(TypedValueText)
};

CheckedJson outcomeOf(Result<ByteBuffer> value)
{
    if (!value)
        return {.problem = refusalText(value.error())};
    return {.value = std::make_shared<const ByteBuffer>(*std::move(value))};
}

// Tuples are written as lists are.
CheckedJson containerValue(const QString& text, ItemType type)
{
    CheckedJson read = checkedJson(text, emptyItem(type));
    if (!read.value)
        return read;
    const auto found = typeOf(*read.value, *msgpack_value::itemAt(*read.value, {}));
    if (found == type)
        return read;
    if (type == ItemType::Tuple && found == ItemType::List)
        return outcomeOf(msgpack_value::convertItem(*read.value, type));
    return {.problem = type == ItemType::Mapping
                           ? TypedValueText::tr("Enter a map as {\"key\": 1, \"other\": 2}.")
                           : TypedValueText::tr("Enter items as [1, 2.5, \"text\"].")};
}

// What a line of text stands for as a value of a type: scalars as msgpack_value::itemFromText()
// reads them, lists, tuples and maps as JSON. No text is the emptiest value of the type, which is
// all that nil has.
CheckedJson typedValue(const QString& text, ItemType type)
{
    if (type == ItemType::Nil || (text.isEmpty() && type != ItemType::Text))
        return outcomeOf(emptyItem(type));
    if (isContainer(type))
        return containerValue(text, type);
    return outcomeOf(itemFromText(text.toStdString(), type));
}

// The text of the emptiest value, which an empty field shows: "0", "[]", "1970-01-01T00:00:00Z".
QString emptyValueText(ItemType type)
{
    if (type == ItemType::Mapping)
        return QStringLiteral("{}");
    if (isContainer(type))
        return QStringLiteral("[]");
    const ByteBuffer empty = emptyItem(type);
    const auto text = itemText(empty, *msgpack_value::itemAt(empty, {}));
    return text ? QString::fromStdString(*text) : QString();
}

using msgpack_value::ItemType;

constexpr int fieldLetters = 52;  // in sight
constexpr int noMsgpack = -1;     // in the list of types
constexpr int mostNameBytes = 31; // of entries of a section

QLabel* createVerdict(const QString& name)
{
    auto* verdict = new QLabel;
    verdict->setWordWrap(true);
    verdict->setTextFormat(Qt::PlainText);
    verdict->setMinimumHeight(2 * verdict->fontMetrics().lineSpacing());
    verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    verdict->setAccessibleName(name);
    return verdict;
}

// Of what is wrong in the colour of alarms, of anything else quietly.
void say(QLabel* verdict, QLineEdit* about, const QString& problem, const QString& note)
{
    QPalette colors = verdict->parentWidget()->palette();
    colors.setColor(QPalette::WindowText, problem.isEmpty()
                                              ? colors.color(QPalette::PlaceholderText)
                                              : damageColor(colors));
    verdict->setPalette(colors);
    verdict->setText(problem.isEmpty() ? note : problem);
    about->setAccessibleDescription(verdict->text());
}

} // namespace

NewEntryDialog::NewEntryDialog(EditSet edits, MetadataSectionOf section, QWidget* parent)
    : NewEntryDialog(
          [this, edits = std::move(edits)](const QString& name) -> Result<> {
              const MetadataSectionOf where = this->section();
              BLOSCOPE_CHECK(checkMetadataCount(where, edits.entries(where).size() + 1));
              return edits.checkName(where, name.toStdString());
          },
          parent)
{
    setWindowTitle(tr("New Metadata Entry"));
    addSections(section);
    check();
    resizeWithinScreen(*this, sizeHint());
}

NewEntryDialog::NewEntryDialog(const QString& map, CheckName checkKey, QWidget* parent)
    : NewEntryDialog(std::move(checkKey), parent)
{
    setWindowTitle(tr("New Entry in %1").arg(map));
    check();
    resizeWithinScreen(*this, sizeHint());
}

NewEntryDialog::NewEntryDialog(CheckName checkName, QWidget* parent)
    : QDialog(parent),
      m_checkName(std::move(checkName)),
      m_fields(new QWidget),
      m_form(new QFormLayout(m_fields)),
      m_types(new QComboBox),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    layOut();
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        if (m_name.edit->text().isEmpty())
            askWhetherToLeaveUnnamed();
        else
            add();
    });
}

void NewEntryDialog::add()
{
    emit chosen({section(), m_name.edit->text().toStdString(), m_bytes});
    accept();
}

// Who presses Return too early has not chosen an empty name.
void NewEntryDialog::askWhetherToLeaveUnnamed()
{
    auto* box =
        new QMessageBox(QMessageBox::Question, windowTitle(), tr("Add an entry without a name?"),
                        QMessageBox::Ok | QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Few programs can show an entry whose name is empty."));
    box->button(QMessageBox::Ok)->setText(tr("&Add"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::accepted, this, &NewEntryDialog::add);
    box->open();
}

void NewEntryDialog::layOut()
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = addLine(tr("&Name:"), tr("Name validation"));
    addTypes();
    m_value = addLine(tr("&Value:"), tr("Value validation"));
    m_name.edit->setMinimumWidth(fieldLetters * letterWidth(fontMetrics()));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Add"));
    putInto(new QVBoxLayout(this), {{new FittingScroll(m_fields), 1}, m_buttons});
    m_name.edit->setFocus();
    typeChosen();
}

NewEntryDialog::Row NewEntryDialog::addLine(const QString& label, const QString& verdictName)
{
    const Row row{.edit = new QLineEdit, .verdict = createVerdict(verdictName)};
    m_form->addRow(label, row.edit);
    m_form->addRow(QString(), row.verdict);
    connect(row.edit, &QLineEdit::textChanged, this, &NewEntryDialog::check);
    return row;
}

void NewEntryDialog::addSections(MetadataSectionOf proposed)
{
    m_sections = new QComboBox;
    m_sections->addItem(tr("Variable-length metalayers, after the data"),
                        int(MetadataSectionOf::Trailer));
    m_sections->addItem(tr("Metalayers, in the header"), int(MetadataSectionOf::Header));
    m_sections->setCurrentIndex(m_sections->findData(int(proposed)));
    m_form->insertRow(2, tr("&Section:"), m_sections); // behind the name
    m_types->addItem(tr("empty (not valid msgpack)"), noMsgpack);
    setTabOrder(m_name.edit, m_sections);
    setTabOrder(m_sections, m_types);
    connect(m_sections, &QComboBox::currentIndexChanged, this, &NewEntryDialog::check);
}

void NewEntryDialog::addTypes()
{
    for (const msgpack_value::ItemTypeFacts& type : msgpack_value::itemTypes())
        m_types->addItem(displayText(type.name) + QStringLiteral(" – ") +
                             displayText(type.explanation),
                         int(type.type));
    m_types->setCurrentIndex(int(ItemType::Text));
    m_form->addRow(tr("&Type:"), m_types);
    connect(m_types, &QComboBox::currentIndexChanged, this, &NewEntryDialog::typeChosen);
}

MetadataSectionOf NewEntryDialog::section() const
{
    return m_sections ? static_cast<MetadataSectionOf>(m_sections->currentData().toInt())
                      : MetadataSectionOf::Trailer;
}

std::optional<ItemType> NewEntryDialog::type() const
{
    const int type = m_types->currentData().toInt();
    return type == noMsgpack ? std::nullopt : std::optional(static_cast<ItemType>(type));
}

void NewEntryDialog::typeChosen()
{
    const auto type = this->type();
    m_value.edit->setEnabled(type && *type != ItemType::Nil);
    m_value.edit->setPlaceholderText(type ? emptyValueText(*type) : QString());
    check();
}

void NewEntryDialog::check()
{
    const ValueVerdict value = readValue();
    say(m_value.verdict, m_value.edit, value.problem, value.note);
    const bool isNamed = checkName();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isNamed && value.problem.isEmpty());
}

bool NewEntryDialog::checkName()
{
    const QString name = m_name.edit->text();
    const Result<> possible = m_checkName(name);
    const QString note =
        name.isEmpty() ? tr("A name may be empty, but few programs can show such an entry.")
        : m_sections   ? tr("%1 of %2 bytes").arg(name.toUtf8().size()).arg(mostNameBytes)
                       : QString();
    say(m_name.verdict, m_name.edit, possible ? QString() : refusalText(possible.error()), note);
    return possible.has_value();
}

ValueVerdict NewEntryDialog::readValue()
{
    m_bytes.clear();
    const auto type = this->type();
    if (!type)
        return {};
    const CheckedJson read = typedValue(m_value.edit->text(), *type);
    if (!read.value)
        return {.problem = read.problem};
    m_bytes = *read.value;
    return verdictOn(m_bytes, {});
}

} // namespace bloscope
