"""What can be counted about a node, for Prometheus. Numbers of the whole node only: none tells of one table or seat."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from backroom.server.logs import Often

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """The counters of one node. Whoever does a thing counts it: `metrics.words.inc(3)`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        of = self.registry
        self.words = Counter("backroom_words", "Words written to logs of tables.", registry=of)
        self.answers = Counter("backroom_answers", "Sealed answers that were kept.", registry=of)
        self.refusals = Counter("backroom_refusals", "Messages on sockets that were refused.", registry=of)
        self.failures = Counter("backroom_failures", "Errors that nobody should see.", ["where"], registry=of)
        self.requests = Counter("backroom_requests", "Requests by kind of answer.", ["status"], registry=of)
        self.request_seconds = Histogram("backroom_request_seconds", "Time of a request.", buckets=QUICK, registry=of)
        self.bot_answers = Counter("backroom_bot_answers", "Answers of bots.", registry=of)
        self.bot_seconds = Histogram("backroom_bot_seconds", "Time a bot thought.", buckets=THINKING, registry=of)
        self.store_seconds = Histogram("backroom_store_seconds", "Time of a transaction.", buckets=QUICK, registry=of)
        self.store_writes = Histogram("backroom_store_writes", "Writes in a transaction.", buckets=SIZES, registry=of)
        self.notes = Counter("backroom_notes", "Notes between nodes.", ["way"], registry=of)
        self.rooms = Gauge("backroom_rooms", "Live tables in memory.", registry=of)
        self.viewers = Gauge("backroom_viewers", "Viewers at live tables.", registry=of)
        self.sockets = Gauge("backroom_sockets", "Open sockets.", registry=of)
        self.connections = Gauge("backroom_connections", "Open connections that are no sockets.", registry=of)
        self.turned_away = Counter(
            "backroom_turned_away", "Connections, requests and sockets that were sent away.", ["why"], registry=of
        )
        self.tell_turned_away = Often("turned away")
        self.writes_waiting = Gauge("backroom_writes_waiting", "Writes that wait for a transaction.", registry=of)
        self.writes_waiting_seconds = Gauge(
            "backroom_writes_waiting_seconds", "How long the oldest waits.", registry=of
        )
        self.store_fault = Gauge("backroom_store_fault", "1 while nothing can be written.", registry=of)
        self.redis_away = Gauge("backroom_redis_away", "1 while Redis is wanted and not heard.", registry=of)
        self.bots_waiting = Gauge("backroom_bots_waiting", "Questions that wait for a bot.", registry=of)

    def watch(self, gauge: Gauge, count: Callable[[], float]) -> None:
        """A gauge that asks whenever it is read."""
        gauge.set_function(lambda: float(count()))

    def turn_away(self, why: str) -> None:
        """Somebody was not let in, or was sent away."""
        self.turned_away.labels(why).inc()
        self.tell_turned_away(why)

    def transaction(self, seconds: float, writes: int) -> None:
        """A transaction of the store, and how many writes it had."""
        self.store_seconds.observe(seconds)
        self.store_writes.observe(writes)

    def bot_answer(self, seconds: float) -> None:
        """A bot has answered."""
        self.bot_answers.inc()
        self.bot_seconds.observe(seconds)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
