#include "ui/repair/salvage_text.h"

#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/repair/array_fit.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct SalvageText {
    Q_DECLARE_TR_FUNCTIONS(SalvageText)
};

QString readableText(const SalvagePlan& plan)
{
    const QString readable =
        SalvageText::tr("%1 of %2 chunks can be read as they were")
            .arg(countText(plan.readableChunks()), countText(plan.chunkCount()));
    const bool isByIndex = plan.way == SalvagePlan::Way::ByIndex;
    return isByIndex ? readable : SalvageText::tr("%1, found without an index").arg(readable);
}

QString lostText(const SalvagePlan& plan)
{
    QString text;
    if (plan.mendedChunks > 0)
        text += SalvageText::tr(", %1 in part").arg(countText(plan.mendedChunks));
    if (plan.lostChunks > 0)
        text += countedText(plan.lostChunks, SalvageText::tr("; one is lost"),
                            SalvageText::tr("; %1 are lost"));
    return text;
}

QString elementText(const B2ndMetadata& array, const Limits& limits)
{
    if (!array.dtype)
        return {};
    const auto dtype = parseDType(*array.dtype, limits);
    return SalvageText::tr(" of %1").arg(dtype ? dtypeText(*dtype) : displayText(*array.dtype));
}

QStringList rowOf(const Problem& problem)
{
    const bool isNote = problem.severity == Problem::Severity::Note;
    return {displayText(problem.part),
            isNote ? SalvageText::tr("note") : SalvageText::tr("damaged"),
            displayText(problem.text)};
}

QStringList rowOf(const LostChunk& loss)
{
    return {SalvageText::tr("chunk %1").arg(countText(loss.number)),
            loss.isPartly ? SalvageText::tr("lost in part") : SalvageText::tr("lost"),
            displayText(loss.why)};
}

} // namespace

QString salvageSummary(const SalvagePlan& plan)
{
    const QString bytes = displayText(byteCountText(plan.foundBytes()));
    const QString whole =
        plan.isComplete()
            ? SalvageText::tr(" Nothing is lost: the new file would hold all that this one does, "
                              "and nothing that belongs to no chunk.")
            : QString();
    return SalvageText::tr("%1%2: %3.", "chunks, those that are lost, bytes")
               .arg(readableText(plan), lostText(plan), bytes) +
           whole;
}

QString salvagedShapeText(const SalvagePlan& plan)
{
    const auto array = statedArray(plan.metalayers);
    if (!array)
        return {};
    const QString text =
        displayText(tupleText(array->metadata.shape)) + elementText(array->metadata, plan.limits);
    if (!plan.shapeBefore || *plan.shapeBefore == array->metadata.shape)
        return text;
    return SalvageText::tr("%1; it was %2").arg(text, displayText(tupleText(*plan.shapeBefore)));
}

QList<QStringList> salvageRows(const SalvagePlan& plan)
{
    QList<QStringList> rows;
    for (const Problem& problem : plan.problems)
        rows << rowOf(problem);
    for (const LostChunk& loss : plan.losses)
        rows << rowOf(loss);
    const auto listed = static_cast<std::int64_t>(plan.losses.size());
    if (const std::int64_t more = plan.lostChunks + plan.mendedChunks - listed; more > 0)
        rows << QStringList{SalvageText::tr("%1 more chunks").arg(countText(more)),
                            SalvageText::tr("lost, or in part"), QString()};
    return rows;
}

} // namespace bloscope
