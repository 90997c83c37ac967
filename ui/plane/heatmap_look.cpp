#include "ui/plane/heatmap_look.h"

#include "core/cells/element_part.h"
#include "core/painting/stored_label_looks.h"
#include "ui/document/label_look_book.h"
#include "ui/document/view_choice.h"
#include "ui/picture/heatmap_image.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <numbers>
#include <utility>

namespace bloscope {

namespace {

constexpr std::chrono::milliseconds editsGather(500);

HeatmapOptions optionsOfPhases()
{
    constexpr double pi = std::numbers::pi;
    return {findColorMap("cyclic"),
            ValueScale::Linear,
            {.kind = RangeChoice::Kind::Manual, .manual = {-pi, pi}}};
}

std::optional<ElementPart> firstPart(const DType& dtype)
{
    const std::vector<ElementPart> parts = partsToDraw(dtype);
    return parts.empty() ? std::nullopt : std::optional(parts.front());
}

} // namespace

struct ArrayRange::Shared {
    void set(ArrayNumbersPtr now)
    {
        const std::lock_guard lock(mutex);
        sample = std::move(now);
    }
    ArrayNumbersPtr get()
    {
        const std::lock_guard lock(mutex);
        return sample;
    }

 private:
    std::mutex mutex;
    ArrayNumbersPtr sample;
};

ArrayRange::ArrayRange(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
    m_renewTimer.setSingleShot(true);
    m_renewTimer.setInterval(editsGather);
    connect(&m_renewTimer, &QTimer::timeout, this, [this] {
        m_isRenewal = m_found.has_value();
        begin();
    });
}

void ArrayRange::want(const CellSourcePtr& source, const HeatmapOptions& options)
{
    const bool isOther = source != m_source;
    const bool isOtherRange = options.range != m_options.range || options.scale != m_options.scale;
    m_source = source;
    m_options = options;
    if (isOther) {
        m_renewTimer.stop();
        m_isRenewal = false;
        m_found.reset();
        begin();
    } else if (isOtherRange) {
        find();
    }
}

void ArrayRange::renew(const CellSourcePtr& source)
{
    if (!m_source)
        return;
    m_source = source;
    m_renewTimer.start();
}

void ArrayRange::begin()
{
    m_finding.cancel();
    m_sample.reset();
    m_shared = std::make_shared<Shared>();
    m_job = std::make_unique<LongJob>(tr("Range of the whole array"));
    connect(m_job.get(), &LongJob::progressed, this, &ArrayRange::takeSample);
    connect(m_job.get(), &LongJob::finished, this, &ArrayRange::takeSample);
    m_job->start(m_scheduler, [source = m_source, array = m_document.array(),
                               shared = m_shared](const Job& job) {
        return sampleArray(
            *source, *array, [&](ArrayNumbersPtr sample) { shared->set(std::move(sample)); }, job);
    });
}

void ArrayRange::stop()
{
    if (isRunning())
        m_job->cancel();
}

void ArrayRange::leave()
{
    if (!isRunning())
        return;
    m_job.reset();
    m_renewTimer.stop();
    m_source.reset();
}

void ArrayRange::takeSample()
{
    if (m_isRenewal && isRunning())
        return;
    if (ArrayNumbersPtr sample = m_shared->get(); sample != m_sample) {
        m_sample = std::move(sample);
        find();
    }
    emit changed();
}

void ArrayRange::find()
{
    if (!m_sample)
        return;
    m_finding = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [sample = m_sample, options = m_options](std::stop_token) -> Result<Found> {
            const ValueRange range = pictureRange(sample->numbers, options);
            Found found{range, distributionOf(sample->numbers, options.scale, range),
                        sample->share};
            found.distribution.isSample = sample->isSample || sample->share < 1;
            return found;
        },
        [this](Result<Found> found) {
            m_finding.cancel();
            if (found)
                m_found = *std::move(found);
            emit changed();
        });
}

int ArrayRange::percent() const
{
    if (!isRunning())
        return m_found ? static_cast<int>(100 * m_found->share) : 0;
    const auto total = static_cast<double>(std::max<std::uint64_t>(1, m_job->total()));
    return static_cast<int>(100 * static_cast<double>(m_job->done()) / total);
}

