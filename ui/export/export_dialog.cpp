#include "ui/export/export_dialog.h"

#include "core/base/text.h"
#include "core/dtype/dtype.h"
#include "core/export/export_order.h"
#include "core/export/nifti_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/text_preview.h"
#include "core/export/tiff_writer.h"
#include "ui/controls/labelled_button.h"
#include "ui/export/csv_options_form.h"
#include "ui/export/export_target.h"
#include "ui/export/figure_form.h"
#include "ui/export/slice_export.h"
#include "ui/plot/figure.h"
#include "ui/slice/part_box.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/worker/scheduler.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QString>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace bloscope {

// The beginning of what an export would write, and how much it would be.
class ExportPreview {
    Q_DECLARE_TR_FUNCTIONS(ExportPreview)

 public:
    // For worker threads: reads the first few cells. Errors: those of SliceReader and
    // of niftiHeader() and tiffLayoutOf().
    static Result<ExportPreview> make(const SliceReader& reader, const SliceExport& wanted,
                                      const Job& job);

    QString text;
    QString size; // "about 2.3 MiB", "1.1 MiB"

 private:
    static Result<ExportPreview> ofText(const SliceReader& reader, const SliceExport& wanted,
                                        const Job& job);
    static Result<ExportPreview> ofImage(const DType& dtype, const SliceExport& wanted);
    static Result<ExportPreview> ofStack(const DType& dtype, const SliceExport& wanted,
                                         const Job& job);
    static ExportPreview ofArray(const DType& dtype, const SliceExport& wanted);
};

namespace {

constexpr std::int64_t shownLines = 12;
constexpr std::int64_t shownColumns = 24;
// Enough cells to guess the others from.
constexpr std::int64_t measuredLines = 200;
constexpr std::int64_t measuredColumns = 50;

// Bytes of the whole export, as the first cells let expect.
Result<double> expectedBytes(const SliceReader& reader, const SliceExport& wanted, const Job& job)
{
    CsvOptions cellsOnly = wanted.csv;
    cellsOnly.header = CsvOptions::Header::None;
    BLOSCOPE_TRY(const TextPreview measured,
                 previewText(cellsOf(reader, wanted), wanted.slice, wanted.format, cellsOnly,
                             {measuredLines, measuredColumns}, job));
    const auto lines = std::ranges::count(measured.text, '\n');
    const bool isLong = wanted.isDelimited() && wanted.csv.layout == CsvOptions::Layout::Long;
    const std::int64_t cellsPerLine =
        isLong ? 1 : std::min(measuredColumns, wanted.slice.columns());
    const auto cells = static_cast<double>(std::max<std::int64_t>(1, lines * cellsPerLine));
    return static_cast<double>(measured.text.size()) / cells *
           static_cast<double>(wanted.slice.cellCount().value_or(0));
}

QString byteText(double bytes)
{
    return sizeText(static_cast<std::uint64_t>(std::llround(bytes)));
}

} // namespace

Result<ExportPreview> ExportPreview::make(const SliceReader& reader, const SliceExport& wanted,
                                          const Job& job)
{
    if (isText(wanted.format))
        return ofText(reader, wanted, job);
    const DType dtype = cellsOf(reader, wanted).dtype();
    if (wanted.format == ExportFormat::Nifti)
        return ofImage(dtype, wanted);
    if (wanted.format == ExportFormat::Tiff)
        return ofStack(dtype, wanted, job);
    return ofArray(dtype, wanted);
}

Result<ExportPreview> ExportPreview::ofText(const SliceReader& reader, const SliceExport& wanted,
                                            const Job& job)
{
    BLOSCOPE_TRY(const TextPreview beginning,
                 previewText(cellsOf(reader, wanted), wanted.slice, wanted.format, wanted.csv,
                             {shownLines, shownColumns}, job));
    BLOSCOPE_TRY(const double bytes, expectedBytes(reader, wanted, job));
    ExportPreview preview;
    preview.text = QString::fromStdString(beginning.text);
    if (!beginning.allColumns)
        preview.text.replace(wanted.isDelimited() ? "\n" : "]\n",
                             wanted.isDelimited() ? " …\n" : " …]\n");
    if (!beginning.allRows)
        preview.text += QStringLiteral("…\n");
    preview.size = tr("about %1").arg(byteText(bytes));
    return preview;
}

