#pragma once

#include "core/bytes/byte_source.h"

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// One field of a structure as it lies in the file.
struct Field {
    std::string name;             // the format's spelling, also the member name of `info --json`
    nlohmann::ordered_json value; // number, text, boolean or a list of them
    std::string meaning;          // for people: "zstd", "level 5, codec zstd"; may be empty
    std::uint64_t offset = 0;     // of its first byte in the file
    std::uint64_t size = 0;       // bytes in the file; 0 when it is derived and stands nowhere
    std::string expected = {};    // what could stand there, where this cannot: "1 to 5"
};

// A structure described once, for the structure tree, `info`, `info --json` and the tests.
struct Description {
    std::string name;    // "Header", "Metalayers", "Chunk 17", "Block 3"
    std::string summary; // beside the name: "3 entries", "zstd, shuffle, 12.4x"
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::string file; // whose bytes these are, in the directory of the frame: "0000001F.chunk";
                      // empty for the file that was opened
    std::vector<Field> fields;
    std::vector<Description> children;
    std::optional<std::string> problem = {}; // one sentence, when this part is damaged or unusual
    std::string meaning = {}; // "uint16", "map16, 300 entries", "Python source, never run"

    // More children, behind those above, that are described only when somebody opens this part.
    // Reads and decodes; callable from any thread, whatever became of the rest. Null for most.
    std::function<std::vector<Description>()> later = {};

    // A Blosc2 file of its own that lies in this value (msgpack extension 42). Null for most.
    ByteSourcePtr embedded = {};
};

// Puts the fields of a structure together, in the order of the file.
class FieldList {
 public:
    // `offset` is where the structure begins in the file.
    explicit FieldList(std::uint64_t offset = 0) : m_offset(offset) {}

    // A field that stands `at` bytes into the structure.
    void stored(std::string name, nlohmann::ordered_json value, std::uint64_t at,
                std::uint64_t size, std::string meaning = {})
    {
        m_fields.push_back(
            {std::move(name), std::move(value), std::move(meaning), m_offset + at, size});
    }

    // One that follows from others.
    void derived(std::string name, nlohmann::ordered_json value, std::string meaning = {})
    {
        m_fields.push_back({std::move(name), std::move(value), std::move(meaning), 0, 0});
    }

    std::vector<Field> take() { return std::move(m_fields); }

 private:
    std::uint64_t m_offset;
    std::vector<Field> m_fields;
};

} // namespace bloscope
