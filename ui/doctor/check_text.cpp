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
        return CheckText::tr("Damaged. %1; all chunks that were found can be read.").arg(places);
    if (totals.chunks == 1)
        return CheckText::tr("Damaged. %1, in its only chunk.").arg(places);
    return CheckText::tr("Damaged. %1, in %2 of %3 chunks.")
        .arg(places, countText(totals.damagedChunks), countText(totals.chunks));
}

QString verdictSentence(const CheckTotals& totals)
{
    if (totals.damaged > 0)
        return damageText(totals);
    if (totals.unreadable > 0)
        return countedText(
            totals.uncheckedParts,
            CheckText::tr("Nothing is known to be damaged, but this program cannot read one part."),
            CheckText::tr(
                "Nothing is known to be damaged, but this program cannot read %1 parts."));
    return CheckText::tr("Intact. Everything can be read: %1, %2 decoded.")
        .arg(countedText(totals.chunks, CheckText::tr("one chunk"), CheckText::tr("%1 chunks")),
             displayText(byteCountText(totals.decodedBytes)));
}

} // namespace

void CheckTotals::add(const CheckedPart& part)
{
    const CheckReport& report = part.report;
    const Verdict verdict = part.verdict();
    ++(verdict == Verdict::Intact ? intact : verdict == Verdict::Damaged ? damaged : unreadable);
    chunks += report.chunks;
    damagedChunks += report.damagedChunks;
    damagedParts += report.damagedParts;
    uncheckedParts += report.uncheckedParts;
    notes += report.notes;
    untold += report.untold;
    decodedBytes += report.decodedBytes;
}

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Intact:
        return CheckText::tr("Intact");
    case Verdict::Damaged:
        return CheckText::tr("Damaged");
    case Verdict::Unreadable:
        return CheckText::tr("Not readable");
    }
    return {};
}

QString fileVerdict(const CheckTotals& totals)
{
    QString text = verdictSentence(totals);
    if (totals.notes > 0)
        text += countedText(totals.notes, CheckText::tr(" One thing is odd."),
                            CheckText::tr(" %1 things are odd."));
    if (totals.untold > 0)
        text += countedText(totals.untold, CheckText::tr(" One more finding is not listed."),
                            CheckText::tr(" %1 more findings are not listed."));
    return text;
}

QString folderVerdict(const CheckTotals& totals)
{
    return CheckText::tr("%1: %2 intact, %3 damaged, %4 not readable.")
        .arg(countedText(totals.files(), CheckText::tr("One file"), CheckText::tr("%1 files")),
             countText(totals.intact), countText(totals.damaged), countText(totals.unreadable));
}

} // namespace bloscope
