#include "ui/text/languages.h"

#include <QStringList>
#include <algorithm>

namespace bloscope {

const Language& systemLanguage()
{
    return languageAmong(QLocale::system().uiLanguages());
}

const Language& languageAmong(const QStringList& preferred)
{
    for (const QString& name : preferred) {
        const QLocale wanted(name);
        const auto isIt = [&](const Language& language) {
            const QLocale locale(QLatin1String(language.code));
            return locale.language() == wanted.language() && locale.script() == wanted.script();
        };
        const auto found = std::ranges::find_if(languages, isIt);
        if (found != languages.end())
            return *found;
    }
    return languages.front();
}

const Language* findLanguage(const QString& code)
{
    const auto isIt = [&](const Language& language) { return code == language.code; };
    const auto found = std::ranges::find_if(languages, isIt);
    return found != languages.end() ? &*found : nullptr;
}

} // namespace bloscope
