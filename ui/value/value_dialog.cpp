#include "ui/value/value_dialog.h"

#include "core/base/text.h"
#include "core/msgpack/json.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/value/json_edit.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

HexPanel::HexPanel(QWidget* parent)
    : QWidget(parent), m_edit(new HexEdit), m_place(new QLabel), m_insert(new QToolButton)
{
    setFocusProxy(m_edit);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    m_insert->setText(tr("Insert"));
    m_insert->setCheckable(true);
    m_insert->setToolTip(tr("Typing inserts bytes instead of overwriting them (Ins)"));
    m_insert->setFocusPolicy(Qt::TabFocus);
    auto* below = new QHBoxLayout;
    below->addWidget(m_place, 1);
    below->addWidget(m_insert);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_edit, 1);
    column->addLayout(below);
    connect(m_edit, &HexView::caretMoved, this, &HexPanel::showPlace);
    connect(m_edit, &HexView::notice, m_place, &QLabel::setText);
    connect(m_edit, &HexEdit::modeChanged, this,
            [this] { m_insert->setChecked(m_edit->mode() == HexEdit::Mode::Insert); });
    connect(m_insert, &QToolButton::toggled, this, [this](bool inserts) {
        if (inserts != (m_edit->mode() == HexEdit::Mode::Insert))
            m_edit->setMode(inserts ? HexEdit::Mode::Insert : HexEdit::Mode::Overwrite);
    });
    showPlace();
}

void HexPanel::setReadOnly(bool readOnly)
{
    m_edit->setReadOnly(readOnly);
    m_insert->setVisible(!readOnly);
}

void HexPanel::showPlace()
{
    m_place->setText(m_edit->placeText());
}

// A button that unfolds a table of how values are written that JSON has nothing for
// (docs/metadata.md).
class NotationHelp : public QWidget {
    Q_OBJECT

 public:
    explicit NotationHelp(QWidget* parent = nullptr);
};

namespace {

QWidget* makeTable()
{
    const std::pair<QString, const char*> rows[] = {
        {NotationHelp::tr("integers beyond 2⁵³"), R"({"$int": "9007199254740993"})"},
        {NotationHelp::tr("float64: with a point or an exponent"), "2.0"},
        {NotationHelp::tr("non-finite float64: nan, inf, -inf"), R"({"$f64": "nan"})"},
        {NotationHelp::tr("float32"), R"({"$f32": "0.1"})"},
        {NotationHelp::tr("bytes"), R"({"$bin": "00ff"})"},
        {NotationHelp::tr("text that is not UTF-8"), R"({"$str_hex": "ff"})"},
        {NotationHelp::tr("extensions: type and bytes"), R"({"$ext": [42, "00ff"]})"},
        {NotationHelp::tr("times: seconds and nanoseconds"),
         R"({"$timestamp": "1700000000.000000000"})"},
        {NotationHelp::tr("maps whose keys are not distinct strings"),
         R"({"$map": [[1, "one"], [2, "two"]]})"},
        {NotationHelp::tr("Python's tuples"), R"(["__tuple__", 1, 2])"}};
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    int row = 0;
    for (const auto& [what, form] : rows) {
        auto* example = new QLabel(QString::fromUtf8(form));
        example->setTextFormat(Qt::PlainText);
        example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        example->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        grid->addWidget(new QLabel(what), row, 0);
        grid->addWidget(example, row++, 1);
    }
    return table;
}

} // namespace

