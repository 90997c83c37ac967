#include "ui/doctor/check_text.h"

#include "core/base/text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

QString damageText(const CheckTotals& totals)
{
    const QString places = countedText(totals.damagedParts, CheckText::tr("One place is damaged"),
                                       CheckText::tr("%1 places are damaged"));
    if (totals.damagedChunks == 0)
        return CheckText::tr("Damaged. %1; all chunks found can be read.").arg(places);
    if (totals.chunks == 1)
        return CheckText::tr("Damaged. %1, in its only chunk.").arg(places);
    return CheckText::tr("Damaged. %1, in %2 of %3 chunks.")
        .arg(places, countText(totals.damagedChunks), countText(totals.chunks));
}

// Beside damage; empty where there is no such part.
QString uncheckedText(const CheckTotals& totals)
{
    if (totals.uncheckedParts == 0)
        return {};
    return countedText(totals.uncheckedParts,
                       CheckText::tr(" Bloscope cannot read one other part."),
                       CheckText::tr(" Bloscope cannot read %1 other parts."));
}

QString limitOfChecks()
{
    return CheckText::tr(
        " Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.");
}

QString verdictSentence(const CheckTotals& totals)
{
    if (totals.damaged > 0)
        return damageText(totals) + uncheckedText(totals);
    if (totals.unreadable > 0)
        return countedText(
            totals.uncheckedParts,
            CheckText::tr("No damage was found, but Bloscope cannot read one part."),
            CheckText::tr("No damage was found, but Bloscope cannot read %1 parts."));
    return CheckText::tr("No damage found. Everything can be read: %1, %2 decoded.")
               .arg(countedText(totals.chunks, CheckText::tr("one chunk"),
                                CheckText::tr("%1 chunks")),
                    displayText(byteCountText(totals.decodedBytes))) +
           limitOfChecks();
}

} // namespace

RepairNames namesInWindow()
{
    const std::string salvage = CheckText::tr("File > Save What Can Be Read").toStdString();
    return {salvage, salvage, CheckText::tr("View > Metadata").toStdString()};
}

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoDamageFound:
        return CheckText::tr("No damage found");
    case Verdict::Notes:
        return CheckText::tr("Notes");
    case Verdict::Damaged:
        return CheckText::tr("Damaged");
    case Verdict::Unreadable:
        return CheckText::tr("Unreadable");
    }
    return {};
}

QString fileVerdict(const CheckTotals& totals)
{
    QString text = verdictSentence(totals);
    if (totals.notes > 0)
        text += countedText(totals.notes, CheckText::tr(" There is one note."),
                            CheckText::tr(" There are %1 notes."));
    if (totals.untold > 0)
        text += countedText(totals.untold, CheckText::tr(" One more finding is not listed."),
                            CheckText::tr(" %1 more findings are not listed."));
    return text;
}

QString folderVerdict(const CheckTotals& totals)
{
    return CheckText::tr("%1: no damage found in %2, notes on %3, %4 damaged, %5 unreadable.")
        .arg(countedText(totals.files(), CheckText::tr("One file"), CheckText::tr("%1 files")),
             countText(totals.noDamageFound), countText(totals.withNotes),
             countText(totals.damaged), countText(totals.unreadable));
}

} // namespace bloscope
