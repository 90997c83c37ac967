#include "core/report/case_report.h"

#include "core/array/slice_reader.h"
#include "core/base/text.h"
#include "core/cells/overlay_source.h"
#include "core/doctor/check_files.h"
#include "core/geometry/case_file.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/geometry.h"
#include "core/geometry/patient_space.h"
#include "core/numbers/long_double.h"
#include "core/painting/stored_label_looks.h"
#include "core/picture/middle_planes.h"
#include "core/picture/png_file.h"
#include "core/report/html_text.h"
#include "core/report/store_report.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/label_sizes.h"
#include "core/statistics/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <optional>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostToldFindings = 5; // of a part
constexpr std::size_t mostLabelRows = 60;
constexpr std::size_t mostDrawnParts = 32; // of a store
constexpr double longestSide = 230;        // of a drawn plane, in pixels of the page
constexpr double shortestSide = 28;

constexpr const char* wordOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoDamageFound:
        return "fine";
    case Verdict::Notes:
        return "notes";
    case Verdict::Damaged:
        return "damaged";
    case Verdict::Unreadable:
        break;
    }
    return "unreadable";
}

std::string verdictHtml(Verdict verdict)
{
    return fmt::format("<span class=\"verdict {}\">{}</span>", wordOf(verdict), nameOf(verdict));
}

std::string extentsText(const Shape& shape)
{
    return shape.empty() ? "one number" : fmt::format("{}", fmt::join(shape, " × "));
}

// Rows of a table without a head; values are no HTML yet.
class FactTable {
 public:
    void add(std::string_view name, std::string_view value)
    {
        m_rows += fmt::format("<tr><th>{}</th><td>{}</td></tr>\n", name, htmlText(value));
    }
    std::string html() const
    {
        return m_rows.empty() ? std::string() : "<table class=\"facts\">\n" + m_rows + "</table>\n";
    }

 private:
    std::string m_rows;
};

// "z 2.5 mm, y 0.8 mm, x 0.8 mm"; empty where no spacing is known.
std::string spacingText(const Geometry& geometry)
{
    std::vector<std::string> spacings;
    for (const std::size_t d : geometry.spatialDimensions()) {
        const DimensionGeometry& dimension = geometry.dimensions[d];
        const std::string unit =
            dimension.unit.empty() && geometry.isMedical ? "mm" : dimension.unit;
        spacings.push_back(fmt::format("{}{:.6g}{}{}",
                                       dimension.name.empty() ? "" : dimension.name + " ",
                                       *dimension.spacing, unit.empty() ? "" : " ", unit));
    }
    return fmt::format("{}", fmt::join(spacings, ", "));
}

std::string nameOfDimension(const Geometry& geometry, std::size_t dimension)
{
    const std::string& name = geometry.dimensions[dimension].name;
    return name.empty() ? fmt::format("dim {}", dimension) : name;
}

// "level = 500 hPa": by its coordinate, where there is one.
std::string placeText(const Geometry& geometry, std::size_t dimension, std::int64_t index)
{
    const DimensionGeometry& told = geometry.dimensions[dimension];
    std::string text = nameOfDimension(geometry, dimension) + " = ";
    if (!told.coordinates)
        return text + fmt::format("{}", index);
    text += told.coordinates->textAt(index);
    return told.unit.empty() ? text : text + " " + told.unit;
}

// Where planes lie in the dimensions that none of them shows: in the middle.
std::string otherPlacesText(const std::vector<MiddlePlane>& planes, const Geometry& geometry,
                            const Shape& shape)
{
    std::vector<std::string> places;
    const Slice middle = Slice::middlePlane(shape);
    for (std::size_t d = 0; !planes.empty() && d < shape.size(); ++d) {
        const bool isShown = std::ranges::any_of(planes, [d](const MiddlePlane& plane) {
            return d == plane.rowDimension || d == plane.columnDimension;
        });
        if (!isShown && middle[d].fixed && shape[d] > 1)
            places.push_back(placeText(geometry, d, middle[d].start));
    }
    return fmt::format("{}", fmt::join(places, ", "));
}

std::string withoutValueText(const CellCounts& counts)
{
    const std::pair<std::uint64_t, const char*> all[] = {{counts.notANumber, "NaN"},
                                                         {counts.positiveInfinite, "inf"},
                                                         {counts.negativeInfinite, "-inf"},
                                                         {counts.damaged, "damaged"},
                                                         {counts.uninitialised, "never written"},
                                                         {counts.absent, "not in this file"}};
    std::vector<std::string> texts;
    for (const auto& [count, what] : all)
        if (count > 0)
            texts.push_back(fmt::format("{} {}", groupedDigits(count), what));
    return fmt::format("{}", fmt::join(texts, ", "));
}

