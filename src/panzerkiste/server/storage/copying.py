"""All rows of one database into another of the same version, whichever they are."""

from typing import Final

from sqlalchemy import Connection, MetaData, func, insert, select, text

PORTION: Final = 1000  # rows in memory at a time
VERSION: Final = "alembic_version"


def copy_rows(source: Connection, target: Connection) -> None:
    """Into tables where nothing is yet."""
    there, here = _tables(source), _tables(target)
    for table in here.sorted_tables:
        rows = source.execute(select(there.tables[table.name]).execution_options(yield_per=PORTION))
        for portion in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in portion])


def empty(connection: Connection) -> None:
    """All tables of PostgreSQL's, in a transaction."""
    names = ", ".join(table.name for table in _tables(connection).sorted_tables)
    connection.execute(text(f"TRUNCATE {names}"))


def count_on(connection: Connection) -> None:
    """PostgreSQL draws new numbers from where the rows that were copied end."""
    for table in _tables(connection).sorted_tables:
        if (column := table.autoincrement_column) is not None and column.server_default is not None:
            drawn = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(drawn, last, False)))  # SQL's: it is the next one


def _tables(connection: Connection) -> MetaData:
    """As they are there, without what Alembic notes."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != VERSION)
    return found
