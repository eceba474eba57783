"""Runs npm in web/, e.g. `npm.py run build`.

The Node is the machine's where that is new enough. Otherwise it is the one that the Python package index
has; it is installed into the virtual environment whose Python runs this script.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sys.prefix) / "bin"
PATH = f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}"  # ours first: npm scripts call our Python too
SETTINGS = {
    "NODE_USE_SYSTEM_CA": "1",  # the certificates of the machine, as every other program
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_loglevel": "error",
    "npm_config_update_notifier": "false",
}


def suits(version: str) -> bool:
    """Whether Vite and Vitest run on this Node; `version` is what `node --version` says."""
    try:
        major, minor, _ = (int(part) for part in version.strip().removeprefix("v").split("."))
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def have_node() -> bool:
    node, npm = shutil.which("node", path=PATH), shutil.which("npm", path=PATH)
    if not node or not npm:  # Debian packs them apart
        return False
    return suits(subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)


def install_node() -> None:
    print("This machine has no Node that is new enough: installing one into .venv ...", file=sys.stderr, flush=True)
    uv = [str(SCRIPTS / "uv"), "pip", "install", "--quiet", "--python", sys.executable, "--group", "node"]
    if subprocess.run(uv, cwd=ROOT, check=False).returncode or not have_node():
        sys.exit("Node could not be installed. Please install Node 20.19 or newer (with npm) and try again.")


def main() -> None:
    if not have_node():
        install_node()
    npm = shutil.which("npm", path=PATH)
    assert npm
    os.chdir(ROOT / "web")
    os.execve(npm, [npm, *sys.argv[1:]], {**SETTINGS, **os.environ, "PATH": PATH})


if __name__ == "__main__":
    main()
