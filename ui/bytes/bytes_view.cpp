#include "ui/bytes/bytes_view.h"

#include "core/inspect/describe.h"
#include "core/inspect/named_range.h"
#include "ui/bytes/byte_part_colors.h"
#include "ui/bytes/mapped_hex_view.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/text_find_bar.h"
#include "ui/controls/text_table.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"
#include "ui/value/hex_text.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>
#include <fmt/format.h>

namespace bloscope {

namespace {

Result<ByteSearch::Answer> answerTo(const ByteSource& source, ByteView wanted, std::uint64_t from,
                                    ScanDirection direction, const Job& job)
{
    ByteSearch::Answer answer;
    BLOSCOPE_TRY(answer.position, findBytes(source, wanted, from, direction, job));
    if (answer.position)
        return answer;
    answer.hasTurned = true;
    const std::uint64_t otherEnd = direction == ScanDirection::Forwards ? 0 : source.size();
    BLOSCOPE_TRY(answer.position, findBytes(source, wanted, otherEnd, direction, job));
    return answer;
}

// "Header › nbytes, bytes 30 to 37: 4 000 000", or, of a damaged part, with its problem.
QString rangeText(const NamedRange& range)
{
    QStringList names;
    for (const std::string& name : range.names)
        names << coreWord(name);
    const QString place = range.size == 1
                              ? BytesView::tr("byte %1").arg(countText(range.offset))
                              : BytesView::tr("bytes %1 to %2")
                                    .arg(countText(range.offset), countText(range.end() - 1));
    QString text = names.join(QStringLiteral(" › ")) + ", " + place;
    if (!range.expected.empty())
        text += ": " + BytesView::tr("found %1, expected %2")
                           .arg(displayText(range.value), displayText(range.expected));
    else if (!range.value.empty())
        text += ": " + coreAmount(range.value);
    if (!range.problem.empty())
        text += ". " + displayText(range.problem);
    return text;
}

constexpr int standsStillMs = 120;
constexpr int betweenGroups = 12; // pixels

ByteBounds boundsOf(const MappedHexView& hex)
{
    const std::uint64_t begin = hex.origin();
    return {begin, begin + hex.size(), begin + hex.caret()};
}

} // namespace

std::optional<ByteBuffer> wantedBytes(const QString& text)
{
    std::optional<ByteBuffer> bytes;
    if (text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
        bytes = bytesOfHexText(text);
    } else {
        const std::string utf8 = text.toStdString();
        const ByteView view = bytesOf(utf8);
        bytes = ByteBuffer(view.begin(), view.end());
    }
    return bytes && !bytes->empty() ? bytes : std::nullopt;
}

ByteSearch::ByteSearch(ByteSourcePtr source, ByteBuffer wanted, std::uint64_t from,
                       ScanDirection direction, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_job(new LongJob(tr("Searching"), this))
{
    const auto answer = std::make_shared<Answer>();
    connect(m_job, &LongJob::progressed, this, &ByteSearch::progressed);
    connect(m_job, &LongJob::finished, this, [this, answer](const Result<>& outcome) {
        emit finished(outcome ? Result<Answer>(*answer) : Result<Answer>(outcome.error()));
    });
    m_job->start(scheduler,
                 [source = std::move(source), wanted = std::move(wanted), from, direction,
                  answer](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*answer, answerTo(*source, wanted, from, direction, job));
                     return {};
                 });
}

ByteInspector::ByteInspector(QWidget* parent)
    : QWidget(parent),
      m_heading(new QToolButton(this)),
      m_table(new TextTable({tr("Type"), tr("Little-endian"), tr("Big-endian")}, this))
{
    m_heading->setText(tr("Value at the caret"));
    m_heading->setToolTip(tr("The bytes at the caret, read as a value of each type"));
    m_heading->setCheckable(true);
    m_heading->setChecked(true);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setArrowType(Qt::DownArrow);
    m_table->setAccessibleName(tr("Value at the caret"));
    for (const int order : {1, 2}) // columns of the same width
        m_table->header()->setSectionResizeMode(order, QHeaderView::Stretch);
    putInto(tightColumn(this), {m_heading, {m_table, 1}});
    connect(m_heading, &QToolButton::toggled, this, &ByteInspector::setOpen);
}

QSize ByteInspector::sizeHint() const
{
    constexpr int letters = 80;
    return {letters * letterWidth(fontMetrics()), QWidget::sizeHint().height()};
}

bool ByteInspector::isOpen() const
{
    return m_heading->isChecked();
}

void ByteInspector::setOpen(bool open)
{
    m_heading->setChecked(open);
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_table->setVisible(open);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : m_heading->sizeHint().height());
}

