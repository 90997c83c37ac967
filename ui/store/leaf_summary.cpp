#include "ui/store/leaf_summary.h"

#include "core/objects/item_list.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct LeafText {
    Q_DECLARE_TR_FUNCTIONS(LeafText)
};

QString contentText(const FramePtr& frame, ObjectKind kind)
{
    if (isItemList(kind)) {
        const auto list = ItemList::open(frame);
        const auto count = list ? (*list)->knownCount() : std::nullopt;
        return !count ? QString()
                      : countedText(*count, LeafText::tr("1 item"), LeafText::tr("%1 items"));
    }
    if (isStore(kind) || kind == ObjectKind::TableMeta)
        return {};
    return shapeText(*Array::of(frame));
}

QString remoteText(StoreNode::RemoteType type)
{
    switch (type) {
    case StoreNode::RemoteType::Array:
        return LeafText::tr("remote array");
    case StoreNode::RemoteType::Table:
        return LeafText::tr("remote table");
    case StoreNode::RemoteType::Store:
        return LeafText::tr("remote store");
    default:
        return LeafText::tr("remote object");
    }
}

} // namespace

LeafSummary summaryOf(const Store& store, const StoreNode& leaf)
{
    const auto frame = store.openLeaf(leaf.key);
    if (!frame)
        return {kindText(leaf), {}, displayText(frame.error().text())};
    const ObjectKind kind = classify(**frame);
    return {displayText(nameOf(kind)), contentText(*frame, kind), {}};
}

QString kindText(const StoreNode& node)
{
    switch (node.kind) {
    case StoreNode::Kind::Group:
        return LeafText::tr("group");
    case StoreNode::Kind::Leaf:
        return LeafText::tr("leaf");
    case StoreNode::Kind::Table:
        return LeafText::tr("table");
    case StoreNode::Kind::Remote:
        return remoteText(node.remoteType);
    case StoreNode::Kind::Unusable:
        return LeafText::tr("unusable");
    default:
        return LeafText::tr("other file");
    }
}

} // namespace bloscope
