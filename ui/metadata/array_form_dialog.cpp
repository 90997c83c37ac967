#include "ui/metadata/array_form_dialog.h"

#include "core/array/array_layout.h"
#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/dtype/dtype.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/contrast.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int fieldWidth = 330; // pixels, at the least

QString shown(const Shape& shape)
{
    return QString::fromStdString(tupleText(shape));
}

QLabel* wrapped(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ArrayFormDialog::ArrayFormDialog(EditSet edits, const QString& readOnlyReason, QWidget* parent)
    : QDialog(parent),
      m_edits(std::move(edits)),
      m_types(new QPushButton),
      m_summary(wrapped({})),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Cancel)),
      m_isReadOnly(!readOnlyReason.isEmpty())
{
    setWindowTitle(tr("Shape and Type of the Array"));
    const auto before = arrayOf(m_edits);
    if (before)
        m_before = *before;
    else
        m_before = {.dtypeFormat = 0, .dtype = std::string()};
    layOut(m_isReadOnly ? readOnlyReason
           : before     ? tr("The chunks stay unchanged; only their interpretation changes. If the "
                                 "shape grows, padding is shown as elements.")
                        : errorSentence(tr("The array metadata cannot be read"), before.error()));
    fill();
    resizeWithinScreen(*this, sizeHint());
    if (m_isReadOnly)
        makeReadOnly();
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, [this] {
        emit applied(*typed());
        accept();
    });
    check();
}

void ArrayFormDialog::layOut(const QString& note)
{
    auto* content = new QWidget;
    auto* middle = new QHBoxLayout;
    middle->addWidget(makeFields(), 1);
    middle->addWidget(makeFacts(), 0, Qt::AlignTop);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_summary, 1);
    bottom->addWidget(m_buttons);
    auto* top = new QVBoxLayout(content);
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(wrapped(note));
    top->addSpacing(style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing));
    top->addLayout(middle);
    top->addStretch(1);
    putInto(new QVBoxLayout(this), {{new FittingScroll(content), 1}, bottom});
    m_buttons->button(QDialogButtonBox::Apply)->setDefault(true); // also while it is disabled
}

QWidget* ArrayFormDialog::makeFields()
{
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addField(*form, ArrayField::Extents, tr("&Shape:"));
    addField(*form, ArrayField::Chunkshape, tr("&Chunks:"));
    addField(*form, ArrayField::Blockshape, tr("&Blocks:"));
    if (m_before.dtype) {
        addField(*form, ArrayField::ElementType, tr("&Type:"));
        addTypes();
    }
    return fields;
}

void ArrayFormDialog::addField(QFormLayout& form, ArrayField field, const QString& label)
{
    auto* edit = new QLineEdit;
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    edit->setMinimumWidth(fieldWidth);
    auto* reason = wrapped({});
    reason->setMinimumHeight(reason->fontMetrics().lineSpacing());
    reason->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QPalette colors = reason->palette();
    colors.setColor(QPalette::WindowText, damageColor(colors));
    reason->setPalette(colors);
    row(field) = {.edit = edit, .reason = reason};
    auto* line = new QHBoxLayout;
    line->addWidget(edit, 1);
    if (field == ArrayField::ElementType)
        line->addWidget(m_types);
    auto* name = new QLabel(label);
    name->setBuddy(edit);
    form.addRow(name, line);
    form.addRow(QString(), reason);
    connect(edit, &QLineEdit::textChanged, this, &ArrayFormDialog::check);
}

void ArrayFormDialog::addTypes()
{
    const auto typesize = static_cast<std::size_t>(m_edits.frame()->header().typesize);
    auto* menu = new QMenu(m_types);
    for (const DType& dtype : dtypesOfSize(typesize)) {
        const QString text = QString::fromStdString(dtype.text);
        const QString name = dtypeText(dtype);
        QAction* action = menu->addAction(name == text ? name : name + '\t' + text);
        connect(action, &QAction::triggered, this,
                [this, text] { row(ArrayField::ElementType).edit->setText(text); });
    }
    m_types->setMenu(menu);
    m_types->setAutoDefault(false);
    m_types->setText(tr("Same Si&ze"));
    m_types->setToolTip(
        tr("Types whose elements have %1, like those of this array").arg(sizeText(typesize)));
}