void ByteInspector::showBytes(ByteView bytes)
{
    QList<QStringList> rows;
    for (const ByteReading& reading : readingsOf(bytes))
        rows << QStringList{displayText(reading.type), displayText(reading.little),
                            displayText(reading.big)};
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_table->setRows(rows);
}

std::optional<std::uint64_t> byteOffsetIn(const QString& text, const ByteBounds& bounds)
{
    QString digits = text.simplified().remove(' ').toLower();
    const bool isForwards = digits.startsWith('+');
    const bool isBackwards = digits.startsWith('-');
    if (isForwards || isBackwards)
        digits.remove(0, 1);
    const bool isHexadecimal = digits.startsWith(QLatin1String("0x"));
    if (isHexadecimal)
        digits.remove(0, 2);
    if (digits.isEmpty() || !digits.front().isLetterOrNumber()) // no second sign
        return {};
    bool isNumber = false;
    const std::uint64_t number = digits.toULongLong(&isNumber, isHexadecimal ? 16 : 10);
    if (!isNumber)
        return {};
    if (isForwards)
        return number < bounds.end - bounds.current ? std::optional(bounds.current + number)
                                                    : std::nullopt;
    if (isBackwards)
        return number <= bounds.current - bounds.begin ? std::optional(bounds.current - number)
                                                       : std::nullopt;
    return number >= bounds.begin && number < bounds.end ? std::optional(number) : std::nullopt;
}

BytesView::BytesView(Document& document, Scheduler& scheduler, ByteFocus& focus, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_focus(focus),
      m_hex(new MappedHexView(scheduler)),
      m_inspector(new ByteInspector),
      m_place(new ElidedLabel),
      m_file(new ElidedLabel),
      m_showFrame(new QToolButton),
      m_showChunk(new QToolButton),
      m_bar(makeBar()),
      m_goTo(new GoToBar(tr("Go to b&yte:"), tr("4096, 0x1000, +16 or -0x10"),
                         [this](const QString& text) -> GoToBar::Meaning {
                             const auto offset = byteOffsetIn(text, boundsOf(*m_hex));
                             if (!offset)
                                 return {{}, tr("there is no such byte")};
                             return {tr("goes to byte %1").arg(countText(*offset)), {}};
                         })),
      m_find(new TextFindBar)
{
    m_telling.setSingleShot(true);
    m_telling.setInterval(standsStillMs);
    layOut();
    connectParts();
}

BytesView::~BytesView() = default;

QWidget* BytesView::makeBar()
{
    m_showFrame->setText(tr("Show F&rame File"));
    m_showFrame->setToolTip(tr("Return from the chunk file to the frame file"));
    m_showChunk->setText(tr("Show Ch&unk"));
    m_showChunk->setToolTip(tr("Show the chunk at the caret in the chunk table and map"));
    auto* bar = new QWidget(this);
    QHBoxLayout* row = tightRow(bar);
    row->addStretch();
    row->addWidget(new QLabel(bytePartLegend()));
    row->addSpacing(betweenGroups);
    row->addWidget(m_file);
    row->addWidget(m_showFrame);
    row->addWidget(m_showChunk);
    return bar;
}

void BytesView::layOut()
{
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place->setContentsMargins(6, 3, 6, 3);
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_hex);
    splitter->addWidget(m_inspector);
    splitter->setStretchFactor(0, 1);
    putInto(tightColumn(this), {{splitter, 1}, m_place, m_goTo, m_find});
    setFocusProxy(m_hex);
}

