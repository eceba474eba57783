"""A position as an SVG drawing, from a view: for documents, exports and notebooks."""

from panzerkiste.games.panzerschlacht.view import View


def svg(view: View) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><title>{view.seat}</title></svg>'