QString ArrayRange::note() const
{
    if (isRunning())
        return tr("Range of the whole array: %1 % read. <a href=\"stop\">Stop</a>").arg(percent());
    if (m_found && m_found->share < 1)
        return tr("Range of the %1 % of the array that was read.").arg(percent());
    return {};
}

HeatmapLook::HeatmapLook(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_spacing(document.geometry()->spacing()),
      m_range(new ArrayRange(document, scheduler, this)),
      m_part(firstPart(document.array()->dtype())),
      m_source(sourceOfPart())
{
    connect(m_range, &ArrayRange::changed, this, &HeatmapLook::changed);
    takeField();
    connect(&labelLookBookOf(document), &LabelLookBook::changed, this,
            [this](const DocumentAddress& file) {
                if (file == m_document.address())
                    tell();
            });
    readLabelLooks(scheduler);
    connect(document.choice, &ViewChoice::fieldChanged, this, &HeatmapLook::takeField);
    connect(document.choice, &ViewChoice::colorsChanged, this, &HeatmapLook::takeColors);
    connect(this, &HeatmapLook::chosen, this, &HeatmapLook::shareColors);
    connect(&document, &Document::valuesChanged, this, [this] {
        m_source = sourceOfPart();
        m_range->renew(m_source);
        tell();
    });
}

// As the file keeps them; what cannot be read is as if there were none.
void HeatmapLook::readLabelLooks(Scheduler& scheduler)
{
    const FramePtr frame = m_document.frame();
    if (!frame || !frame->vlMetalayers().find(labelsMetalayer))
        return;
    m_readingLabels = scheduler.submit(
        Scheduler::Priority::Background, this,
        [frame](std::stop_token) { return storedLabelLooks(*frame); },
        [this](const Result<LabelLooks>& looks) {
            if (looks)
                labelLookBookOf(m_document).take(m_document.address(), *looks);
        });
}

CellSourcePtr HeatmapLook::sourceOfPart() const
{
    CellSourcePtr whole = m_document.reader();
    return m_part ? partSourceOf(std::move(whole), *m_part) : whole;
}

void HeatmapLook::setPart(const ElementPart& part)
{
    const bool wasPhase = isPhase();
    m_part = part;
    m_source = sourceOfPart();
    if (isPhase() && !wasPhase)
        m_optionsOfNumbers = std::exchange(m_options, optionsOfPhases());
    else if (wasPhase && !isPhase())
        m_options = *std::exchange(m_optionsOfNumbers, {});
    tell();
}

// One that is a text cannot be drawn.
void HeatmapLook::takeField()
{
    if (!m_part || m_part->leaf.path == m_document.choice->field())
        return;
    for (const ElementPart& part : partsToDraw(m_document.array()->dtype()))
        if (part.leaf.path == m_document.choice->field())
            return setPart(part);
}

// Those of documents that lead this one, and its own ones as they come back. Labels and phases keep
// their own.
void HeatmapLook::takeColors()
{
    const auto& colors = m_document.choice->colors();
    if (!colors || isPhase() || drawnMap().isPalette() || colors->map->isPalette())
        return;
    const bool isOtherMap = colors->map != m_options.map;
    setOptions(*colors, isOtherMap || m_isMapChosen);
}

void HeatmapLook::shareColors()
{
    if (!isPhase())
        m_document.choice->setColors(m_options);
}

void HeatmapLook::setColors(const PlaneColors& colors)
{
    if (std::exchange(m_colors, colors) != colors)
        tell();
}

void HeatmapLook::follow(const ShownPlane& shown)
{
    if (m_shown == &shown)
        return;
    const bool isOther = shown.plane() != plane();
    if (m_shown)
        m_shown->disconnect(this);
    m_shown = &shown;
    connect(&shown, &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Plane)
            tell();
    });
    if (isOther)
        tell();
}

void HeatmapLook::setOptions(const HeatmapOptions& options, std::optional<bool> isMapChosen)
{
    m_isMapChosen = isMapChosen.value_or(m_isMapChosen);
    if (std::exchange(m_options, options) != options)
        tell();
    if (m_isMapChosen)
        shareColors();
}

void HeatmapLook::setAspect(std::optional<CellAspect> aspect)
{
    if (std::exchange(m_aspect, aspect) != aspect)
        tell();
}

