#include "ui/text/error_text.h"

#include "core/dtype/cell_parse.h"
#include "ui/text/core_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct OtherNamesText {
    Q_DECLARE_TR_FUNCTIONS(OtherNamesText)
};

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

} // namespace

QString otherNamesText(const QString& name, std::uint64_t others)
{
    if (others == 0)
        return {};
    return countedText(others, OtherNamesText::tr(
                                   "%1 had %n other hard link(s), which keep the old content.",
                                   nullptr, pluralNumber(others)))
        .arg(name);
}

QString problemWithValue(const QString& text, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    const Result<> parsed = parseCell(text.toStdString(), dtype, element);
    return parsed ? QString() : coreCause(parsed.error().text());
}

QString errorSentence(const QString& subject, const Error& error)
{
    //: %1 what cannot be done ("Chunk 17 cannot be shown"), %2 why
    return ErrorText::tr("%1: %2.").arg(subject, coreCause(error.text()));
}

QString refusalText(const Error& error)
{
    return errorSentence(ErrorText::tr("This is not possible"), error);
}

QString unconfirmedText(const QString& fileName, const Error& why)
{
    return sentencesText(
        {errorSentence(ErrorText::tr("%1 was saved, but the disk did not confirm it").arg(fileName),
                       why),
         ErrorText::tr("Keep a copy of important data.")});
}

QString sentencesText(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(' ').replace("。 ", "。"); // the space after it is part of it
}

QString errorAdvice(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Malformed:
        return ErrorText::tr("The file is damaged, or was not completely written or copied. If you "
                             "have another copy, compare the sizes.");
    case ErrorKind::Unsupported:
        return ErrorText::tr("The file may be valid, but this version of Bloscope cannot read it.");
    case ErrorKind::Limit:
        return ErrorText::tr(
            "Bloscope refuses this so that no file can exhaust the computer's memory.");
    case ErrorKind::Io:
        return ErrorText::tr("Check that the file still exists, that you have permission to read "
                             "it, and that its drive is connected.");
    case ErrorKind::NotBlosc2:
        return ErrorText::tr(
            "Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.");
    case ErrorKind::Changed:
        return ErrorText::tr(
            "Another program changed or replaced the file. Reload it to see its current content.");
    case ErrorKind::Usage:
    case ErrorKind::Cancelled:
        break;
    }
    return {};
}

QString displayText(std::string_view text)
{
    constexpr char16_t controlPictures = 0x2400; // U+2400 SYMBOL FOR NULL and so on
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar& c : shown)
        if (c.unicode() < 0x20)
            c = QChar(static_cast<char16_t>(controlPictures + c.unicode()));
    return shown;
}

} // namespace bloscope
