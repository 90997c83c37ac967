#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QTranslator>
#include <array>

namespace bloscope {

// A language of the window. Data, files and the command line are the same in each of them; of what
// core says, core_words.h has what is translated. Its texts are
// resources/translations/bloscope_CODE.ts; those of English hold singular and plural of texts with
// a number alone.
struct Language {
    const char* code; // as Qt has it
    const char* name; // in itself, UTF-8
};

inline constexpr std::array<Language, 6> languages = {{{"en", "English"},
                                                       {"de", "Deutsch"},
                                                       {"es", "Español"},
                                                       {"fr", "Français"},
                                                       {"ja", "日本語"},
                                                       {"zh_CN", "简体中文"}}};

// The first language that the system prefers and that there is; English otherwise.
const Language& systemLanguage();
const Language& languageAmong(const QStringList& preferred); // "de-AT", "zh-Hans-CN"

// Nothing where there is none of that code.
const Language* findLanguage(const QString& code);

// Texts, numbers and dates of the program are in that language from now on. What is on the screen
// already stays as it is. Here as a whole, since tests of core, which have no texts, call it too.
inline void useLanguage(QCoreApplication& program, const Language& language)
{
    constexpr auto name = "text of the window";
    const QLatin1String code(language.code);
    for (auto* before : program.findChildren<QTranslator*>(name))
        delete before; // which takes its texts away
    for (const char* of : {"qtbase", "bloscope"}) {
        auto* texts = new QTranslator(&program);
        texts->setObjectName(name);
        if (texts->load(QStringLiteral(":/translations/%1_%2.qm").arg(QLatin1String(of), code)))
            QCoreApplication::installTranslator(texts);
    }
    const QLocale general(code), system = QLocale::system(); // territories have forms of their own
    QLocale::setDefault(system.language() == general.language() ? system : general);
}

} // namespace bloscope
