"""`python -m tools.migration NAME` writes the next step of the database: from where the steps lead to schema.py.

Read what it wrote before you keep it: it knows what is there, not what you mean. A step never changes once released.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sa
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from backroom.server.storage import migrations
from backroom.server.storage.schema import meta

STEPS = Path(migrations.__file__).parent / "versions"
TEMPLATE = '''"""{title}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = {before}


def upgrade() -> None:
{body}
'''


def plain_truth(kind: str, what: Any, _: object) -> str | Literal[False]:
    """A default of yes or no, spelt so that every database understands it."""
    if kind == "server_default" and isinstance(what.arg, sa.True_ | sa.False_):
        return "sa.true()" if isinstance(what.arg, sa.True_) else "sa.false()"
    return False


def write(name: str) -> Path | None:
    """Write the next step; None if there is nothing to change."""
    script = ScriptDirectory.from_config(migrations.setup())
    before = script.get_current_head()
    with sa.create_engine("sqlite://").connect() as connection:
        if before is not None:
            migrations.upgrade(connection)
        steps = produce_migrations(MigrationContext.configure(connection), meta).upgrade_ops
    if steps is None or steps.is_empty():
        return None
    body = render_python_code(steps, sqlalchemy_module_prefix="sa.", render_as_batch=True, render_item=plain_truth)
    body = re.sub(r"^\s*#.*\n?", "", body, flags=re.MULTILINE)
    number = int(before or 0) + 1
    path = STEPS / f"v{number:04}_{name}.py"
    title = name.replace("_", " ").capitalize()
    quoted = f'"{before}"' if before else "None"
    path.write_text(TEMPLATE.format(title=title, number=number, before=quoted, body="    " + body.strip()))
    subprocess.run([Path(sys.executable).parent / "ruff", "format", "--quiet", path], check=True)
    return path


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isidentifier():
        sys.exit("say: python -m tools.migration NAME")
    print(write(sys.argv[1]) or "the steps already lead to schema.py")
