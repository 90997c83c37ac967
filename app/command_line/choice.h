#pragma once

#include "core/base/text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bloscope {

// Words a user can choose from, and what each stands for.
template <class T>
using Choices = std::map<std::string, T>;

// Adds an option that takes one of these words. `value` lives as long as the command line.
template <class T, class Value>
CLI::Option* addChoice(CLI::App& app, const std::string& name, Value& value, Choices<T> choices,
                       const std::string& help)
{
    const auto take = [&value, choices](const std::string& word) { value = choices.at(word); };
    std::string words;
    std::string sentence;
    for (const auto& [word, meaning] : choices) {
        words += (words.empty() ? "" : " ") + word;
        const bool isSign = word.find_first_of(",.;") != word.npos; // which needs quotes to be seen
        sentence += (sentence.empty() ? "" : ", ") + (isSign ? "\"" + word + "\"" : word);
    }
    const auto check = [choices, sentence](const std::string& word) {
        return choices.contains(word) ? std::string()
                                      : "\"" + word + "\" is not one of " + sentence;
    };
    CLI::Validator oneOfThem(check, ""); // `help` names the words in an order that makes sense
    oneOfThem.name(words);               // for choiceWords()
    return app.add_option_function<std::string>(name, take, help)
        ->check(oneOfThem)
        ->type_name("WORD");
}

// In decimal digits, or, behind 0x, in hexadecimal ones.
template <class Number>
std::optional<Number> wholeNumberOf(std::string_view typed)
{
    if (!typed.starts_with("0x"))
        return parseNumber<Number>(typed);
    Number number{};
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data() + 2, end, number, 16);
    const bool isNumber = error == std::errc() && stop == end && typed[2] != '-';
    return isNumber ? std::optional(number) : std::nullopt;
}

// Adds an option that takes a whole number. What Number does not hold is refused: the parser would
// clip it, and read "010" as 8. `value` lives as long as the command line.
template <class Number, class Value>
CLI::Option* addWholeNumber(CLI::App& app, const std::string& name, Value& value,
                            const std::string& help)
{
    const auto take = [&value, name](const std::string& typed) {
        const auto number = wholeNumberOf<Number>(typed);
        if (!number)
            throw CLI::ValidationError(name,
                                       '"' + typed + "\" is not a whole number or is too large");
        value = *number;
    };
    return app.add_option_function<std::string>(name, take, help);
}

// Of options that take numbers from `least` to `most`.
template <class Number>
CLI::Validator numberBetween(Number least, Number most, const std::string& sentence)
{
    return CLI::Validator(
        [least, most, sentence](const std::string& typed) {
            const auto number = parseNumber<Number>(typed);
            return number && *number >= least && *number <= most
                       ? std::string()
                       : "\"" + typed + "\" is not " + sentence;
        },
        "");
}

// The words that such an option takes, with spaces between them; none for other options.
inline std::string choiceWords(CLI::Option& option)
{
    try {
        return option.get_validator()->get_name();
    } catch (const CLI::OptionNotFound&) { // it takes anything
        return {};
    }
}

} // namespace bloscope
