#include "core/doctor/check_container.h"

#include "core/base/text.h"
#include "core/doctor/check_frame.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/geometry/case_file.h"
#include "core/geometry/stored_entries.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <libdeflate.h>
#include <system_error>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr char arrayEnding[] = ".b2nd";

void checkName(const fs::path& path, const Array& array, FindingLog& log)
{
    if (lowerCase(path.extension().string()) != arrayEnding || !array.metadataName().empty())
        return;
    log.tell(
        noteAt({"file"},
               "its name ends in .b2nd, but it has no metalayer \"b2nd\": it contains no n-d array",
               Remedy::Rename));
}

// Channels, which labels have not, are the first of four dimensions.
std::span<const std::int64_t> spatial(const Shape& shape)
{
    return std::span(shape).subspan(shape.size() == 4 ? 1 : 0);
}

void checkLabels(const fs::path& path, const Array& labels, FindingLog& log)
{
    const fs::path imagePath = imagePathOf(path);
    std::error_code none;
    if (imagePath.empty() || !labels.isNd() || !fs::exists(imagePath, none))
        return;
    const auto frame = openPath(imagePath);
    if (!frame)
        return; // told where that file is checked
    const ArrayPtr image = Array::of(*frame);
    if (!image->isNd() || std::ranges::equal(spatial(image->shape()), spatial(labels.shape())))
        return;
    log.tell(noteAt(
        {"array"},
        fmt::format(
            "these labels have the shape ({}), but the image {} next to them has the shape ({})",
            fmt::join(labels.shape(), ", "), escapeForDisplay(imagePath.filename().string()),
            fmt::join(image->shape(), ", ")),
        Remedy::CompareCase));
}

// Is there a file in the folder of `path` that is called like this? Looks at so many at most.
bool hasNeighbour(const fs::path& path, const std::function<bool(const fs::path&)>& isWanted)
{
    constexpr int mostNeighbours = 20'000;
    std::error_code failure;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    fs::directory_iterator entry(folder, failure);
    for (int looked = 0; !failure && entry != fs::directory_iterator() && looked < mostNeighbours;
         ++looked, entry.increment(failure))
        if (isWanted(entry->path()))
            return true;
    return false;
}

bool isLabels(const fs::path& path)
{
    return path.extension() == arrayEnding && !imagePathOf(path).empty();
}

bool isCaseFile(const fs::path& path)
{
    std::error_code none;
    return path.extension() == ".pkl" &&
           fs::exists(fs::path(path).replace_extension(arrayEnding), none);
}

// What nnU-Net keeps of a case, without which it cannot be used.
void checkCaseFile(const fs::path& path, FindingLog& log)
{
    const auto file = caseFileBeside(path);
    if (!file)
        return;
    if (!file->properties)
        log.tell(damageAt({file->name},
                          file->properties.error().within("the properties of the case cannot be "
                                                          "read"),
                          Remedy::None));
    else if (!memberNamed(&*file->properties, "spacing"))
        log.tell(noteAt({file->name}, "it does not contain the properties of an nnU-Net case: "
                                      "there is no \"spacing\""));
}

// Of a case of nnU-Net, CASE.b2nd, CASE_seg.b2nd and CASE.pkl: what others of the folder have, and
// this one has not.
void checkCase(const fs::path& path, FindingLog& log)
{
    std::error_code none;
    if (path.extension() != arrayEnding)
        return;
    const auto missing = [&](const fs::path& file, const char* what) {
        log.tell(noteAt({"file"}, fmt::format("there is no {} {} next to it", what,
                                              escapeForDisplay(file.filename().string()))));
    };
    if (const fs::path image = imagePathOf(path); !image.empty()) {
        if (!fs::exists(image, none) && hasCaseFileBeside(path)) {
            missing(image, "image");
            checkCaseFile(path, log);
        }
        return;
    }
    checkCaseFile(path, log);
    const fs::path labels = labelPathOf(path);
    const bool hasLabels = fs::exists(labels, none);
    const bool hasCaseFile = hasCaseFileBeside(path);
    if (hasCaseFile && !hasLabels && hasNeighbour(path, isLabels))
        missing(labels, "segmentation");
    if (hasLabels && !hasCaseFile && hasNeighbour(path, isCaseFile))
        missing(fs::path(path).replace_extension(".pkl"), "properties file");
}

constexpr std::uint64_t pieceBytes = 1_MiB;