ExportPreview ExportPreview::ofArray(const DType& dtype, const SliceExport& wanted)
{
    QStringList extents;
    Shape shape;
    for (const std::size_t dimension : ExportOrder(wanted.slice).dimensions()) {
        shape.push_back(wanted.slice[dimension].count);
        extents << QString::number(shape.back());
    }
    const double header = wanted.format == ExportChoice::Format::Npy
                              ? static_cast<double>(npyHeader(dtype, shape).size())
                              : 0;
    ExportPreview preview;
    preview.text = tr("Elements of type %1, shape (%2), in C order.")
                       .arg(dtypeText(dtype), extents.join(QStringLiteral(", ")));
    preview.size = byteText(header + static_cast<double>(wanted.slice.cellCount().value_or(0)) *
                                         static_cast<double>(dtype.itemsize));
    return preview;
}

Result<ExportPreview> ExportPreview::ofStack(const DType& dtype, const SliceExport& wanted,
                                             const Job& job)
{
    const TiffImage image = tiffImageOf(dtype, wanted.slice, wanted.csv.geometry.get());
    BLOSCOPE_TRY(const TiffLayout layout, tiffLayoutOf(image, job));
    const int form = pluralNumber(image.pages);
    ExportPreview preview;
    preview.text =
        countedText(image.pages,
                    image.samples > 1
                        ? tr("%n page(s) of %1 × %2 colour pixels of type %3.", nullptr, form)
                        : tr("%n page(s) of %1 × %2 pixels of type %3.", nullptr, form))
            .arg(countText(image.rows), countText(image.columns), dtypeText(dtype));
    if (const auto& resolution = image.resolution)
        preview.text += '\n' + (resolution->isOfCentimetres ? tr("%1 × %2 pixels per centimetre.")
                                                            : tr("%1 × %2 pixels per unit."))
                                   .arg(resolution->rows)
                                   .arg(resolution->columns);
    preview.size = byteText(static_cast<double>(layout.size));
    return preview;
}

Result<ExportPreview> ExportPreview::ofImage(const DType& dtype, const SliceExport& wanted)
{
    const NiftiAxes axes = niftiAxesOf(wanted.slice, wanted.csv.geometry.get());
    BLOSCOPE_TRY(const std::string header, niftiHeader(dtype, axes));
    QStringList counts;
    QStringList spacings;
    for (const NiftiAxes::Axis& axis : axes.axes) {
        counts << QString::number(axis.count);
        spacings << QString::number(axis.spacing);
    }
    ExportPreview preview;
    preview.text = tr("%1 voxels of type %2,\nspacing %3.")
                       .arg(counts.join(QStringLiteral(" × ")), dtypeText(dtype),
                            spacings.join(QStringLiteral(" × ")));
    preview.text += '\n';
    preview.text += axes.affine ? tr("The position in the scanner is included.")
                                : tr("The position in the scanner is unknown and not included.");
    preview.size = byteText(static_cast<double>(header.size()) +
                            static_cast<double>(wanted.slice.cellCount().value_or(0)) *
                                static_cast<double>(dtype.itemsize));
    return preview;
}

namespace {

using namespace std::chrono_literals;
using Format = ExportChoice::Format;

constexpr auto typingPause = 150ms;
constexpr QSize previewSize(440, 260);

// "field b", "fields b to d"
QString namesOf(const DTypeLeaf& part)
{
    const std::vector<DTypeLeaf> leaves = leavesOf(part);
    const QString first = displayText(leaves.front().path);
    return leaves.size() == 1
               ? ExportDialog::tr("field %1").arg(first)
               : ExportDialog::tr("fields %1 to %2").arg(first, displayText(leaves.back().path));
}

} // namespace

