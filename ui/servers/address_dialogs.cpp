#include "ui/servers/servers_view.h"

#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/open_request.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int lettersOfAddress = 60;
constexpr int lettersOfName = 30;
constexpr int linesOfVerdict = 3;
constexpr int aboveButtons = 8; // pixels

std::string serverOf(const QString& address)
{
    const auto parsed = WebAddress::parse(address.toStdString());
    return parsed ? parsed->server() : std::string();
}

QString hostOf(const QString& address)
{
    const auto parsed = WebAddress::parse(address.toStdString());
    return parsed ? QString::fromStdString(parsed->host()) : address;
}

} // namespace

AddressDialog::Words AddressDialog::wordsOf(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Open:
        return {tr("Open Address"),
                tr("&Open"),
                tr("Add&ress of a file or folder:"),
                QStringLiteral("https://example.org/data/ct.b2nd"),
                tr("Only the parts that are looked at are fetched."),
                tr("Only the parts that are looked at are fetched from %1.")};
    case Purpose::Browse:
        return {tr("Add Server"),
                tr("&Add"),
                tr("Add&ress of a server, bucket or list of addresses:"),
                QStringLiteral("s3://bucket/folder/"),
                tr("S3 buckets, Caterva2 servers, web servers that list folders, and text files "
                   "with one address a line can be browsed."),
                tr("%1 is asked for a list whenever a folder is opened.")};
    case Purpose::Upload:
        return {tr("Upload"),
                tr("&Upload"),
                tr("Add&ress of the new file:"),
                QStringLiteral("s3://bucket/folder/ct.b2nd"),
                tr("Files can be uploaded to S3 and to Caterva2 servers."),
                tr("The file as it is saved on this computer is sent to %1.")};
    }
    return {};
}

AddressDialog::AddressDialog(Purpose purpose, const QStringList& known, const QString& proposed,
                             QWidget* parent)
    : QDialog(parent),
      m_purpose(purpose),
      m_words(wordsOf(purpose)),
      m_address(new QComboBox(this)),
      m_verdict(wrappingLabel({}, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      m_accept(m_buttons->addButton(m_words.button, QDialogButtonBox::AcceptRole))
{
    setWindowTitle(m_words.title);
    m_address->setEditable(true);
    m_address->addItems(known);
    m_address->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_address->setMinimumContentsLength(lettersOfAddress);
    m_address->setEditText(proposed);
    m_address->lineEdit()->selectAll();
    m_address->lineEdit()->setClearButtonEnabled(true);
    m_address->lineEdit()->setPlaceholderText(m_words.example);
    m_verdict->setForegroundRole(QPalette::PlaceholderText);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setMinimumHeight(linesOfVerdict * m_verdict->fontMetrics().lineSpacing());
    layOut();
    connect(m_address, &QComboBox::editTextChanged, this, &AddressDialog::check);
    check();
}

void AddressDialog::layOut()
{
    auto* label = new QLabel(m_words.label, this);
    label->setBuddy(m_address);
    m_accept->setDefault(true);
    auto* column = new QVBoxLayout(this);
    putInto(column, {label, m_address, m_verdict});
    column->addSpacing(aboveButtons);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        const auto address = typedAddress();
        if (!address)
            return;
        accept();
        emit chosen(QString::fromStdString(address->text()));
    });
}

// Of what is browsed, a folder, "s3://bucket" too, or a text with addresses.
Result<WebAddress> AddressDialog::typedAddress() const
{
    const std::string typed = m_address->currentText().trimmed().toStdString();
    return m_purpose == Purpose::Browse && !isCalledAddressList(typed)
               ? WebAddress::parseFolder(typed)
               : WebAddress::parse(typed);
}

