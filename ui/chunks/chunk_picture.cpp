#include "ui/chunks/chunk_picture.h"

#include "core/base/text.h"
#include "core/plane/color_map.h"
#include "ui/text/number_text.h"
#include "ui/theme/contrast.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::int64_t chunksAtOnce = 64; // between two looks at whether to go on

struct ChunkPictureText {
    Q_DECLARE_TR_FUNCTIONS(ChunkPicture)
};

constexpr std::size_t contents = static_cast<std::size_t>(ChunkContent::Damaged) + 1;

// In one line.
QString entry(QRgb color, const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">&#9632;</span>&nbsp;%2")
        .arg(QColor(color).name(), QString(text).replace(' ', QStringLiteral("&nbsp;")));
}

// Colours the cells of one map; counts what it meets for the legend.
class Painter {
 public:
    Painter(const ChunkMapCells& cells, ChunkColoring coloring, const QPalette& palette)
        : m_coloring(coloring),
          m_damaged(damageColor(palette).rgb()),
          m_unstored(palette.color(QPalette::Mid).rgb())
    {
        for (const ChunkMark& mark : cells.marks)
            if (const auto number = numberOf(mark)) {
                m_low = std::min(m_low, *number);
                m_high = std::max(m_high, *number);
            }
    }

    QRgb colorOf(const ChunkMark& mark)
    {
        if (mark.seen == 0)
            return qRgba(0, 0, 0, 0);
        ++m_counts[static_cast<std::size_t>(mark.content)];
        if (mark.content == ChunkContent::Damaged)
            return m_damaged;
        if (m_coloring == ChunkColoring::Content)
            return colorOf(mark.content);
        if (const auto number = numberOf(mark))
            return scale().at(m_high > m_low ? (*number - m_low) / (m_high - m_low) : 0.5);
        ++m_unstoredCount;
        return m_unstored;
    }

    QString legend() const
    {
        QStringList parts =
            m_coloring == ChunkColoring::Content ? contentEntries() : scaleEntries();
        if (const std::size_t damaged = m_counts[contents - 1])
            parts << entry(m_damaged, counted(ChunkContent::Damaged, damaged));
        return parts.join(QStringLiteral(" &nbsp; "));
    }

 private:
    static const ColorMap& scale() { return colorMaps().front(); }

    QRgb colorOf(ChunkContent content) const
    {
        return findColorMap("okabe")->ofLabel(static_cast<double>(content) + 1);
    }

    // Logarithms: ratios and sizes differ by factors.
    std::optional<double> numberOf(const ChunkMark& mark) const
    {
        if (mark.cbytes == 0 || m_coloring == ChunkColoring::Content)
            return {};
        const auto stored = static_cast<double>(mark.cbytes);
        return std::log(m_coloring == ChunkColoring::Ratio
                            ? static_cast<double>(mark.nbytes) / stored
                            : stored / mark.seen);
    }

    QString numberText(double logarithm) const
    {
        const double number = std::exp(logarithm);
        return m_coloring == ChunkColoring::Ratio
                   ? ratioText(number)
                   : sizeText(static_cast<std::uint64_t>(std::llround(number)));
    }

    QStringList scaleEntries() const
    {
        QStringList parts;
        if (m_low < m_high)
            for (const double place : {0.0, 0.5, 1.0})
                parts << entry(scale().at(place), numberText(m_low + place * (m_high - m_low)));
        else if (m_low == m_high)
            parts << entry(scale().at(0.5), numberText(m_low));
        if (m_unstoredCount > 0)
            parts << entry(m_unstored,
                           ChunkPictureText::tr("not stored: %1").arg(countText(m_unstoredCount)));
        return parts;
    }

    QStringList contentEntries() const
    {
        QStringList parts;
        for (std::size_t i = 0; i + 1 < contents; ++i) {
            const auto content = static_cast<ChunkContent>(i);
            if (m_counts[i] > 0)
                parts << entry(colorOf(content), counted(content, m_counts[i]));
        }
        return parts;
    }

    static QString counted(ChunkContent content, std::size_t count)
    {
        return QStringLiteral("%1: %2").arg(contentName(content), countText(count));
    }