void BytesView::connectParts()
{
    connect(&m_focus, &ByteFocus::chosen, this, [this] {
        if (isVisible())
            load();
    });
    connect(&m_document, &Document::fileChanged, this, &BytesView::takeFile);
    connect(m_hex, &HexView::notice, this, &BytesView::notice);
    connect(m_hex, &HexView::caretMoved, this, &BytesView::showCaret);
    connect(m_hex, &HexView::caretMoved, this, &BytesView::selectionTextChanged);
    connect(m_hex, &MappedHexView::rangesArrived, this, &BytesView::showCaret);
    connect(m_hex, &MappedHexView::movedByUser, &m_telling, qOverload<>(&QTimer::start));
    connect(&m_telling, &QTimer::timeout, this, &BytesView::tellCaret);
    connect(m_showFrame, &QToolButton::clicked, this, [this] { m_focus.choose({}); });
    connect(m_showChunk, &QToolButton::clicked, this, [this] {
        if (const NamedRange* range = m_hex->currentRange(); range && range->chunk >= 0)
            emit m_focus.chunkWanted(range->chunk);
    });
    connect(m_goTo, &GoToBar::wanted, this, &BytesView::goTo);
    connect(m_goTo, &GoToBar::closed, m_hex, qOverload<>(&QWidget::setFocus));
    connect(m_find, &TextFindBar::nextWanted, this, [this] { search(ScanDirection::Forwards); });
    connect(m_find, &TextFindBar::previousWanted, this,
            [this] { search(ScanDirection::Backwards); });
    connect(m_find, &TextFindBar::closed, this, [this] {
        endSearch();
        m_hex->setFocus();
    });
}

// ---- what is shown -----------------------------------------------------------------------------

Result<BytesView::Shown> BytesView::shownAt(const FramePtr& frame, const BytePlace& place,
                                            ByteMapPtr own, const std::stop_token& stop)
{
    Shown shown{.map = std::move(own), .offset = place.offset, .size = place.size};
    const bool isInChunkFile = place.chunk >= 0 && frame->kind() == FrameKind::Sparse;
    if (isInChunkFile) {
        BLOSCOPE_TRY(shown.map, ByteMap::ofChunkFile(frame, place.chunk));
    } else if (!shown.map) {
        BLOSCOPE_TRY(shown.map, ByteMap::of(frame, stop));
    }
    if (place.chunk < 0 || place.size > 0)
        return shown;
    BLOSCOPE_TRY(const IndexEntry entry, frame->indexEntry(place.chunk));
    if (!entry.stored())
        return Error{ErrorKind::Usage,
                     fmt::format("chunk {} is not stored: it has no bytes", place.chunk)};
    BLOSCOPE_TRY(const ChunkStorage::Place stored, frame->placeOf(entry));
    shown.offset = stored.source->origin() + stored.offset;
    if (const auto chunk = frame->chunk(place.chunk); chunk)
        shown.size = static_cast<std::uint64_t>((*chunk)->header().cbytes);
    return shown;
}

void BytesView::load()
{
    const BytePlace place = m_focus.place().value_or(BytePlace());
    const Caret caret = m_shown == place ? Caret::Stays : Caret::Goes;
    if (caret == Caret::Stays && !m_isOfBefore)
        return;
    m_shown = place;
    m_loading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [frame = m_document.frame(), place, own = m_own](std::stop_token stop) {
            return shownAt(frame, place, own, stop);
        },
        [this, caret](const Result<Shown>& shown) { arrive(shown, caret); });
}

// What was in sight stays there, unless another place is chosen.
void BytesView::takeFile()
{
    endSearch();
    m_own = nullptr;
    m_isOfBefore |= m_hex->map() != nullptr;
    if (m_isOfBefore && !m_loading)
        m_shown = m_focus.place().value_or(BytePlace());
    else
        m_shown.reset();
    m_loading.cancel();
    if (!isVisible())
        m_hex->letGo();
    loadIfShown();
}

void BytesView::leave()
{
    if (m_loading && !m_isOfBefore)
        m_shown.reset(); // begun again when it is shown
    m_loading.cancel();
    endSearch();
}

