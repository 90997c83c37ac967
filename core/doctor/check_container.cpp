#include "core/doctor/check_container.h"

#include "core/doctor/check_archive.h"
#include "core/doctor/check_conventions.h"
#include "core/doctor/check_frame.h"
#include "core/frame/file_marks.h"

namespace bloscope {

namespace {

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
