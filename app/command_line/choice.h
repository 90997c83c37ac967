#pragma once

#include "core/base/parse_number.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <map>
#include <string>

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
