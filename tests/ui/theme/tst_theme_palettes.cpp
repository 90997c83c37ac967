#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_theme_palettes {

class TestThemePalettes : public QObject {
    Q_OBJECT

 private slots:
    void measuresContrastAsWcagDoes_data();
    void measuresContrastAsWcagDoes();
    void everyTextIsReadable_data();
    void everyTextIsReadable();
    void cellsWithoutAValueAreReadable_data();
    void cellsWithoutAValueAreReadable();
    void selectionStandsOut();
    void disabledTextIsPaler();
    void knowsLightFromDark();
};

namespace {

void addPalettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

struct TextPair {
    QPalette::ColorRole text;
    QPalette::ColorRole background;
};

constexpr TextPair textPairs[] = {
    {QPalette::WindowText, QPalette::Window},
    {QPalette::WindowText, QPalette::Base},
    {QPalette::Text, QPalette::Base},
    {QPalette::Text, QPalette::AlternateBase},
    {QPalette::Text, QPalette::Window},
    {QPalette::Text, QPalette::Button},
    {QPalette::ButtonText, QPalette::Button},
    {QPalette::ButtonText, QPalette::Window},
    {QPalette::ToolTipText, QPalette::ToolTipBase},
    {QPalette::HighlightedText, QPalette::Highlight},
    {QPalette::PlaceholderText, QPalette::Base},
    {QPalette::PlaceholderText, QPalette::AlternateBase},
    {QPalette::PlaceholderText, QPalette::Window},
    {QPalette::PlaceholderText, QPalette::Button},
    {QPalette::BrightText, QPalette::Window},
    {QPalette::BrightText, QPalette::Base},
    {QPalette::Link, QPalette::Base},
    {QPalette::Link, QPalette::Window},
    {QPalette::LinkVisited, QPalette::Base},
    {QPalette::LinkVisited, QPalette::Window},
};

} // namespace

void TestThemePalettes::measuresContrastAsWcagDoes_data()
{
    QTest::addColumn<QColor>("one");
    QTest::addColumn<QColor>("other");
    QTest::addColumn<qreal>("contrast");
    QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
    QTest::newRow("white on black") << QColor(Qt::white) << QColor(Qt::black) << 21.0;
    QTest::newRow("the same") << QColor("#345678") << QColor("#345678") << 1.0;
    QTest::newRow("the least grey that passes") << QColor("#767676") << QColor(Qt::white) << 4.54;
    QTest::newRow("blue on white") << QColor(Qt::blue) << QColor(Qt::white) << 8.59;
}

void TestThemePalettes::measuresContrastAsWcagDoes()
{
    QFETCH(QColor, one);
    QFETCH(QColor, other);
    QFETCH(qreal, contrast);
    QVERIFY(qAbs(contrastOf(one, other) - contrast) < 0.005);
}

void TestThemePalettes::everyTextIsReadable_data()
{
    addPalettes();
}

void TestThemePalettes::everyTextIsReadable()
{
    QFETCH(QPalette, palette);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        for (const TextPair& pair : textPairs) {
            const qreal contrast =
                contrastOf(palette.color(group, pair.text), palette.color(group, pair.background));
            QVERIFY2(contrast >= leastContrast,
                     qPrintable(QString("group %1, role %2 on role %3: %4")
                                    .arg(group)
                                    .arg(pair.text)
                                    .arg(pair.background)
                                    .arg(contrast)));
        }
}

void TestThemePalettes::cellsWithoutAValueAreReadable_data()
{
    addPalettes();
    QTest::newRow("Qt's own light") << QPalette(QColor(0xef, 0xef, 0xef));
    QTest::newRow("Qt's own dark") << QPalette(QColor(0x35, 0x35, 0x35));
}

void TestThemePalettes::cellsWithoutAValueAreReadable()
{
    QFETCH(QPalette, palette);
    for (const auto background : {QPalette::Base, QPalette::AlternateBase}) {
        QVERIFY(contrastOf(paleColor(palette), palette.color(background)) >= leastContrast);
        QVERIFY(contrastOf(damageColor(palette), palette.color(background)) >= leastContrast);
    }
    for (const auto background : {QPalette::Base, QPalette::AlternateBase, QPalette::Highlight}) {
        const QColor color = palette.color(background);
        QVERIFY(contrastOf(editColor(palette, color), color) >= 3); // of signs
    }
    QVERIFY(contrastOf(paleColor(palette), palette.color(QPalette::Base)) <
            contrastOf(palette.color(QPalette::Text), palette.color(QPalette::Base)));
}

void TestThemePalettes::selectionStandsOut()
{
    for (const QPalette& palette : {lightPalette(), darkPalette()})
        QVERIFY(contrastOf(palette.color(QPalette::Highlight), palette.color(QPalette::Base)) >=
                3.0);
}

void TestThemePalettes::disabledTextIsPaler()
{
    for (const QPalette& palette : {lightPalette(), darkPalette()}) {
        const QColor base = palette.color(QPalette::Base);
        QVERIFY(contrastOf(palette.color(QPalette::Disabled, QPalette::Text), base) <
                contrastOf(palette.color(QPalette::Text), base) - 3);
    }
}

void TestThemePalettes::knowsLightFromDark()
{
    QVERIFY(!isDark(lightPalette()));
    QVERIFY(isDark(darkPalette()));
}

const test::Registered<TestThemePalettes, QApplication> registered;

} // namespace bloscope::tst_theme_palettes

#include "tst_theme_palettes.moc"
