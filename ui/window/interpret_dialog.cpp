#include "ui/window/interpret_dialog.h"

#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int interpretDialogWidth = 460; // pixels, at the least

QString shapeText(const Shape& shape)
{
    QStringList extents;
    for (const std::int64_t extent : shape)
        extents << QString::number(extent);
    return extents.join(QStringLiteral(", "));
}

} // namespace

InterpretDialog::InterpretDialog(ArrayPtr array, QWidget* parent)
    : QDialog(parent),
      m_array(std::move(array)),
      m_dtype(new QLineEdit),
      m_shape(new QLineEdit),
      m_offset(new QLineEdit),
      m_verdict(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                     QDialogButtonBox::Reset))
{
    setWindowTitle(tr("Interpret as Array"));
    setMinimumWidth(interpretDialogWidth);
    layOut();
    const auto& how = m_array->interpretation();
    m_dtype->setText(displayText(how ? how->dtype : m_array->dtype().text));
    m_shape->setText(shapeText(how ? how->shape : Shape{-1}));
    m_offset->setText(QString::number(m_array->offset()));
    for (QLineEdit* edit : {m_dtype, m_shape, m_offset})
        connect(edit, &QLineEdit::textChanged, this, &InterpretDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(interpretation());
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Reset), &QPushButton::clicked, this, [this] {
        emit resetWanted();
        accept();
    });
    check();
}

void InterpretDialog::layOut()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Type"), m_dtype);
    form->addRow(tr("&Shape"), m_shape);
    form->addRow(tr("First element at &byte"), m_offset);
    m_dtype->setPlaceholderText(
        tr("as NumPy writes it: float32, >i2, [('a', 'u1'), ('b', '<f8')]"));
    m_shape->setPlaceholderText(tr("such as 100, -1: one extent may be left to the file"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setAccessibleName(tr("What comes out"));
    QPushButton* reset = m_buttons->button(QDialogButtonBox::Reset);
    reset->setToolTip(tr("Shows the file as it describes itself, and forgets what was told here"));
    reset->setEnabled(m_array->interpretation().has_value());
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_verdict);
    column->addStretch(1);
    column->addWidget(m_buttons);
}

Result<Interpretation> InterpretDialog::typed() const
{
    Interpretation how;
    how.dtype = m_dtype->text().toStdString();
    BLOSCOPE_TRY(how.shape, parseShape(m_shape->text().toStdString()));
    bool isNumber = false;
    how.offset = m_offset->text().toLongLong(&isNumber);
    if (!isNumber)
        return Error{ErrorKind::Usage, tr("the first byte is not a number").toStdString()};
    return how;
}

Interpretation InterpretDialog::interpretation() const
{
    const auto how = typed();
    return how ? *how : Interpretation();
}

void InterpretDialog::check()
{
    const auto how = typed();
    const auto layout =
        how ? fitted(*how, m_array->positions().totalBytes(), m_array->frame()->limits())
            : how.error();
    m_verdict->setText(layout ? resultText(*layout, how->offset)
                              : errorSentence(tr("This does not fit"), layout.error()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(layout.has_value());
}

QString InterpretDialog::resultText(const InterpretedLayout& layout, std::int64_t offset) const
{
    const QString result =
        tr("An array of shape (%1) of %2.").arg(shapeText(layout.shape), dtypeText(layout.dtype));
    const std::int64_t rest = m_array->positions().totalBytes() - offset - layout.bytes;
    return rest == 0 ? result : result + ' ' + tr("%L1 bytes behind it are not shown.").arg(rest);
}

} // namespace bloscope
