#include "core/geometry/label_names.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_label_names {

using namespace test;

class TestLabelNames : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("cases"));
    }

    void readsThem_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("names");
        const auto row = [](const char* name, const char* json, const char* names) {
            QTest::newRow(name) << QByteArray(json) << QString(names);
        };
        row("version 2", R"({"labels": {"background": 0, "liver": 1, "tumour": 2}})",
            "0 background, 1 liver, 2 tumour");
        row("version 1", R"({"labels": {"0": "background", "1": "liver"}})",
            "0 background, 1 liver");
        row("regions", R"({"labels": {"background": 0, "whole": [1, 2], "core": 2}})",
            "0 background, 2 core");
        row("twice", R"({"labels": {"a": 1, "b": 1}})", "1 a");
        row("controls", "{\"labels\": {\"a\\nb\": 1}}", "1 a\\nb");
        row("halves and others", R"({"labels": {"a": 1.5, "b": null, "c": "d", "e": true}})", "");
        row("beyond 64 bits", R"({"labels": {"a": 99999999999999999999}})", "");
        row("a list", R"({"labels": ["a", "b"]})", "");
        row("no labels", R"({"channel_names": {"0": "CT"}})", "");
        row("no object", "[1, 2]", "");
        row("no JSON", "{\"labels\": {\"a\": 1", "");
        row("nothing", "", "");
    }
    void readsThem()
    {
        QFETCH(QByteArray, json);
        put("cases/dataset.json", json);
        QTEST(textOf(namesFor("cases/case.b2nd")), "names");
    }

    void looksBesideTheCaseAndAbove()
    {
        QCOMPARE(textOf(namesFor("cases/case.b2nd")), QString());
        put("dataset.json", R"({"labels": {"above": 1}})");
        QCOMPARE(textOf(namesFor("cases/case.b2nd")), QString("1 above"));
        QCOMPARE(textOf(namesFor("case.b2nd")), QString("1 above"));
        put("cases/dataset.json", R"({"labels": {"beside": 1}})");
        QCOMPARE(textOf(namesFor("cases/case.b2nd")), QString("1 beside"));
    }

    void refusesWhatIsTooLarge()
    {
        put("dataset.json", R"({"labels": {"a": 1}})" + QByteArray(5 << 20, ' '));
        QVERIFY(namesFor("case.b2nd").empty());
    }

 private:
    LabelNames namesFor(const QString& name) const
    {
        return labelNamesFor(m_folder->filePath(name).toStdString());
    }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    }
    static QString textOf(const LabelNames& names)
    {
        QStringList texts;
        for (const auto& [number, name] : names)
            texts << QStringLiteral("%1 %2").arg(number).arg(name.c_str());
        return texts.join(", ");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestLabelNames, QCoreApplication> registered;

} // namespace bloscope::tst_label_names

#include "tst_label_names.moc"
