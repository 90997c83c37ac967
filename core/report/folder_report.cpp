#include "core/report/folder_report.h"

#include "core/base/natural_order.h"
#include "core/base/text.h"
#include "core/geometry/case_file.h"
#include "core/report/case_report.h"
#include "core/report/html_text.h"
#include "core/store/file_search.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <new>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostCasesAtOnce = 16;
constexpr std::size_t mostLinks = 1000; // to cases with trouble
constexpr std::size_t reportCacheBytes = 64 << 20;

// Nothing of the page is loaded from elsewhere, and nothing of it is run. The summary, which is
// known last, is shown first.
constexpr std::string_view beforeTitle = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>)";

constexpr std::string_view style = R"(</title>
<style>
:root { color-scheme: light dark; --text: #1b1f24; --dim: #59636e; --page: #f6f7f9; --card: #fff;
  --line: #d8dee4; --fine: #1a7f37; --notes: #8a6100; --bad: #c0262d; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e9ed; --dim: #9aa4af; --page: #16191d; --card: #1f2329; --line: #363c44;
    --fine: #57c878; --notes: #e0b040; --bad: #ff7b74; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 76rem; display: flex; flex-direction: column;
  gap: 1rem; background: var(--page); color: var(--text);
  font: 15px/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; }
header, .summary { order: -1; }
h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
h3 { margin: .9rem 0 0; font-size: .95rem; overflow-wrap: anywhere; }
p { margin: .4rem 0; }
header p, figcaption, th, .summary p { color: var(--dim); }
a { color: inherit; }
article, .summary { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: .9rem 1.1rem; break-inside: avoid; }
.verdict { margin-left: .5rem; padding: .1rem .5rem; border: 1px solid; border-radius: 1rem;
  font-size: .8rem; font-weight: normal; white-space: nowrap; }