// Of the stored bytes. Errors: Cancelled, those of reading.
Result<std::uint32_t> checksumOf(const ByteSource& archive, const ZipMember& member, const Job& job)
{
    std::uint32_t checksum = 0;
    ByteBuffer piece;
    for (std::uint64_t at = 0; at < member.stored; at += piece.size()) {
        if (job.stopped())
            return cancelled();
        piece.resize(static_cast<std::size_t>(std::min(pieceBytes, member.stored - at)));
        BLOSCOPE_CHECK(archive.readAt(member.offset + at, piece));
        checksum = libdeflate_crc32(checksum, piece.data(), piece.size());
    }
    return checksum;
}

class ContainerChecker {
 public:
    ContainerChecker(const std::filesystem::path& path, CheckTools& tools,
                     const CheckListener& listener, const Job& job)
        : m_path(path), m_tools(tools), m_listener(listener), m_job(job)
    {
    }

    Result<> run(const CheckSubject& subject)
    {
        if (!subject.store)
            return checkFrame({{}, {}, RepairReach::Reached}, subject.frame);
        m_checksums = ArchiveChecksums::of(m_path);
        if (subject.frame)
            return checkFrame(leafOf(*subject.node), subject.frame);
        if (subject.node == &subject.store->root()) {
            BLOSCOPE_CHECK(checkWhole(*subject.store));
        }
        return checkNode(*subject.store, *subject.node);
    }

 private:
    struct Leaf {
        std::string key;    // empty for a file that is one frame
        std::string member; // of an archive
        RepairReach reach;
    };

    static Leaf leafOf(const StoreNode& node)
    {
        const bool isAFile = node.place == StoreNode::Place::File;
        return {node.key, node.where, isAFile ? RepairReach::Reached : RepairReach::OutOfReach};
    }

    // What people do not get to see included.
    Result<> checkWhole(const Store& store)
    {
        tellProblems(store);
        const bool isInArchive = store.container() == Store::Container::Zip;
        return checkFrame({"/embed.b2e", embeddedStoreName,
                           isInArchive ? RepairReach::OutOfReach : RepairReach::Reached},
                          store.embedded());
    }

    // The store itself is a part, where there is something to be told of it.
    void tellProblems(const Store& store)
    {
        if (store.problems().empty())
            return;
        const bool isInArchive = store.container() == Store::Container::Zip;
        CheckedPart part{.path = m_path};
        std::error_code isFolder;
        const auto bytes = std::filesystem::file_size(m_path, isFolder);
        part.storedBytes = isFolder ? 0 : bytes;
        FindingLog log([&](const Finding& finding) { m_listener.found(part, finding); },
                       m_tools.mostFindings);
        for (const Problem& problem : store.problems())
            log.tell({problem.severity,
                      {problem.part},
                      problem.text,
                      problem.severity == Problem::Severity::Note ? Remedy::None
                      : isInArchive                               ? Remedy::PackAgain
                                                                  : Remedy::TakeAnotherCopy});
        part.report = std::move(log.report);
        m_listener.checked(part);
    }

    Result<> checkNode(const Store& store, const StoreNode& node)
    {
        if (node.kind == StoreNode::Kind::Unusable) {
            const bool wasLookedAt = node.place != StoreNode::Place::Nowhere;
            refuse(node.key,
                   {wasLookedAt ? ErrorKind::Malformed : ErrorKind::Unsupported, node.problem});
        }
        if (node.kind == StoreNode::Kind::Leaf) {
            const auto frame = store.openLeaf(node.key);
            if (!frame)
                refuse(node.key, asDamage(frame.error()));
            else
                BLOSCOPE_CHECK(checkFrame(leafOf(node), *frame));
        }
        for (const StoreNode& child : node.children)
            BLOSCOPE_CHECK(checkNode(store, child));
        return {};
    }

    // What a store counts among its leaves was one of Blosc2's, whatever is left of it.
    static Error asDamage(const Error& error)
    {
        return error.kind() == ErrorKind::NotBlosc2
                   ? Error{ErrorKind::Malformed, error.text(), error.offset()}
                   : error;
    }

    Result<> checkFrame(const Leaf& leaf, const FramePtr& frame)
    {
        if (m_job.stopped())
            return cancelled();
        const ArrayPtr array = Array::of(frame);
        CheckedPart part = partOf(leaf.key, *array);
        const auto found = [&](const Finding& finding) { m_listener.found(part, finding); };
        FindingLog log(found, m_tools.mostFindings, leaf.reach);
        BLOSCOPE_CHECK(m_checksums.check(leaf.member, log, m_job));
        if (leaf.key.empty() && frame->fileOffset() == 0) // else the name is that of something else
            checkConventions(m_path, *array, log);
        BLOSCOPE_CHECK(bloscope::checkFrame(*array, m_tools, log, m_job));
        part.report = std::move(log.report);
        m_listener.checked(part);
        return {};
    }

