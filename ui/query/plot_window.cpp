#include "ui/query/plot_window.h"

#include "core/export/export_format.h"
#include "core/export/parts_of_input.h"
#include "core/query/query_tokens.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/plot/choice_button.h"
#include "ui/plot/figure.h"
#include "ui/query/plot_loader.h"
#include "ui/query/plot_view.h"
#include "ui/query/query_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringList>
#include <QVBoxLayout>
#include <QWidgetAction>
#include <algorithm>
#include <array>
#include <utility>

namespace bloscope {

using Kind = PlotChoice::Kind;

namespace {

constexpr QSize firstPlotSize(900, 600);
constexpr int boxLetters = 12;
constexpr int noColumn = -1;

void addColumn(QComboBox& box, const std::vector<TableColumn>& columns, std::size_t index)
{
    box.addItem(displayText(columns[index].name), static_cast<int>(index));
}

std::optional<std::size_t> columnOf(const QComboBox& box)
{
    const QVariant column = box.currentData();
    return column.isValid() && column.toInt() >= 0 ? std::optional(column.toULongLong())
                                                   : std::nullopt;
}

QString joinedText(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

// Chooses one or several columns in a list that opens below it; it shows their names.
class ColumnsButton : public ChoiceButton {
 public:
    explicit ColumnsButton(const std::vector<TableColumn>& columns)
        : ChoiceButton(QString(boxLetters, u'n')), m_list(new QListWidget)
    {
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (isPlottable(columns[i]))
                add(displayText(columns[i].name), i);
        m_list->setFrameShape(QFrame::NoFrame);
        m_list->setAccessibleName(PlotWindow::tr("Columns of the curves"));
        auto* menu = new QMenu(this);
        auto* content = new QWidgetAction(menu);
        content->setDefaultWidget(m_list);
        menu->addAction(content);
        QObject::connect(menu, &QMenu::aboutToShow, m_list, [list = m_list] { list->setFocus(); });
        setMenu(menu);
        setPopupMode(QToolButton::InstantPopup);
    }

    QListWidget& list() const { return *m_list; }

    std::vector<std::size_t> chosen() const
    {
        std::vector<std::size_t> chosen;
        for (int row = 0; row < m_list->count(); ++row)
            if (m_list->item(row)->checkState() == Qt::Checked)
                chosen.push_back(m_list->item(row)->data(Qt::UserRole).toULongLong());
        return chosen;
    }

    // Alone.
    void choose(std::size_t column)
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            QListWidgetItem& item = *m_list->item(row);
            const bool isIt = item.data(Qt::UserRole).toULongLong() == column;
            item.setCheckState(isIt ? Qt::Checked : Qt::Unchecked);
        }
        showNames();
    }

    void showNames()
    {
        QStringList names;
        for (int row = 0; row < m_list->count(); ++row)
            if (m_list->item(row)->checkState() == Qt::Checked)
                names << m_list->item(row)->text();
        setText(names.isEmpty() ? PlotWindow::tr("(none)") : names.join(QStringLiteral(", ")));
        setToolTip(text());
        setAccessibleDescription(text());
    }

