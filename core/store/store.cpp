#include "core/store/store.h"

namespace bloscope {

namespace {

Error notYet()
{
    return Error{ErrorKind::Unsupported, "stores are not supported yet"};
}

} // namespace

Store::~Store() = default;

Result<StorePtr> Store::openDirectory(const std::filesystem::path&, const Limits&)
{
    return notYet();
}

Result<StorePtr> Store::openZip(ByteSourcePtr, const Limits&)
{
    return notYet();
}

Result<StorePtr> Store::ofFrame(FramePtr)
{
    return notYet();
}

const StoreNode* Store::find(std::string_view) const
{
    return nullptr;
}

Result<FramePtr> Store::openLeaf(std::string_view) const
{
    return notYet();
}

const StoreNode* Store::attributesOf(const StoreNode&) const
{
    return nullptr;
}

} // namespace bloscope
