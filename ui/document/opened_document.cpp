#include "ui/document/opened_document.h"

#include "core/change/begin_attributes.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/geometry/geometry.h"
#include "core/inspect/describe.h"
#include "core/objects/address.h"
#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"
#include "core/store/store.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace bloscope {

namespace {

// The file that a reference means, when it lies in `folder` or below it, links resolved; otherwise
// empty: what is elsewhere is not even looked for.
QString pathInside(const QString& folder, const std::string& path)
{
    const QString relative = QString::fromStdString(path);
    const QString root = QDir(folder).canonicalPath();
    if (relative.isEmpty() || root.isEmpty() || QDir::isAbsolutePath(relative))
        return {};
    const QString wanted = QDir::cleanPath(QDir(root).filePath(relative));
    const QString prefix = root.endsWith('/') ? root : root + '/';
    if (!wanted.startsWith(prefix))
        return {};
    const QString real = QFileInfo(wanted).canonicalFilePath(); // empty when it is not there
    return real.isEmpty() || real.startsWith(prefix) ? wanted : QString();
}

void lookForFile(const Reference& reference, const QString& folder, RecipeOperand& operand)
{
    const QString path = pathInside(folder, reference.path);
    if (path.isEmpty())
        return;
    operand.isThere = QFileInfo::exists(path);
    if (*operand.isThere && reference.kind == Reference::Kind::File)
        operand.request = OpenRequest::of(path);
}

bool lookInStore(const Reference& reference, const OpenRequest& request, RecipeOperand& operand)
{
    if (!request.store || reference.kind != Reference::Kind::StoreMember)
        return false;
    const QString file = QFileInfo(request.address.path).fileName();
    if (QFileInfo(QString::fromStdString(reference.path)).fileName() != file)
        return false;
    operand.isThere = request.store->find(reference.key) != nullptr;
    if (*operand.isThere)
        operand.request = OpenRequest{
            {request.address.path, displayText(reference.key)}, request.store, reference.key};
    return true;
}

// What documents share, and whose document it will be.
struct Opening {
    const OpenRequest& request;
    BlockCache& cache;
    WorkerPool& pool;
};

// What lies in memory, or in a store inside of a store, has none.
std::optional<FrameAddress> frameAddressOf(const OpenRequest& request)
{
    const bool isNested = request.store && request.address.inside != displayText(request.key);
    if (request.source || isNested)
        return {};
    FrameAddress address{filePath(request.address.path).string(), request.offset, request.key};
    if (request.store)
        address.store = request.store->kind();
    return address;
}

// Of an array that is all of its file; others have no neighbours by their name.
std::filesystem::path fileAlone(const OpenRequest& request)
{
    const bool isPart = request.store || request.source || !request.key.empty() || request.offset;
    return isPart || isOnServer(request.address.path) ? std::filesystem::path()
                                                      : filePath(request.address.path);
}

OpenedFile arrayFile(const Opening& opening, FramePtr frame, ArrayPtr array)
{
    OpenedFile file;
    file.request = opening.request;
    Geometry geometry = geometryOf(*array, fileAlone(opening.request));
    file.toldGeometry = std::make_shared<Geometry>(geometry);
    if (const auto& hand = opening.request.geometry)
        putByHand(*hand, array->shape(), geometry);
    file.geometry = std::make_shared<Geometry>(std::move(geometry));
    file.frameAddress = frameAddressOf(opening.request);
    file.reader = std::make_shared<SliceReader>(array, opening.cache, opening.pool);
    file.frame = std::move(frame);
    file.array = std::move(array);
    return file;
}

// What cannot be read as what it claims to be is shown as the frame that it is.
void noteFailure(const Error& error, OpenedDocument& to)
{
    to.notes << errorSentence(notReadableText(), error);
}

// Read as somebody told, as far as that still fits.
ArrayPtr arrayOf(const Opening& opening, const FramePtr& frame, OpenedDocument& to)
{
    if (const auto& how = opening.request.interpretation) {
        const auto array = Array::of(frame, *how);
        if (array)
            return *array;
        to.notes << errorSentence(noLongerReadAsToldText(), array.error());
    }
    return Array::of(frame);
}

void addProblems(const std::vector<Problem>& problems, OpenedDocument& to)
{
    to.problems.insert(to.problems.end(), problems.begin(), problems.end());
}

void setFrame(const ArrayPtr& frame, OpenedDocument& to)
{
    to.frame = frame;
    addProblems(frame->frame()->problems(), to);
    addProblems(to.frame->problems(), to);
}

// One chunk that packs an object of Python: said, and left alone.
void notePickle(const Frame& frame, OpenedDocument& to)
{
    if (frame.chunkCount() != 1)
        return;
    const auto chunk = frame.chunk(0);
    const auto beginning = chunk ? beginningOf(**chunk) : chunk.error();
    if (beginning && holdsPickle(**chunk, *beginning))
        to.notes << pickleNote();
}

bool addItemList(const FramePtr& frame, OpenedDocument& to)
{
    auto list = ItemList::open(frame);
    if (!list) {
        noteFailure(list.error(), to);
        return false;
    }
    to.content = OpenedItemList{*std::move(list)};
    return true;
}

bool addRecipe(const Opening& opening, const FramePtr& frame, OpenedDocument& to)
{
    auto recipe = readRecipe(*frame);
    if (!recipe) {
        noteFailure(recipe.error(), to);
        Recipe unreadable;
        unreadable.kind = classify(*frame);
        recipe = unreadable;
    }
    OpenedRecipe opened{*std::move(recipe), shapeText(*to.frame), {}};
    opened.operands = operandsOf(opened.recipe, opening.request);
    to.content = std::move(opened);
    return true;
}

void addArray(const Opening& opening, const FramePtr& frame, OpenedDocument& to)
{
    OpenedArray array{arrayFile(opening, frame, to.frame), {}, {}, {}};
    for (const std::string& note : array.file.toldGeometry->notes)
        to.notes << geometryNoteText(note);
    array.pickles = describePickles(*frame, fileAlone(opening.request));
    array.file.vectors = std::make_shared<const FrameVectors>(frameVectorsOf(*to.frame));
    if (const DTypeKind kind = to.frame->dtype().kind;
        kind == DTypeKind::Signed || kind == DTypeKind::Unsigned)
        array.file.labelNames = labelNamesFor(fileAlone(opening.request));
    if (const auto document = documentNameOf(fileAlone(opening.request), *frame))
        array.document = QString::fromStdString(*document);
    if (auto proxy = Proxy::read(*frame)) {
        array.proxy = *std::move(proxy);
        to.notes << proxyText(*array.proxy);
    }
    to.content = std::move(array);
}

Result<OpenedDocument> openFrame(const Opening& opening, const FramePtr& frame)
{
    OpenedDocument opened;
    opened.address = opening.request.address;
    opened.notes = internalFileNotes(opened.address.name());
    setFrame(arrayOf(opening, frame, opened), opened);
    const ObjectKind kind = classify(*frame);
    if (kind == ObjectKind::Chunks)
        notePickle(*frame, opened);
    if (!(isItemList(kind) && addItemList(frame, opened)) &&
        !(isRecipe(kind) && addRecipe(opening, frame, opened)))
        addArray(opening, frame, opened);
    return opened;
}

// A table that is all of its store has no key there.
std::optional<FrameAddress> tableAddress(const OpenRequest& request, const Store& store,
                                         const std::string& key)
{
    std::optional<FrameAddress> address = frameAddressOf(request);
    if (address) {
        address->key = key == "/" ? std::string() : key;
        address->store = store.kind();
    }
    return address;
}

Result<OpenedDocument> openTable(const Opening& opening, const StorePtr& store,
                                 const std::string& key)
{
    BLOSCOPE_TRY(TablePtr table, Table::open(store, key, opening.cache, opening.pool));
    OpenedDocument opened;
    opened.address = opening.request.address;
    if (const FramePtr& embedded = store->embedded())
        setFrame(Array::of(embedded), opened);
    addProblems(store->problems(), opened);
    addProblems(table->problems(), opened);
    opened.content = OpenedTable{std::move(table), tableAddress(opening.request, *store, key)};
    return opened;
}

OpenedDocument openedStore(const Opening& opening, StorePtr store)
{
    OpenedDocument opened;
    opened.address = opening.request.address;
    if (const FramePtr& embedded = store->embedded())
        setFrame(Array::of(embedded), opened);
    addProblems(store->problems(), opened);
    if (store->source())
        opened.notes << remoteStoreText(*store);
    opened.content = OpenedStore{std::move(store)};
    return opened;
}

// A table that cannot be read is still a store whose parts can.
Result<OpenedDocument> openStore(const Opening& opening, StorePtr store)
{
    if (!store->isTable())
        return openedStore(opening, std::move(store));
    auto table = openTable(opening, store, store->root().key);
    if (table)
        return table;
    OpenedDocument opened = openedStore(opening, std::move(store));
    noteFailure(table.error(), opened);
    return opened;
}

Result<OpenedDocument> openContainer(const Opening& opening, Container container)
{
    if (auto* store = std::get_if<StorePtr>(&container))
        return openStore(opening, std::move(*store));
    return openFrame(opening, std::get<FramePtr>(container));
}

Result<OpenedDocument> openFrameOrStore(const Opening& opening, const FramePtr& frame)
{
    if (!isStore(classify(*frame)))
        return openFrame(opening, frame);
    BLOSCOPE_TRY(StorePtr store, Store::ofFrame(frame));
    return openStore(opening, std::move(store));
}

Result<OpenedDocument> openNode(const Opening& opening)
{
    const OpenRequest& request = opening.request;
    const StoreNode* node = request.store->find(request.key);
    if (node && node->kind == StoreNode::Kind::Table)
        return openTable(opening, request.store, request.key);
    BLOSCOPE_TRY(const FramePtr frame, request.store->openLeaf(request.key));
    BLOSCOPE_TRY(OpenedDocument opened, openFrameOrStore(opening, frame));
    if (node && node->internal)
        opened.notes << internalPartNote();
    return opened;
}

// Attributes of a group that has none: they are made when they are saved.
Result<OpenedDocument> openNewAttributes(const Opening& opening)
{
    const OpenRequest& request = opening.request;
    const std::string group =
        request.key.substr(0, std::max<std::size_t>(request.key.rfind('/'), 1));
    const StoreNode* node = request.store->find(group);
    if (!node)
        return usageError("the store has no entry named " + group);
    BLOSCOPE_TRY(const NewAttributes begun,
                 beginAttributes(*request.store, filePath(request.address.path), *node));
    BLOSCOPE_TRY(OpenedDocument opened, openFrame(opening, begun.frame));
    opened.notes << newAttributesNote(displayText(group));
    return opened;
}

// What is known to be of a server; null for others.
std::vector<ByteSourcePtr> sourcesOf(const Container& container)
{
    if (const auto* frame = std::get_if<FramePtr>(&container))
        return {(*frame)->source()};
    const Store& store = *std::get<StorePtr>(container);
    if (store.archive())
        return {store.archive()};
    return store.embedded() ? std::vector{store.embedded()->source()}
                            : std::vector<ByteSourcePtr>();
}

// Where the server is out of reach, so that only what is kept of it can be read.
QString offlineNote(const Container& container)
{
    bool isOffline = false, isComplete = true;
    for (const ByteSourcePtr& source : sourcesOf(container)) {
        isOffline |= RemoteReading::isOffline(*source);
        isComplete &= RemoteReading::isComplete(*source);
    }
    return isOffline ? offlineText(isComplete) : QString();
}

// A part of a store that nobody holds open.
Result<OpenedDocument> openPart(const Opening& opening)
{
    BLOSCOPE_TRY(Container container,
                 bloscope::openContainer(filePath(opening.request.address.path)));
    OpenRequest request = opening.request;
    if (auto* store = std::get_if<StorePtr>(&container))
        request.store = std::move(*store);
    else {
        BLOSCOPE_TRY(request.store, Store::ofFrame(std::get<FramePtr>(container)));
    }
    const Opening part{request, opening.cache, opening.pool};
    const bool isNew = request.beginsAttributes && !request.store->find(request.key);
    return isNew ? openNewAttributes(part) : openNode(part);
}

// Of what may be null.
template <class Value>
bool areEqual(const std::shared_ptr<const Value>& one, const std::shared_ptr<const Value>& other)
{
    return one && other ? *one == *other : one == other;
}

bool areShownAlike(const Array& one, const Array& other)
{
    return one.shape() == other.shape() && one.isNd() == other.isNd() &&
           one.dtype() == other.dtype() && one.dtype().text == other.dtype().text &&
           one.frame()->kind() == other.frame()->kind() &&
           one.frame()->chunkCount() == other.frame()->chunkCount();
}

bool areShownAlike(const OpenedFile& one, const OpenedFile& other)
{
    return areShownAlike(*one.array, *other.array) && areEqual(one.geometry, other.geometry) &&
           areEqual(one.toldGeometry, other.toldGeometry) && areEqual(one.vectors, other.vectors) &&
           one.labelNames == other.labelNames &&
           one.request.interpretation == other.request.interpretation;
}

bool areShownAlike(const OpenedArray& one, const OpenedArray& other)
{
    return one.document.isEmpty() && other.document.isEmpty() &&
           areShownAlike(one.file, other.file);
}

bool areShownAlike(const OpenedTable& one, const OpenedTable& other)
{
    return std::ranges::equal(one.table->columns(), other.table->columns(), {}, &TableColumn::name,
                              &TableColumn::name);
}

} // namespace

