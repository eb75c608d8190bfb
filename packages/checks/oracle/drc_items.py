#!/usr/bin/python3
"""KiCad 6's own findings on a board, as JSON: what the checks of this package are compared with.

usage: drc_items.py IN.kicad_pcb OUTDIR [--mutate SEED] [--refill]

The board is loaded, optionally changed (tracks shifted and widened by random nanometres) and its zones refilled,
and written to OUTDIR/board.kicad_pcb with a project beside it in which every severity is "error", so that nothing is
hidden; DRC runs on that file loaded again. OUTDIR/drc.json then holds, for each finding, its type and the uuids and
descriptions of its items, and the number of unconnected edges of the ratsnest.
Run with the system python (it has pcbnew) under xvfb-run, one board a process.
"""
import json
import os
import random
import re
import shutil
import sys

import pcbnew

SEVERITY_KEYS = """annular_width clearance copper_edge_clearance courtyards_overlap drill_out_of_range hole_clearance
hole_near_hole holes_co_located invalid_outline items_not_allowed malformed_courtyard microvia_drill_out_of_range
missing_courtyard npth_inside_courtyard pth_inside_courtyard shorting_items track_dangling track_width tracks_crossing
unconnected_items via_dangling via_diameter zones_intersect""".split()


def stage_project(source, target):
    """Copy the project, every severity an error and no exclusions; a bare one when the board has none."""
    project = {"board": {"design_settings": {}}}
    origin = os.path.splitext(source)[0] + ".kicad_pro"
    if os.path.exists(origin):
        with open(origin, encoding="utf-8") as file:
            project = json.load(file)
    settings = project.setdefault("board", {}).setdefault("design_settings", {})
    settings["drc_exclusions"] = []
    settings["rule_severities"] = {**settings.get("rule_severities", {}), **{key: "error" for key in SEVERITY_KEYS}}
    with open(target, "w", encoding="utf-8") as file:
        json.dump(project, file)


def mutate(board, seed):
    """Shift some tracks and vias and change some widths, by nanometres up to half a millimetre."""
    chance = random.Random(seed)
    for item in board.GetTracks():
        if chance.random() > 0.3:
            continue
        reach = 10 ** chance.uniform(0, 5.7)
        move = pcbnew.wxPoint(int(chance.uniform(-reach, reach)), int(chance.uniform(-reach, reach)))
        item.Move(move)
        if item.Type() == pcbnew.PCB_TRACE_T and chance.random() < 0.5:
            item.SetWidth(max(1000, item.GetWidth() + int(chance.uniform(-reach, reach))))


def parse_report(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if "** End of Report **" not in text:
        raise RuntimeError("the report of KiCad's DRC is cut off")
    findings = []
    for block in re.split(r"^(?=\[)", text, flags=re.M)[1:]:
        kind = re.match(r"\[([a-z_0-9]+)\]: (.*)", block)
        items = re.findall(r"^    @\(([^)]*)\): (.*)$", block, re.M)
        findings.append({"type": kind[1], "message": kind[2], "items": [f"{name} @({at})" for at, name in items]})
    return findings


def main():
    source, folder = sys.argv[1:3]
    os.makedirs(folder, exist_ok=True)
    staged = os.path.join(folder, "board.kicad_pcb")
    # The project must lie beside the board under the board's own name while it is read.
    shutil.copyfile(source, staged)
    stage_project(source, os.path.join(folder, "board.kicad_pro"))
    board = pcbnew.LoadBoard(staged)
    if "--mutate" in sys.argv:
        mutate(board, int(sys.argv[sys.argv.index("--mutate") + 1]))
    if "--refill" in sys.argv:
        pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(staged, board)
    # Saving rewrites the project from the settings in memory: the severities go in once more.
    stage_project(staged, os.path.join(folder, "board.kicad_pro"))
    board = pcbnew.LoadBoard(staged)
    board.BuildConnectivity()
    report = os.path.join(folder, "drc.txt")
    if not pcbnew.WriteDRCReport(board, report, pcbnew.EDA_UNITS_MILLIMETRES, True):
        raise RuntimeError("KiCad's DRC did not run")
    answer = {"findings": parse_report(report), "unconnected": board.GetConnectivity().GetUnconnectedCount()}
    with open(os.path.join(folder, "drc.json"), "w", encoding="utf-8") as file:
        json.dump(answer, file, indent=1)
    sys.stdout.flush()
    os._exit(0)  # pcbnew's teardown may crash after the answer has been written


if __name__ == "__main__":
    main()
