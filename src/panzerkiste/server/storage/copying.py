"""All rows of one database into another of the same version, whichever they are."""

from typing import Final

from sqlalchemy import Connection, MetaData, delete, func, insert, select

PORTION: Final = 1000  # rows in memory at a time
LEFT_OUT: Final = ("alembic_version", "workers")  # what Alembic notes, and who serves just now


def copy_rows(source: Connection, target: Connection) -> None:
    """In place of all that is there."""
    there, here = _tables(source), _tables(target)
    for table in reversed(here.sorted_tables):
        target.execute(delete(table))
    for table in here.sorted_tables:
        rows = source.execute(select(there.tables[table.name]).execution_options(yield_per=PORTION))
        for portion in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in portion])


def count_on(connection: Connection) -> None:
    """PostgreSQL draws new numbers from where the rows that were copied end."""
    for table in _tables(connection).sorted_tables:
        if (column := table.autoincrement_column) is not None and column.server_default is not None:
            drawn = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(drawn, last, False)))  # SQL's: it is the next one


def _tables(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in LEFT_OUT)
    return found
