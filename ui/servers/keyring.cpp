// In front of Qt's headers, for which "signals" is a word of its own.
#ifdef BLOSCOPE_HAS_LIBSECRET
#include <libsecret/secret.h>
#endif

#include "ui/servers/servers_view.h"

#include <fmt/format.h>
#include <memory>

namespace bloscope {

#ifdef BLOSCOPE_HAS_LIBSECRET

namespace {

const SecretSchema& schema()
{
    static const SecretSchema schema = {"org.bloscope.Login",
                                        SECRET_SCHEMA_NONE,
                                        {{"server", SECRET_SCHEMA_ATTRIBUTE_STRING},
                                         {"user", SECRET_SCHEMA_ATTRIBUTE_STRING},
                                         {nullptr, SECRET_SCHEMA_ATTRIBUTE_STRING}},
                                        0,
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr};
    return schema;
}

struct ErrorFree {
    void operator()(GError* error) const { g_error_free(error); }
};

Result<> outcomeOf(GError* error)
{
    const std::unique_ptr<GError, ErrorFree> owned(error);
    if (error)
        return Error{ErrorKind::Io, fmt::format("the keyring cannot be used: {}", error->message)};
    return {};
}

struct ListFree {
    void operator()(GList* list) const { g_list_free_full(list, g_object_unref); }
};

std::string attributeOf(SecretRetrievable* item, const char* name)
{
    const std::unique_ptr<GHashTable, decltype(&g_hash_table_unref)> attributes(
        secret_retrievable_get_attributes(item), g_hash_table_unref);
    const auto* value = static_cast<const char*>(g_hash_table_lookup(attributes.get(), name));
    return value ? value : "";
}

} // namespace

bool Keyring::isThere()
{
    return true;
}

Result<std::optional<ServerLogin>> Keyring::find(const std::string& server)
{
    GError* error = nullptr;
    const std::unique_ptr<GList, ListFree> found(secret_password_search_sync(
        &schema(),
        static_cast<SecretSearchFlags>(SECRET_SEARCH_UNLOCK | SECRET_SEARCH_LOAD_SECRETS), nullptr,
        &error, "server", server.c_str(), nullptr));
    BLOSCOPE_CHECK(outcomeOf(error));
    if (!found)
        return std::optional<ServerLogin>();
    auto* item = static_cast<SecretRetrievable*>(found->data);
    const std::unique_ptr<SecretValue, void (*)(SecretValue*)> secret(
        secret_retrievable_retrieve_secret_sync(item, nullptr, &error),
        [](SecretValue* value) { secret_value_unref(value); });
    BLOSCOPE_CHECK(outcomeOf(error));
    const char* password = secret ? secret_value_get_text(secret.get()) : nullptr;
    if (!password)
        return std::optional<ServerLogin>();
    return std::optional(ServerLogin{attributeOf(item, "user"), password});
}

Result<> Keyring::keep(const std::string& server, const ServerLogin& login)
{
    BLOSCOPE_CHECK(forget(server)); // another user's
    GError* error = nullptr;
    const std::string label = fmt::format("Bloscope: {} at {}", login.user, server);
    secret_password_store_sync(&schema(), SECRET_COLLECTION_DEFAULT, label.c_str(),
                               login.password.c_str(), nullptr, &error, "server", server.c_str(),
                               "user", login.user.c_str(), nullptr);
    return outcomeOf(error);
}

Result<> Keyring::forget(const std::string& server)
{
    GError* error = nullptr;
    secret_password_clear_sync(&schema(), nullptr, &error, "server", server.c_str(), nullptr);
    return outcomeOf(error);
}

#else

namespace {

Error noKeyring()
{
    return Error{ErrorKind::Unsupported,
                 "this build has no keyring: it was made without libsecret"};
}

} // namespace

bool Keyring::isThere()
{
    return false;
}

Result<std::optional<ServerLogin>> Keyring::find(const std::string&)
{
    return noKeyring();
}

Result<> Keyring::keep(const std::string&, const ServerLogin&)
{
    return noKeyring();
}

Result<> Keyring::forget(const std::string&)
{
    return noKeyring();
}

#endif

} // namespace bloscope
