#include "ui/controls/elided_label.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QImage>
#include <QTest>

namespace bloscope::tst_elided_label {

class TestElidedLabel : public QObject {
    Q_OBJECT

 private slots:
    void needsAFewLettersOnly();
    void endsInDotsWhereThereIsNoRoom();
    void paintsNoMarkup();

 private:
    static QImage picture(QLabel& label, int width)
    {
        label.resize(width, label.sizeHint().height());
        return label.grab().toImage();
    }
};

void TestElidedLabel::needsAFewLettersOnly()
{
    ElidedLabel label;
    label.setText(QString(500, 'x'));
    QVERIFY(label.minimumSizeHint().width() < 100);
    QVERIFY(label.sizeHint().width() > 500);
    label.setText("x");
    QCOMPARE(label.minimumSizeHint().width(), label.sizeHint().width());
}

void TestElidedLabel::endsInDotsWhereThereIsNoRoom()
{
    ElidedLabel label;
    label.setText("one two three four five");
    ElidedLabel cut;
    const int width = label.sizeHint().width() / 2;
    cut.setText(label.fontMetrics().elidedText(label.text(), Qt::ElideRight, width));
    QVERIFY(cut.text().endsWith(QStringLiteral("…")));
    QCOMPARE(picture(label, width), picture(cut, width));
    QLabel plain(label.text());
    QCOMPARE(picture(label, plain.sizeHint().width()), picture(plain, plain.sizeHint().width()));
}

void TestElidedLabel::paintsNoMarkup()
{
    ElidedLabel label;
    label.setText("<b>a</b>");
    QLabel plain;
    plain.setTextFormat(Qt::PlainText);
    plain.setText(label.text());
    QCOMPARE(picture(label, 200), picture(plain, 200));
}

const test::Registered<TestElidedLabel, QApplication> registered;

} // namespace bloscope::tst_elided_label

#include "tst_elided_label.moc"