    ChunkColoring m_coloring;
    QRgb m_damaged;
    QRgb m_unstored;
    double m_low = HUGE_VAL;
    double m_high = -HUGE_VAL;
    std::array<std::size_t, contents> m_counts = {};
    std::size_t m_unstoredCount = 0;
};

} // namespace

ChunkMapCells::ChunkMapCells(const ChunkPlane& of)
    : plane(of),
      step((std::max(of.rows(), of.columns()) - 1) / mostCells + 1),
      rows((of.rows() + step - 1) / step),
      columns((of.columns() + step - 1) / step),
      marks(static_cast<std::size_t>(rows * columns))
{
}

void ChunkMapCells::add(ChunkPlane::Position chunk, const ChunkFacts& facts)
{
    ChunkMark& mark =
        marks[static_cast<std::size_t>(chunk.row / step * columns + chunk.column / step)];
    if (mark.seen == 0 || facts.content == ChunkContent::Damaged)
        mark.content = facts.content;
    ++mark.seen;
    mark.nbytes += facts.nbytes;
    mark.cbytes += facts.cbytes;
}

struct ChunkSurvey::Shared {
    void add(const std::vector<std::pair<ChunkPlane::Position, ChunkFacts>>& facts)
    {
        const std::lock_guard lock(mutex);
        for (const auto& [position, chunk] : facts)
            cells.add(position, chunk);
    }

    std::mutex mutex;
    ChunkMapCells cells;
};

ChunkSurvey::ChunkSurvey(Scheduler& scheduler, FramePtr frame, const ChunkPlane& plane,
                         QObject* parent)
    : QObject(parent),
      m_shared(std::make_shared<Shared>()),
      m_job(new LongJob(tr("Scanning chunks"), this))
{
    m_shared->cells = ChunkMapCells(plane);
    connect(m_job, &LongJob::progressed, this, &ChunkSurvey::progressed);
    connect(m_job, &LongJob::finished, this, &ChunkSurvey::finished);
    m_job->start(
        scheduler,
        [shared = m_shared, frame = std::move(frame), plane](const Job& job) -> Result<> {
            job.start(static_cast<std::uint64_t>(plane.count()));
            for (std::int64_t first = 0; first < plane.count(); first += chunksAtOnce) {
                if (job.stopped())
                    return cancelled();
                const std::int64_t end = std::min(first + chunksAtOnce, plane.count());
                std::vector<std::pair<ChunkPlane::Position, ChunkFacts>> facts;
                for (std::int64_t n = first; n < end; ++n) {
                    const ChunkPlane::Position at{n / plane.columns(), n % plane.columns()};
                    facts.emplace_back(at, factsOf(*frame, *plane.chunkAt(at)));
                }
                shared->add(facts);
                job.advance(static_cast<std::uint64_t>(end - first));
            }
            return {};
        });
}

ChunkMapCells ChunkSurvey::cells() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->cells;
}

QString contentName(ChunkContent content)
{
    switch (content) {
    case ChunkContent::Compressed:
        return ChunkPictureText::tr("compressed");
    case ChunkContent::Copied:
        return ChunkPictureText::tr("stored uncompressed");
    case ChunkContent::Zeros:
        return ChunkPictureText::tr("zeros");
    case ChunkContent::NaN:
        return ChunkPictureText::tr("NaN");
    case ChunkContent::RepeatedValue:
        return ChunkPictureText::tr("repeated value");
    case ChunkContent::Uninitialised:
        return ChunkPictureText::tr("never written");
    case ChunkContent::Empty:
        return ChunkPictureText::tr("empty");
    case ChunkContent::Damaged:
        break;
    }
    return ChunkPictureText::tr("damaged");
}

ChunkPicture chunkPictureOf(const ChunkMapCells& cells, ChunkColoring coloring,
                            const QPalette& palette)
{
    Painter painter(cells, coloring, palette);
    QImage image(static_cast<int>(cells.columns), static_cast<int>(cells.rows),
                 QImage::Format_ARGB32);
    for (int row = 0; row < image.height(); ++row)
        for (int column = 0; column < image.width(); ++column)
            image.setPixel(column, row, painter.colorOf(cells.at(row, column)));
    return {image, painter.legend()};
}

} // namespace bloscope
