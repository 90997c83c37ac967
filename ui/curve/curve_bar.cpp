#include "ui/curve/curve_bar.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/slice/part_box.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int linesWidth = 140;

// In the order of the box.
constexpr CurveAxes axesChoices[] = {{CurveScale::Linear, CurveScale::Linear},
                                     {CurveScale::Linear, CurveScale::Log},
                                     {CurveScale::Log, CurveScale::Linear},
                                     {CurveScale::Log, CurveScale::Log}};

} // namespace

VectorBox::VectorBox(const FrameVectorsPtr& vectors, QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Curve data"));
    setToolTip(tr("Plot the cells, or a value from the metadata of each frame"));
    addItem(tr("Cells"));
    for (std::size_t i = 0; vectors && i < vectors->size(); ++i)
        if ((*vectors)[i].values.areNumbers())
            addItem(displayText((*vectors)[i].name), qulonglong(i));
}

std::optional<std::size_t> VectorBox::vector() const
{
    const QVariant which = currentData();
    return which.isValid() ? std::optional(std::size_t(which.toULongLong())) : std::nullopt;
}

QString VectorBox::vectorName() const
{
    return vector() ? currentText() : QString();
}

void VectorBox::choose(const QString& vectorName)
{
    const int item = vectorName.isEmpty() ? 0 : findText(vectorName);
    setCurrentIndex(std::max(0, item));
}

CurveBar::CurveBar(QStringList dimensionNames, PartBox* part, VectorBox* vectors, QWidget* parent)
    : QWidget(parent),
      m_dimensionNames(std::move(dimensionNames)),
      m_alongBox(new QComboBox),
      m_alongGroup(labelled(tr("Alo&ng:"), m_alongBox)),
      m_linesGroup(new QWidget),
      m_linesLabel(new QLabel),
      m_lines(new CheckedLineEdit([this](const QString& lines) { return problemOf(lines); })),
      m_scaleBox(makeScaleBox())
{
    m_alongBox->setSizeAdjustPolicy(QComboBox::AdjustToContents); // which come later
    m_alongBox->setObjectName(QStringLiteral("along"));
    m_alongBox->setAccessibleName(tr("Dimension along which the curves run"));
    m_lines->setAccessibleName(tr("Lines to draw"));
    m_lines->setFixedWidth(linesWidth);
    m_linesLabel->setBuddy(m_lines);
    connect(m_alongBox, &QComboBox::activated, this, &CurveBar::chooseAlong);
    connect(m_lines, &CheckedLineEdit::taken, this, &CurveBar::chooseLines);
    layOut(part, vectors);
}

void CurveBar::setHasLines(bool hasLines)
{
    m_hasLines = hasLines;
    m_alongGroup->setVisible(hasLines);
    showLines();
}

void CurveBar::layOut(PartBox* part, VectorBox* vectors)
{
    auto* field = labelled(tr("Sho&w:"), part);
    field->setVisible(part->hasParts());
    auto* vectorField = labelled(tr("C&urve of:"), vectors);
    vectorField->setVisible(vectors->hasVectors());
    auto* lines = tightRow(m_linesGroup);
    lines->addWidget(m_linesLabel);
    lines->addWidget(m_lines);
    auto* showAll = new QToolButton;
    showAll->setText(tr("Show &All"));
    showAll->setAutoRaise(true);
    showAll->setToolTip(tr("Show all points (Home)"));
    connect(showAll, &QToolButton::clicked, this, &CurveBar::showAllWanted);

    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(vectorField);
    row->addWidget(field);
    row->addWidget(m_alongGroup);
    row->addWidget(m_linesGroup);
    row->addWidget(labelled(tr("A&xes:"), m_scaleBox));
    row->addWidget(showAll);
    row->setAlignment(showAll, Qt::AlignRight);
}

QComboBox* CurveBar::makeScaleBox()
{
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Axis scales"));
    box->addItems({tr("Linear"), tr("Log values"), tr("Log indices"), tr("Both log")});
    box->setItemData(1, tr("A logarithmic axis omits values of zero or less"), Qt::ToolTipRole);
    box->setItemData(2, tr("A logarithmic axis omits the first point"), Qt::ToolTipRole);
    connect(box, &QComboBox::activated, this, [this](int chosen) {
        m_axes = axesChoices[chosen];
        emit axesChanged();
    });
    return box;
}

QString CurveBar::problemOf(const QString& lines) const
{
    if (m_slice.dimensions().empty())
        return {};
    CurveChoice choice = m_choice;
    choice.lines = lines.trimmed().toStdString();
    const auto curve = CurveSlice::of(m_slice, choice);
    return curve ? QString() : errorSentence(tr("These lines cannot be drawn"), curve.error());
}

void CurveBar::restore(const CurveChoice& choice, const CurveAxes& axes)
{
    m_choice = choice;
    m_axes = axes;
    const auto chosen = std::ranges::find(axesChoices, axes);
    m_scaleBox->setCurrentIndex(static_cast<int>(chosen - std::begin(axesChoices)));
}

void CurveBar::setSlice(const Slice& shown)
{
    m_slice = shown;
    if (m_choice.along && *m_choice.along >= shown.dimensions().size())
        m_choice = {};
    if (!CurveSlice::of(shown, m_choice))
        m_choice.lines.clear();
    fillDimensions();
    showLines();
}

void CurveBar::fillDimensions()
{
    m_alongBox->clear();
    for (std::size_t d = 0; d < m_slice.dimensions().size(); ++d)
        if (m_slice.shape()[d] > 1)
            m_alongBox->addItem(m_dimensionNames.value(qsizetype(d)), qulonglong(d));
    const std::size_t along = m_choice.along.value_or(defaultAlong(m_slice));
    m_alongBox->setCurrentIndex(m_alongBox->findData(qulonglong(along)));
}

// Which dimensions are typed; nothing where there is one line only.
void CurveBar::showLines()
{
    const std::size_t along = m_choice.along.value_or(defaultAlong(m_slice));
    QStringList names;
    for (const std::size_t d : lineDimensions(m_slice, along))
        names << m_dimensionNames.value(qsizetype(d));
    const QString list = names.join(QStringLiteral(", "));
    m_linesLabel->setText(tr("&Lines at [%1]:").arg(list));
    m_lines->setToolTip(
        tr("Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn")
            .arg(list)
            .arg(CurveSlice::mostLines));
    m_lines->setPlaceholderText(firstLines(along));
    m_lines->setTakenText(QString::fromStdString(m_choice.lines));
    m_linesGroup->setVisible(m_hasLines && !names.isEmpty());
}

// The lines that are drawn until others are typed, as one would type them.
QString CurveBar::firstLines(std::size_t along) const
{
    const auto curve = CurveSlice::of(m_slice, {along, {}});
    if (!curve)
        return {};
    Shape extents;
    std::vector<DimensionSlice> taken;
    for (const std::size_t d : lineDimensions(m_slice, along)) {
        extents.push_back(m_slice.shape()[d]);
        taken.push_back(curve->slice()[d]);
    }
    const std::string text = Slice(std::move(extents), std::move(taken)).text();
    return QString::fromStdString(text.substr(1, text.size() - 2)); // without its brackets
}

void CurveBar::chooseAlong()
{
    m_choice = {m_alongBox->currentData().toULongLong(), {}};
    showLines();
    emit choiceChanged();
}

void CurveBar::chooseLines(const QString& lines)
{
    m_choice.lines = lines.trimmed().toStdString();
    emit choiceChanged();
}

} // namespace bloscope