    CheckedPart partOf(const std::string& key, const Array& array) const
    {
        CheckedPart part{.path = m_path, .key = key};
        part.storedBytes = array.frame()->storedBytes();
        if (array.isNd() || array.interpretation()) {
            part.shape = array.shape();
            part.dtype = array.dtype().text;
        }
        return part;
    }

    void refuse(const std::string& key, const Error& error)
    {
        tellRefusal({.path = m_path, .key = key}, error, m_listener);
    }

    const std::filesystem::path& m_path;
    CheckTools& m_tools;
    const CheckListener& m_listener;
    const Job& m_job;
    ArchiveChecksums m_checksums;
};

bool isEmptyFile(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) &&
           std::filesystem::file_size(path, error) == 0;
}

} // namespace

void CheckTotals::add(const CheckedPart& part)
{
    const CheckReport& report = part.report;
    switch (part.verdict()) {
    case Verdict::NoDamageFound:
        ++noDamageFound;
        break;
    case Verdict::Notes:
        ++withNotes;
        break;
    case Verdict::Damaged:
        ++damaged;
        break;
    case Verdict::Unreadable:
        ++unreadable;
        break;
    }
    chunks += report.chunks;
    damagedChunks += report.damagedChunks;
    damagedParts += report.damagedParts;
    uncheckedParts += report.uncheckedParts;
    notes += report.notes;
    untold += report.untold;
    decodedBytes += report.decodedBytes;
}

void checkConventions(const fs::path& path, const Array& array, FindingLog& log)
{
    const bool hasFolderEnd = !path.has_filename(); // "data.b2nd/"
    const fs::path named = hasFolderEnd ? path.parent_path() : path;
    checkName(named, array, log);
    checkLabels(named, array, log);
    checkCase(named, log);
}

ArchiveChecksums ArchiveChecksums::of(const std::filesystem::path& path, const Limits& limits)
{
    ArchiveChecksums checksums;
    const auto archive = openFile(path);
    if (!archive || !looksLikeAZip(**archive))
        return checksums;
    const auto members = readZipDirectory(*archive, limits);
    if (!members)
        return checksums; // opening the store says so
    checksums.m_archive = *archive;
    for (const ZipMember& member : *members)
        if (member.problem.empty() && member.method == ZipMember::Method::Stored)
            checksums.m_members.emplace(member.name, member);
    return checksums;
}

Result<> ArchiveChecksums::check(const std::string& member, FindingLog& log, const Job& job) const
{
    const auto found = m_members.find(member);
    if (found == m_members.end())
        return {};
    FindingPlace place{"archive member"};
    place.offset = found->second.offset;
    place.size = found->second.stored;
    const auto checksum = checksumOf(*m_archive, found->second, job);
    if (job.stopped())
        return cancelled();
    if (!checksum)
        log.tell(damageAt(std::move(place), checksum.error(), Remedy::ReplaceMember));
    else if (*checksum != found->second.crc)
        log.tell(damageAt(
            std::move(place),
            malformedError(fmt::format(
                "its bytes have the checksum {:08x}, but the archive directory says {:08x}",
                *checksum, found->second.crc)),
            Remedy::PackAgain));
    return {};
}

Verdict CheckedPart::verdict() const
{
    return report.verdict();
}

std::string CheckedPart::place() const
{
    return key.empty() ? path.string() : path.string() + ":" + key;
}

std::vector<std::string> CheckedPart::adviceTexts(const RepairNames& names) const
{
    std::vector<std::string> texts;
    for (const Remedy remedy : report.remedies)
        texts.push_back(remedyText(remedy, report.chunkCounts(), names));
    return texts;
}

Result<> checkSubject(const std::filesystem::path& path, const CheckSubject& subject,
                      CheckTools& tools, const CheckListener& listener, const Job& job)
{
    return ContainerChecker(path, tools, listener, job).run(subject);
}

void tellRefusal(CheckedPart part, const Error& why, const CheckListener& listener)
{
    part.isOpened = false;
    part.refusal = why.text();
    const bool isDamage = why.kind() == ErrorKind::Malformed || why.kind() == ErrorKind::Limit;
    FindingPlace place{"file"};
    place.offset = why.offset();
    const Remedy remedy = isEmptyFile(part.path) ? Remedy::ReplaceEmpty : Remedy::TakeAnotherCopy;
    const Finding finding{isDamage ? Finding::Severity::Damage : Finding::Severity::Note,
                          std::move(place), part.refusal, isDamage ? remedy : Remedy::None,
                          !isDamage};
    FindingLog log([&](const Finding& told) { listener.found(part, told); }, 1);
    log.tell(finding);
    part.report = std::move(log.report);
    listener.checked(part);
}

} // namespace bloscope
