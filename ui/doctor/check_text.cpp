#include "ui/doctor/check_text.h"

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
    const int places = pluralNumber(totals.damagedParts);
    if (totals.damagedChunks == 0)
        return countedText(totals.damagedParts,
                           CheckText::tr("Damaged in %n place(s); all chunks found can be read.",
                                         nullptr, places));
    if (totals.chunks == 1)
        return countedText(
            totals.damagedParts,
            CheckText::tr("Damaged in %n place(s), in the only chunk.", nullptr, places));
    return countedText(
               totals.damagedParts,
               CheckText::tr("Damaged in %n place(s), in %1 of %2 chunks.", nullptr, places))
        .arg(countText(totals.damagedChunks), countText(totals.chunks));
}

QStringList verdictSentences(const CheckTotals& totals)
{
    const int unchecked = pluralNumber(totals.uncheckedParts);
    if (totals.damaged > 0)
        return {damageText(totals),
                totals.uncheckedParts == 0
                    ? QString()
                    : countedText(totals.uncheckedParts,
                                  CheckText::tr("Bloscope cannot read %n other part(s).", nullptr,
                                                unchecked))};
    if (totals.unreadable > 0)
        return {
            countedText(totals.uncheckedParts,
                        CheckText::tr("No damage was found, but Bloscope cannot read %n part(s).",
                                      nullptr, unchecked))};
    return {countedText(totals.chunks,
                        CheckText::tr("No damage found. All %n chunk(s) can be read (%1 decoded).",
                                      nullptr, pluralNumber(totals.chunks)))
                .arg(sizeText(totals.decodedBytes)),
            CheckText::tr(
                "Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.")};
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
    QStringList sentences = verdictSentences(totals);
    if (totals.notes > 0)
        sentences << countedText(totals.notes, CheckText::tr("There are %n note(s).", nullptr,
                                                             pluralNumber(totals.notes)));
    if (totals.untold > 0)
        sentences << countedText(totals.untold,
                                 CheckText::tr("%n more finding(s) are not listed.", nullptr,
                                               pluralNumber(totals.untold)));
    return sentencesText(sentences);
}

QString folderVerdict(const CheckTotals& totals)
{
    return countedText(
               totals.files(),
               CheckText::tr(
                   "%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.",
                   nullptr, pluralNumber(totals.files())))
        .arg(countText(totals.noDamageFound), countText(totals.withNotes),
             countText(totals.damaged), countText(totals.unreadable));
}

} // namespace bloscope
