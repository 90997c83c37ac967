#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace bloscope::test {

using Json = nlohmann::ordered_json;

// In what a file differs from what its manifest says, a sentence each. Empty: in nothing.
class Differences {
 public:
    Differences() = default;
    explicit Differences(std::string sentence) { add(std::move(sentence)); }

    bool empty() const { return m_sentences.empty(); }
    void add(std::string sentence) { m_sentences.push_back(std::move(sentence)); }

    // "frame.blocksize is 512, expected 4096" unless both are the same to the last digit: 1 is not
    // 1.0, and the order of members counts.
    void compare(const std::string& what, const Json& actual, const Json& expected);

    // The first sentences, a line each.
    std::string text() const;

 private:
    std::vector<std::string> m_sentences;
};

} // namespace bloscope::test
