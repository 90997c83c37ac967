#include "ui/export/figure_form.h"

#include "ui/controls/labelled_button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <cmath>
#include <optional>

namespace bloscope {

using Parts = FigureOptions::Parts;
using FigureColors = FigureOptions::Theme;

namespace {

constexpr double centimetresPerInch = 2.54;

} // namespace

FigureForm::FigureForm(const ExportOffer& offer, QWidget* parent)
    : QWidget(parent),
      m_offer(offer),
      m_rows(new QFormLayout(this)),
      m_parts(new QComboBox),
      m_theme(new QComboBox),
      m_transparentNaN(new QCheckBox(tr("&Transparent NaN cells"))),
      m_marks(new QCheckBox(tr("Ma&rked cell and selection"))),
      m_histogram(new QCheckBox(tr("&Histogram"))),
      m_scaleBar(new QCheckBox(tr("Scale &bar"))),
      m_legend(new QCheckBox(tr("&Legend"))),
      m_centimetres(new QDoubleSpinBox),
      m_dots(new QSpinBox)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    addParts();
    addTexts();
    addThemes();
    m_legend->setChecked(true);
    m_scaleBar->setToolTip(tr("A round length, from the spacing of the columns"));
    m_scaleBar->setVisible(m_offer.caption.spacing.has_value());
    m_legend->setVisible(!m_offer.caption.keys.empty());
    for (QCheckBox* part : {m_transparentNaN, m_marks, m_histogram, m_scaleBar, m_legend}) {
        m_rows->addRow(part);
        connect(part, &QCheckBox::toggled, this, [this] {
            showSize(m_isSizeChosen ? m_width->value() : 0);
            emit changed();
        });
    }
    for (QCheckBox* part : {m_marks, m_histogram})
        part->setVisible(m_offer.figure && hasPicture(*m_offer.figure));
    m_width = addSide(tr("Wi&dth:"));
    m_height = addSide(tr("Hei&ght:"));
    addPaper();
    connect(m_width, &QSpinBox::valueChanged, this, &FigureForm::followWidth);
    connect(m_height, &QSpinBox::valueChanged, this, &FigureForm::followHeight);
    showSize(0);
    enableControls();
}

