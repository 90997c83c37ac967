#include "tests/rules/source_files.h"
#include "tests/support/registered_test.h"

#include <QRegularExpression>
#include <QTest>

namespace bloscope::tst_plain_words {

using namespace test;

namespace {

struct RefusedWord {
    const char* pattern;
    const char* instead;
};

// The glossary of CONTRIBUTING.md as patterns; right uses of a word are left out.
const RefusedWord refusedWords[] = {
    {R"(\banew\b)", "again, re- (re-encode, rewrite)"},
    {R"(\bas ever\b)", "as before"},
    {R"(\bwhoever\b)", "the user, the caller, another program"},
    {R"(\b[Ss]omebody\b)", "a user, another program"},
    {R"(\b[Aa]nybody\b)", "a user, any program"},
    {R"(\bmend(s|ed|ing)?\b)", "repair, correct, fix"},
    {R"(\btold\b(?! apart))", "shown, reported, distinguished"},
    {R"(\btells?\b)", "show, say, report, contain, distinguish"},
    {R"(\bstands?\b(?! (out|below|alone|by)\b))", "is, means, represents"},
    {R"(\bholds\b)", "contains, is true, applies"},
    {R"(\b(lie|lies|lay|lain|laid|lying) (over|beside|behind|across|there|between|nearby)\b)",
     "is, is next to, overlaps"},
    {R"(\blaid over\b)", "overlaid on"},
    {R"(\b(in|out of|of) sight\b)", "visible, hidden"},
    {R"(\bbeside each other\b)", "side by side"},
    {R"(\bwish(es|ed)?\b)", "request, want"},
    {R"((?<![/-])\bodd\b(?![/-]))", "unusual"},
    {R"(\btakes? back\b)", "undo, cancel"},
    {R"(\b(take|takes|took|taking) the place of\b)", "replace"},
    {R"(\b[Tt]ruth values?\b)", "Booleans"},
    {R"(\bsides of patients\b)", "orientation labels"},
    {R"(\bfills? the room\b)", "stretch to fit, fill the window"},
    {R"(\b(drawn|counted|shown) apart\b)", "drawn differently, counted separately"},
    {R"(\b(is|are|was|were) gone through\b)", "is read, are read"},
    {R"(\b[Ii]t is said\b)", "a message says"},
    {R"(\bwhich of both\b)", "which of the two"},
    {R"(\bheld against\b)", "compared with"},
    {R"(\bthrown away\b)", "rejected, discarded"},
    {R"(\bto and fro\b)", "back and forth"},
    {R"(\bencoded (again|anew)\b)", "re-encoded"},
    {R"(\bbelongs? into\b)", "belong in"},
    {R"(\b([Ii]nside|[Oo]utside) of\b)", "inside, outside"},
    {R"(\bat the most\b)", "at most"},
    {R"(\bas what\b)", "as which view, as which type"},
    {R"((?<![Tt]here )\b(is|are|was|were) no (number|text|value|msgpack|UTF-8|dtype|multiple|valid|complete|regular|different)\b)",
     "is not a"},
    {R"(\b[Dd]ifferent texts\b)", "distinct texts"},
    {R"(\b(give|gives|gave|given|giving) up first\b)", "removed first"},
    {R"(\bhalf written\b)", "incomplete"},
    {R"(\bcut off (file|files|frame|frames|recording)\b)", "truncated"},
    {R"(\b(begin|begins|began) again (at|from) the (end|other end)\b)", "loop, wrap around"},
    {R"(\bthe other way round\b)", "vice versa"},
    {R"(\b(put|puts) (it|this|that|them|this line|the bar) away\b)", "close, hide"},
};

std::vector<QRegularExpression> patternsOfWords()
{
    std::vector<QRegularExpression> patterns;
    for (const RefusedWord& word : refusedWords)
        patterns.emplace_back(word.pattern);
    return patterns;
}

QString complaintAbout(const QString& text)
{
    static const std::vector<QRegularExpression> patterns = patternsOfWords();
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (const auto match = patterns[i].match(text); match.hasMatch())
            return QString("\"%1\" in \"%2\": %3")
                .arg(match.captured(0), text, refusedWords[i].instead);
    return {};
}

// The texts of tr() and its like, with the literals of each joined.
QStringList textsOf(const SourceFile& source)
{
    static const QRegularExpression call("\\b(?:tr|translate|SAY|QT_TR_NOOP|QT_TRANSLATE_NOOP)\\((("
                                         "?:\\s*\"(?:[^\"\\\\]|\\\\.)*\",?)+)");
    static const QRegularExpression joint("\"\\s*\"");
    QStringList texts;
    for (auto found = call.globalMatch(source.lines.join('\n')); found.hasNext();)
        texts << found.next().captured(1).trimmed().replace(joint, "");
    return texts;
}

// The sentences of a document: paragraphs without what is code.
QStringList paragraphsOf(const SourceFile& document)
{
    static const QRegularExpression code("```.*?```|`[^`]*`",
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression end("\\n\\s*\\n|\\n(?=[|#-])");
    QStringList paragraphs = document.lines.join('\n').replace(code, "").split(end);
    for (QString& paragraph : paragraphs)
        paragraph = paragraph.simplified();
    return paragraphs;
}

} // namespace

// The words that the glossary of CONTRIBUTING.md replaces, refused in documents and in texts of the
// window.
class TestPlainWords : public QObject {
    Q_OBJECT

 private:
    const std::vector<SourceFile> m_files = sourceFiles();

    void refuseWords(const std::function<QStringList(const SourceFile&)>& texts)
    {
        QStringList complaints;
        for (const SourceFile& file : m_files)
            for (const QString& text : texts(file))
                if (const QString why = complaintAbout(text); !why.isEmpty())
                    complaints << file.path + ": " + why;
        QVERIFY2(complaints.isEmpty(), qPrintable("\n" + complaints.join('\n')));
    }

 private slots:
    void findsTheTexts()
    {
        const SourceFile source{"a.cpp",
                                {"QObject::tr(\"one \"", "            \"text\");", "attr(\"none\")",
                                 "translate(\"Context\", \"another\")"}};
        QCOMPARE(textsOf(source), QStringList({"\"one text\"", "\"Context\", \"another\""}));
        QCOMPARE(paragraphsOf({"a.md", {"one `anew` two", "", "```", "anew", "```"}}),
                 QStringList({"one two", ""}));
    }

    void refusesAWord_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("repetition") << "The chunk is encoded anew" << true;
        QTest::newRow("an oddity") << "odd entries" << true;
        QTest::newRow("odd and even") << "odd-numbered" << false;
        QTest::newRow("a negation") << "\"x\" is no number" << true;
        QTest::newRow("an absence") << "There is no value" << false;
        QTest::newRow("plain English") << "The chunk is re-encoded" << false;
    }

    void refusesAWord()
    {
        QFETCH(const QString, text);
        QTEST(!complaintAbout(text).isEmpty(), "isRefused");
    }

    void textsOfTheWindowArePlain()
    {
        refuseWords([](const SourceFile& file) {
            return file.isIn({"ui", "app"}) ? textsOf(file) : QStringList();
        });
    }

    void documentsArePlain()
    {
        refuseWords([](const SourceFile& file) {
            const bool quotes = file.path == "docs/doctor.md"; // what the corpus says of its files
            return file.path.endsWith(".md") && !quotes ? paragraphsOf(file) : QStringList();
        });
    }
};

const Registered<TestPlainWords> registered;

} // namespace bloscope::tst_plain_words

#include "tst_plain_words.moc"