ExportDialog::ExportDialog(Document& document, Scheduler& scheduler, ExportOffer offer,
                           const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_offer(std::move(offer)),
      m_sliceBox(new SliceBox),
      m_format(new QComboBox),
      m_csv(new CsvOptionsForm),
      m_figure(new FigureForm(m_offer)),
      m_beginning(new QStackedWidget),
      m_text(new QPlainTextEdit),
      m_picture(new QLabel),
      m_size(new QLabel),
      m_target(new ExportTarget(folder, document.path())),
      m_restore(new QPushButton(tr("Re&store Defaults"))),
      m_export(new QPushButton(tr("&Export")))
{
    setWindowTitle(tr("Export from %1").arg(document.name()));
    addSlices();
    addFormats();
    layOut();
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(typingPause);
    connect(&m_previewTimer, &QTimer::timeout, this, &ExportDialog::preview);
    m_csv->setHasVectors(document.vectors() && !document.vectors()->empty());
    connect(m_csv, &CsvOptionsForm::changed, &m_previewTimer, qOverload<>(&QTimer::start));
    connect(m_figure, &FigureForm::changed, &m_previewTimer, qOverload<>(&QTimer::start));
    connect(m_sliceBox, &QComboBox::currentIndexChanged, this, &ExportDialog::sliceChosen);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
    connect(m_target, &ExportTarget::changed, this, &ExportDialog::checkTarget);
    connect(m_restore, &QPushButton::clicked, this, &ExportDialog::restoreDefaults);
    formatChosen();
}

// What is selected was selected for something.
void ExportDialog::addSlices()
{
    m_sliceBox->offer(m_offer.computed ? m_offer.computedName : tr("Shown slice"),
                      m_document.slice());
    if (m_offer.selection && offeredPart())
        m_sliceBox->offerFields(m_offer.selectionName, *m_offer.selection, namesOf(*offeredPart()));
    else if (m_offer.selection)
        m_sliceBox->offer(m_offer.selectionName, *m_offer.selection);
    m_sliceBox->setCurrentIndex(m_sliceBox->count() - 1);
    m_sliceBox->offer(tr("Whole array"), Slice::whole(m_document.slice().shape()));
}

// Of structured elements, what is seen or selected of each.
std::optional<DTypeLeaf> ExportDialog::offeredPart() const
{
    return m_document.array()->dtype().isCompound() ? m_offer.part : std::nullopt;
}

void ExportDialog::addFormats()
{
    std::vector<Format> offered;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.write || (m_offer.figure && canDrawFigure(traits.format))) {
            m_format->addItem(tr("%1 – %2").arg(coreWord(traits.title), coreWord(traits.meaning)),
                              static_cast<int>(traits.format));
            offered.push_back(traits.format);
        }
    m_target->setFormats(std::move(offered));
}

QWidget* ExportDialog::makeForms()
{
    auto* forms = new QWidget;
    auto* column = new QVBoxLayout(forms);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_csv);
    column->addWidget(m_figure);
    column->addStretch();
    return forms;
}

QWidget* ExportDialog::makePreview()
{
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Start of the file"));
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview of the picture"));
    m_beginning->addWidget(m_text);
    m_beginning->addWidget(m_picture);
    m_beginning->setMinimumSize(previewSize);
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_beginning, 1);
    column->addWidget(m_size);
    return all;
}

