#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>

namespace bloscope::test {

// Answers as the settings portal of a desktop does, on the session bus of the test.
class FakePortal : public QDBusVirtualObject {
 public:
    // False where there is no bus, or somebody else answers on it.
    bool start(unsigned colorScheme)
    {
        m_colorScheme = colorScheme;
        return m_bus.isConnected() && m_bus.registerService(service) &&
               m_bus.registerVirtualObject(path, this);
    }
    ~FakePortal() override { m_bus.unregisterService(service); }

    void change(unsigned colorScheme)
    {
        m_colorScheme = colorScheme;
        QDBusMessage signal = QDBusMessage::createSignal(path, interface, "SettingChanged");
        signal << appearance << name << QVariant::fromValue(QDBusVariant(m_colorScheme));
        m_bus.send(signal);
    }

    QString introspect(const QString&) const override { return {}; }

    bool handleMessage(const QDBusMessage& question, const QDBusConnection& bus) override
    {
        if (question.member() != "Read" || question.arguments() != QVariantList{appearance, name})
            return false;
        const QDBusVariant inner(m_colorScheme); // wrapped twice, as portals do
        return bus.send(
            question.createReply(QVariant::fromValue(QDBusVariant(QVariant::fromValue(inner)))));
    }

 private:
    const QString service = "org.freedesktop.portal.Desktop";
    const QString path = "/org/freedesktop/portal/desktop";
    const QString interface = "org.freedesktop.portal.Settings";
    const QString appearance = "org.freedesktop.appearance";
    const QString name = "color-scheme";
    QDBusConnection m_bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    unsigned m_colorScheme = 0;
};

} // namespace bloscope::test