void FigureForm::addParts()
{
    const auto add = [this](const QString& text, Parts parts, const QString& toolTip) {
        m_parts->addItem(text, static_cast<int>(parts));
        m_parts->setItemData(m_parts->count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(tr("Figure with axes and title"), Parts::Everything,
        tr("With colour scale, unit and legend"));
    add(tr("Picture only"), Parts::PictureOnly, tr("Only the area inside the axes"));
    if (m_offer.cells.make)
        add(tr("One cell = one pixel"), Parts::Cells,
            m_offer.cells.canBeMade() ? tr("Exactly the visible cells")
                                      : tr("Too many cells are visible; zoom in"));
    m_parts->setToolTip(tr("Parts to include in the file"));
    m_rows->addRow(tr("Co&ntent:"), m_parts);
    connect(m_parts, &QComboBox::currentIndexChanged, this, [this] {
        showSize(m_isSizeChosen ? m_width->value() : 0);
        enableControls();
        emit changed();
    });
}

// Of figures of one plot, whose axes and scale are its own. What somebody writes is for this figure
// only: it would be wrong for the next one.
void FigureForm::addTexts()
{
    if (!m_offer.figure)
        return;
    if (!m_offer.caption.title.isEmpty()) {
        m_title = addText(tr("T&itle:"), *(m_seen.title = m_offer.caption.title));
        m_title->setObjectName("title");
    }
    const auto* plot = qobject_cast<const FigurePlot*>(m_offer.figure);
    if (!plot)
        return;
    m_columns = addText(tr("&X axis:"), *(m_seen.columns = plot->xAxis->label()));
    m_rowsText = addText(tr("&Y axis:"), *(m_seen.rows = plot->yAxis->label()));
    m_unit = addText(tr("&Unit:"), *(m_seen.unit = plot->unit()));
    m_unit->setToolTip(tr("Of the colour scale"));
}

QLineEdit* FigureForm::addText(const QString& label, const QString& text)
{
    auto* line = new QLineEdit(text);
    line->setClearButtonEnabled(true);
    m_rows->addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, [this] {
        showSize(m_isSizeChosen ? m_width->value() : 0);
        emit changed();
    });
    return line;
}

// "10 cm at 300 dpi"
void FigureForm::addPaper()
{
    constexpr double mostCentimetres = 500;
    m_centimetres->setRange(0.1, mostCentimetres);
    m_centimetres->setDecimals(1);
    m_centimetres->setSuffix(tr(" cm"));
    m_dots->setRange(FigureOptions::leastDots, FigureOptions::mostDots);
    m_dots->setValue(FigureOptions::screenDots);
    m_dots->setSuffix(tr(" dpi"));
    m_dots->setToolTip(tr("Pixels per inch"));
    m_dots->setAccessibleName(tr("Pixels per inch"));
    m_paper = new QWidget;
    QHBoxLayout* line = tightRow(m_paper);
    line->addWidget(m_centimetres);
    line->addWidget(new QLabel(tr("at")));
    line->addWidget(m_dots);
    line->addStretch();
    m_rows->addRow(tr("&On paper:"), m_paper);
    qobject_cast<QLabel*>(m_rows->labelForField(m_paper))->setBuddy(m_centimetres);
    connect(m_centimetres, &QDoubleSpinBox::valueChanged, this, &FigureForm::followPaper);
    connect(m_dots, &QSpinBox::valueChanged, this, &FigureForm::followPaper);
}

void FigureForm::addThemes()
{
    m_theme->addItem(tr("Light"), static_cast<int>(FigureColors::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(FigureColors::Dark));
    m_theme->setToolTip(tr("Text and background colours, independent of the window"));
    m_rows->addRow(tr("The&me:"), m_theme);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
}

QSpinBox* FigureForm::addSide(const QString& label)
{
    auto* side = new QSpinBox;
    side->setRange(1, FigureOptions::mostPixels);
    side->setSuffix(tr(" pixels"));
    m_rows->addRow(label, side);
    return side;
}

bool FigureForm::drawsCells() const
{
    return m_hasPixels && m_parts->currentData().toInt() == static_cast<int>(Parts::Cells);
}

double FigureForm::widthPerHeight() const
{
    constexpr int finely = 1000;
    FigureOptions large = options();
    large.width = finely;
    const QSize shape = figureSize(*m_offer.figure, large, m_offer.caption);
    return static_cast<double>(shape.width()) / shape.height();
}

void FigureForm::followWidth()
{
    m_isSizeChosen = true;
    const QSignalBlocker quiet(m_height);
    m_height->setValue(static_cast<int>(std::lround(m_width->value() / widthPerHeight())));
    showPaper();
    emit changed();
}

void FigureForm::followHeight()
{
    m_isSizeChosen = true;
    const QSignalBlocker quiet(m_width);
    m_width->setValue(static_cast<int>(std::lround(m_height->value() * widthPerHeight())));
    showPaper();
    emit changed();
}

// The width stays as it is on paper, with more pixels or fewer.
void FigureForm::followPaper()
{
    const double pixels = m_centimetres->value() / centimetresPerInch * m_dots->value();
    m_isSizeChosen = true;
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    m_width->setValue(static_cast<int>(std::lround(pixels)));
    m_height->setValue(static_cast<int>(std::lround(m_width->value() / widthPerHeight())));
    emit changed();
}

void FigureForm::showPaper()
{
    const QSignalBlocker quiet(m_centimetres);
    m_centimetres->setValue(m_width->value() * centimetresPerInch / m_dots->value());
}

void FigureForm::showSize(int width)
{
    if (!m_offer.figure)
        return;
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    FigureOptions shown = options();
    shown.width = width;
    const QSize shape =
        drawsCells() ? m_offer.cells.size : figureSize(*m_offer.figure, shown, m_offer.caption);
    m_width->setValue(shape.width());
    m_height->setValue(shape.height());
    showPaper();
    if (!drawsCells())
        m_isSizeChosen = width > 0;
}

QSize FigureForm::pixels() const
{
    return drawsCells() ? m_offer.cells.size
                        : figureSize(*m_offer.figure, options(), m_offer.caption);
}

FigureOptions FigureForm::options() const
{
    const auto chosen = static_cast<Parts>(m_parts->currentData().toInt());
    return {chosen == Parts::Cells && !m_hasPixels ? Parts::PictureOnly : chosen,
            m_isSizeChosen && !drawsCells() ? m_width->value() : 0,
            m_transparentNaN->isChecked(),
            static_cast<FigureColors>(m_theme->currentData().toInt()),
            m_marks->isChecked(),
            m_histogram->isChecked(),
            m_scaleBar->isChecked(),
            m_legend->isChecked(),
            m_dots->value(),
            texts()};
}

FigureOptions::Texts FigureForm::texts() const
{
    const auto changed = [](const QLineEdit* line, const std::optional<QString>& seen) {
        return line && line->text() != seen ? std::optional(line->text().trimmed()) : std::nullopt;
    };
    return {changed(m_title, m_seen.title), changed(m_columns, m_seen.columns),
            changed(m_rowsText, m_seen.rows), changed(m_unit, m_seen.unit)};
}

void FigureForm::setOptions(const FigureOptions& options)
{
    const bool wantsCells = options.parts == Parts::Cells && !m_offer.cells.canBeMade();
    const Parts parts = wantsCells ? Parts::PictureOnly : options.parts;
    m_parts->setCurrentIndex(m_parts->findData(static_cast<int>(parts)));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(options.theme)));
    m_transparentNaN->setChecked(options.hasTransparentNaN);
    m_marks->setChecked(options.hasMarks);
    m_histogram->setChecked(options.hasHistogram);
    m_scaleBar->setChecked(options.hasScaleBar);
    m_legend->setChecked(options.hasLegend);
    {
        const QSignalBlocker quiet(m_dots);
        m_dots->setValue(options.dotsPerInch);
    }
    showSize(options.width);
    emit changed();
}

void FigureForm::setHasPixels(bool hasPixels)
{
    m_hasPixels = hasPixels;
    m_transparentNaN->setVisible(hasPixels && m_offer.figure && hasPicture(*m_offer.figure));
    for (QSpinBox* side : {m_width, m_height}) {
        side->setVisible(hasPixels);
        m_rows->labelForField(side)->setVisible(hasPixels);
    }
    enableControls();
}

// Cells have neither texts nor a size of their own.
void FigureForm::enableControls()
{
    const int cells = m_parts->findData(static_cast<int>(Parts::Cells));
    if (auto* items = qobject_cast<QStandardItemModel*>(m_parts->model()); items && cells >= 0)
        items->item(cells)->setEnabled(m_hasPixels && m_offer.cells.canBeMade());
    for (QWidget* control : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
                             static_cast<QWidget*>(m_theme), m_paper})
        control->setEnabled(!drawsCells());
    const bool hasTexts = m_parts->currentData().toInt() == static_cast<int>(Parts::Everything);
    for (QWidget* text : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_columns),
                          static_cast<QWidget*>(m_rowsText), static_cast<QWidget*>(m_unit),
                          static_cast<QWidget*>(m_legend)})
        if (text)
            text->setEnabled(hasTexts);
    m_scaleBar->setEnabled(!drawsCells());
}

} // namespace bloscope