void HeatmapLook::setFlips(const std::optional<PlaneFlips>& flips)
{
    if (std::exchange(m_flips, flips) != flips)
        tell();
}

void HeatmapLook::setContours(const ContourChoice& contours)
{
    if (std::exchange(m_contours, contours) != contours)
        tell();
}

ShownFlips HeatmapLook::flips() const
{
    return {m_flips.value_or(usualFlips(plane(), *m_document.geometry())), m_flips.has_value()};
}

void HeatmapLook::setSeen(Seen seen)
{
    const bool wasOfArray = isOfArray(m_seen);
    m_seen = seen;
    if (isOfArray(seen) == wasOfArray)
        findRange();
    else
        tell();
}

void HeatmapLook::endSeen(Seen seen)
{
    if (seen == m_seen)
        setSeen(Seen::Nothing);
}

bool HeatmapLook::isOfArray(Seen seen) const
{
    return seen == Seen::Planes ? m_areOfArray : m_options.range.isOfArray;
}

void HeatmapLook::setOfArray(Seen seen, bool isOfArray)
{
    if (isOfArray == this->isOfArray(seen))
        return;
    if (seen == Seen::Planes)
        m_areOfArray = isOfArray;
    else
        m_options.range.isOfArray = isOfArray;
    tell();
}

void HeatmapLook::tell()
{
    findRange();
    emit changed();
}

void HeatmapLook::findRange()
{
    if (!wantsRangeOfArray())
        m_range->leave();
    else if (m_seen != Seen::Nothing)
        m_range->want(m_source, m_options);
}

// Palettes and colours of channels have no range of all cells, and a manual one is of nothing.
bool HeatmapLook::wantsRangeOfArray() const
{
    return isOfArray(m_seen) && !drawsChannels() &&
           m_options.range.kind != RangeChoice::Kind::Manual && !m_options.map->isPalette() &&
           m_source->dtype().isNumeric();
}

const ArrayRange::Found* HeatmapLook::rangeOfArray() const
{
    return wantsRangeOfArray() && m_range->found() ? &*m_range->found() : nullptr;
}

QString HeatmapLook::rangeNote() const
{
    return wantsRangeOfArray() ? m_range->note() : QString();
}

void HeatmapLook::setUsualMap(const ColorMap& map)
{
    m_usualMap = &map;
    HeatmapOptions options = m_options;
    options.map = &map;
    setOptions(options);
}

void HeatmapLook::chooseMap(const ColorMap& map)
{
    const bool wasDrawn = &map == &drawnMap();
    m_isMapChosen = true;
    if (&map == m_options.map && !wasDrawn)
        return tell();
    HeatmapOptions options = m_options;
    options.map = &map;
    setOptions(options);
}

void HeatmapLook::setBelowLabels(bool below)
{
    if (std::exchange(m_isBelowLabels, below) != below)
        tell();
}

// Colours of a picture and of labels over it are not told apart; those of labels are. That of
// channels is the one of its histogram, and of special cells.
const ColorMap& HeatmapLook::drawnMap() const
{
    const bool isUsual =
        m_options.map == m_usualMap && !m_isMapChosen && !m_options.map->isPalette();
    return drawsChannels() || (m_isBelowLabels && isUsual) ? *findColorMap("grey") : *m_options.map;
}

HeatmapOptions HeatmapLook::drawnOptions() const
{
    HeatmapOptions options = m_options;
    options.map = &drawnMap();
    options.labels =
        options.map->isPalette() ? labelLookBookOf(m_document).of(m_document.address()) : nullptr;
    if (m_source->dtype().kind == DTypeKind::Boolean &&
        options.range.kind != RangeChoice::Kind::Manual)
        options.range = {.kind = RangeChoice::Kind::Manual, .manual = {0, 1}};
    if (const ArrayRange::Found* found = rangeOfArray())
        options.range = {.kind = RangeChoice::Kind::Manual, .manual = found->range};
    return options;
}

std::optional<double> HeatmapLook::cellHeight(const PicturePlane& plane) const
{
    const std::optional<double> height = trueHeight(plane, m_spacing);
    return bloscope::cellHeight(m_aspect.value_or(aspectFor(plane, height)), height);
}

bool HeatmapLook::knowsSpacing() const
{
    return trueHeight(plane(), m_spacing).has_value();
}

} // namespace bloscope
