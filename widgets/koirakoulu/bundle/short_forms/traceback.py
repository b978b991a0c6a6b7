"""Where a mistake was made: files, lines and functions, but not the source, which is not here."""

import sys


def format_exception(kind, problem, trace):
    lines = []
    cause = problem.__cause__ or problem.__context__
    if cause is not None:
        lines += [*format_exception(type(cause), cause, cause.__traceback__), "", "then:", ""]
    while trace is not None:
        code = trace.tb_frame.f_code
        lines.append(f"  {code.co_filename}, line {trace.tb_lineno}, in {code.co_name}")
        trace = trace.tb_next
    lines += [f"{kind.__qualname__}: {problem}", *getattr(problem, "__notes__", ())]
    return lines


def print_exception(kind, problem, trace):
    print(*format_exception(kind, problem, trace), sep="\n", file=sys.stderr)