bool areShownAlike(const OpenedDocument& one, const OpenedDocument& other)
{
    if (one.address != other.address || one.notes != other.notes || one.problems != other.problems)
        return false;
    const auto* array = std::get_if<OpenedArray>(&one.content);
    const auto* otherArray = std::get_if<OpenedArray>(&other.content);
    if (array && otherArray)
        return areShownAlike(*array, *otherArray);
    const auto* table = std::get_if<OpenedTable>(&one.content);
    const auto* otherTable = std::get_if<OpenedTable>(&other.content);
    return table && otherTable && areShownAlike(*table, *otherTable);
}

std::optional<OpenRequest> requestOnServer(const std::optional<RemotePlace>& place)
{
    if (!place)
        return std::nullopt;
    const auto parsed = WebAddress::parse(place->address);
    if (!parsed)
        return std::nullopt;
    return OpenRequest::of(QString::fromStdString(parsed->text()),
                           QString::fromStdString(place->key));
}

std::vector<RecipeOperand> operandsOf(const Recipe& recipe, const OpenRequest& request)
{
    const QString folder = QFileInfo(request.address.path).absolutePath();
    std::vector<RecipeOperand> operands;
    for (const auto& [name, reference] : recipe.operands) {
        RecipeOperand operand{displayText(name),
                              displayText(reference.text()),
                              {},
                              requestOnServer(reference.place())};
        const bool isLocal = reference.kind == Reference::Kind::File ||
                             reference.kind == Reference::Kind::StoreMember;
        if (isLocal && !lookInStore(reference, request, operand))
            lookForFile(reference, folder, operand);
        operands.push_back(std::move(operand));
    }
    return operands;
}

