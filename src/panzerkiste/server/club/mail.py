"""Mail by SMTP, through the server that the host has named. In every mail stands a link that ends them."""

import asyncio
import smtplib
import ssl
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Final, Literal

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club.outgoing import MailServer

WHOLE_LINES: Final = policy.default.clone(max_line_length=500)  # a link that is broken in two leads nowhere
SECONDS: Final = 20.0  # for each word of the mail server
AT_ONCE: Final = 2

Outcome = Literal["told", "gone", "failed"]


def check_address(address: str) -> str:
    """As it is written to; raises Illegal where it cannot be one."""
    try:
        known = Address(addr_spec=address.strip())
    except (ValueError, IndexError):
        raise Illegal("TELLING", "address") from None
    if not known.username or "." not in known.domain or not known.addr_spec.isascii():
        raise Illegal("TELLING", "address")
    return known.addr_spec


class Mailer:
    def __init__(self, server: MailServer, address: str) -> None:
        self._server, self.address = server, address
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str, farewell: str) -> Outcome:
        """Beside the event loop. *farewell* ends the link by which whoever gets it wants no more."""
        message = self._written(to, subject, text, farewell)
        async with self._turns:
            try:
                await asyncio.to_thread(self._posted, message)
            except smtplib.SMTPRecipientsRefused as refused:
                return "gone" if all(code >= 500 for code, _ in refused.recipients.values()) else "failed"
            except (OSError, smtplib.SMTPException):
                return "failed"
        return "told"

    def _written(self, to: str, subject: str, text: str, farewell: str) -> EmailMessage:
        message = EmailMessage(WHOLE_LINES)
        message["From"], message["To"], message["Subject"] = self._server.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="panzerkiste.invalid")
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self.address}/api/farewell/{farewell}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        message.set_content(text)
        return message

    def _posted(self, message: EmailMessage) -> None:
        server = self._server
        context = ssl.create_default_context()
        if server.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.server, server.port, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(server.server, server.port, timeout=SECONDS)
        with line:
            if server.security == "starttls":
                line.starttls(context=context)
            if server.user:
                line.login(server.user, Path(server.password_file).read_text(encoding="utf-8").strip())
            line.send_message(message)