// Enough digits to compare cases by.
std::string sixDigits(LongDouble number)
{
    return fmt::format("{:.6g}", toDouble(number));
}

void addStatistics(const NumberOrder& order, const Statistics& found, const std::string& unit,
                   FactTable& facts)
{
    const auto add = [&](const char* name, const std::string& figure) {
        facts.add(name, unit.empty() ? figure : figure + " " + unit);
    };
    const CellCounts& counts = found.counts;
    const bool isTime = order.dtype().isTime();
    if (found.minimum && found.maximum) {
        add("Minimum", order.text(found.minimum->key));
        add("Maximum", order.text(found.maximum->key));
        add("Mean", isTime ? meanText(order, found.moments) : sixDigits(found.moments.mean()));
        add("Deviation",
            isTime ? deviationText(order, found.moments) : sixDigits(found.moments.deviation()));
    }
    facts.add("Statistics of", counts.finite == counts.all
                                   ? fmt::format("all {} cells", groupedDigits(counts.all))
                                   : fmt::format("{} of {} cells", groupedDigits(counts.finite),
                                                 groupedDigits(counts.all)));
    if (const std::string text = withoutValueText(counts); !text.empty())
        facts.add("Other cells", text);
}

std::string sideLetter(const char* place, char letter)
{
    return fmt::format("<b class=\"{}\">{}</b>", place, letter);
}

// The sides of a patient at the edges of a plane.
std::string sidesHtml(const MiddlePlane& plane, const Geometry& geometry)
{
    const auto sides = patientSidesOf(geometry);
    const auto& across = sides[plane.columnDimension];
    const auto& down = sides[plane.rowDimension];
    std::string html;
    if (across)
        html += sideLetter("left", plane.flips.columns ? across->last : across->first) +
                sideLetter("right", plane.flips.columns ? across->first : across->last);
    if (down)
        html += sideLetter("top", plane.flips.rows ? down->last : down->first) +
                sideLetter("bottom", plane.flips.rows ? down->first : down->last);
    return html;
}

std::string imageHtml(const PicturePixels& picture, const char* kind, const std::string& text)
{
    return fmt::format("<img class=\"{}\" alt=\"{}\" src=\"{}\">", kind, text,
                       dataAddress("image/png", pngOf(picture)));
}

// Of planes of one array, which are drawn to one scale.
std::string planesHtml(const std::vector<MiddlePlane>& planes, const Geometry& geometry)
{
    if (planes.empty())
        return {};
    double longest = 0;
    for (const MiddlePlane& plane : planes)
        longest = std::max({longest, plane.width, plane.height});
    std::string html = "<div class=\"planes\">\n";
    for (const MiddlePlane& plane : planes) {
        const auto pixels = [&](double side) {
            return std::lround(std::max(shortestSide, side / longest * longestSide));
        };
        const std::string name =
            plane.normal
                ? placeText(geometry, *plane.normal, plane.index)
                : fmt::format("{} down, {} across", nameOfDimension(geometry, plane.rowDimension),
                              nameOfDimension(geometry, plane.columnDimension));
        html += fmt::format("<figure><div style=\"width:{}px;height:{}px\">", pixels(plane.width),
                            pixels(plane.height));
        html += imageHtml(plane.image, "cells", htmlText(name));
        if (plane.labels)
            html += imageHtml(*plane.labels, "over", "");
        html += sidesHtml(plane, geometry);
        html += fmt::format("</div><figcaption>{}</figcaption></figure>\n", htmlText(name));
    }
    return html + "</div>\n";
}

// The labels of an array, with what they are called and how large they are.
struct MeasuredLabels {
    LabelSizes sizes;
    LabelNames names;
    LabelLooksPtr looks; // or null
    std::optional<CellVolume> volume;
};

std::string labelRowHtml(const MeasuredLabels& labels, const LabelSize& label)
{
    const Int128 number = labels.sizes.number(label);
    std::string chip;
    if (number > 0)
        chip = fmt::format("<i style=\"background:#{:06x}\"></i>",
                           labelColor(*findColorMap("labels"), labels.looks.get(),
                                      labels.sizes.order.number(label.key)) &
                               0xffffffU);
    std::string row =
        fmt::format("<tr><td>{}{}</td><td>{}</td><td>{}</td>", chip,
                    htmlText(labels.sizes.order.text(label.key)),
                    htmlText(labelNameOf(labels.names, number)), groupedDigits(label.cells));
    if (labels.volume)
        row +=
            fmt::format("<td>{:.6g}</td>", static_cast<double>(label.cells) * labels.volume->size);
    return row + "</tr>\n";
}

