"""A report as one page that needs nothing but itself: no script, no font, no picture from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final


def page(title: str, language: str, parts: Iterable[str]) -> str:
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{_STYLE}</style>'
    )
    body = f"<h1>{escape(title)}</h1>{''.join(parts)}"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{body}</body></html>\n'


def section(heading: str, *parts: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{''.join(parts)}</section>"


def words(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column is what the row is about."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


_STYLE: Final = """
:root{--ink:#2b291f;--paper:#f7f1e1;--bar:#5b7553;--faint:#b9ae92;--mark:#a3231b}
@media (prefers-color-scheme:dark){:root{--ink:#e6e4dc;--paper:#1d1f1b;--bar:#8fae84;--faint:#5b5a4f;--mark:#e58078}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:46rem;margin:2rem auto;
padding:0 1rem}svg{display:block;max-width:100%;height:auto}figure svg,.plot{width:100%}.plot text{fill:currentColor;
font:12px system-ui,sans-serif;text-anchor:start}
.plot .middle{text-anchor:middle}.plot .end{text-anchor:end}.bar,.dot{fill:var(--bar)}
.fair,.reach,.faint,.curve{fill:none;stroke:currentColor}.fair{stroke-dasharray:4 4}.faint{stroke:var(--faint)}
.reach{stroke:var(--bar);stroke-width:3}.curve{stroke:var(--bar);stroke-width:2}
.part0{fill:#5b7553}.part1{fill:#b5651d}.part2{fill:#3f6ea5}.part3{fill:#8a8779}.part4{fill:#75546a}
.over{fill:#a3231b}.under{fill:#3f6ea5}.wide{overflow-x:auto}figure{margin:0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
td{white-space:nowrap}th,td{text-align:right;padding:.15rem .5rem;border-bottom:1px solid var(--faint);font-weight:400}
thead th{font-weight:600}th:first-child{text-align:left}
@media print{section{break-inside:avoid}}
""".replace("\n", "")
