#include "ui/convert/copy_dialog.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/convert/encoding_words.h"
#include "core/dtype/dtype.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/convert/advice_dialog.h"
#include "ui/export/export_target.h"
#include "ui/export/slice_export.h"
#include "ui/slice/part_box.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <optional>
#include <set>

namespace bloscope {

namespace {

constexpr int usualLevel = 5;

// Those that lose nothing and suit most arrays; others are typed.
constexpr const char* usualFilters[] = {"shuffle", "bitshuffle", "none", "shuffle, bytedelta",
                                        "delta, shuffle"};

std::vector<std::string> wordsOf(const QStringList& texts)
{
    std::vector<std::string> words;
    for (const QString& text : texts)
        words.push_back(text.toStdString());
    return words;
}

QString textOf(const Shape& shape)
{
    return QString::fromStdString(tupleText(shape));
}

std::optional<Shape> typedShape(const QLineEdit& edit)
{
    const auto shape = parseShape(edit.text().toStdString());
    return edit.text().isEmpty() || !shape ? std::nullopt : std::optional(*shape);
}

// How many parts of such extents a whole has; all of them at the end.
std::int64_t countOf(const Shape& whole, const Shape& part)
{
    std::int64_t count = 1;
    for (std::size_t d = 0; d < whole.size(); ++d)
        count = checkedMultiply(count, ceilDivide(whole[d], part[d])).value_or(INT64_MAX);
    return count;
}

QString bytesOf(const Shape& extents, std::int64_t itemsize)
{
    const auto cells = checkedProduct<std::int64_t>(extents);
    const auto bytes = cells ? checkedMultiply(*cells, itemsize) : std::nullopt;
    return sizeText(static_cast<std::uint64_t>(bytes.value_or(INT64_MAX)));
}

} // namespace

EncodingForm::EncodingForm(QWidget* parent)
    : QWidget(parent),
      m_codec(new QComboBox),
      m_level(new QSpinBox),
      m_filters(new QComboBox),
      m_along(new QComboBox),
      m_chunks(new QLineEdit),
      m_blocks(new QLineEdit)
{
    makeFields();
    layOut();
}

void EncodingForm::makeFields()
{
    for (const std::string_view word : codecWords())
        m_codec->addItem(displayText(word));
    m_codec->setCurrentText(QStringLiteral("zstd"));
    m_codec->setToolTip(tr("Codec: zstd compresses best; lz4 and blosclz decompress fastest"));
    m_level->setRange(0, mostLevel);
    m_level->setValue(usualLevel);
    m_level->setAccessibleName(tr("Compression level"));
    m_level->setToolTip(tr("From 0 (no compression) to 9 (smallest)"));
    m_filters->setEditable(true);
    for (const char* words : usualFilters)
        m_filters->addItem(QString::fromLatin1(words));
    m_filters->setToolTip(
        tr("Filters applied to a block before the codec, in this order. Available: %1").arg([] {
            QStringList words;
            for (const std::string_view word : filterWords())
                words << displayText(word);
            return words.join(QStringLiteral(", "));
        }()));
    m_along->setToolTip(tr("Dimension that you step through one index at a time; it determines the "
                           "shapes of chunks and blocks"));
    m_chunks->setToolTip(tr("Shape of a chunk, the unit of storage, such as 1, 512, 512"));
    m_blocks->setToolTip(tr("Shape of a block, the unit of decoding in a chunk"));
    connect(m_codec, &QComboBox::currentIndexChanged, this, &EncodingForm::changed);
    connect(m_level, &QSpinBox::valueChanged, this, &EncodingForm::changed);
    connect(m_filters, &QComboBox::currentTextChanged, this, &EncodingForm::showRule);
    connect(m_along, &QComboBox::currentIndexChanged, this, &EncodingForm::showRule);
    for (const QLineEdit* edit : {m_chunks, m_blocks})
        connect(edit, &QLineEdit::textChanged, this, &EncodingForm::showRule);
}

void EncodingForm::layOut()
{
    auto* codec = new QWidget;
    putInto(tightRow(codec), {{m_codec, 1}, labelled(tr("Le&vel:"), m_level)});
    auto* codecLabel = new QLabel(tr("&Codec:"));
    codecLabel->setBuddy(m_codec);
    m_rows = new QFormLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addRow(codecLabel, codec);
    m_rows->addRow(tr("F&ilters:"), m_filters);
    m_rows->addRow(tr("For s&lices along:"), m_along);
    m_rows->addRow(tr("Chun&ks:"), m_chunks);
    m_rows->addRow(tr("Bl&ocks:"), m_blocks);
}

void EncodingForm::setArray(const Shape& shape, const QStringList& dimensionNames,
                            std::int64_t itemsize)
{
    m_shape = shape;
    m_itemsize = itemsize;
    {
        const QSignalBlocker quiet(m_along);
        m_along->clear();
        m_along->addItem(tr("Any dimension"));
        m_along->addItems(dimensionNames);
    }
    showRule();
}

void EncodingForm::setEncoding(const ArrayEncoding& how)
{
    const std::string text = pipelineText(how.chunks); // "zstd:5, shuffle"
    const QString all = QString::fromStdString(text);
    const QString codec = all.section(QStringLiteral(", "), 0, 0);
    const QString filters = all.section(QStringLiteral(", "), 1);
    m_codec->setCurrentText(codec.section(':', 0, 0));
    m_level->setValue(how.chunks.level);
    m_filters->setCurrentText(filters.isEmpty() ? QStringLiteral("none") : filters);
    m_chunks->setText(how.chunkshape.empty() ? QString() : textOf(how.chunkshape));
    m_blocks->setText(how.blockshape.empty() ? QString() : textOf(how.blockshape));
}

QStringList EncodingForm::filters() const
{
    QStringList words = m_filters->currentText().split(',', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = word.trimmed();
    return words;
}

ChunkEncoding EncodingForm::encoding() const
{
    ChunkEncoding encoding;
    const QString codec = m_codec->currentText() + ':' + QString::number(m_level->value());
    static_cast<void>(takeCodec(codec.toStdString(), encoding));  // of the box: it is one
    static_cast<void>(takeFilters(wordsOf(filters()), encoding)); // see problem()
    return encoding;
}

std::optional<std::size_t> EncodingForm::planesAlong() const
{
    return m_along->currentIndex() > 0
               ? std::optional(static_cast<std::size_t>(m_along->currentIndex() - 1))
               : std::nullopt;
}

PartitionWish EncodingForm::partition() const
{
    PartitionWish wish;
    wish.chunkshape = typedShape(*m_chunks);
    wish.blockshape = typedShape(*m_blocks);
    if (const auto along = planesAlong())
        wish.planesAlong = {*along};
    wish.hasOneBlock = needsOneBlock(encoding());
    return wish;
}

QString EncodingForm::problem() const
{
    ChunkEncoding encoding;
    if (const auto taken = takeFilters(wordsOf(filters()), encoding); !taken)
        return errorSentence(tr("Filters"), taken.error());
    for (const auto& [edit, name] : {std::pair(m_chunks, tr("Chunks")), {m_blocks, tr("Blocks")}})
        if (const auto shape = parseShape(edit->text().toStdString());
            !edit->text().isEmpty() && !shape)
            return errorSentence(name, shape.error());
    const auto chosen = choosePartition(m_shape, m_itemsize, partition());
    return chosen ? QString() : errorSentence(tr("Shapes"), chosen.error());
}

QString EncodingForm::sizeText() const
{
    const auto chosen = choosePartition(m_shape, m_itemsize, partition());
    if (!chosen)
        return {};
    const std::int64_t chunks = countOf(m_shape, chosen->chunkshape);
    const QString chunkBytes = bytesOf(chosen->chunkshape, m_itemsize);
    if (needsOneBlock(encoding()))
        return countedText(chunks,
                           tr("%n chunk(s) of %1, one block each: other programs may misread parts "
                              "of chunks that have several blocks and use the delta filter",
                              nullptr, pluralNumber(chunks)))
            .arg(chunkBytes);
    return countedText(chunks,
                       tr("%n chunk(s) of %1, in blocks of %2", nullptr, pluralNumber(chunks)))
        .arg(chunkBytes, bytesOf(chosen->blockshape, m_itemsize));
}

// The shapes that come of the rule stand where others can be typed.
void EncodingForm::showRule()
{
    m_along->setEnabled(m_chunks->text().isEmpty());
    const auto chosen = choosePartition(m_shape, m_itemsize, partition());
    m_chunks->setPlaceholderText(chosen ? tr("%1 (automatic)").arg(textOf(chosen->chunkshape))
                                        : QString());
    m_blocks->setPlaceholderText(chosen ? tr("%1 (automatic)").arg(textOf(chosen->blockshape))
                                        : QString());
    emit changed();
}

// Chooses what of structured elements is taken: all of it, a field, or a part of one. Of others
// there is nothing to choose.
class FieldBox : public QComboBox {
    Q_OBJECT

 public:
    explicit FieldBox(const DType& dtype, QWidget* parent = nullptr);

    bool hasFields() const { return !m_fields.empty(); }
    void choose(const std::string& path);   // if it is there
    std::optional<DTypeLeaf> field() const; // nothing: all of each element

 private:
    void offer(const DType& dtype);

    std::vector<DTypeLeaf> m_fields; // of the entries behind the first one
};

FieldBox::FieldBox(const DType& dtype, QWidget* parent) : QComboBox(parent)
{
    setToolTip(tr("Part of each element to copy"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addItem(tr("All fields"));
    if (dtype.isCompound())
        offer(dtype);
}

// The leaves, and before them what they lie in.
void FieldBox::offer(const DType& dtype)
{
    std::set<std::string> offered;
    for (const DTypeLeaf& leaf : leavesOf(dtype)) {
        std::string path;
        for (const std::string& part : leaf.parts) {
            path += (path.empty() || part.starts_with('[') ? "" : ".") + part;
            auto field = partNamed(dtype, path);
            if (!field || !offered.insert(path).second)
                continue;
            addItem(tr("%1  (%2)").arg(displayText(path), dtypeText(field->dtype)));
            m_fields.push_back(*std::move(field));
        }
    }
}

void FieldBox::choose(const std::string& path)
{
    const auto found = std::ranges::find(m_fields, path, &DTypeLeaf::path);
    if (found != m_fields.end())
        setCurrentIndex(static_cast<int>(found - m_fields.begin()) + 1);
}

std::optional<DTypeLeaf> FieldBox::field() const
{
    return currentIndex() > 0
               ? std::optional(m_fields[static_cast<std::size_t>(currentIndex() - 1)])
               : std::nullopt;
}

namespace {

constexpr QSize firstSize{560, 480};

// Of the dimensions that a copy of a slice has.
QStringList namesOfCopy(const Document& document, const Slice& slice)
{
    QStringList names;
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (!slice[d].fixed)
            names << document.dimensionLabels().names()[qsizetype(d)];
    return names;
}

} // namespace

CopyDialog::CopyDialog(const Document& document, const ExportOffer& offer, const QString& folder,
                       Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_slice(new SliceBox),
      m_field(new FieldBox(document.array()->dtype())),
      m_form(new QComboBox),
      m_advise(new QPushButton(tr("&Advise…"))),
      m_encoding(new EncodingForm),
      m_metadata(new QCheckBox(tr("Include &metadata"))),
      m_fills(new QCheckBox(tr("Write &zeros for unreadable parts"))),
      m_summary(new QLabel),
      m_target(new ExportTarget(folder, document.path())),
      m_save(new QPushButton(tr("&Save")))
{
    setWindowTitle(tr("Save a Copy of %1").arg(document.name()));
    addSlices(offer);
    addForms();
    layOut();
    connect(m_slice, &QComboBox::currentIndexChanged, this, &CopyDialog::sliceChosen);
    connect(m_field, &QComboBox::currentIndexChanged, this, &CopyDialog::sliceChosen);
    connect(m_form, &QComboBox::currentIndexChanged, this, &CopyDialog::formChosen);
    connect(m_advise, &QPushButton::clicked, this, &CopyDialog::advise);
    connect(m_encoding, &EncodingForm::changed, this, &CopyDialog::check);
    connect(m_target, &ExportTarget::changed, this, &CopyDialog::check);
    sliceChosen();
    formChosen();
}

// What is selected was selected for something; otherwise a copy is one of the array.
void CopyDialog::addSlices(const ExportOffer& offer)
{
    m_slice->offer(tr("Whole array"), Slice::whole(m_document.slice().shape()));
    m_slice->offer(tr("Shown slice"), m_document.slice());
    if (offer.selection) {
        m_slice->offer(offer.selectionName, *offer.selection);
        m_slice->setCurrentIndex(m_slice->count() - 1);
        if (offer.part)
            m_field->choose(offer.part->path);
    }
    m_slice->setToolTip(tr("Cells to copy, including unsaved changes"));
    m_slice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void CopyDialog::addForms()
{
    m_form->addItem(tr("Blosc2 array, one file (.b2nd)"), static_cast<int>(CopyForm::B2nd));
    m_form->addItem(tr("Blosc2 array, directory of chunks (.b2nd)"),
                    static_cast<int>(CopyForm::Sparse));
    m_form->addItem(tr("NumPy array (.npy)"), static_cast<int>(CopyForm::Npy));
    m_form->setToolTip(
        tr("A Blosc2 array is read back and compared with the original before it gets its final "
           "name; a NumPy array is uncompressed and has no metadata"));
    m_advise->setAutoDefault(false);
    m_advise->setToolTip(tr("Measure size and speed of codecs, filters and chunk shapes on a "
                            "sample, and choose a combination"));
    m_metadata->setChecked(true);
    m_metadata->setToolTip(
        tr("Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; "
           "in a partial copy, coordinates, spacing and origin are adjusted to the part"));
    m_fills->setToolTip(
        tr("Replaces damaged parts with zeros; otherwise copying a damaged array fails"));
}

QWidget* CopyDialog::makeForm()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* top = new QFormLayout;
    top->addRow(tr("&What:"), m_slice);
    top->addRow(tr("Fi&eld:"), m_field);
    top->setRowVisible(m_field, m_field->hasFields());
    auto* form = new QWidget;
    putInto(tightRow(form), {{m_form, 1}, m_advise});
    auto* label = new QLabel(tr("Fo&rmat:"));
    label->setBuddy(m_form);
    top->addRow(label, form);
    column->addLayout(top);
    column->addWidget(m_encoding);
    alignFields(*top, m_encoding->rows());
    column->addWidget(m_metadata);
    column->addWidget(m_fills);
    column->addStretch();
    return new FittingScroll(content);
}

QWidget* CopyDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &CopyDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void CopyDialog::layOut()
{
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    putInto(new QVBoxLayout(this), {{makeForm(), 1}, m_summary, m_target, makeButtons()});
    m_save->setDefault(true); // of this dialog, of which it is a part now
    resizeWithinScreen(*this, firstSize);
}

CopyForm CopyDialog::form() const
{
    return static_cast<CopyForm>(m_form->currentData().toInt());
}

SliceCopy CopyDialog::wanted() const
{
    return {m_slice->slice(),
            m_field->field(),
            form(),
            m_encoding->encoding(),
            m_encoding->partition(),
            m_metadata->isChecked(),
            m_fills->isChecked() ? MissingCells::Fill : MissingCells::Refuse,
            m_target->path()};
}

std::int64_t CopyDialog::itemsize() const
{
    const auto field = m_field->field();
    return field ? static_cast<std::int64_t>(field->dtype.itemsize)
                 : m_document.array()->itemsize();
}

void CopyDialog::sliceChosen()
{
    const Slice& slice = m_slice->slice();
    m_encoding->setArray(shapeOfCopy(slice), namesOfCopy(m_document, slice), itemsize());
    proposeName();
    check();
}

void CopyDialog::formChosen()
{
    m_encoding->setEnabled(isCompressed(form()));
    m_advise->setEnabled(isCompressed(form()));
    m_metadata->setEnabled(isCompressed(form()));
    proposeName();
    check();
}

void CopyDialog::advise()
{
    auto* dialog =
        new AdviceDialog({m_document.reader(), wanted(), namesOfCopy(m_document, m_slice->slice())},
                         m_scheduler, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_encoding->setEncoding(dialog->chosen()); });
    dialog->open();
}

// Beside the file itself, whose name a copy of the whole array would have.
void CopyDialog::proposeName()
{
    const QString name = exportName(m_document.path(), m_slice->slice());
    const bool isOfAll = m_slice->slice() == Slice::whole(m_document.slice().shape());
    m_target->propose(isOfAll ? tr("%1-copy", "name of a file").arg(name) : name,
                      extensionOf(form()));
}

QString CopyDialog::problem() const
{
    if (form() == CopyForm::Sparse && m_target->isThere())
        return tr("A directory cannot replace an existing file. Choose another name.");
    return isCompressed(form()) ? m_encoding->problem() : QString();
}

void CopyDialog::check()
{
    const QString why = problem();
    const auto cells = m_slice->slice().cellCount();
    const auto bytes = cells ? checkedMultiply(*cells, itemsize()) : cells;
    const QString size = bytes ? sizeText(static_cast<std::uint64_t>(*bytes)) : tr("over 8 EiB");
    m_summary->setText(!why.isEmpty() ? why
                       : isCompressed(form())
                           ? tr("Decoded size: %1. %2.").arg(size, m_encoding->sizeText())
                           : tr("Decoded size: %1.").arg(size));
    m_save->setEnabled(why.isEmpty() && m_target->problem().isEmpty());
}

void CopyDialog::accept()
{
    if (m_target->isThere())
        askWhetherToReplace(m_target->path(), this, [this] { QDialog::accept(); });
    else
        QDialog::accept();
}

} // namespace bloscope

#include "copy_dialog.moc"
