"""Whole rows of neurons at once: what a processor does in one or two instructions, and Numba in thirty-two steps."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

WIDTH: Final = 32  # neurons in a row, sixteen bits each
UNIT: Final = 256  # what a neuron shows when it is full

_ROW: Final = ir.VectorType(ir.IntType(16), WIDTH)
_WIDE: Final = ir.VectorType(ir.IntType(32), WIDTH)
_SUM: Final = ir.FunctionType(ir.IntType(32), (_WIDE,))
_function: Any = cgutils.get_or_insert_function
_WORD: Final = 2  # bytes to which rows are aligned


def _instructions(made: Callable[..., Any]) -> Any:
    """Compiled code calls it without the first of its parameters."""
    return intrinsic(made)


def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
    """The address of the row that begins at an entry of an array."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), _ROW.as_pointer())


def _all(kind: ir.VectorType, value: int) -> ir.Constant:
    return ir.Constant(kind, [value] * WIDTH)


@_instructions
def set_row(typing: Any, stack: Any, to: Any, source: Any, row: Any) -> Any:
    """Copy a row of *source*."""

    def instructions(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        target = _place(context, builder, signature.args[0], values[0], values[1])
        found = builder.load(_place(context, builder, signature.args[2], values[2], values[3]), align=_WORD)
        builder.store(found, target, align=_WORD)
        return context.get_dummy_value()

    return types.void(stack, to, source, row), instructions


@_instructions
def add_row(typing: Any, stack: Any, to: Any, source: Any, row: Any) -> Any:
    def instructions(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        target = _place(context, builder, signature.args[0], values[0], values[1])
        more = builder.load(_place(context, builder, signature.args[2], values[2], values[3]), align=_WORD)
        builder.store(builder.add(builder.load(target, align=_WORD), more), target, align=_WORD)
        return context.get_dummy_value()

    return types.void(stack, to, source, row), instructions


@_instructions
def take_row(typing: Any, stack: Any, to: Any, source: Any, row: Any) -> Any:
    def instructions(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        target = _place(context, builder, signature.args[0], values[0], values[1])
        less = builder.load(_place(context, builder, signature.args[2], values[2], values[3]), align=_WORD)
        builder.store(builder.sub(builder.load(target, align=_WORD), less), target, align=_WORD)
        return context.get_dummy_value()

    return types.void(stack, to, source, row), instructions


@_instructions
def weigh_row(typing: Any, stack: Any, at: Any, weights: Any, row: Any) -> Any:
    """The sum over a row of neurons: each between 0 and UNIT, squared (in parts of UNIT), times its weight."""

    def instructions(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        shown = builder.load(_place(context, builder, signature.args[0], values[0], values[1]), align=_WORD)
        for word, bound in ((">", 0), ("<", UNIT)):
            limit = _all(_ROW, bound)
            shown = builder.select(builder.icmp_signed(word, shown, limit), shown, limit)
        wide = builder.zext(shown, _WIDE)
        squared = builder.lshr(builder.mul(wide, wide), _all(_WIDE, 8))
        weight = builder.load(_place(context, builder, signature.args[2], values[2], values[3]), align=_WORD)
        product = builder.mul(squared, builder.sext(weight, _WIDE))
        sum_up = _function(builder.module, _SUM, f"llvm.vector.reduce.add.v{WIDTH}i32")
        return builder.sext(builder.call(sum_up, (product,)), ir.IntType(64))

    return types.int64(stack, at, weights, row), instructions
