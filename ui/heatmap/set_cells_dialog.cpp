#include "ui/heatmap/set_cells_dialog.h"

#include "core/dtype/cell_parse.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

SetCellsDialog::SetCellsDialog(const Slice& cells, const DType& dtype,
                               const std::optional<DTypeLeaf>& part, QWidget* parent)
    : QDialog(parent),
      m_part(new QComboBox),
      m_value(new CheckedLineEdit([this](const QString& text) {
          const auto value = parsed(text);
          return value ? QString() : refusalText(value.error());
      })),
      m_problem(new QLabel),
      m_set(new QPushButton(tr("&Set")))
{
    setWindowTitle(tr("Fill Selection"));
    if (part && !part->path.empty())
        m_parts.push_back(*part);
    m_parts.push_back({{}, 0, dtype});
    for (const DTypeLeaf& each : m_parts)
        m_part->addItem(
            tr("%1 – %2", "a part of elements, and its type")
                .arg(each.path.empty() ? tr("all of each element") : displayText(each.path),
                     dtypeText(each.dtype)));
    layOut(cells);
    connect(m_part, &QComboBox::currentIndexChanged, this, [this] {
        const QString text = m_value->text();
        m_value->clear(); // which has it checked anew
        m_value->setText(text);
    });
    connect(m_value, &QLineEdit::textChanged, this, &SetCellsDialog::check);
    check();
}

void SetCellsDialog::layOut(const Slice& cells)
{
    auto* what = new QLabel(
        tr("%1: %2", "so many cells: which")
            .arg(countedText(cells.cellCount().value_or(0), tr("1 cell"), tr("%1 cells")),
                 QString::fromStdString(cells.text())));
    what->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_part->setToolTip(tr("What of each element gets the value"));
    m_value->setToolTip(tr("As the table writes it"));
    m_set->setDefault(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_set, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &SetCellsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(what);
    form->addRow(tr("&Part:"), m_part);
    form->setRowVisible(m_part, m_parts.size() > 1);
    form->addRow(tr("&Value:"), m_value);
    form->addRow(m_problem);
    form->addRow(buttons);
    m_value->setFocus();
}

const DTypeLeaf& SetCellsDialog::chosenPart() const
{
    return m_parts[static_cast<std::size_t>(m_part->currentIndex())];
}

Result<> SetCellsDialog::parsed(const QString& text) const
{
    ByteBuffer element(chosenPart().dtype.itemsize);
    return parseCell(text.toStdString(), chosenPart().dtype, element);
}

void SetCellsDialog::check()
{
    m_problem->setText(m_value->text().isEmpty() ? QString() : m_value->problem());
    m_set->setEnabled(parsed(m_value->text()).has_value());
}

void SetCellsDialog::accept()
{
    if (!parsed(m_value->text()))
        return;
    QDialog::accept();
    emit wanted(chosenPart(), m_value->text());
}

} // namespace bloscope
