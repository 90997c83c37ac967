#pragma once

#include <string>
#include <vector>

namespace bloscope {

// A heading and lines whose texts stand below each other.
class TextGroup {
 public:
    explicit TextGroup(std::string heading) : m_heading(std::move(heading)) {}

    void add(std::string label, std::string text)
    {
        m_lines.push_back({std::move(label), std::move(text)});
    }

    std::string text() const; // nothing without lines

 private:
    struct Line {
        std::string label;
        std::string text;
    };
    std::string m_heading;
    std::vector<Line> m_lines;
};

} // namespace bloscope
