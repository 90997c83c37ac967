#include "ui/slice/slice_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

namespace bloscope::tst_slice_view {

using namespace test;

namespace {

// Loads the text of the slice.
class TextView : public SliceView {
 public:
    explicit TextView(const Document& document) : m_document(document), m_text(new QLabel)
    {
        setContent(m_text);
        loadWhileShown(document);
    }
    void copy() override {}
    const QStringList& loaded() const { return m_loaded; }
    QString seen() const
    {
        for (const QLabel* label : findChildren<QLabel*>())
            if (label->isVisible())
                return label->text();
        return {};
    }

 protected:
    void load() override
    {
        m_loaded << QString::fromStdString(m_document.slice().text());
        if (showsContent(whyEmpty(m_document.slice())))
            m_text->setText(m_loaded.last());
    }
    void leave() override { m_loaded << "left"; }

 private:
    const Document& m_document;
    QLabel* m_text;
    QStringList m_loaded;
};

} // namespace

class TestSliceView : public QObject {
    Q_OBJECT

 private slots:
    void loadsOnlyWhileItIsShown();
    void saysWhyThereIsNothing();
};

void TestSliceView::loadsOnlyWhileItIsShown()
{
    OpenedFrame opened(unstoredArrayFrame({9, 4}, {9, 4}, {9, 4}, "|u1"));
    TextView view(opened.document());
    opened.show("1");
    QVERIFY(view.loaded().isEmpty());
    view.show();
    opened.show("2");
    view.hide();
    opened.show("3");
    QCOMPARE(view.loaded(), QStringList({"[1, :]", "[2, :]", "left"}));
    view.show();
    QCOMPARE(view.loaded().last(), QString("[3, :]"));
}

void TestSliceView::saysWhyThereIsNothing()
{
    OpenedFrame opened(unstoredArrayFrame({9, 4}, {9, 4}, {9, 4}, "|u1"));
    TextView view(opened.document());
    view.show();
    QCOMPARE(view.seen(), QString("[:, :]"));
    opened.show("5:5");
    QCOMPARE(view.seen(), QString("The slice [5:5, :] is empty: there are no cells to show."));
    opened.show("5:6");
    QCOMPARE(view.seen(), QString("[5:6, :]"));
}

const Registered<TestSliceView, QApplication> registered;

} // namespace bloscope::tst_slice_view

#include "tst_slice_view.moc"