std::string labelsHtml(const MeasuredLabels& labels)
{
    const LabelSizes& sizes = labels.sizes;
    if (sizes.tooMany)
        return fmt::format("<p>More than {} distinct numbers: these are not labels.</p>\n",
                           LabelSizes::mostLabels);
    if (sizes.labels.empty())
        return "<p>No cell has a label.</p>\n";
    std::string html = "<table class=\"labels\">\n<tr><th>Label</th><th>Name</th><th>Cells</th>";
    if (labels.volume)
        html += fmt::format("<th>{}</th>", htmlText(labels.volume->unit));
    html += "</tr>\n";
    const std::size_t shown = std::min(sizes.labels.size(), mostLabelRows);
    for (std::size_t i = 0; i < shown; ++i)
        html += labelRowHtml(labels, sizes.labels[i]);
    html += "</table>\n";
    if (shown < sizes.labels.size())
        html += fmt::format("<p>{} more labels are not listed.</p>\n",
                            groupedDigits(std::uint64_t(sizes.labels.size() - shown)));
    return html;
}

// A part that was checked, and the first things that are wrong with it.
struct PartFound {
    CheckedPart part;
    std::vector<std::string> findings;
};

// Text of parts that goes in front of what was found in them: "case_seg.b2nd", "/group/leaf".
std::string findingsHtml(const PartFound& found, const std::string& place)
{
    const std::string front = place.empty() ? "" : htmlText(place) + ": ";
    const CheckReport& report = found.part.report;
    std::string html;
    for (const std::string& finding : found.findings)
        html += "<li>" + front + htmlText(finding) + "</li>\n";
    const auto all = report.damagedParts + report.uncheckedParts + report.notes;
    if (const auto more = all - std::ssize(found.findings); more > 0)
        html += fmt::format("<li>{}{} more {} not listed</li>\n", front, groupedDigits(more),
                            more == 1 ? "finding is" : "findings are");
    if (found.part.verdict() == Verdict::Damaged)
        for (const std::string& advice : found.part.adviceTexts())
            html += "<li>" + front + "advice: " + htmlText(advice) + "</li>\n";
    return html;
}

// Puts the section of one case together.
class CaseWriting {
 public:
    CaseWriting(const ReportedCase& subject, const CaseTools& tools, const Job& job)
        : m_subject(subject), m_tools(tools), m_job{job.stop, nullptr}
    {
    }

    Result<> run()
    {
        BLOSCOPE_TRY(const CheckSubject subject, checked(m_subject.path, m_found));
        if (!m_subject.labels.empty()) {
            BLOSCOPE_TRY(const CheckSubject labels, checked(m_subject.labels, m_foundLabels));
            m_labels = labels.frame ? readerOf(Array::of(labels.frame)) : nullptr;
        }
        if (subject.frame)
            return addArray(Array::of(subject.frame), m_found.front(), m_subject.path);
        return subject.store ? addLeaves(*subject.store) : Result<>();
    }

    CaseReport report() &&
    {
        CaseReport report;
        std::string findings;
        for (const PartFound& found : m_found)
            findings += findingsHtml(found, found.part.key);
        for (const PartFound& found : m_foundLabels)
            findings += findingsHtml(found, m_subject.labels.filename().string());
        for (auto* parts : {&m_found, &m_foundLabels})
            for (PartFound& found : *parts)
                report.parts.push_back(std::move(found.part));
        report.html = fmt::format("<article id=\"{}\">\n<h2>{} {}</h2>\n", m_subject.anchor,
                                  htmlText(m_subject.name), verdictHtml(report.verdict()));
        if (!findings.empty())
            report.html += "<ul class=\"findings\">\n" + findings + "</ul>\n";
        report.html += m_body + "</article>\n";
        return report;
    }

    void refuse(const Error& why) { tellRefusal({.path = m_subject.path}, why, listener(m_found)); }

 private:
    CheckListener listener(std::vector<PartFound>& to)
    {
        return {[this](const CheckedPart&, const Finding& finding) {
                    if (m_findings.size() < mostToldFindings)
                        m_findings.push_back(finding.place.part + ": " + finding.text);
                },
                [this, &to](const CheckedPart& part) {
                    to.push_back({part, std::exchange(m_findings, {})});
                }};
    }

