#include "ui/metadata/name_dialog.h"

#include "core/msgpack/item_type.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

constexpr int nameDialogWidth = 420; // pixels, at the least

QString entryText(const EditSet& edits, Of section, std::size_t i)
{
    return displayText(edits.entries(section)[i].name);
}

} // namespace

NameDialog* NameDialog::forNewEntry(EditSet edits, Of section, QWidget* parent)
{
    return new NameDialog(For::NewEntry, std::move(edits), section, {}, parent);
}

NameDialog* NameDialog::forRename(EditSet edits, Of section, std::size_t i, QWidget* parent)
{
    return new NameDialog(For::Rename, std::move(edits), section, i, parent);
}

NameDialog* NameDialog::forDuplicate(EditSet edits, Of section, std::size_t i, QWidget* parent)
{
    return new NameDialog(For::Duplicate, std::move(edits), section, i, parent);
}

NameDialog::NameDialog(For what, EditSet edits, Of section, std::optional<std::size_t> entry,
                       QWidget* parent)
    : QDialog(parent),
      m_for(what),
      m_edits(std::move(edits)),
      m_section(section),
      m_entry(entry),
      m_name(new QLineEdit),
      m_verdict(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setMinimumWidth(nameDialogWidth);
    layOut();
    connect(m_name, &QLineEdit::textChanged, this, &NameDialog::check);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        if (!isUnchanged())
            emit chosen(chosenName());
        accept();
    });
    begin();
    check();
}

void NameDialog::begin()
{
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    if (m_for == For::NewEntry) {
        setWindowTitle(tr("New Metadata Entry"));
        ok->setText(tr("&Add"));
        return;
    }
    const QString entry = entryText(m_edits, m_section, *m_entry);
    const std::string& name = m_edits.entries(m_section)[*m_entry].name;
    if (m_for == For::Rename) {
        setWindowTitle(tr("Rename %1").arg(entry));
        ok->setText(tr("&Rename"));
        m_name->setText(QString::fromStdString(name));
    } else {
        setWindowTitle(tr("Duplicate %1").arg(entry));
        ok->setText(tr("&Duplicate"));
        m_name->setText(QString::fromStdString(m_edits.freeName(m_section, name)));
    }
    m_name->selectAll();
}

void NameDialog::layOut()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), m_name);
    if (m_for == For::NewEntry) {
        addSections(*form);
        addTypes(*form);
    }
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setAccessibleName(tr("Verdict on the name"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_verdict);
    column->addStretch(1);
    column->addWidget(m_buttons);
}

void NameDialog::addSections(QFormLayout& form)
{
    m_sections = new QComboBox;
    m_sections->addItem(tr("Variable-length metalayers, behind the data"), int(Of::Trailer));
    m_sections->addItem(tr("Metalayers, in the header"), int(Of::Header));
    m_sections->setCurrentIndex(m_sections->findData(int(m_section)));
    form.addRow(tr("&Section:"), m_sections);
    connect(m_sections, &QComboBox::currentIndexChanged, this, &NameDialog::check);
}

void NameDialog::addTypes(QFormLayout& form)
{
    m_types = new QComboBox;
    for (const msgpack_value::ItemTypeFacts& type : msgpack_value::itemTypes())
        m_types->addItem(displayText(type.name) + QStringLiteral(" – ") +
                             displayText(type.explanation),
                         QByteArray(type.empty.data(), static_cast<qsizetype>(type.empty.size())));
    m_types->addItem(tr("no bytes at all, which is no msgpack"), QByteArray());
    m_types->setCurrentIndex(int(msgpack_value::ItemType::Text));
    form.addRow(tr("&Type:"), m_types);
}

MetadataSectionOf NameDialog::section() const
{
    return m_sections ? static_cast<Of>(m_sections->currentData().toInt()) : m_section;
}

std::string NameDialog::name() const
{
    return m_name->text().toStdString();
}

bool NameDialog::isUnchanged() const
{
    return m_for == For::Rename && name() == m_edits.entries(m_section)[*m_entry].name;
}

Result<> NameDialog::possible() const
{
    if (m_for == For::Rename)
        return m_edits.checkName(m_section, name(), m_entry);
    BLOSCOPE_CHECK(checkMetadataCount(section(), m_edits.entries(section()).size() + 1));
    return m_edits.checkName(section(), name());
}

void NameDialog::check()
{
    const Result<> possible = this->possible();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(possible.has_value() || isUnchanged());
    if (!possible && !isUnchanged())
        m_verdict->setText(refusalText(possible.error()));
    else if (m_name->text().isEmpty())
        m_verdict->setText(tr("A name may be empty, but few programs can show it."));
    else
        m_verdict->setText(tr("%1 of 31 bytes").arg(name().size()));
}

ChosenName NameDialog::chosenName() const
{
    ChosenName chosen{.section = section(), .name = name(), .value = {}};
    if (m_types) {
        const QByteArray value = m_types->currentData().toByteArray();
        const auto bytes = std::as_bytes(std::span(value.data(), std::size_t(value.size())));
        chosen.value.assign(bytes.begin(), bytes.end());
    }
    return chosen;
}

} // namespace bloscope