bool OpenedDocument::isFrame() const
{
    const Store* store = nullptr;
    if (const auto* opened = std::get_if<OpenedStore>(&content))
        store = opened->store.get();
    else if (const auto* table = std::get_if<OpenedTable>(&content))
        store = table->table->store().get();
    return frame && (!store || store->container() == Store::Container::Frame);
}

Result<OpenedDocument> openForViewing(const OpenRequest& request, BlockCache& cache,
                                      WorkerPool& pool)
{
    const Opening opening{request, cache, pool};
    if (request.store)
        return openNode(opening);
    if (request.source) {
        BLOSCOPE_TRY(const FramePtr frame, Frame::open(request.source));
        return openFrameOrStore(opening, frame);
    }
    if (!request.key.empty())
        return openPart(opening);
    const std::filesystem::path path = filePath(request.address.path);
    if (request.offset > 0) {
        BLOSCOPE_TRY(const FramePtr frame, openFrameAt(path, request.offset));
        return openFrameOrStore(opening, frame);
    }
    BLOSCOPE_TRY(Container container, openContainer(path));
    const QString offline = offlineNote(container);
    BLOSCOPE_TRY(OpenedDocument opened, openContainer(opening, std::move(container)));
    if (!offline.isEmpty())
        opened.notes << offline;
    return opened;
}

} // namespace bloscope