void AddressDialog::check()
{
    const QString typed = m_address->currentText().trimmed();
    const auto address = typedAddress();
    m_accept->setEnabled(bool(address));
    if (typed.isEmpty())
        m_verdict->setText(m_words.general);
    else if (!address)
        m_verdict->setText(refusalText(address.error()));
    else if (!address->isEncrypted())
        m_verdict->setText(tr("The connection will not be encrypted: others can read and change "
                              "what goes over it."));
    else
        m_verdict->setText(m_words.ofHost.arg(hostOf(typed)));
    m_verdict->setAccessibleName(m_verdict->text());
}

LogInDialog::LogInDialog(const QString& address, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_address(address),
      m_server(serverOf(address)),
      m_scheduler(scheduler),
      m_user(new QLineEdit(this)),
      m_password(new QLineEdit(this)),
      m_remember(new QCheckBox(tr("&Remember in the keyring of the desktop"), this)),
      m_verdict(wrappingLabel({}, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      m_logIn(m_buttons->addButton(tr("&Log In"), QDialogButtonBox::AcceptRole))
{
    setWindowTitle(tr("Log In to %1").arg(hostOf(address)));
    m_user->setMinimumWidth(lettersOfName * letterWidth(m_user->fontMetrics()));
    m_password->setEchoMode(QLineEdit::Password);
    m_verdict->setForegroundRole(QPalette::PlaceholderText);
    m_verdict->setText(tr("The password is sent to %1 only. Unless it is remembered in the "
                          "keyring, it is forgotten when the program ends.")
                           .arg(hostOf(address)));
    layOut();
    connect(m_user, &QLineEdit::textChanged, this, &LogInDialog::updateFields);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &LogInDialog::logIn);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_logIn->setDefault(true);
    m_remember->setVisible(Keyring::isThere());
    if (Keyring::isThere())
        lookIntoKeyring();
    updateFields();
}

void LogInDialog::layOut()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&User name:"), m_user);
    form->addRow(tr("&Password:"), m_password);
    auto* column = new QVBoxLayout(this);
    putInto(column, {form, m_remember, m_verdict});
    column->addSpacing(aboveButtons);
    column->addWidget(m_buttons);
}

// What is typed meanwhile stays.
void LogInDialog::lookIntoKeyring()
{
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [server = m_server](const std::stop_token&) { return Keyring::find(server); },
        [this](const Result<std::optional<ServerLogin>>& found) {
            if (!found || !*found || !m_user->text().isEmpty())
                return;
            m_isKept = true;
            m_remember->setChecked(true);
            m_user->setText(QString::fromStdString((*found)->user));
            m_password->setText(QString::fromStdString((*found)->password));
        });
}

void LogInDialog::updateFields()
{
    m_logIn->setEnabled(!m_user->text().isEmpty() && !m_asking);
    for (QWidget* field : {static_cast<QWidget*>(m_user), static_cast<QWidget*>(m_password),
                           static_cast<QWidget*>(m_remember)})
        field->setEnabled(!m_asking);
}

void LogInDialog::logIn()
{
    const ServerLogin login{m_user->text().toStdString(), m_password->text().toStdString()};
    m_asking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [address = filePath(m_address), login, server = m_server, keeps = m_remember->isChecked(),
         isKept = m_isKept](const std::stop_token&) {
            Answers answers(
                RemoteReading::ofThisProcess().logIn(address, login.user, login.password), {});
            if (answers.server && keeps)
                answers.keyring = Keyring::keep(server, login);
            else if (answers.server && isKept)
                answers.keyring = Keyring::forget(server);
            return answers;
        },
        [this](const Answers& answers) { answered(answers); });
    m_verdict->setText(tr("Asking the server…"));
    updateFields();
}

void LogInDialog::answered(const Answers& answers)
{
    m_asking = {};
    updateFields();
    if (!answers.server) {
        m_verdict->setText(errorSentence(tr("Not logged in"), answers.server.error()));
        m_password->setFocus();
        return m_password->selectAll();
    }
    emit loggedIn();
    if (answers.keyring)
        return accept();
    m_verdict->setText(errorSentence(tr("Logged in, but not remembered"), answers.keyring.error()));
    m_logIn->hide();
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Close"));
}

} // namespace bloscope
