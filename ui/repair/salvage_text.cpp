#include "ui/repair/salvage_text.h"

#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/repair/array_fit.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace bloscope {

namespace {

struct SalvageText {
    Q_DECLARE_TR_FUNCTIONS(SalvageText)
};

QString readableText(const SalvagePlan& plan)
{
    const QString readable =
        SalvageText::tr("%1 of %2 chunks can be read unchanged")
            .arg(countText(plan.readableChunks()), countText(plan.chunkCount()));
    const bool isByIndex = plan.way == SalvagePlan::Way::ByIndex || plan.hasFoundIndex;
    return isByIndex ? readable : SalvageText::tr("%1, found without an index").arg(readable);
}

QString lostText(const SalvagePlan& plan)
{
    QString text;
    if (plan.mendedChunks > 0)
        text += SalvageText::tr(", %1 partly").arg(countText(plan.mendedChunks));
    if (plan.lostChunks > 0)
        text += countedText(plan.lostChunks, SalvageText::tr("; one is lost"),
                            SalvageText::tr("; %1 are lost"));
    if (plan.uncheckedChunks > 0)
        text += countedText(plan.uncheckedChunks, SalvageText::tr("; one cannot be checked"),
                            SalvageText::tr("; %1 cannot be checked"));
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

QString extentText(LostChunk::Extent extent)
{
    switch (extent) {
    case LostChunk::Extent::Whole:
        return SalvageText::tr("lost");
    case LostChunk::Extent::Partly:
        return SalvageText::tr("partly lost");
    case LostChunk::Extent::Unchecked:
        return SalvageText::tr("not checked");
    }
    return {};
}

QStringList rowOf(const LostChunk& loss)
{
    return {SalvageText::tr("chunk %1").arg(countText(loss.number)), extentText(loss.extent),
            displayText(loss.why)};
}

} // namespace

QString salvageSummary(const SalvagePlan& plan)
{
    const QString bytes = displayText(byteCountText(plan.foundBytes()));
    const QString whole =
        plan.isComplete() ? SalvageText::tr(" Nothing is lost: the new file would contain all that "
                                            "this one does, without bytes that belong to no chunk.")
                          : QString();
    return SalvageText::tr("%1%2. The chunks found take up %3.",
                           "chunks, those that are lost, bytes")
               .arg(readableText(plan), lostText(plan), bytes) +
           whole;
}

QString salvageOfferText(const SalvagePlan& plan)
{
    const std::int64_t readable = plan.readableChunks();
    if (readable == 0)
        return {};
    const std::int64_t promised = std::max(plan.promisedChunks.value_or(0), plan.chunkCount());
    return SalvageText::tr("%1 of %2 chunks can be saved to a new file.")
        .arg(countText(readable), countText(promised));
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
    if (const std::int64_t more = plan.chunkCount() - plan.readableChunks() - listed; more > 0)
        rows << QStringList{SalvageText::tr("%1 more chunks").arg(countText(more)),
                            SalvageText::tr("lost, partly lost or not checked"), QString()};
    return rows;
}

} // namespace bloscope
