#include "core/painting/stored_label_looks.h"

#include "core/edit/stored_json.h"

#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>

namespace bloscope {

namespace {

using Json = nlohmann::json;

constexpr int formatVersion = 1;
constexpr std::int64_t mostLabel = std::int64_t(1) << 53;
constexpr Rgb opaque = 0xff000000;

Error notA(std::string_view member, std::string_view what)
{
    return malformedError(fmt::format("\"{}\" is not {}", member, what));
}

bool isWithin(const Json& json, std::int64_t least, std::int64_t most)
{
    if (!json.is_number_integer())
        return false;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t(INT64_MAX))
        return false;
    const auto number = json.get<std::int64_t>();
    return number >= least && number <= most;
}

std::string colorText(Rgb color)
{
    return fmt::format("#{:06x}", color & ~opaque);
}

// "#1a2b3c"
std::optional<Rgb> colorFrom(const Json& json)
{
    constexpr std::size_t digits = 6;
    const auto* text = json.get_ptr<const std::string*>();
    if (!text || text->size() != digits + 1 || text->front() != '#')
        return {};
    Rgb color = 0;
    const char* const end = text->data() + text->size();
    const auto [after, error] = std::from_chars(text->data() + 1, end, color, 16);
    return error == std::errc() && after == end ? std::optional(color | opaque) : std::nullopt;
}

Result<LabelLook> lookFrom(const Json& json, bool areOthersVisible)
{
    LabelLook look;
    look.isVisible = areOthersVisible;
    if (const auto color = json.find("color"); color != json.end()) {
        look.color = colorFrom(*color);
        if (!look.color)
            return notA("color", "a colour such as \"#1a2b3c\"");
    }
    if (const auto opacity = json.find("opacity"); opacity != json.end()) {
        if (!isWithin(*opacity, 0, LabelLook::fullOpacity))
            return notA("opacity", "an integer from 0 to 100");
        look.opacity = opacity->get<int>();
    }
    if (const auto visible = json.find("visible"); visible != json.end()) {
        if (!visible->is_boolean())
            return notA("visible", "true or false");
        look.isVisible = visible->get<bool>();
    }
    if (const auto name = json.find("name"); name != json.end()) {
        if (!name->is_string())
            return notA("name", "a text");
        look.name = name->get<std::string>();
    }
    return look;
}

Result<> addLook(const Json& json, LabelLooks& to)
{
    if (!json.is_object())
        return malformedError("it is not an object");
    const auto label = json.find("label");
    if (label == json.end() || !isWithin(*label, 1, mostLabel))
        return notA("label", "an integer from 1 to 2^53");
    BLOSCOPE_TRY(LabelLook look, lookFrom(json, to.areOthersVisible()));
    to.set(label->get<std::int64_t>(), std::move(look));
    return {};
}

} // namespace

nlohmann::ordered_json labelLooksToJson(const LabelLooks& looks)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& [label, look] : looks.all()) {
        nlohmann::ordered_json json{{"label", label}};
        if (!look.name.empty())
            json["name"] = look.name;
        if (look.color)
            json["color"] = colorText(*look.color);
        if (look.opacity != LabelLook::fullOpacity)
            json["opacity"] = look.opacity;
        json["visible"] = look.isVisible;
        list.push_back(std::move(json));
    }
    return {{"version", formatVersion},
            {"others_visible", looks.areOthersVisible()},
            {"labels", std::move(list)}};
}

Result<LabelLooks> labelLooksFromJson(const nlohmann::json& json)
{
    if (!json.is_object())
        return malformedError("it is not an object");
    const auto version = json.find("version");
    if (version == json.end() || *version != formatVersion)
        return Error{ErrorKind::Unsupported,
                     fmt::format("only version {} is supported", formatVersion)};
    LabelLooks looks;
    if (const auto others = json.find("others_visible"); others != json.end()) {
        if (!others->is_boolean())
            return notA("others_visible", "true or false");
        looks.setOthersVisible(others->get<bool>());
    }
    const auto list = json.find("labels");
    if (list == json.end() || !list->is_array() || list->size() > LabelLooks::most)
        return notA("labels", fmt::format("a list of at most {} labels", LabelLooks::most));
    for (std::size_t i = 0; i < list->size(); ++i)
        BLOSCOPE_CHECK(addLook((*list)[i], looks).within("entry", static_cast<std::int64_t>(i)));
    return looks;
}

Result<LabelLooks> storedLabelLooks(const Frame& frame)
{
    BLOSCOPE_TRY(const Json json, storedJson(frame, labelsMetalayer));
    if (json.is_null())
        return LabelLooks();
    return labelLooksFromJson(json).within(std::string(labelsMetalayer));
}

LabelNames labelNamesOf(const Frame& frame, const std::filesystem::path& path)
{
    LabelNames names = labelNamesFor(path);
    if (const auto looks = storedLabelLooks(frame))
        for (const auto& [label, look] : looks->all())
            if (!look.name.empty())
                names[label] = look.name;
    return names;
}

Result<> storeLabelLooks(const LabelLooks& looks, EditSet& edits)
{
    return storeJson(looks.isEmpty() ? nlohmann::ordered_json() : labelLooksToJson(looks),
                     labelsMetalayer, edits);
}

} // namespace bloscope
