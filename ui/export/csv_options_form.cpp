#include "ui/export/csv_options_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace bloscope {

namespace {

constexpr int shortest = -1; // of the precision
constexpr int mostDigits = 60;

template <class T>
T chosen(const QComboBox& box)
{
    return static_cast<T>(box.currentData().toInt());
}

void choose(QComboBox& box, int value)
{
    if (const int index = box.findData(value); index >= 0)
        box.setCurrentIndex(index);
}

} // namespace

CsvOptionsForm::CsvOptionsForm(QWidget* parent)
    : QWidget(parent), m_rows(new QFormLayout(this)), m_precision(new QSpinBox), m_na(new QLineEdit)
{
    using Header = CsvOptions::Header;
    using Layout = CsvOptions::Layout;
    using LineEnd = CsvOptions::LineEnd;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_delimiter = addChoice(
        tr("&Delimiter:"),
        {tr("Comma  ,"), tr("Semicolon  ;"), tr("Tab"), tr("Space"), tr("Vertical bar  |")},
        {',', ';', '\t', ' ', '|'});
    m_header =
        addChoice(tr("&Header:"), {tr("None"), tr("Column and row indices"), tr("Column names")},
                  {int(Header::None), int(Header::Index), int(Header::Names)});
    m_layout = addChoice(tr("&Lines:"), {tr("One per row"), tr("One per cell")},
                         {int(Layout::Grid), int(Layout::Long)});
    m_coordinates = addSwitch(tr("&Coordinates instead of indices"),
                              tr("Applies to dimensions that have coordinates: in the header and, "
                                 "with one line per cell, on each line"));
    m_vectors =
        addSwitch(tr("Frame &metadata"), tr("With one line per cell: exposure, number, time and "
                                            "other frame metadata as columns after the indices"));
    setHasVectors(false);
    connect(m_layout, &QComboBox::currentIndexChanged, this, &CsvOptionsForm::enableVectors);
    enableVectors();
    addNumberFields();
    m_lineEnd = addChoice(tr("End &of line:"), {tr("LF (Linux, macOS)"), tr("CR LF (Windows)")},
                          {int(LineEnd::Lf), int(LineEnd::CrLf)});
}

QCheckBox* CsvOptionsForm::addSwitch(const QString& text, const QString& toolTip)
{
    auto* box = new QCheckBox(text);
    box->setToolTip(toolTip);
    box->setAccessibleDescription(toolTip + u'.');
    m_rows->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, &CsvOptionsForm::changed);
    return box;
}

void CsvOptionsForm::setHasVectors(bool hasVectors)
{
    m_rows->setRowVisible(m_vectors, hasVectors);
}

void CsvOptionsForm::enableVectors()
{
    m_vectors->setEnabled(m_isDelimited &&
                          chosen<CsvOptions::Layout>(*m_layout) == CsvOptions::Layout::Long);
}

void CsvOptionsForm::setDelimited(bool isDelimited)
{
    m_isDelimited = isDelimited;
    const std::initializer_list<QWidget*> others = {m_delimiter,   m_header,    m_layout,
                                                    m_coordinates, m_precision, m_decimalPoint,
                                                    m_na,          m_lineEnd};
    for (QWidget* field : others)
        field->setEnabled(isDelimited);
    enableVectors();
}

void CsvOptionsForm::addNumberFields()
{
    m_precision->setRange(shortest, mostDigits);
    m_precision->setValue(shortest);
    m_precision->setSpecialValueText(tr("As many as needed"));
    m_precision->setToolTip(tr("As many digits as needed to read back the same number, or a fixed "
                               "number of digits after the decimal point"));
    m_rows->addRow(tr("D&igits:"), m_precision);
    connect(m_precision, &QSpinBox::valueChanged, this, &CsvOptionsForm::changed);

    m_decimalPoint =
        addChoice(tr("Decimal se&parator:"), {tr("Point  ."), tr("Comma  ,")}, {'.', ','});
    connect(m_decimalPoint, &QComboBox::currentIndexChanged, this,
            &CsvOptionsForm::keepPointAndDelimiterApart);

    m_na->setText(QString::fromStdString(CsvOptions{}.na));
    m_na->setToolTip(tr("Written for NaN and for unreadable cells"));
    m_rows->addRow(tr("&Not a number:"), m_na);
    connect(m_na, &QLineEdit::textChanged, this, &CsvOptionsForm::changed);

    using Bytes = NumberFormat::Bytes;
    m_bytes =
        addChoice(tr("B&yte strings:"), {tr("Text where possible"), tr("As in Python, b'..'")},
                  {int(Bytes::AsText), int(Bytes::Literal)});
    m_bytes->setToolTip(tr("Bytes that are not text are always written as in Python"));
}

QComboBox* CsvOptionsForm::addChoice(const QString& label, const QStringList& texts,
                                     const QVariantList& values)
{
    auto* box = new QComboBox;
    for (qsizetype i = 0; i < texts.size(); ++i)
        box->addItem(texts[i], values[i].toInt());
    m_rows->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &CsvOptionsForm::changed);
    return box;
}

// Numbers with a decimal comma would all have to be quoted.
void CsvOptionsForm::keepPointAndDelimiterApart()
{
    if (chosen<char>(*m_decimalPoint) == ',' && chosen<char>(*m_delimiter) == ',')
        m_delimiter->setCurrentIndex(m_delimiter->findData(int(';')));
}

void CsvOptionsForm::setHasDelimiter(bool hasDelimiter)
{
    m_delimiter->setVisible(hasDelimiter);
    m_rows->labelForField(m_delimiter)->setVisible(hasDelimiter);
}

void CsvOptionsForm::setHeader(CsvOptions::Header header)
{
    choose(*m_header, static_cast<int>(header));
}

void CsvOptionsForm::setOptions(const CsvOptions& options)
{
    choose(*m_decimalPoint, options.decimalPoint);
    choose(*m_delimiter, options.delimiter);
    setHeader(options.header);
    choose(*m_layout, int(options.layout));
    m_coordinates->setChecked(options.coordinates);
    m_vectors->setChecked(options.vectors);
    choose(*m_lineEnd, int(options.lineEnd));
    m_precision->setValue(options.precision.value_or(shortest));
    m_na->setText(QString::fromStdString(options.na));
    choose(*m_bytes, int(options.bytes));
}

CsvOptions CsvOptionsForm::options() const
{
    CsvOptions options;
    options.delimiter = chosen<char>(*m_delimiter);
    options.header = chosen<CsvOptions::Header>(*m_header);
    options.layout = chosen<CsvOptions::Layout>(*m_layout);
    options.coordinates = m_coordinates->isChecked();
    options.vectors = m_vectors->isChecked();
    if (m_precision->value() != shortest)
        options.precision = m_precision->value();
    options.decimalPoint = chosen<char>(*m_decimalPoint);
    options.na = m_na->text().toStdString();
    options.bytes = chosen<NumberFormat::Bytes>(*m_bytes);
    options.lineEnd = chosen<CsvOptions::LineEnd>(*m_lineEnd);
    return options;
}

} // namespace bloscope
