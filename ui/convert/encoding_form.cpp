#include "ui/convert/encoding_form.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/convert/encoding_words.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

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
    return displayText(byteCountText(static_cast<std::uint64_t>(bytes.value_or(INT64_MAX))));
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
    m_along->setToolTip(
        tr("Dimension you step through one index at a time; it determines chunks and blocks"));
    m_chunks->setToolTip(tr("Shape of a chunk, the unit of storage: 1, 512, 512"));
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
    auto* row = tightRow(codec);
    row->addWidget(m_codec, 1);
    row->addWidget(labelled(tr("Le&vel:"), m_level));
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
    const QString chunks =
        countedText(countOf(m_shape, chosen->chunkshape), tr("1 chunk"), tr("%1 chunks"));
    const QString chunkBytes = bytesOf(chosen->chunkshape, m_itemsize);
    if (needsOneBlock(encoding()))
        return tr("%1 of %2, one block each: other programs may misread parts of chunks with "
                  "several blocks and the delta filter")
            .arg(chunks, chunkBytes);
    return tr("%1 of %2, in blocks of %3")
        .arg(chunks, chunkBytes, bytesOf(chosen->blockshape, m_itemsize));
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

} // namespace bloscope