 private:
    void add(const QString& name, std::size_t column)
    {
        auto* item = new QListWidgetItem(name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(Qt::UserRole, static_cast<qulonglong>(column));
    }

    QListWidget* m_list;
};

PlotWindow::PlotWindow(RowsToPlot rows, QString path, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_rows(std::move(rows)),
      m_path(std::move(path)),
      m_scheduler(scheduler),
      m_kind(new QComboBox),
      m_x(new QComboBox),
      m_y(new QComboBox),
      m_ys(new ColumnsButton(m_rows.table->columns())),
      m_color(new QComboBox),
      m_state(new QLabel),
      m_plot(new PlotView),
      m_pointed(new QLabel),
      m_loader(new PlotLoader(*m_plot, scheduler, this))
{
    setWindowTitle(tr("Plot"));
    m_kind->addItems({tr("Curve"), tr("Histogram"), tr("Scatter plot")});
    m_color->addItem(tr("(none)"), noColumn);
    const std::vector<TableColumn>& columns = m_rows.table->columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (isPlottable(columns[i]))
            for (QComboBox* box : {m_y, m_color})
                addColumn(*box, columns, i);
    layOut();
    showKind();
    connectParts();
}

PlotWindow::~PlotWindow() = default;

void PlotWindow::layOut()
{
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_pointed->setTextFormat(Qt::PlainText);
    m_pointed->setMinimumWidth(1); // long values do not make the window wide
    putInto(new QVBoxLayout(this), {makeChoices(), m_state, {m_plot, 1}, m_pointed, makeButtons()});
    resize(firstPlotSize);
    m_plot->setFocus();
}

QWidget* PlotWindow::makeChoices()
{
    for (QComboBox* box : {m_x, m_y, m_color}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(boxLetters);
    }
    m_kind->setAccessibleName(tr("Kind of plot"));
    m_x->setAccessibleName(tr("Column along the horizontal axis"));
    m_y->setAccessibleName(tr("Column along the vertical axis"));
    m_ys->setAccessibleName(tr("Columns of the curves"));
    m_color->setAccessibleName(tr("Column of the colours"));
    m_yLine = labelled(tr("&Y:"), m_y);
    m_ysLine = labelled(tr("&Y:"), m_ys);
    m_colorLine = labelled(tr("Colour &by:"), m_color);
    auto* choices = new QWidget;
    auto* line = new FlowLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         {labelled(tr("&Plot:"), m_kind), labelled(tr("&X:"), m_x), m_yLine, m_ysLine, m_colorLine})
        line->addWidget(part);
    return choices;
}

QWidget* PlotWindow::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_filter = buttons->addButton(tr("&Filter to Range"), QDialogButtonBox::ActionRole);
    m_showAll = buttons->addButton(tr("Show &All"), QDialogButtonBox::ActionRole);
    m_showAll->setToolTip(tr("Zoom out to all values (Home or a double click)"));
    m_save = buttons->addButton(tr("&Save Figure…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button :
         {m_filter, m_showAll, m_save, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void PlotWindow::connectParts()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        choose();
    });
    for (QComboBox* box : {m_x, m_y, m_color})
        connect(box, &QComboBox::currentIndexChanged, this, &PlotWindow::choose);
    connect(&m_ys->list(), &QListWidget::itemChanged, this, [this] {
        m_ys->showNames();
        choose();
    });
    connect(m_loader, &PlotLoader::changed, this, &PlotWindow::describe);
    connect(m_plot, &PlotView::selectionChanged, this, [this] {
        describe();
        m_pointed->setText(m_plot->selection() ? condition() : QString());
    });
    connect(m_plot, &PlotView::pointedAt, this,
            [this](const QString& text) { m_pointed->setText(text); });
    connect(m_filter, &QPushButton::clicked, this, &PlotWindow::filter);
    connect(m_showAll, &QPushButton::clicked, m_plot, &PlotView::showAll);
    connect(m_save, &QPushButton::clicked, this, &PlotWindow::saveFigure);
}

// The columns that can be along the axes of the chosen kind; one that still can stays.
void PlotWindow::showKind()
{
    const auto kind = static_cast<Kind>(m_kind->currentIndex());
    const QSignalBlocker quiet(m_x);
    const QVariant before = m_x->currentData();
    m_x->clear();
    if (kind == Kind::Curve)
        m_x->addItem(tr("Row number"), noColumn);
    const std::vector<TableColumn>& columns = m_rows.table->columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (kind == Kind::Histogram || isPlottable(columns[i]))
            addColumn(*m_x, columns, i);
    m_x->setCurrentIndex(std::max(m_x->findData(before), 0));
    m_yLine->setVisible(kind == Kind::Scatter);
    m_ysLine->setVisible(kind == Kind::Curve);
    m_colorLine->setVisible(kind == Kind::Scatter);
}

void PlotWindow::plotColumn(std::size_t column)
{
    {
        const std::array<QSignalBlocker, 3> quiet{QSignalBlocker(m_kind), QSignalBlocker(m_x),
                                                  QSignalBlocker(m_y)};
        if (!isPlottable(m_rows.table->columns()[column])) {
            m_kind->setCurrentIndex(static_cast<int>(Kind::Histogram));
            showKind();
        }
        const auto number = static_cast<int>(column);
        m_ys->choose(column);
        m_y->setCurrentIndex(std::max(m_y->findData(number), 0));
        if (static_cast<Kind>(m_kind->currentIndex()) == Kind::Histogram)
            m_x->setCurrentIndex(m_x->findData(number));
    }
    choose();
}

void PlotWindow::setRows(RowsToPlot rows)
{
    m_rows = std::move(rows);
    choose();
}

PlotChoice PlotWindow::choice() const
{
    PlotChoice choice{static_cast<Kind>(m_kind->currentIndex()), columnOf(*m_x)};
    if (choice.kind == Kind::Curve)
        choice.ys = m_ys->chosen();
    if (choice.kind == Kind::Scatter) {
        if (const auto y = columnOf(*m_y))
            choice.ys = {*y};
        choice.color = columnOf(*m_color);
    }
    return choice;
}

// What was shown stays until there is another plot.
void PlotWindow::choose()
{
    const PlotChoice wanted = choice();
    m_saved.clear();
    m_plot->clearSelection();
    if (wanted.kind == Kind::Histogram ? !wanted.x : wanted.ys.empty())
        m_loader->showNothing();
    else
        m_loader->plot(m_rows, wanted);
}

// --- what is said of it

void PlotWindow::describe()
{
    const PlotPicturePtr& picture = m_plot->picture();
    const bool hasPlot = picture && picture->basis->hasValues;
    m_save->setEnabled(hasPlot);
    m_showAll->setEnabled(hasPlot && !m_plot->showsAll());
    showCondition();
    m_state->setText(stateText());
}

QString PlotWindow::stateText() const
{
    if (const auto percent = m_loader->percent())
        return tr("Reading, %1 %…").arg(*percent);
    if (m_loader->isRunning())
        return tr("Reading…");
    if (m_loader->error())
        return errorSentence(tr("The columns cannot be plotted"), *m_loader->error());
    const PlotPicturePtr& picture = m_plot->picture();
    return joinedText({picture ? stateOf(*picture) : tr("Choose a column to plot."), m_saved});
}

QString PlotWindow::stateOf(const PlotPicture& picture) const
{
    const PlotPicture::Basis& basis = *picture.basis;
    const auto counted = [](std::int64_t rows) {
        return countedText(rows, tr("%n row(s)", nullptr, pluralNumber(rows)));
    };
    if (basis.rows == 0)
        return tr("There are no rows to plot.");
    if (!basis.hasValues)
        return tr("These rows have no numbers to plot.");
    QStringList parts = {counted(basis.rows)};
    const std::int64_t withoutPlace = picture.words  ? picture.words->withoutOne
                                      : picture.grid ? picture.grid->withoutPlace
                                                     : basis.x.withoutPlace;
    if (withoutPlace > 0)
        //: %1 "12 rows"
        parts << tr("%1 without a value").arg(counted(withoutPlace));
    if (picture.words && picture.words->distinct > std::ssize(picture.words->words))
        parts << tr("the most frequent of %1 distinct values")
                     .arg(countText(picture.words->distinct));
    if (picture.grid && !m_plot->showsAll())
        //: %1 "12 rows"
        parts << tr("%1 in view").arg(counted(picture.grid->inside));
    if (picture.grid && !picture.grid->points.empty())
        parts << tr("one point per row");
    else if (picture.grid)
        parts << (picture.grid->means.empty()
                      ? tr("colours show density")
                      : tr("colours show the mean of %1").arg(basis.color.name));
    return joinedText(parts);
}

// --- the range

QString PlotWindow::condition() const
{
    const PlotPicturePtr& picture = m_plot->picture();
    if (!picture || !picture->basis->hasValues)
        return {};
    if (!m_plot->selection() && m_plot->showsAll())
        return {};
    const PlotView::Selection range = m_plot->selection().value_or(m_plot->inSight());
    const PlotPicture::Basis& basis = *picture->basis;
    const std::vector<TableColumn>& columns = m_rows.table->columns();
    if (picture->words)
        return range.y ? wordsCondition(columns[*basis.choice.x], *picture->words, *range.y)
                       : QString();
    QString condition;
    const auto add = [&](std::size_t column, const PlotAxis& axis, const ClosedRange<double>& of) {
        const QString part = rangeCondition(columns[column], axis, of);
        if (!part.isEmpty())
            condition = withCondition(condition, part);
    };
    if (range.x)
        add(*basis.choice.x, basis.x, *range.x);
    if (range.y)
        add(basis.choice.ys.front(), basis.y, *range.y);
    return condition;
}

void PlotWindow::showCondition()
{
    const QString wanted = condition();
    m_filter->setEnabled(!wanted.isEmpty());
    m_filter->setToolTip(wanted.isEmpty()
                             ? tr("Drag in the plot to select a range, with Shift when zoomed in")
                             : tr("Show only rows with %1 in the table").arg(wanted));
}

void PlotWindow::filter()
{
    if (const QString wanted = condition(); !wanted.isEmpty())
        emit conditionWanted(wanted);
}

// --- figures

void PlotWindow::saveFigure()
{
    const QFileInfo file(m_path);
    const bool canBeNextToIt = !m_path.isEmpty() && QFileInfo(file.absolutePath()).isWritable();
    auto* dialog = new QFileDialog(this, tr("Save Figure"),
                                   canBeNextToIt ? file.absolutePath() : QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters{tr("PNG picture (*.png)"), tr("PDF document (*.pdf)")};
    if (canDrawFigure(ExportFormat::Svg))
        filters.insert(1, tr("SVG drawing (*.svg)"));
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    dialog->selectFile(m_path.isEmpty() ? QStringLiteral("plot.png")
                                        : file.completeBaseName() + QStringLiteral("-plot.png"));
    connect(dialog, &QFileDialog::fileSelected, this, &PlotWindow::saveFigureTo);
    dialog->open();
}

void PlotWindow::saveFigureTo(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const auto format = formatOfName(filePath(path)).format;
    if (!format || !canDrawFigure(*format))
        return m_state->setText(
            canDrawFigure(ExportFormat::Svg)
                ? tr("%1 has no extension of a figure: png, svg or pdf.").arg(name)
                : tr("%1 has no extension of a figure that this build writes: png or pdf.")
                      .arg(name));
    m_plot->setSelectionVisible(false);
    const DrawnFigure figure = drawFigure(*m_plot, *format, {});
    m_plot->setSelectionVisible(true);
    m_writing = std::make_unique<LongJob>(tr("Saving %1").arg(name));
    connect(m_writing.get(), &LongJob::finished, this, [this, name](const Result<>& outcome) {
        m_writing.release()->deleteLater(); // the call comes from it
        m_saved = outcome ? tr("Saved %1.").arg(name)
                          : errorSentence(tr("%1 cannot be saved").arg(name), outcome.error());
        describe();
    });
    m_writing->start(m_scheduler, [figure, path, source = m_path](const Job& job) {
        return writeFigure(figure, path, source, job);
    });
}

} // namespace bloscope
