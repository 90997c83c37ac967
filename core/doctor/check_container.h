#pragma once

#include "core/array/array.h"
#include "core/array/slice.h"
#include "core/base/job.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"
#include "core/store/store.h"
#include "core/store/zip_directory.h"

#include <filesystem>
#include <functional>
#include <map>

namespace bloscope {

// What is to be checked: a frame, or of a store what is below a node, and the store itself when
// that is its root.
struct CheckSubject {
    FramePtr frame;                  // null for groups and tables
    StorePtr store = nullptr;        // null for a file that is one frame
    const StoreNode* node = nullptr; // of the store
};

// One frame, or something that should be one: a row of the table of checked files.
struct CheckedPart {
    std::filesystem::path path;
    std::string key = {}; // of a leaf of a store: "/grp/a"; else empty
    bool isOpened = true;
    std::string refusal = {};        // why it was not opened
    std::optional<Shape> shape = {}; // of arrays
    std::string dtype = {};          // of arrays, as NumPy or Python spell it: "<f4"
    std::uint64_t storedBytes = 0;   // on disk
    CheckReport report = {};

    Verdict verdict() const;
    std::string place() const; // "store.b2z:/grp/a"
    std::vector<std::string> adviceTexts(const RepairNames& names = {}) const;
};

// Who wants to know. Calls follow each other, perhaps from different threads.
struct CheckListener {
    // As they are found; `part` has path and key only.
    std::function<void(const CheckedPart& part, const Finding&)> found;
    // Behind all of its findings.
    std::function<void(const CheckedPart&)> checked;
};

// Checks a frame, or each one of a store, and tells. Job: progress in chunks of one frame after the
// other. Errors: Cancelled.
Result<> checkSubject(const std::filesystem::path& path, const CheckSubject& subject,
                      CheckTools& tools, const CheckListener& listener, const Job& job = {});

// The same of what could not be opened: damaged, unless it is none of Blosc2's or cannot be read.
void tellRefusal(CheckedPart part, const Error& why, const CheckListener& listener);

// The checksums of the members of an archive (format.md 10.7): of what is stored as it is, since
// what is compressed is checked whenever it is opened.
class ArchiveChecksums {
 public:
    // Of the archive at `path`; without members where there is none, or none that can be read.
    static ArchiveChecksums of(const std::filesystem::path& path, const Limits& limits = {});

    // Reads the member in pieces and tells when its bytes are not those that were packed. Nothing
    // for names that no member has. Errors: Cancelled.
    Result<> check(const std::string& member, FindingLog& log, const Job& job) const;

 private:
    ByteSourcePtr m_archive;
    std::map<std::string, ZipMember> m_members; // stored and acceptable ones
};

// What the name of a file promises, and its neighbours, compared with what it holds (conventions.md
// 10). Notes: a .b2nd without an array; CASE_seg.b2nd beside an image CASE.b2nd of another shape
// (nnU-Net: image and labels differ in the first of four dimensions alone); a case of nnU-Net
// without segmentation, image or properties where others of the folder have them. Damage:
// properties, CASE.pkl, that cannot be read; told of the image. Opens the image and the properties,
// decodes nothing.
void checkConventions(const std::filesystem::path& path, const Array& array, FindingLog& log);

// What came of checking many parts, all together.
struct CheckTotals {
    std::int64_t noDamageFound = 0; // parts, like the next three
    std::int64_t withNotes = 0;
    std::int64_t damaged = 0;
    std::int64_t unreadable = 0;
    std::int64_t unreadableFolders = 0; // or without anything of Blosc2's: counted by the caller
    std::int64_t chunks = 0;
    std::int64_t damagedChunks = 0;
    std::int64_t damagedParts = 0;
    std::int64_t uncheckedParts = 0;
    std::int64_t notes = 0;
    std::int64_t untold = 0; // findings that are counted only
    std::uint64_t decodedBytes = 0;

    void add(const CheckedPart& part);
    std::int64_t files() const { return noDamageFound + withNotes + damaged + unreadable; }
    std::int64_t notReadable() const { return unreadable + unreadableFolders; }
};

} // namespace bloscope