QWidget* ArrayFormDialog::makeFacts()
{
    auto* box = new QGroupBox(tr("Result"));
    auto* form = new QFormLayout(box);
    const QStringList names = {tr("Elements:"), tr("Chunks:"), tr("Blocks per chunk:"),
                               tr("Bytes per element:"), tr("All elements:")};
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        m_facts[i] = new QLabel;
        m_facts[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts[i]->setMinimumWidth(letterWidth(m_facts[i]->fontMetrics()) * 14);
        const QString& name = names[static_cast<qsizetype>(i)];
        m_facts[i]->setAccessibleName(name.chopped(1));
        form->addRow(name, m_facts[i]);
    }
    return box;
}

void ArrayFormDialog::fill()
{
    row(ArrayField::Extents).edit->setText(shown(m_before.shape));
    row(ArrayField::Chunkshape).edit->setText(shown(m_before.chunkshape));
    row(ArrayField::Blockshape).edit->setText(shown(m_before.blockshape));
    if (m_before.dtype)
        row(ArrayField::ElementType).edit->setText(displayText(*m_before.dtype));
    for (const Row& row : m_rows)
        if (row.edit)
            row.edit->setCursorPosition(0);
}

void ArrayFormDialog::makeReadOnly()
{
    for (const Row& row : m_rows)
        if (row.edit)
            row.edit->setReadOnly(true);
    m_types->setEnabled(false);
    m_buttons->setStandardButtons(QDialogButtonBox::Close | QDialogButtonBox::Apply);
    m_buttons->button(QDialogButtonBox::Apply)->hide();
}

bool ArrayFormDialog::readShape(ArrayField field, Shape& to)
{
    auto shape = parseShape(row(field).edit->text().toStdString());
    say(field, shape ? QString() : tr("Enter the sizes as (2, 3, 4)."));
    if (shape)
        to = *std::move(shape);
    return shape.has_value();
}

std::optional<B2ndMetadata> ArrayFormDialog::typed()
{
    B2ndMetadata array = m_before;
    const bool shape = readShape(ArrayField::Extents, array.shape);
    const bool chunks = readShape(ArrayField::Chunkshape, array.chunkshape);
    const bool blocks = readShape(ArrayField::Blockshape, array.blockshape);
    array.dimensions = static_cast<int>(array.shape.size());
    array.trailingBytes = 0;
    if (m_before.dtype) {
        say(ArrayField::ElementType, {});
        const QString text = row(ArrayField::ElementType).edit->text();
        if (text != displayText(*m_before.dtype)) // what cannot be shown is kept
            array.dtype = text.toStdString();
    }
    return shape && chunks && blocks ? std::optional(array) : std::nullopt;
}

void ArrayFormDialog::check()
{
    auto array = typed();
    if (array)
        if (const auto misfit = misfitOf(m_edits, *array)) {
            //: the beginning of a sentence; its end says why
            say(misfit->field, errorSentence(tr("This does not fit"), misfit->why));
            array.reset();
        }
    showFacts(array);
    const bool changed = array && isChanged(*array);
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(changed);
    m_summary->setText(array && !changed && !m_isReadOnly ? tr("Nothing changed.") : QString());
}

void ArrayFormDialog::say(ArrayField field, const QString& reason)
{
    row(field).reason->setText(reason);
    row(field).edit->setAccessibleDescription(reason);
}

void ArrayFormDialog::showFacts(const std::optional<B2ndMetadata>& array)
{
    const std::int64_t typesize = m_edits.frame()->header().typesize;
    const auto layout =
        array ? layoutOf(*array, typesize) : Error(ErrorKind::Usage, "there is nothing to show");
    if (!layout) {
        for (QLabel* fact : m_facts)
            fact->setText(QStringLiteral("–"));
        return;
    }
    const std::int64_t elements = *checkedProduct<std::int64_t>(layout->shape);
    m_facts[0]->setText(countText(elements));
    m_facts[1]->setText(countText(layout->chunkCount));
    m_facts[2]->setText(countText(*checkedProduct<std::int64_t>(layout->blockGrid)));
    m_facts[3]->setText(countText(typesize));
    m_facts[4]->setText(sizeText(static_cast<std::uint64_t>(elements * typesize)));
}

bool ArrayFormDialog::isChanged(const B2ndMetadata& array) const
{
    return array.shape != m_before.shape || array.chunkshape != m_before.chunkshape ||
           array.blockshape != m_before.blockshape || array.dtype != m_before.dtype;
}

} // namespace bloscope
