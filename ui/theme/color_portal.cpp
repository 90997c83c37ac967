#include "ui/theme/system_colors.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace bloscope {

namespace {

const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto object = QStringLiteral("/org/freedesktop/portal/desktop");
const auto interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto appearance = QStringLiteral("org.freedesktop.appearance");
const auto colorScheme = QStringLiteral("color-scheme");

constexpr int answerMs = 5000;

// Read() wraps its answer twice, later versions of the portal and the signal once.
unsigned unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

// 1 is dark, 2 is light; whatever else comes is no preference.
std::optional<bool> isDarkScheme(unsigned scheme)
{
    return scheme == 1 || scheme == 2 ? std::optional(scheme == 1) : std::nullopt;
}

// The ear of SystemColors on the session bus.
class ColorPortal : public QObject {
    Q_OBJECT

 public:
    explicit ColorPortal(SystemColors* to) : QObject(to), m_to(*to)
    {
        QDBusConnection bus = QDBusConnection::sessionBus();
        if (!bus.isConnected())
            return;
        bus.connect(service, object, interface, QStringLiteral("SettingChanged"), this,
                    SLOT(settingChanged(QDBusMessage)));
        ask(bus);
    }

 private slots:
    void settingChanged(const QDBusMessage& signal) // group, name, value
    {
        const QVariantList told = signal.arguments();
        if (told.value(0) == appearance && told.value(1) == colorScheme)
            m_to.take(isDarkScheme(unwrapped(told.value(2))));
    }

 private:
    void ask(const QDBusConnection& bus)
    {
        QDBusMessage question =
            QDBusMessage::createMethodCall(service, object, interface, QStringLiteral("Read"));
        question << appearance << colorScheme;
        auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question, answerMs), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
            const QDBusPendingReply<QDBusVariant> reply = *answer;
            if (reply.isValid())
                m_to.take(isDarkScheme(unwrapped(reply.value().variant())));
            answer->deleteLater();
        });
    }

    SystemColors& m_to;
};

} // namespace

void SystemColors::listen()
{
    new ColorPortal(this);
}

} // namespace bloscope

#include "color_portal.moc"
