"""The server's work as OpenTelemetry's spans: requests and messages, and in them what is judged, appended and told.

What stands in them is the kind of work, the game and the match. No seat, account or address, and no path as it was
asked for: codes and tokens are parts of some.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from panzerkiste import __version__
from panzerkiste.server.measures import MEASURES


@asynccontextmanager
async def traces_sent(url: str) -> AsyncIterator[None]:
    """To the collector there, until the server ends. OTEL_… in the environment says all else: how many, headers."""
    os.environ.setdefault("OTEL_SERVICE_NAME", "panzerkiste")
    provider = TracerProvider(resource=Resource.create({"service.version": __version__}), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
    tracer, untraced = provider.get_tracer("panzerkiste", __version__), MEASURES.span

    def span(name: str, **facts: str) -> AbstractContextManager[Any]:
        attributes = {f"panzerkiste.{fact}": value for fact, value in facts.items()}
        # What an exception says may be for one pair of eyes.
        return tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        )

    MEASURES.span = span
    try:
        yield
    finally:
        MEASURES.span = untraced
        await asyncio.to_thread(provider.shutdown)
