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

// Empty where there is none.
QString chunksText(std::int64_t chunks, const char* text)
{
    return chunks > 0 ? countedText(chunks, SalvageText::tr(text, nullptr, pluralNumber(chunks)))
                      : QString();
}

// Of the elements; empty where it is not known.
QString typeText(const B2ndMetadata& array, const Limits& limits)
{
    if (!array.dtype)
        return {};
    const auto dtype = parseDType(*array.dtype, limits);
    return dtype ? dtypeText(*dtype) : displayText(*array.dtype);
}

QString shapeText(const Shape& shape)
{
    return displayText(tupleText(shape));
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
    const bool isByIndex = plan.way == SalvagePlan::Way::ByIndex || plan.hasFoundIndex;
    return sentencesText(
        {countedText(plan.chunkCount(), SalvageText::tr("%1 of %n chunk(s) can be read in full.",
                                                        nullptr, pluralNumber(plan.chunkCount())))
             .arg(countText(plan.readableChunks())),
         isByIndex ? QString() : SalvageText::tr("The chunks were found without an index."),
         chunksText(plan.mendedChunks,
                    QT_TRANSLATE_N_NOOP("SalvageText", "%n chunk(s) can be read in part.")),
         chunksText(plan.lostChunks, QT_TRANSLATE_N_NOOP("SalvageText", "%n chunk(s) are lost.")),
         chunksText(plan.uncheckedChunks,
                    QT_TRANSLATE_N_NOOP("SalvageText", "%n chunk(s) cannot be checked.")),
         SalvageText::tr("The chunks found take up %1.").arg(sizeText(plan.foundBytes())),
         plan.isComplete()
             ? SalvageText::tr("Nothing is lost: the new file would contain everything in this one "
                               "except bytes that belong to no chunk.")
             : QString()});
}

QString salvageOfferText(const SalvagePlan& plan)
{
    const std::int64_t readable = plan.readableChunks();
    if (readable == 0)
        return {};
    const std::int64_t promised = std::max(plan.promisedChunks.value_or(0), plan.chunkCount());
    return countedText(promised, SalvageText::tr("%1 of %n chunk(s) can be saved to a new file.",
                                                 nullptr, pluralNumber(promised)))
        .arg(countText(readable));
}

QString salvagedShapeText(const SalvagePlan& plan)
{
    const auto array = statedArray(plan.metalayers);
    if (!array)
        return {};
    const QString shape = shapeText(array->metadata.shape);
    const QString type = typeText(array->metadata, plan.limits);
    const bool isAsBefore = !plan.shapeBefore || *plan.shapeBefore == array->metadata.shape;
    if (type.isEmpty())
        return isAsBefore ? shape
                          : SalvageText::tr("%1 (was %2)").arg(shape, shapeText(*plan.shapeBefore));
    return isAsBefore ? SalvageText::tr("%1 of %2", "shape, type").arg(shape, type)
                      : SalvageText::tr("%1 of %2 (was %3)", "shape, type, shape before")
                            .arg(shape, type, shapeText(*plan.shapeBefore));
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
        rows << QStringList{
            countedText(more, SalvageText::tr("%n more chunk(s)", nullptr, pluralNumber(more))),
            SalvageText::tr("lost, partly lost or not checked"), QString()};
    return rows;
}

} // namespace bloscope
