"""KiCad 6's electrical rules on a schematic, saved as its report.

KiCad 6 has no command for it: the schematic editor is opened on a virtual screen, and the window of the rules checker is
operated by keys and one click. Run it under xvfb-run with a screen of 1400 x 1000; it needs eeschema, xdotool and openbox.

    xvfb-run -a -s "-screen 0 1400x1000x24" python3 erc_report.py product.kicad_sch product.rpt
"""

import json
import os
import subprocess
import sys
import tempfile
import time

# Seconds; a loaded machine opens a window late.
LIMIT = 120
# From the lower right corner of the checker's window, in pixels.
SAVE_BUTTON = (62, 80)


def configure(home):
    """An own configuration: without it the editor begins with questions, and libraries of the machine change the result."""
    folder = os.path.join(home, "kicad", "6.0")
    os.makedirs(folder)
    for table in ("sym", "fp"):
        with open(os.path.join(folder, f"{table}-lib-table"), "w") as file:
            file.write(f"({table}_lib_table\n)\n")
    asked = {"do_not_show_again": {"data_collection_prompt": True}, "system": {"first_run_shown": True}}
    for name, content in (("kicad_common", asked), ("eeschema", {})):
        with open(os.path.join(folder, f"{name}.json"), "w") as file:
            json.dump(content, file)


class Screen:
    def __init__(self, env):
        self.env = env

    def do(self, *args):
        return subprocess.run(["xdotool", *args], env=self.env, capture_output=True, text=True).stdout

    def find(self, name):
        found = self.do("search", "--onlyvisible", "--name", name).split()
        return found[-1] if found else None

    def wait(self, name, is_open=True):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            window = self.find(name)
            if (window is not None) == is_open:
                return window
            time.sleep(0.3)
        raise SystemExit(f"the window {name!r} did not {'open' if is_open else 'close'}")

    def focus(self, window):
        self.do("windowactivate", "--sync", window)

    def press(self, *keys):
        for key in keys:
            self.do("key", key)
            time.sleep(0.5)


def save_report(screen, stem, report):
    screen.wait(f"^{stem}.*Schematic Editor")
    # The editor takes keys once it has drawn.
    time.sleep(3)
    for _ in range(3):
        screen.focus(screen.wait("Schematic Editor"))
        screen.press("alt+i", "Return")
        time.sleep(2)
        if screen.find("Electrical Rules Checker"):
            break
    checker = screen.wait("Electrical Rules Checker")
    screen.focus(checker)
    screen.press("Return")
    time.sleep(3)
    shape = dict(line.split("=") for line in screen.do("getwindowgeometry", "--shell", checker).split())
    x, y = (int(shape[side]) - inset for side, inset in zip(("WIDTH", "HEIGHT"), SAVE_BUTTON))
    screen.do("mousemove", "--window", checker, str(x), str(y), "click", "1")
    screen.focus(screen.wait("Save Report to File"))
    screen.press("ctrl+a")
    screen.do("type", report)
    screen.press("Return")
    screen.wait("Save Report to File", is_open=False)
    end = time.monotonic() + LIMIT
    while not (os.path.exists(report) and "ERC messages" in open(report, encoding="utf8").read()):
        if time.monotonic() > end:
            raise SystemExit("no report was saved")
        time.sleep(0.3)


def main(sheet, report):
    with tempfile.TemporaryDirectory() as home:
        configure(home)
        env = {
            **os.environ,
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "KICAD_CONFIG_HOME": os.path.join(home, "kicad"),
            "LC_ALL": "C.UTF-8",
        }
        quiet = {"env": env, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        manager = subprocess.Popen(["openbox"], **quiet)
        editor = subprocess.Popen(["eeschema", sheet], **quiet)
        try:
            save_report(Screen(env), os.path.basename(sheet).removesuffix(".kicad_sch"), report)
        finally:
            for process in (editor, manager):
                process.kill()
                process.wait()


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