QWidget* ExportDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_restore, QDialogButtonBox::ResetRole);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_restore->setAutoDefault(false);
    m_restore->setToolTip(tr("Use the options from Edit > Preferences > Export"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportDialog::layOut()
{
    auto* top = new QFormLayout;
    top->addRow(tr("&What:"), m_sliceBox);
    m_format->setObjectName(QStringLiteral("format"));
    top->addRow(tr("Form&at:"), m_format);
    auto* middle = new QHBoxLayout;
    middle->addWidget(makeForms(), 0, Qt::AlignTop);
    middle->addWidget(makePreview(), 1);
    putInto(new QVBoxLayout(this), {top, {middle, 1}, m_target, makeButtons()});
    m_export->setDefault(true); // of this dialog, of which it is a part now
}

void ExportDialog::setChoice(const ExportChoice& choice)
{
    m_csv->setOptions(choice.csv);
    if (m_offer.needsIndices && choice.csv.header == CsvOptions::Header::None)
        m_csv->setHeader(CsvOptions::Header::Index);
    else if (m_document.array()->dtype().isCompound() &&
             choice.csv.header == CsvOptions::Header::None)
        m_csv->setHeader(CsvOptions::Header::Names); // a line of which is worth little without
    m_figure->setOptions(choice.figure);
    if (const int format = m_format->findData(static_cast<int>(choice.format)); format >= 0)
        m_format->setCurrentIndex(format);
}

void ExportDialog::setDefaults(const ExportChoice& defaults)
{
    m_defaults = defaults;
}

void ExportDialog::restoreDefaults()
{
    ExportChoice choice = m_defaults;
    choice.format = wanted().format;
    setChoice(choice);
}

SliceExport ExportDialog::wanted() const
{
    SliceExport wanted;
    wanted.format = static_cast<Format>(m_format->currentData().toInt());
    wanted.slice = wanted.isFigure() ? m_document.slice() : m_sliceBox->slice();
    wanted.csv = m_csv->options();
    wanted.csv.geometry = m_document.geometry();
    wanted.csv.frames = m_document.vectors();
    if (m_sliceBox->isOfFields())
        wanted.part = offeredPart();
    if (m_sliceBox->currentIndex() + 1 < m_sliceBox->count()) // which is the whole array
        wanted.computed = m_offer.computed;
    wanted.figure = m_figure->options();
    wanted.path = m_target->path();
    return wanted;
}

void ExportDialog::formatChosen()
{
    const SliceExport now = wanted();
    m_sliceBox->setEnabled(!now.isFigure());
    m_csv->setVisible(!now.isFigure());
    m_csv->setEnabled(isText(now.format));
    m_csv->setDelimited(now.isDelimited());
    m_csv->setHasDelimiter(now.format != Format::Tsv);
    m_figure->setVisible(now.isFigure());
    m_figure->setHasPixels(now.format == Format::Png);
    m_restore->setEnabled(isText(now.format) || now.isFigure());
    sliceChosen();
}

void ExportDialog::sliceChosen()
{
    const SliceExport now = wanted();
    if (!m_followsName)
        m_target->propose(exportName(m_document.path(), now.slice), extensionOf(now.format));
    preview();
}

// The ending that is typed decides about the format, as on the command line.
void ExportDialog::followName()
{
    const auto named = m_target->namedFormat();
    const int format = named ? m_format->findData(static_cast<int>(*named)) : -1;
    const QScopedValueRollback following(m_followsName, true);
    if (format >= 0)
        m_format->setCurrentIndex(format);
}

void ExportDialog::checkTarget()
{
    followName();
    m_export->setEnabled(m_target->problem().isEmpty());
}

void ExportDialog::accept()
{
    if (m_target->isThere())
        askWhetherToReplace(m_target->path(), this, [this] { QDialog::accept(); });
    else
        QDialog::accept();
}

void ExportDialog::preview()
{
    if (wanted().isFigure())
        previewFigure();
    else
        previewText();
}

void ExportDialog::previewText()
{
    m_beginning->setCurrentWidget(m_text);
    m_previewing = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_document.reader(), wanted = wanted()](std::stop_token stop) {
            return ExportPreview::make(*reader, wanted, {std::move(stop)});
        },
        [this](const Result<ExportPreview>& preview) { previewArrived(preview); });
}

// The picture is small, and the figure is painted by this thread anyhow.
void ExportDialog::previewFigure()
{
    m_previewing.cancel();
    const SliceExport now = wanted();
    FigureOptions shown = now.figure;
    if (shown.parts == FigureOptions::Parts::Cells)
        shown.parts = FigureOptions::Parts::PictureOnly; // which looks the same
    const QSize size = m_figure->pixels();
    const qreal ratio = devicePixelRatioF();
    const QSize room = size.scaled(previewSize * ratio, Qt::KeepAspectRatio);
    shown.width = std::max(1, room.width());
    QImage image = figureImage(*m_offer.figure, shown, m_offer.caption);
    image.setDevicePixelRatio(ratio);
    m_picture->setPixmap(QPixmap::fromImage(image));
    m_beginning->setCurrentWidget(m_picture);
    m_size->setText(
        now.format == Format::Png
            ? tr("%1 × %2 pixels").arg(countText(size.width()), countText(size.height()))
            : tr("Vector graphics, scalable to any size"));
}

void ExportDialog::previewArrived(const Result<ExportPreview>& preview)
{
    if (!preview) {
        m_text->setPlainText(errorSentence(tr("The preview cannot be shown"), preview.error()));
        m_size->clear();
        return;
    }
    m_text->setPlainText(preview->text);
    const auto cells = wanted().slice.cellCount();
    //: %1 a number of bytes
    m_size->setText(
        (cells ? countedText(*cells, tr("%n element(s), %1", nullptr, pluralNumber(*cells)))
               : tr("more than 2⁶³ elements, %1"))
            .arg(preview->size));
}

} // namespace bloscope
