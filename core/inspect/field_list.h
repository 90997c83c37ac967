#pragma once

#include "core/inspect/description.h"

namespace bloscope {

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