.fine { color: var(--fine); }
.notes { color: var(--notes); }
.damaged, .unreadable { color: var(--bad); }
.findings, .summary ul { margin: .5rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.case { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin-top: .8rem; align-items: flex-start; }
.leaves { display: flex; flex-wrap: wrap; gap: 0 2.5rem; }
.side { flex: 1 1 18rem; display: flex; flex-wrap: wrap; gap: .8rem 2rem; }
.planes { flex: 0 1 auto; display: flex; flex-wrap: wrap; gap: .8rem; align-items: flex-start; }
figure { margin: 0; }
figure div { position: relative; background: #000; }
figure img { position: absolute; inset: 0; width: 100%; height: 100%; image-rendering: pixelated; }
figure:hover .over { visibility: hidden; }
figure b { position: absolute; color: #fff; font-size: .75rem; text-shadow: 0 0 3px #000, 0 0 2px #000; }
figure b.left { left: 3px; top: calc(50% - .6rem); }
figure b.right { right: 3px; top: calc(50% - .6rem); }
figure b.top { top: 0; left: calc(50% - .3rem); }
figure b.bottom { bottom: 0; left: calc(50% - .3rem); }
figcaption { font-size: .85rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: normal; padding: .1rem 1rem .1rem 0; vertical-align: top; }
td { padding: .1rem 0; overflow-wrap: anywhere; }
.labels td, .labels th { padding: .1rem .9rem .1rem 0; border-bottom: 1px solid var(--line); }
.labels td:nth-child(n+3), .labels th:nth-child(n+3) { text-align: right; }
.labels i { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem;
  vertical-align: -.1rem; border-radius: 2px; }
@media print {
  :root { --text: #000; --dim: #444; --page: #fff; --card: #fff; --line: #bbb; --fine: #1a7f37;
    --notes: #8a6100; --bad: #c0262d; }
  body { padding: 0; max-width: none; display: block; font-size: 10pt; }
  article, .summary { margin-bottom: .8rem; }
  figure img, figure div, .labels i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
</style>
</head>
<body>
)";

std::string nameOfFolder(const fs::path& folder)
{
    std::error_code none;
    const fs::path whole = fs::weakly_canonical(folder, none);
    const fs::path& known = none ? folder : whole;
    return known.has_filename() ? known.filename().string() : known.string();
}

// A file that was found, or something that cannot be read.
struct FoundFile {
    fs::path path;
    std::string name; // below the folder
    std::optional<Error> refusal = {};
};

class FolderReporting {
 public:
    FolderReporting(const fs::path& folder, const FolderReportOptions& options, WorkerPool& pool,
                    Sink& to, const Job& job)
        : m_folder(folder),
          m_options(options),
          m_pool(pool),
          m_check(pool),
          m_cache(reportCacheBytes),
          m_tools{m_check, m_cache, options.patterns},
          m_to(to),
          m_job(job)
    {
    }

    Result<FolderReportCounts> run()
    {
        BLOSCOPE_TRY(const std::vector<FoundFile> files, search());
        m_job.start(files.size());
        BLOSCOPE_CHECK(write(head()));
        for (std::size_t first = 0; first < files.size(); first += mostCasesAtOnce)
            BLOSCOPE_CHECK(addSome(
                std::span(files).subspan(first, std::min(mostCasesAtOnce, files.size() - first))));
        BLOSCOPE_CHECK(write(summary() + "</body>\n</html>\n"));
        return std::move(m_counts);
    }

 private:
    // Labels that lie beside an image are not found for themselves.
    Result<std::vector<FoundFile>> search()
    {
        std::error_code missing;
        if (!fs::exists(m_folder, missing))
            return systemError("cannot read the folder", missing ? missing.value() : ENOENT)
                .within(m_folder.string());
        std::vector<FoundFile> files;
        std::optional<Error> nothing;
        const auto add = [&](const fs::path& path, std::optional<Error> why) {
            const std::string name = path.lexically_relative(m_folder).generic_string();
            files.push_back({path, name == "." ? nameOfFolder(m_folder) : name, std::move(why)});
        };
        const FileSearch search{m_options.patterns, [&](const fs::path& path) { add(path, {}); },
                                [&](const fs::path& folder, const Error& why) {
                                    if (folder == m_folder)
                                        nothing = why;
                                    else
                                        add(folder, why);
                                },
                                [&](const fs::path& path, const Error& why) { add(path, why); },
                                m_job.stop};
        search.run(m_folder);
        if (m_job.stopped())
            return cancelled();
        if (nothing)
            return nothing->within(m_folder.string());
        std::ranges::sort(files, isNaturallyBefore, &FoundFile::name);
        for (const FoundFile& file : files)
            m_paths.insert(file.path);
        const auto labels =
            std::erase_if(files, [&](const FoundFile& file) { return isLabels(file.path); });
        m_hasLabels = labels > 0;
        if (m_hasLabels) // all images look alike then
            m_tools.map = findColorMap("grey");
        return files;
    }

    bool isLabels(const fs::path& path) const
    {
        const fs::path image = imagePathOf(path);
        return !image.empty() && m_paths.contains(image);
    }

    Result<> write(const std::string& text) { return m_to.write(bytesOf(text)); }

    std::string head() const
    {
        const std::string title = htmlText(nameOfFolder(m_folder));
        std::string html(beforeTitle);
        html += "Report on " + title;
        html += style;
        html += fmt::format("<header>\n<h1>{}</h1>\n<p>Report by {}, {}</p>\n</header>\n", title,
                            htmlText(m_options.program), htmlText(m_options.date));
        return html;
    }

    Result<> addSome(std::span<const FoundFile> files)
    {
        std::vector<ReportedCase> subjects;
        for (const FoundFile& file : files) {
            const fs::path labels = labelPathOf(file.path);
            const bool hasLabels = !file.refusal && m_paths.contains(labels);
            subjects.push_back({file.path, hasLabels ? labels : fs::path(), file.name,
                                fmt::format("case-{}", ++m_number)});
        }
        std::vector<std::optional<CaseReport>> reports(files.size());
        m_pool.forEach(files.size(), [&](std::size_t i) {
            if (m_job.stopped())
                return;
            reports[i] = reportOfOne(subjects[i], files[i].refusal);
            m_job.advance();
        });
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (!reports[i])
                return cancelled();
            count(subjects[i], *reports[i]);
            BLOSCOPE_CHECK(write(reports[i]->html));
        }
        return {};
    }

    // Nothing after a stop.
    std::optional<CaseReport> reportOfOne(const ReportedCase& subject,
                                          const std::optional<Error>& refusal) const
    {
        if (refusal)
            return reportOfRefused(subject, *refusal);
        try {
            Result<CaseReport> report = reportOf(subject, m_tools, m_job);
            return report ? std::optional(*std::move(report)) : std::nullopt;
        } catch (const std::bad_alloc&) {
            return reportOfRefused(
                subject, Error{ErrorKind::Io, "there is not enough memory to report on it"});
        }
    }

    void count(const ReportedCase& subject, const CaseReport& report)
    {
        ++m_counts.cases;
        for (const CheckedPart& part : report.parts)
            m_counts.totals.add(part);
        const Verdict verdict = report.verdict();
        if (verdict != Verdict::Damaged && verdict != Verdict::Unreadable)
            return;
        ++m_counts.withTrouble;
        if (static_cast<std::size_t>(m_counts.withTrouble) <= mostLinks)
            m_links += fmt::format("<li><a href=\"#{}\">{}</a>: {}</li>\n", subject.anchor,
                                   htmlText(subject.name), htmlText(report.finding()));
    }

    std::string summary() const
    {
        const CheckTotals& totals = m_counts.totals;
        std::string html = "<section class=\"summary\">\n";
        html += fmt::format("<p><b>{}</b>, {} decoded: ",
                            amountOf(static_cast<std::uint64_t>(m_counts.cases), "case", "cases"),
                            byteCountText(totals.decodedBytes));
        html += m_counts.withTrouble == 0
                    ? std::string("<b class=\"fine\">no damage found</b></p>\n")
                    : fmt::format("<b class=\"damaged\">{} damaged or unreadable</b></p>\n",
                                  groupedDigits(m_counts.withTrouble));
        if (!m_links.empty())
            html += "<ul>\n" + m_links + "</ul>\n";
        if (const auto more = m_counts.withTrouble - static_cast<std::int64_t>(mostLinks); more > 0)
            html += fmt::format("<p>{} more are marked below.</p>\n", groupedDigits(more));
        html += "<p>Blosc2 stores no checksums: changed bytes that still decode are not detected.";
        html += m_hasLabels ? " Point at a picture to hide its labels." : "";
        return html + "</p>\n</section>\n";
    }

    const fs::path& m_folder;
    const FolderReportOptions& m_options;
    WorkerPool& m_pool;
    CheckTools m_check;
    BlockCache m_cache;
    CaseTools m_tools;
    Sink& m_to;
    const Job& m_job;
    std::set<fs::path> m_paths; // of all that was found
    bool m_hasLabels = false;   // beside images
    std::size_t m_number = 0;   // of the last section
    std::string m_links;        // to cases with trouble
    FolderReportCounts m_counts;
};

} // namespace

Result<FolderReportCounts> writeFolderReport(const fs::path& folder,
                                             const FolderReportOptions& options, WorkerPool& pool,
                                             Sink& to, const Job& job)
{
    return FolderReporting(folder, options, pool, to, job).run();
}

} // namespace bloscope
