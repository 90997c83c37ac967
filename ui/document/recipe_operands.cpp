#include "ui/document/recipe_operands.h"

#include "ui/text/error_text.h"

#include <QDir>
#include <QFileInfo>

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

} // namespace

std::vector<RecipeOperand> operandsOf(const Recipe& recipe, const OpenRequest& request)
{
    const QString folder = QFileInfo(request.address.path).absolutePath();
    std::vector<RecipeOperand> operands;
    for (const auto& [name, reference] : recipe.operands) {
        RecipeOperand operand{displayText(name), displayText(reference.text()), {}, {}};
        const bool isLocal = reference.kind == Reference::Kind::File ||
                             reference.kind == Reference::Kind::StoreMember;
        if (isLocal && !lookInStore(reference, request, operand))
            lookForFile(reference, folder, operand);
        operands.push_back(std::move(operand));
    }
    return operands;
}

} // namespace bloscope
