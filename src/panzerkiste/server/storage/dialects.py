"""What SQLite and PostgreSQL say in different words."""

from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, ColumnElement, Integer, String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

# Whole numbers beyond 32 bits, as milliseconds are. SQLite's all have room for them.
LONG: Final = BigInteger().with_variant(Integer, "sqlite")

# Text that is put in order, or looked for by how it begins: letter by letter, wherever the database was made.
NAME: Final = String().with_variant(String(collation="C"), "postgresql")


class has_won(FunctionElement[bool]):  # noqa: N801  # called like any function of SQL's
    """Whether a match's result, which is JSON, names this seat among the winners."""

    type, inherit_cache = Boolean(), True

    def __init__(self, result: ColumnElement[Any], seat: ColumnElement[Any]) -> None:
        super().__init__(result, seat)


class is_drawn(FunctionElement[bool]):  # noqa: N801
    """Whether a match's result, which is JSON, names no winners."""

    type, inherit_cache = Boolean(), True

    def __init__(self, result: ColumnElement[Any]) -> None:
        super().__init__(result)


class size(FunctionElement[int]):  # noqa: N801
    """How many bytes the database takes up."""

    type, inherit_cache = BigInteger(), True


@compiles(has_won)
def _(element: has_won, compiler: Any, **options: Any) -> str:
    result, seat = (compiler.process(each, **options) for each in element.clauses)
    return f"EXISTS (SELECT 1 FROM json_each({result}, '$.winners') AS winner WHERE winner.value = {seat})"


@compiles(has_won, "postgresql")
def _(element: has_won, compiler: Any, **options: Any) -> str:
    result, seat = (compiler.process(each, **options) for each in element.clauses)
    return f"(CAST({result} AS jsonb) -> 'winners' @> to_jsonb({seat}))"


@compiles(is_drawn)
def _(element: is_drawn, compiler: Any, **options: Any) -> str:
    return f"(json_array_length({compiler.process(element.clauses, **options)}, '$.winners') = 0)"


@compiles(is_drawn, "postgresql")
def _(element: is_drawn, compiler: Any, **options: Any) -> str:
    return f"(jsonb_array_length(CAST({compiler.process(element.clauses, **options)} AS jsonb) -> 'winners') = 0)"


@compiles(size)
def _(element: size, compiler: Any, **options: Any) -> str:
    return "(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())"


@compiles(size, "postgresql")
def _(element: size, compiler: Any, **options: Any) -> str:
    return "pg_database_size(current_database())"
