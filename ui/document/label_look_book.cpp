#include "ui/document/label_look_book.h"

#include "core/painting/stored_label_looks.h"
#include "ui/document/document.h"
#include "ui/document/open_arrays.h"

#include <QJsonDocument>
#include <nlohmann/json.hpp>
#include <utility>

namespace bloscope {

namespace {

LabelLooksPtr shared(const LabelLooks& looks)
{
    return looks.isEmpty() ? nullptr : std::make_shared<const LabelLooks>(looks);
}

LabelLookBook& bookWith(QObject& owner)
{
    auto* book = owner.findChild<LabelLookBook*>(QString(), Qt::FindDirectChildrenOnly);
    return book ? *book : *new LabelLookBook(&owner);
}

} // namespace

QJsonObject toJson(const LabelLooks& looks)
{
    if (looks.isEmpty())
        return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(labelLooksToJson(looks).dump()))
        .object();
}

LabelLooks labelLooksFrom(const QJsonObject& json)
{
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    const auto looks =
        labelLooksFromJson(nlohmann::json::parse(text.begin(), text.end(), nullptr, false));
    return looks ? *looks : LabelLooks();
}

LabelLookBook::Page& LabelLookBook::pageOf(const DocumentAddress& file)
{
    const QString name = file.fullName();
    const auto there = m_pages.find(name);
    if (there != m_pages.end())
        return *there;
    const LabelLooksPtr kept =
        m_memory ? shared(labelLooksFrom(m_memory->labelLooks(name))) : nullptr;
    return *m_pages.insert(name, {kept, kept != nullptr});
}

LabelLooksPtr LabelLookBook::of(const DocumentAddress& file)
{
    return pageOf(file).looks;
}

void LabelLookBook::choose(const DocumentAddress& file, const LabelLooks& looks)
{
    pageOf(file) = {shared(looks), true};
    if (m_memory)
        m_memory->keepLabelLooks(file.fullName(), toJson(looks));
    emit changed(file);
}

void LabelLookBook::take(const DocumentAddress& file, const LabelLooks& looks)
{
    Page& page = pageOf(file);
    const bool isSame = page.looks ? *page.looks == looks : looks.isEmpty();
    if (page.areChosen || isSame)
        return;
    page.looks = shared(looks);
    emit changed(file);
}

LabelLookBook& labelLookBookOf(OpenArrays& arrays)
{
    return bookWith(arrays);
}

LabelLookBook& labelLookBookOf(const Document& document)
{
    if (OpenArrays* arrays = document.openArrays())
        return labelLookBookOf(*arrays);
    return bookWith(const_cast<Document&>(document));
}

LabelNames withChosenNames(LabelNames names, const LabelLooksPtr& looks)
{
    if (looks)
        for (const auto& [label, look] : looks->all())
            if (!look.name.empty())
                names[label] = look.name;
    return names;
}

LabelNames shownLabelNames(const Document& document)
{
    return withChosenNames(labelNamesOf(document),
                           labelLookBookOf(document).of(document.address()));
}

} // namespace bloscope
