#include "ui/window/geometry_dialog.h"

#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int firstWidth = 620; // pixels

// With the digits that it needs: "2", "-0.25".
QString shortNumber(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString textOfNumber(const std::optional<double>& number)
{
    return number ? shortNumber(*number) : QString();
}

// Of evenly spaced coordinates; nothing for others.
std::optional<Coordinates::Regular> evenOf(const DimensionGeometry& told)
{
    return told.coordinates ? told.coordinates->evenlySpaced() : std::nullopt;
}

Result<std::optional<double>> numberIn(const QLineEdit& edit)
{
    const QString text = edit.text().trimmed();
    if (text.isEmpty())
        return std::optional<double>();
    bool isNumber = false;
    const double number = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber)
        return usageError(GeometryDialog::tr("\"%1\" is not a number").arg(text).toStdString());
    return std::optional(number);
}

bool isUntold(const HandGeometry& hand)
{
    return std::ranges::all_of(hand,
                               [](const HandDimension& told) { return told == HandDimension(); });
}

QLineEdit* newField(const QString& text, const QString& told, const QString& name)
{
    auto* edit = new QLineEdit(text);
    edit->setPlaceholderText(told);
    edit->setAccessibleName(name);
    edit->setCursorPosition(0);
    return edit;
}

} // namespace

GeometryDialog::GeometryDialog(const Document& document, Write write, QWidget* parent)
    : QDialog(parent),
      m_write(std::move(write)),
      m_problem(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                     QDialogButtonBox::Reset))
{
    setWindowTitle(tr("Coordinates and Units of %1").arg(document.name()));
    layOut(makeRows(document));
    resizeWithinScreen(*this, {firstWidth, sizeHint().height()});
    QPushButton* reset = m_buttons->button(QDialogButtonBox::Reset);
    reset->setToolTip(tr("Discard these settings and use the file's own"));
    reset->setEnabled(document.request().geometry.has_value());
    if (m_write)
        addWriteButton();
    connect(reset, &QPushButton::clicked, this, [this] {
        emit chosen(std::nullopt);
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &GeometryDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

QWidget* GeometryDialog::makeRows(const Document& document)
{
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    const QStringList titles{tr("Dimension"), tr("Name"), tr("Unit"), tr("First coordinate"),
                             tr("Spacing")};
    for (int column = 0; column < titles.size(); ++column)
        grid->addWidget(new QLabel(titles[column]), 0, column);
    const Geometry& told = *document.toldGeometry();
    const HandGeometry hand = document.request().geometry.value_or(HandGeometry());
    for (std::size_t d = 0; d < told.dimensions.size(); ++d) {
        const Row row = makeRow(told.dimensions[d], d < hand.size() ? hand[d] : HandDimension());
        const int line = int(d) + 1;
        grid->addWidget(
            new QLabel(
                tr("Dimension %1 (size %2)").arg(d).arg(countText(document.array()->shape()[d]))),
            line, 0);
        int column = 1;
        for (QLineEdit* edit : {row.name, row.unit, row.origin, row.spacing}) {
            grid->addWidget(edit, line, column++);
            connect(edit, &QLineEdit::textChanged, this, &GeometryDialog::check);
        }
        m_rows.push_back(row);
    }
    return content;
}

GeometryDialog::Row GeometryDialog::makeRow(const DimensionGeometry& told,
                                            const HandDimension& hand)
{
    const auto even = evenOf(told);
    return {newField(QString::fromStdString(hand.name), displayText(told.name), tr("Name")),
            newField(QString::fromStdString(hand.unit), displayText(told.unit), tr("Unit")),
            newField(textOfNumber(hand.origin), even ? shortNumber(even->origin) : QString(),
                     tr("First coordinate")),
            newField(textOfNumber(hand.spacing), even ? shortNumber(even->spacing) : QString(),
                     tr("Spacing"))};
}

void GeometryDialog::layOut(QWidget* rows)
{
    auto* note = new QLabel(tr(
        "Empty fields keep the file's values. Entries are remembered; the file is not modified."));
    note->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMinimumHeight(m_problem->fontMetrics().lineSpacing());
    putInto(new QVBoxLayout(this), {note, {new FittingScroll(rows), 1}, m_problem, m_buttons});
}

Result<HandGeometry> GeometryDialog::typed() const
{
    HandGeometry geometry;
    for (const Row& row : m_rows) {
        HandDimension told{row.name->text().trimmed().toStdString(),
                           row.unit->text().trimmed().toStdString(),
                           {},
                           {}};
        BLOSCOPE_TRY(told.origin, numberIn(*row.origin));
        BLOSCOPE_TRY(told.spacing, numberIn(*row.spacing));
        geometry.push_back(std::move(told));
    }
    BLOSCOPE_CHECK(checkHandGeometry(geometry));
    return geometry;
}

void GeometryDialog::addWriteButton()
{
    m_writeButton = m_buttons->addButton(tr("&Write to Metadata"), QDialogButtonBox::ActionRole);
    m_writeButton->setToolTip(
        tr("Also write these settings to the metadata entries \"dims\" and \"coordinates\", which "
           "other programs can read once the file is saved"));
    connect(m_writeButton, &QPushButton::clicked, this, &GeometryDialog::write);
}

void GeometryDialog::write()
{
    const auto geometry = typed();
    if (!geometry)
        return;
    if (const Result<> written = m_write(*geometry); !written)
        return m_problem->setText(refusalText(written.error()));
    take();
}

void GeometryDialog::check()
{
    const auto geometry = typed();
    m_problem->setText(geometry ? QString() : refusalText(geometry.error()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(geometry.has_value());
    if (m_writeButton)
        m_writeButton->setEnabled(geometry && !isUntold(*geometry));
}

// Nothing told is the same as nothing.
void GeometryDialog::take()
{
    const auto geometry = typed();
    if (!geometry)
        return;
    emit chosen(isUntold(*geometry) ? std::nullopt : std::optional(*geometry));
    accept();
}

} // namespace bloscope
