#include "tests/support/registered_test.h"
#include "ui/theme/contrast.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
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

// With what is around a box or field and with what is in it.
qreal leastContrastOf(const QColor& edge, const QPalette& palette)
{
    return std::min(contrastOf(edge, palette.color(QPalette::Window)),
                    contrastOf(edge, palette.color(QPalette::Base)));
}

// A widget with a box that is not checked, and where in it the box is.
std::pair<QWidget*, QRect> boxOf(const QString& kind, QWidget& window)
{
    if (kind == "list") {
        auto* list = new QListWidget(&window);
        auto* item = new QListWidgetItem("line", list);
        item->setCheckState(Qt::Unchecked);
        list->setFrameStyle(QFrame::NoFrame);
        list->resize(list->sizeHint());
        QStyleOptionViewItem option;
        option.initFrom(list);
        option.rect = list->visualItemRect(item);
        option.features = QStyleOptionViewItem::HasCheckIndicator;
        return {list, list->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option,
                                                    list)};
    }
    if (kind == "group") {
        auto* group = new QGroupBox("group", &window);
        group->setCheckable(true);
        group->setChecked(false);
        group->resize(160, 80);
        QStyleOptionGroupBox option;
        option.initFrom(group);
        option.text = group->title();
        option.subControls = QStyle::SC_GroupBoxCheckBox;
        return {group, group->style()->subControlRect(QStyle::CC_GroupBox, &option,
                                                      QStyle::SC_GroupBoxCheckBox, group)};
    }
    auto* box = kind == "box" ? static_cast<QAbstractButton*>(new QCheckBox("box", &window))
                              : static_cast<QAbstractButton*>(new QRadioButton("box", &window));
    box->resize(box->sizeHint());
    QStyleOptionButton option;
    option.initFrom(box);
    return {box, box->style()->subElementRect(kind == "box" ? QStyle::SE_CheckBoxIndicator
                                                            : QStyle::SE_RadioButtonIndicator,
                                              &option, box)};
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
    void edgesOfFieldsAreSeen_data();
    void edgesOfFieldsAreSeen();
    void buttonsOfDocksAreSeen_data();
    void buttonsOfDocksAreSeen();
    void linksInLabelsFollow();
    void followsWhatTheDesktopSays();
};

void TestTheme::drawsOurOwnColorsWhereTheSystemHasNoStyle()
{
    const Theme theme;
    QCOMPARE(theme.choice(), ThemeChoice::System);
    QCOMPARE(OwnStyle::nameOf(*QApplication::style()).toLower(), QString("fusion"));
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
    QTest::addColumn<QString>("kind");
    for (const auto& [name, choice] :
         {std::pair("light", ThemeChoice::Light), std::pair("dark", ThemeChoice::Dark)})
        for (const char* kind : {"box", "choice", "group", "list"})
            QTest::addRow("%s, %s", kind, name) << choice << QString(kind);
}

void TestTheme::edgesOfCheckBoxesAreSeen()
{
    QFETCH(ThemeChoice, choice);
    QFETCH(QString, kind);
    Theme theme;
    theme.setChoice(choice);
    QWidget window; // behind it
    const auto [box, edge] = boxOf(kind, window);
    const QImage picture = box->grab().toImage();
    const QPalette palette = QApplication::palette();
    qreal best = 0; // of the pixels across the left edge, of which that of a circle has pale ones
    for (int x = edge.left(); x < edge.left() + 3; ++x)
        best = std::max(best, leastContrastOf(picture.pixelColor(x, edge.center().y()), palette));
    QVERIFY2(best >= 3, qPrintable(QString::number(best)));
}

void TestTheme::edgesOfFieldsAreSeen_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<QString>("kind");
    for (const auto& [name, choice] :
         {std::pair("light", ThemeChoice::Light), std::pair("dark", ThemeChoice::Dark)})
        for (const char* kind : {"line", "box", "number", "text", "button"})
            QTest::addRow("%s, %s", kind, name) << choice << QString(kind);
}

void TestTheme::edgesOfFieldsAreSeen()
{
    QFETCH(ThemeChoice, choice);
    QFETCH(QString, kind);
    Theme theme;
    theme.setChoice(choice);
    QWidget window; // behind it
    QWidget* field = kind == "line"     ? static_cast<QWidget*>(new QLineEdit(&window))
                     : kind == "box"    ? static_cast<QWidget*>(new QComboBox(&window))
                     : kind == "number" ? static_cast<QWidget*>(new QSpinBox(&window))
                     : kind == "text"   ? static_cast<QWidget*>(new QPlainTextEdit(&window))
                                        : static_cast<QWidget*>(new QPushButton(&window));
    field->setGeometry(10, 10, 120, 30);
    const QImage picture = window.grab({0, 0, 140, 50}).toImage();
    const QPalette palette = QApplication::palette();
    qreal best = 0; // of the pixels across the left edge
    for (int x = 8; x < 14; ++x)
        best = std::max(best, leastContrastOf(picture.pixelColor(x, 25), palette));
    QVERIFY2(best >= 3, qPrintable(QString::number(best)));
}

void TestTheme::buttonsOfDocksAreSeen_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void TestTheme::buttonsOfDocksAreSeen()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    const QColor window = QApplication::palette().color(QPalette::Window);
    for (const auto button : {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton,
                              QStyle::SP_DockWidgetCloseButton}) {
        const QImage icon = QApplication::style()->standardIcon(button).pixmap(16, 16).toImage();
        qreal best = 0;
        for (int y = 0; y < icon.height(); ++y)
            for (int x = 0; x < icon.width(); ++x)
                if (icon.pixelColor(x, y).alpha() > 250)
                    best = std::max(best, contrastOf(icon.pixelColor(x, y), window));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }
    const QDialogButtonBox buttons(QDialogButtonBox::Close); // whose icon is black
    QVERIFY(buttons.button(QDialogButtonBox::Close)->icon().isNull());
}

void TestTheme::linksInLabelsFollow()
{
    Theme theme;
    theme.setChoice(ThemeChoice::Light);
    QLabel label(QStringLiteral("<a href=\"x\">MMMMMMMM</a>"));
    label.show();
    const auto has = [&label](const QColor& color) {
        const QImage picture = label.grab().toImage();
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y).rgb() == color.rgb())
                    return true;
        return false;
    };
    QVERIFY(has(lightPalette().color(QPalette::Link)));
    theme.setChoice(ThemeChoice::Dark);
    QVERIFY(has(darkPalette().color(QPalette::Link)));
    QVERIFY(!has(lightPalette().color(QPalette::Link)));
    QCOMPARE(label.text(), QString("<a href=\"x\">MMMMMMMM</a>"));
    theme.setChoice(ThemeChoice::Light);
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
