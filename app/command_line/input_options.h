#pragma once

#include "app/command_line/console.h"
#include "core/array/array.h"
#include "core/array/interpretation.h"
#include "core/array/slice.h"
#include "core/export/filled_cells.h"
#include "core/frame/frame.h"
#include "core/store/store.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// --offset N: the frame begins at that byte of the file, which may hold anything else before it.
class OffsetOption {
 public:
    void addTo(CLI::App& command);

    bool isGiven() const { return m_offset > 0; }

    // Whatever is found at `path`, or the frame at the offset that was given.
    Result<FramePtr> open(const std::string& path, const Limits& limits = {}) const;

 private:
    std::uint64_t m_offset = 0;
};

// --cache, --timeout, --login, --whole and --follow: how files on servers are read.
class RemoteOptions {
 public:
    // Adds itself to each command that reads files; lives as long as they.
    void addTo(CLI::App& command);

    // Before anything is opened.
    void apply();
    // What is worth knowing about the servers that were read from, and what would have helped where
    // that has failed, to standard error.
    void tell(ExitCode code) const;

 private:
    class Answers;

    std::optional<std::string> m_cache; // a folder, or "off"
    std::optional<std::int64_t> m_timeout;
    std::string m_user;
    std::vector<std::string> m_servers; // "host" or "host:port" that may be sent to
    bool m_whole = false;
    std::shared_ptr<Answers> m_answers;
};

// What a command works on: FILE, with --offset the frame inside it, or with --key a part of the
// store that it is.
struct FoundObject {
    FramePtr frame;                  // of a file or a leaf; null for groups and tables
    StorePtr store;                  // null for a file that is one frame
    const StoreNode* node = nullptr; // of the store

    // The file that is all of it, `path`; others have no neighbours by their name: empty.
    std::filesystem::path fileAlone(const std::string& path) const;

    bool isTable() const { return node && node->kind == StoreNode::Kind::Table; }
};

// Errors: Usage for a key that leads nowhere and for one of a file that is no store; others as
// openContainer() and Store::openLeaf().
Result<FoundObject> findObject(const std::string& path, const std::string& key,
                               const OffsetOption& offset, const Limits& limits = {});

// --dtype, --shape and --skip: how plain chunks are to be read as an array.
class InterpretationOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    // The array of a frame, read as told. Errors: Usage, those of Array::of().
    Result<ArrayPtr> arrayOf(FramePtr frame) const;

    // Is there a --dtype? What is told with it. Errors: Usage.
    bool isGiven() const { return !m_dtype.empty(); }
    Result<Interpretation> interpretation() const;

    // Of --dtype, if it is given. Errors: those of parseDType().
    Result<std::optional<DType>> dtype() const;

 private:
    std::string m_dtype;
    std::string m_shape;
    std::int64_t m_offset = 0;
};

// What --slice says of an array: indices, and coordinates behind an equals sign (parseSlice()).
// `path` is the file as the user calls it; `fileAlone` that file where the array is all of it, else
// empty. Which indices were taken for coordinates that the array does not have is said on standard
// error. Errors: Usage, the option in front.
Result<Slice> sliceGiven(const std::string& text, const Array& array, const std::string& path,
                         const std::filesystem::path& fileAlone);

// The part of each element that a field names, all of it when that is empty. Errors: Usage for a
// field that there is not.
Result<DTypeLeaf> partCalled(const DType& dtype, const std::string& field);

// The cells of a reader, or of each only the part that a field names. Errors: Usage for a field
// that there is not.
Result<FilledCells> cellsOf(const SliceReader& reader, const std::string& field);

// The frame whose metadata are shown and changed, and what saves it: the path as saveFile() wants
// it. A frame inside another file has none of its own, and saveFile() says so.
struct MetaTarget {
    FramePtr frame;
    std::filesystem::path path;
    bool isNew = false; // there is no such file yet: saveNewFile() makes it
};

// What becomes of a group of a directory that has no attributes: an error, or the first ones.
enum class NoAttributes { Refused, Begun };

// FILE itself, or with --offset the frame inside it, or with --key a leaf of the store that it is;
// the key of a group or a table stands for the leaf that holds its attributes. Errors: Usage for
// stores without a key and for keys that lead nowhere or to what has no attributes; others as
// findObject().
Result<MetaTarget> openMetaTarget(const std::string& file, const std::string& key,
                                  const OffsetOption& offset,
                                  NoAttributes missing = NoAttributes::Refused);

} // namespace bloscope