    // What was opened, which is nothing where that failed. Errors: Cancelled.
    Result<CheckSubject> checked(const std::filesystem::path& path, std::vector<PartFound>& to)
    {
        const CheckListener tell = listener(to);
        const auto subject = openSubject(path);
        if (!subject) {
            tellRefusal({.path = path}, refusalOf(path, subject.error(), m_tools.patterns), tell);
            return CheckSubject{};
        }
        BLOSCOPE_CHECK(checkSubject(path, *subject, m_tools.check, tell, m_job));
        return *subject;
    }

    std::shared_ptr<const SliceReader> readerOf(ArrayPtr array) const
    {
        return std::make_shared<const SliceReader>(std::move(array), m_tools.cache,
                                                   m_tools.check.pool);
    }

    Result<> addLeaves(const Store& store)
    {
        std::size_t shown = 0;
        std::size_t left = 0;
        m_body += fmt::format("<p>{}</p>\n<div class=\"leaves\">\n",
                              htmlText(shortText(store, store.root())));
        for (const PartFound& found : m_found) {
            const StoreNode* node = found.part.shape ? store.find(found.part.key) : nullptr;
            if (!node || node->internal)
                continue;
            if (shown == mostDrawnParts) {
                ++left;
                continue;
            }
            const auto frame = store.openLeaf(found.part.key);
            if (!frame)
                continue;
            ++shown;
            m_body += fmt::format("<section>\n<h3>{}</h3>\n", htmlText(found.part.key));
            BLOSCOPE_CHECK(addArray(Array::of(*frame), found, {}));
            m_body += "</section>\n";
        }
        m_body += "</div>\n";
        if (left > 0)
            m_body += fmt::format("<p>{} more arrays of this store are not shown.</p>\n",
                                  groupedDigits(std::uint64_t(left)));
        return {};
    }

    // `file`: what the array is all of, or empty.
    Result<> addArray(const ArrayPtr& array, const PartFound& found,
                      const std::filesystem::path& file)
    {
        const auto reader = readerOf(array);
        const Geometry geometry = geometryOf(*array, file);
        FactTable facts;
        if (found.part.shape) {
            facts.add("Shape", extentsText(array->shape()));
            facts.add("Type", array->dtype().text);
        }
        if (const std::string spacing = spacingText(geometry); !spacing.empty())
            facts.add("Spacing", spacing);
        facts.add("Stored", storedText(*array, found.part));
        const bool isLabels = isSegmentation(*array, geometry, file);
        const auto over = isLabels ? nullptr : m_labels;
        BLOSCOPE_TRY(const bool hasNumbers,
                     isLabels ? Result<bool>(true) : addNumbers(*reader, geometry, facts));
        Drawn drawn;
        if (hasNumbers) {
            BLOSCOPE_TRY(drawn, draw(reader, geometry, isLabels, over));
        }
        if (const std::string places = otherPlacesText(drawn.planes, geometry, array->shape());
            !places.empty())
            facts.add("Drawn at", places);
        BLOSCOPE_TRY(const std::string labels, labelTable(isLabels ? reader : over, geometry,
                                                          isLabels ? file : m_subject.labels));
        m_body += "<div class=\"case\">\n" + planesHtml(drawn.planes, geometry) +
                  "<div class=\"side\">\n" + facts.html() + labels + drawn.remark +
                  "</div>\n</div>\n";
        return {};
    }

    static std::string storedText(const Array& array, const CheckedPart& part)
    {
        const std::string bytes = byteCountText(part.storedBytes);
        if (array.logicalBytes() == 0)
            return bytes;
        return fmt::format("{} for {} of cells", bytes,
                           byteCountText(static_cast<std::uint64_t>(array.logicalBytes())));
    }

    // By what the file says, or its name, where these can be labels.
    static bool isSegmentation(const Array& array, const Geometry& geometry,
                               const std::filesystem::path& file)
    {
        return areLabels(array.dtype()) &&
               geometry.isSegmentation.value_or(!imagePathOf(file).empty());
    }

    // Has it any that are finite? Errors: Cancelled.
    Result<bool> addNumbers(const SliceReader& reader, const Geometry& geometry, FactTable& facts)
    {
        if (!reader.dtype().isNumeric() || reader.array()->logicalBytes() == 0)
            return false;
        const auto scan = numberScanOf(reader, Slice::whole(reader.shape()));
        if (!scan)
            return false;
        const auto found = statisticsOf(**scan, nullptr, {}, m_job, Asked::Moments);
        if (!found)
            return found.error();
        addStatistics((*scan)->order(), *found, geometry.values.unit, facts);
        return found->counts.finite > 0;
    }

