#include "app/command_line/arguments.h"

#include <algorithm>

namespace bloscope {

std::vector<std::string> argumentsForParser(int argc, char** argv)
{
    std::vector<std::string> arguments;
    bool mayBeOption = true;
    for (int i = 1; i < argc; ++i) {
        std::string argument = argv[i];
        mayBeOption &= argument != "--"; // what follows are names of files
        const bool isEmptyValue = mayBeOption && argument.size() > 3 &&
                                  argument.starts_with("--") &&
                                  argument.find('=') == argument.size() - 1;
        if (isEmptyValue)
            argument.pop_back();
        arguments.push_back(std::move(argument));
        if (isEmptyValue)
            arguments.emplace_back();
    }
    std::ranges::reverse(arguments);
    return arguments;
}

} // namespace bloscope