void BytesView::arrive(const Result<Shown>& shown, Caret caret)
{
    m_loading.cancel();
    if (!shown)
        return emit notice(errorSentence(tr("These bytes cannot be shown"), shown.error()));
    if (shown->map->file().empty())
        m_own = shown->map;
    const bool isThere =
        !m_isOfBefore && m_hex->map() && m_hex->map()->file() == shown->map->file();
    m_isOfBefore = false;
    if (caret == Caret::Stays) {
        m_hex->replaceMap(shown->map);
        return showFile();
    }
    if (!isThere)
        m_hex->showMap(shown->map);
    if (shown->size > 0)
        m_hex->showRange(shown->offset, shown->size);
    else if (shown->offset > 0)
        m_hex->goTo(shown->offset);
    showFile();
}

void BytesView::showFile()
{
    const bool isChunkFile = !m_hex->map()->file().empty();
    m_file->setText(isChunkFile ? displayText(m_hex->map()->file()) : QString());
    m_showFrame->setVisible(isChunkFile);
    showCaret();
}

QString BytesView::placeText() const
{
    return m_place->text();
}

void BytesView::showCaret()
{
    const NamedRange* range = m_hex->currentRange();
    m_place->setText(range ? rangeText(*range) : m_hex->placeText());
    m_place->setToolTip(m_place->text());
    m_showChunk->setEnabled(range && range->chunk >= 0);
    BytePages* pages = m_hex->pages();
    if (pages && m_inspector->isOpen()) {
        const std::uint64_t at =
            m_hex->selection().isEmpty() ? m_hex->caret() : m_hex->selection().from;
        m_inspector->showBytes(pages->bytesThere(at, mostReadingBytes));
    }
}

// The others learn where somebody went, not where they sent the caret themselves.
void BytesView::tellCaret()
{
    const NamedRange* range = m_hex->currentRange();
    if (!range)
        return;
    m_shown.reset(); // the same place may be chosen again
    m_focus.tell(*range);
}

QString BytesView::selectionText() const
{
    const std::uint64_t size = m_hex->selection().size();
    return size == 0 ? QString() : countedText(size, tr("%n byte(s)", nullptr, pluralNumber(size)));
}

void BytesView::copy()
{
    m_hex->copy();
}

// ---- going and finding -------------------------------------------------------------------------

void BytesView::askWhereToGo()
{
    m_goTo->ask();
}

void BytesView::goTo(const QString& text)
{
    const auto offset = byteOffsetIn(text, boundsOf(*m_hex));
    if (!offset)
        return;
    m_hex->goTo(*offset);
    m_telling.start();
}

void BytesView::askWhatToFind()
{
    m_find->ask();
}

void BytesView::find(ScanDirection direction)
{
    if (m_find->text().isEmpty())
        m_find->ask();
    else
        search(direction);
}

void BytesView::endSearch()
{
    delete std::exchange(m_search, nullptr);
}

void BytesView::search(ScanDirection direction)
{
    const auto wanted = wantedBytes(m_find->text());
    if (!m_hex->map())
        return;
    if (!wanted)
        return m_find->tell(tr("Enter bytes as 0x00ff, two digits per byte"));
    endSearch();
    const HexView::Selection selected = m_hex->selection();
    const std::uint64_t from = direction == ScanDirection::Backwards || selected.isEmpty()
                                   ? selected.from
                                   : selected.from + 1;
    m_search = new ByteSearch(m_hex->map()->source(), *wanted, from, direction, m_scheduler, this);
    connect(m_search, &ByteSearch::progressed, this, [this] {
        m_find->tell(tr("%1 bytes searched… (Esc cancels)").arg(countText(m_search->done())));
    });
    const std::uint64_t size = wanted->size();
    connect(m_search, &ByteSearch::finished, this,
            [this, size](const Result<ByteSearch::Answer>& answer) {
                m_search->deleteLater();
                m_search = nullptr;
                if (answer)
                    tellFound(answer->position, answer->hasTurned, size);
                else
                    m_find->tell(errorSentence(tr("The search failed"), answer.error()));
            });
}

void BytesView::tellFound(std::optional<std::uint64_t> position, bool hasTurned, std::uint64_t size)
{
    if (!position)
        return m_find->tell(tr("Not found"));
    m_hex->showRange(m_hex->origin() + *position, size);
    m_telling.start();
    m_find->tell(hasTurned ? tr("Found after wrapping around") : QString());
}

} // namespace bloscope
