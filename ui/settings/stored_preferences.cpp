#include "ui/settings/stored_preferences.h"

#include "ui/settings/stored_export.h"
#include "ui/settings/stored_words.h"
#include "ui/text/number_format_words.h"

namespace bloscope {

namespace {

constexpr auto themeKey = "preferences/theme";
constexpr auto sessionKey = "preferences/restoreSession";
constexpr auto discardingKey = "preferences/askBeforeDiscardingJobs";
constexpr auto cacheKey = "cache/mebibytes";
constexpr auto overviewsKey = "overviews/mebibytes";
constexpr auto threadsKey = "preferences/threads";
constexpr auto coordinatesKey = "preferences/coordinatesOnAxes";
constexpr auto sidesKey = "preferences/sidesOfPatients";
constexpr auto colorMapKey = "preferences/colorMap";
constexpr auto exponentKey = "numbers/exponent";
constexpr auto precisionKey = "numbers/digits"; // -1: as many as needed
constexpr auto baseKey = "numbers/integers";
constexpr auto bytesKey = "numbers/bytes";
constexpr auto csvGroup = "csv";

constexpr std::array<Word<ThemeChoice>, 3> themes = {
    {{ThemeChoice::System, "system"}, {ThemeChoice::Light, "light"}, {ThemeChoice::Dark, "dark"}}};

NumberFormat readNumbers(const QSettings& store)
{
    NumberFormat numbers;
    numbers.exponent = readWord(store, exponentKey, exponentWords, numbers.exponent);
    numbers.precision = readDigits(store, precisionKey);
    numbers.base = readWord(store, baseKey, baseWords, numbers.base);
    numbers.bytes = readWord(store, bytesKey, bytesWords, numbers.bytes);
    return numbers;
}

void writeNumbers(const NumberFormat& numbers, QSettings& store)
{
    writeWord(store, exponentKey, exponentWords, numbers.exponent);
    store.setValue(precisionKey, numbers.precision.value_or(-1));
    writeWord(store, baseKey, baseWords, numbers.base);
    writeWord(store, bytesKey, bytesWords, numbers.bytes);
}

} // namespace

Preferences readPreferences(const QSettings& store)
{
    using P = Preferences;
    P read;
    read.theme = readWord(store, themeKey, themes, read.theme);
    read.restoresSession = store.value(sessionKey, read.restoresSession).toBool();
    read.asksBeforeDiscardingJobs =
        store.value(discardingKey, read.asksBeforeDiscardingJobs).toBool();
    read.showsCoordinates = store.value(coordinatesKey, read.showsCoordinates).toBool();
    read.showsSides = store.value(sidesKey, read.showsSides).toBool();
    read.cacheMebibytes = readNumber(store, cacheKey, P::leastCacheMebibytes, P::mostCacheMebibytes,
                                     read.cacheMebibytes);
    read.overviewMebibytes =
        readNumber(store, overviewsKey, 0, P::mostOverviewMebibytes, read.overviewMebibytes);
    read.threads = readNumber(store, threadsKey, 0, P::mostThreads, read.threads);
    read.colorMap = store.value(colorMapKey).toString().toStdString();
    read.numbers = readNumbers(store);
    read.csv = readCsvOptions(store, csvGroup);
    return read;
}

void writePreferences(const Preferences& preferences, QSettings& store)
{
    writeWord(store, themeKey, themes, preferences.theme);
    store.setValue(sessionKey, preferences.restoresSession);
    store.setValue(discardingKey, preferences.asksBeforeDiscardingJobs);
    store.setValue(coordinatesKey, preferences.showsCoordinates);
    store.setValue(sidesKey, preferences.showsSides);
    store.setValue(cacheKey, preferences.cacheMebibytes);
    store.setValue(overviewsKey, preferences.overviewMebibytes);
    store.setValue(threadsKey, preferences.threads);
    store.setValue(colorMapKey, QString::fromStdString(preferences.colorMap));
    writeNumbers(preferences.numbers, store);
    writeCsvOptions(preferences.csv, store, csvGroup);
}

} // namespace bloscope
