#include "tests/support/registered_test.h"
#include "ui/theme/contrast.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_palettes.h"

#include <QApplication>
#include <QCheckBox>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOptionButton>
#include <QTest>

#ifdef BLOSCOPE_HAS_DBUS
#include "tests/ui/theme/fake_portal.h"
#endif

namespace bloscope::tst_theme {

namespace {

bool shows(const QPalette& palette)
{
    return QApplication::palette().color(QPalette::Window) == palette.color(QPalette::Window) &&
           QApplication::palette().color(QPalette::Text) == palette.color(QPalette::Text);
}

QColor colorOfIcon()
{
    const QImage image = lineIcon("table").pixmap(32, 32).toImage();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                return QColor(image.pixel(x, y));
    return {};
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

 private slots:
    void init() { QApplication::setPalette(lightPalette()); } // that of the desktop
    void drawsOurOwnColorsWhereTheSystemHasNoStyle();
    void changesColorsAtOnce();
    void iconsFollow();
    void edgesOfCheckBoxesAreSeen_data();
    void edgesOfCheckBoxesAreSeen();
    void followsWhatTheDesktopSays();
};

void TestTheme::drawsOurOwnColorsWhereTheSystemHasNoStyle()
{
    const Theme theme;
    QCOMPARE(theme.choice(), ThemeChoice::System);
    QCOMPARE(QApplication::style()->name().toLower(), QString("fusion"));
    QVERIFY(shows(lightPalette()));
}

void TestTheme::changesColorsAtOnce()
{
    Theme theme;
    theme.setChoice(ThemeChoice::Dark);
    QVERIFY(shows(darkPalette()));
    theme.setChoice(ThemeChoice::Light);
    QVERIFY(shows(lightPalette()));
    theme.setChoice(ThemeChoice::Dark);
    theme.setChoice(ThemeChoice::System);
    QVERIFY(shows(lightPalette()));
}

void TestTheme::iconsFollow()
{
    Theme theme;
    theme.setChoice(ThemeChoice::Light);
    QCOMPARE(colorOfIcon(), lightPalette().color(QPalette::WindowText));
    theme.setChoice(ThemeChoice::Dark);
    QCOMPARE(colorOfIcon(), darkPalette().color(QPalette::WindowText));
    theme.setChoice(ThemeChoice::Light);
}

void TestTheme::edgesOfCheckBoxesAreSeen_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void TestTheme::edgesOfCheckBoxesAreSeen()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    QWidget window; // behind it
    auto* box = new QCheckBox("box", &window);
    box->resize(box->sizeHint());
    QStyleOptionButton option;
    option.initFrom(box);
    const QRect edge = box->style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, box);
    const QImage picture = window.grab(box->geometry()).toImage();
    const QColor seen = picture.pixelColor(edge.left(), edge.center().y());
    const QPalette palette = QApplication::palette();
    QVERIFY2(contrastOf(seen, palette.color(QPalette::Window)) >= 3, qPrintable(seen.name()));
    QVERIFY2(contrastOf(seen, palette.color(QPalette::Base)) >= 3, qPrintable(seen.name()));
}

void TestTheme::followsWhatTheDesktopSays()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    Theme theme;
    QStyleHints* hints = QApplication::styleHints(); // which tells what Qt heard from the desktop
    emit hints->colorSchemeChanged(Qt::ColorScheme::Dark);
    QVERIFY(shows(darkPalette()));
    theme.setChoice(ThemeChoice::Light);
    QVERIFY(shows(lightPalette()));
    theme.setChoice(ThemeChoice::System);
    QVERIFY(shows(darkPalette()));
    emit hints->colorSchemeChanged(Qt::ColorScheme::Unknown); // no preference
    QVERIFY(shows(lightPalette()));
#elif defined(BLOSCOPE_HAS_DBUS)
    test::FakePortal portal;
    if (!portal.start(1))
        QSKIP("there is no session bus to speak on");
    Theme theme;
    QTRY_VERIFY(shows(darkPalette()));
    portal.change(2);
    QTRY_VERIFY(shows(lightPalette()));
    portal.change(1);
    QTRY_VERIFY(shows(darkPalette()));
    theme.setChoice(ThemeChoice::Light);
    QVERIFY(shows(lightPalette()));
    theme.setChoice(ThemeChoice::System);
    QVERIFY(shows(darkPalette()));
    portal.change(0); // no preference
    QTRY_VERIFY(shows(lightPalette()));
#else
    QSKIP("Qt has no D-Bus here");
#endif
}

const test::Registered<TestTheme, QApplication> registered;

} // namespace bloscope::tst_theme

#include "tst_theme.moc"