    struct Drawn {
        std::vector<MiddlePlane> planes;
        std::string remark; // HTML
    };

    // `over`: labels, or null. Errors: Cancelled.
    Result<Drawn> draw(const std::shared_ptr<const SliceReader>& reader, const Geometry& geometry,
                       bool isLabels, const std::shared_ptr<const SliceReader>& over) const
    {
        const bool canLie =
            over && canLieOver(over->shape(), reader->shape()) && over->dtype().isNumeric();
        PlanesToDraw wanted{reader, &geometry, canLie ? over : nullptr};
        if (isLabels || canLie)
            wanted.looks = looksOf(isLabels ? *reader : *over);
        if (isLabels)
            wanted.map = findColorMap("labels");
        else
            wanted.map = geometry.isMedical ? findColorMap("grey") : m_tools.map;
        const auto planes = middlePlanesOf(wanted, m_job);
        if (!planes && planes.error().kind() == ErrorKind::Cancelled)
            return planes.error();
        Drawn drawn;
        if (planes)
            drawn.planes = *planes;
        else
            drawn.remark =
                fmt::format("<p>It cannot be drawn: {}.</p>\n", htmlText(planes.error().text()));
        if (over && !canLie)
            drawn.remark += fmt::format("<p>The labels in {} have {} cells and do not fit.</p>\n",
                                        htmlText(m_subject.labels.filename().string()),
                                        extentsText(over->shape()));
        return drawn;
    }

    // Errors: Cancelled.
    Result<std::string> labelTable(const std::shared_ptr<const SliceReader>& labels,
                                   const Geometry& geometry, const std::filesystem::path& file)
    {
        if (!labels)
            return std::string();
        const auto scan = numberScanOf(*labels, Slice::whole(labels->shape()));
        const auto sizes = scan ? labelSizesOf(**scan, m_job) : Result<LabelSizes>(scan.error());
        if (!sizes && sizes.error().kind() == ErrorKind::Cancelled)
            return sizes.error();
        if (!sizes)
            return fmt::format("<p>{}</p>\n", htmlText(sizes.error().text()));
        auto volume = cellVolumeOf(geometryOf(*labels->array(), file));
        if (!volume)
            volume = cellVolumeOf(geometry);
        return labelsHtml(
            {*sizes, labelNamesOf(*labels->array()->frame(), file), looksOf(*labels), volume});
    }

    // As the file keeps them.
    static LabelLooksPtr looksOf(const SliceReader& labels)
    {
        auto looks = storedLabelLooks(*labels.array()->frame());
        return looks ? std::make_shared<const LabelLooks>(*std::move(looks)) : nullptr;
    }

    const ReportedCase& m_subject;
    const CaseTools& m_tools;
    const Job m_job;
    std::vector<std::string> m_findings; // of the part that is being checked
    std::vector<PartFound> m_found;
    std::vector<PartFound> m_foundLabels;
    std::shared_ptr<const SliceReader> m_labels; // beside it; null: none that were opened
    std::string m_body;
};

} // namespace

Verdict CaseReport::verdict() const
{
    // What is damaged is worse than what this program cannot read.
    constexpr std::array rising = {Verdict::NoDamageFound, Verdict::Notes, Verdict::Unreadable,
                                   Verdict::Damaged};
    auto worst = rising.begin();
    for (const CheckedPart& part : parts)
        worst = std::max(worst, std::ranges::find(rising, part.verdict()));
    return *worst;
}

std::string CaseReport::finding() const
{
    for (const CheckedPart& part : parts)
        if (part.verdict() == verdict() && !part.report.mainFinding.empty())
            return part.report.mainFinding;
    return {};
}

Result<CaseReport> reportOf(const ReportedCase& subject, const CaseTools& tools, const Job& job)
{
    CaseWriting writing(subject, tools, job);
    BLOSCOPE_CHECK(writing.run());
    return std::move(writing).report();
}

CaseReport reportOfRefused(const ReportedCase& subject, const Error& why)
{
    WorkerPool none(1);
    CheckTools check(none);
    BlockCache cache(0);
    const CaseTools tools{check, cache, {}};
    CaseWriting writing(subject, tools, {});
    writing.refuse(why);
    return std::move(writing).report();
}

} // namespace bloscope
