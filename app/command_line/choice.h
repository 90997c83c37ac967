#pragma once

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
    CLI::Validator oneOfThem = CLI::IsMember(choices);
    oneOfThem.description(""); // `help` names the words in an order that makes sense
    std::string words;
    for (const auto& [word, meaning] : choices)
        words += (words.empty() ? "" : " ") + word;
    oneOfThem.name(words); // for choiceWords()
    return app.add_option_function<std::string>(name, take, help)
        ->check(oneOfThem)
        ->type_name("WORD");
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