NotationHelp::NotationHelp(QWidget* parent) : QWidget(parent)
{
    auto* button = new QToolButton;
    button->setText(tr("Writing values that JSON cannot express"));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setArrowType(Qt::RightArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QWidget* table = makeTable();
    table->hide();
    connect(button, &QToolButton::toggled, this, [button, table](bool isOpen) {
        button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        table->setVisible(isOpen);
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addWidget(table);
}

namespace {

constexpr std::size_t mostBytes = 4_MiB;
constexpr std::size_t longestLine = 64_KiB;

std::size_t longestLineOf(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        longest = std::max(longest, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

Error tooLong(std::string what)
{
    return {ErrorKind::Limit, std::move(what)};
}

using namespace std::chrono_literals;

constexpr auto judgingPause = 150ms;
constexpr std::size_t smallValue = 64 * 1024; // bytes that are judged with each key

QLabel* wrapped(const QString& text = {})
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

Result<QString> editableJson(const ByteBuffer& value)
{
    if (value.size() > mostBytes)
        return tooLong(fmt::format("it has {}; JSON can be edited up to {}",
                                   byteCountText(value.size()), byteCountText(mostBytes)));
    BLOSCOPE_TRY(const std::string text,
                 msgpack_value::jsonText(value, msgpack_value::JsonLayout::Indented));
    if (text.size() > mostBytes)
        return tooLong(fmt::format("its JSON has {}; it can be edited up to {}",
                                   byteCountText(text.size()), byteCountText(mostBytes)));
    if (const std::size_t line = longestLineOf(text); line > longestLine)
        return tooLong(fmt::format("its JSON has a line of {}; lines can be edited up to {}",
                                   byteCountText(line), byteCountText(longestLine)));
    return QString::fromStdString(text);
}

ValueDialog::ValueDialog(ValueToEdit value, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_value(std::move(value)),
      m_scheduler(scheduler),
      m_tabs(new QTabWidget),
      m_json(new JsonEdit(scheduler)),
      m_hex(new HexPanel),
      m_size(wrapped()),
      m_verdict(wrapped()),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Cancel))
{
    setWindowTitle(isReadOnly() ? tr("Value of %1 (read-only)").arg(m_value.title)
                                : tr("Value of %1").arg(m_value.title));
    makeTabs();
    layOut();
    if (isReadOnly())
        makeReadOnly();
    m_typingPause.setSingleShot(true);
    m_typingPause.setInterval(judgingPause);
    connect(&m_typingPause, &QTimer::timeout, this, &ValueDialog::judge);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ValueDialog::tabChosen);
    connect(m_json, &JsonEdit::changed, this, &ValueDialog::edited);
    connect(m_json, &JsonEdit::checkFinished, this, [this] {
        edited();
        if (std::exchange(m_wantsHex, false))
            goToHex();
    });
    m_hex->edit().setBytes(*m_value.bytes);
    connect(&m_hex->edit(), &HexEdit::changed, this, [this] {
        m_tabs->setTabEnabled(Json, true); // other bytes may well have a JSON
        m_tabs->setTabToolTip(Json, {});
        edited();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ValueDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &ValueDialog::apply);
    judge();
    readJson(m_value.bytes);
}

void ValueDialog::makeTabs()
{
    auto* page = new QWidget;
    putInto(new QVBoxLayout(page), {{m_json, 1}, new NotationHelp});
    m_tabs->addTab(page, tr("&JSON"));
    m_tabs->setTabEnabled(Json, false); // until it is there
    auto* hexPage = new QWidget;
    auto* hexColumn = new QVBoxLayout(hexPage);
    hexColumn->addWidget(m_hex);
    m_tabs->addTab(hexPage, tr("He&x"));
    m_tabs->setCurrentIndex(Hex);
    m_tabs->setTabVisible(Hex, !m_value.isOnlyJson);
    m_size->setVisible(!m_value.isOnlyJson);
}

void ValueDialog::layOut()
{
    m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setAccessibleName(tr("Value validation"));
    m_size->setAccessibleName(tr("Size"));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_size, 1);
    bottom->addWidget(m_buttons);
    auto* column = new QVBoxLayout(this);
    if (isReadOnly())
        column->addWidget(wrapped(m_value.lockReason));
    if (!m_value.note.isEmpty())
        column->addWidget(wrapped(m_value.note));
    column->addWidget(m_tabs, 1);
    column->addWidget(m_verdict);
    column->addLayout(bottom);
    m_buttons->button(QDialogButtonBox::Apply)->setDefault(true);
    resizeWithinScreen(*this, sizeHint().expandedTo({660, 520}));
}

void ValueDialog::makeReadOnly()
{
    m_json->setReadOnly(true);
    m_hex->setReadOnly(true);
    m_buttons->setStandardButtons(QDialogButtonBox::Close | QDialogButtonBox::Apply);
    m_buttons->button(QDialogButtonBox::Apply)->hide();
}

// ---- the two tabs ------------------------------------------------------------------------------

void ValueDialog::readJson(SharedBytes value)
{
    m_jsonTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [value](const std::stop_token&) { return editableJson(*value); },
        [this, value](const Result<QString>& text) { jsonArrived(value, text); });
}

void ValueDialog::jsonArrived(const SharedBytes& value, const Result<QString>& text)
{
    m_jsonTicket = {};
    m_tabs->setTabEnabled(Json, text.has_value() || m_jsonBytes);
    if (!text) {
        const QString why = errorSentence(tr("JSON is not available"), text.error());
        m_tabs->setTabToolTip(Json, why);
        m_verdict->setText(why);
        return;
    }
    m_jsonText = *text;
    m_jsonBytes = value;
    m_tab = Json;
    m_json->setText(*text, value);
    showTab(Json);
    m_json->setFocus();
}

void ValueDialog::showTab(Tab tab)
{
    m_tab = tab;
    const QSignalBlocker blocker(m_tabs);
    m_tabs->setCurrentIndex(tab);
    edited();
}

void ValueDialog::tabChosen(int tab)
{
    if (tab == m_tab)
        return;
    showTab(m_tab); // until the other one holds the same
    if (tab == Json)
        goToJson();
    else if (m_json->isChecking())
        m_wantsHex = true;
    else
        goToHex();
}

void ValueDialog::goToHex()
{
    const SharedBytes value = valueNow();
    if (!value) {
        m_verdict->setText(tr("There are no bytes to show until the text is a valid value."));
        return;
    }
    if (*value != m_hex->edit().bytes())
        m_hex->edit().replaceAll(*value);
    showTab(Hex);
}

void ValueDialog::goToJson()
{
    const SharedBytes text = m_json->checked().value;
    if (text && *text == m_hex->edit().bytes())
        showTab(Json);
    else
        readJson(std::make_shared<const ByteBuffer>(m_hex->edit().bytes()));
}

// ---- the value ---------------------------------------------------------------------------------

SharedBytes ValueDialog::valueNow() const
{
    if (m_tab == Hex) // comparing is cheap, copying is not
        return m_hex->edit().bytes() == *m_value.bytes
                   ? m_value.bytes
                   : std::make_shared<const ByteBuffer>(m_hex->edit().bytes());
    if (m_json->isChecking())
        return nullptr;
    // Text that nobody touched stands for what it was made of, whatever JSON can say of it.
    return m_json->text() == m_jsonText ? m_jsonBytes : m_json->checked().value;
}

void ValueDialog::edited()
{
    m_jsonTicket.cancel(); // of bytes that are no longer
    m_verdictTicket.cancel();
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(false);
    const std::size_t bytes = m_tab == Hex ? m_hex->edit().bytes().size() : m_value.bytes->size();
    if (bytes <= smallValue)
        judge();
    else
        m_typingPause.start();
}

void ValueDialog::judge()
{
    m_typingPause.stop();
    const SharedBytes value = valueNow();
    m_size->setText(
        value ? tr("Before: %1, now: %2")
                    .arg(exactSizeText(m_value.bytes->size()), exactSizeText(value->size()))
              : tr("Before: %1").arg(exactSizeText(m_value.bytes->size())));
    if (!value || *value == *m_value.bytes) {
        m_verdict->setText(value && !isReadOnly() ? tr("Nothing changed.") : QString());
        return;
    }
    if (value->size() <= smallValue && !m_value.check) {
        say(verdictOn(*value, m_value));
        return;
    }
    m_verdictTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [value, about = m_value](const std::stop_token&) { return verdictOn(*value, about); },
        [this](const ValueVerdict& verdict) { say(verdict); });
}

void ValueDialog::say(const ValueVerdict& verdict)
{
    m_verdictTicket = {};
    m_verdict->setText(verdict.problem.isEmpty() ? verdict.note : verdict.problem);
    m_buttons->button(QDialogButtonBox::Apply)
        ->setEnabled(verdict.problem.isEmpty() && !isReadOnly());
}

void ValueDialog::apply()
{
    const SharedBytes value = valueNow();
    if (!value)
        return;
    emit applied(*value);
    accept();
}

bool ValueDialog::isChanged() const
{
    const SharedBytes value = valueNow();
    return !isReadOnly() && (!value || *value != *m_value.bytes);
}

void ValueDialog::reject()
{
    if (!isChanged()) {
        QDialog::reject();
        return;
    }
    auto* question = new QMessageBox(QMessageBox::Question, tr("Discard Changes"),
                                     tr("Discard the changes to %1?").arg(m_value.title),
                                     QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question->button(QMessageBox::Discard), &QPushButton::clicked, this,
            [this] { QDialog::reject(); });
    question->open();
}

} // namespace bloscope

#include "value_dialog.moc"
