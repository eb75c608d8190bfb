#!/usr/bin/python3
"""KiCad 6's own findings on a board, item by item: what the checks of this package are compared with.

usage: drc_items.py stage IN.kicad_pcb OUTDIR
       drc_items.py judge STAGED.kicad_pcb OUTDIR [CHANGES.json]

`stage` writes OUTDIR/board.kicad_pcb as KiCad 6 writes it, so that every item has a uuid, and the project that the
board has, or that KiCad makes of an older board's rules, beside it. Fills drawn with a pen are made anew.

`judge` loads a staged board, changes it as CHANGES.json says, writes the result to OUTDIR/board.kicad_pcb with its
project, and runs DRC on it. OUTDIR/drc.json holds for each finding its type, severity and message and, for each of its
items, the uuids that KiCad's description and position stand for: nearly always one; several where items of one kind,
net and length lie on one spot. CHANGES.json may hold

  moves       [{id, dx, dy}]   tracks, vias and footprints, by nanometres
  widths      [{id, width}]    tracks; diameters of vias
  vias        [{id, x, y, diameter, drill, net}]   vias to add
  refill      true             fill the zones anew
  rules       {key: value}     over the project's rules, as the project spells them
  clearances  {class: value}   over the clearance of net classes
  customRules TEXT             a file of custom rules in place of the board's
  severities  "project" | "all"   as the project has them, or every type an error so that nothing stays hidden

Run with the system python (it has pcbnew) under xvfb-run, one board a process.
"""
import json
import os
import re
import shutil
import sys
import uuid

import pcbnew

MM = pcbnew.EDA_UNITS_MILLIMETRES

# Every type that KiCad 6.0.11 has; what the library or the schematic is asked for stays as it is.
SEVERITY_KEYS = """annular_width clearance copper_edge_clearance courtyards_overlap diff_pair_gap_out_of_range
diff_pair_uncoupled_length_too_long drill_out_of_range duplicate_footprints footprint_type_mismatch hole_clearance
hole_near_hole holes_co_located invalid_outline item_on_disabled_layer items_not_allowed length_out_of_range
malformed_courtyard microvia_drill_out_of_range missing_courtyard npth_inside_courtyard padstack pth_inside_courtyard
shorting_items silk_over_copper silk_overlap skew_out_of_range through_hole_pad_without_hole too_many_vias
track_dangling track_width tracks_crossing unconnected_items unresolved_variable via_dangling via_diameter
zone_has_empty_net zones_intersect""".split()


TSTAMP = re.compile(r"\(tstamp ([0-9a-f-]{36})\)")


def read_json(path):
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def write_json(path, value):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1)


def stage(source, folder):
    staged = os.path.join(folder, "board.kicad_pcb")
    shutil.copyfile(source, staged)
    stem = os.path.splitext(source)[0]
    for ending in (".kicad_pro", ".kicad_dru"):
        if os.path.exists(stem + ending):
            shutil.copyfile(stem + ending, os.path.join(folder, "board" + ending))
    board = pcbnew.LoadBoard(staged)
    # KiCad 5 drew the edge of its fills with a pen, and KiCad 6's DRC measures them as if it had not: such boards are
    # compared with the fills of KiCad 6.
    if any(zone.HasFilledPolysForLayer(layer) and zone.GetFilledPolysUseThickness()
           for zone in board.Zones() for layer in zone.GetLayerSet().CuStack()):
        pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(staged, board)
    settle_ids(staged)


def settle_ids(path):
    """Makes staging the same twice: KiCad gives what had no uuid a random one and sorts tracks by it. Tracks and vias
    are put in the order of their words, and whatever has a random uuid, or one that an earlier item has too (copies
    made by older versions share them), gets one drawn from its place in the file."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    routing = [at for at, line in enumerate(lines) if re.match(r"  \((segment|via|arc) ", line)]
    for at, line in zip(routing, sorted((lines[at] for at in routing), key=lambda line: TSTAMP.sub("", line))):
        lines[at] = line
    met = set()

    def own(found):
        written = found[1]
        if written in met or not written.startswith("00000000-0000"):
            written = str(uuid.uuid5(uuid.NAMESPACE_OID, str(len(met))))
        met.add(written)
        return "(tstamp %s)" % written

    with open(path, "w", encoding="utf-8") as file:
        file.write(TSTAMP.sub(own, "\n".join(lines)))


def changed_project(project, changes):
    settings = project.setdefault("board", {}).setdefault("design_settings", {})
    settings["drc_exclusions"] = []
    if changes.get("severities") != "project":
        severities = settings.setdefault("rule_severities", {})
        severities.update({key: "error" for key in SEVERITY_KEYS})
    settings.setdefault("rules", {}).update(changes.get("rules", {}))
    for net_class in project.get("net_settings", {}).get("classes", []):
        if net_class["name"] in changes.get("clearances", {}):
            net_class["clearance"] = changes["clearances"][net_class["name"]]
    return project


def apply_changes(board, changes):
    items = {item.m_Uuid.AsString(): item for item in [*board.GetTracks(), *board.GetFootprints()]}
    for move in changes.get("moves", []):
        items[move["id"]].Move(pcbnew.wxPoint(move["dx"], move["dy"]))
    for change in changes.get("widths", []):
        items[change["id"]].SetWidth(change["width"])
    for wanted in changes.get("vias", []):
        via = pcbnew.PCB_VIA(board)
        via.SetPosition(pcbnew.wxPoint(wanted["x"], wanted["y"]))
        via.SetWidth(wanted["diameter"])
        via.SetDrill(wanted["drill"])
        via.SetNetCode(board.GetNetcodeFromNetname(wanted["net"]))
        board.Add(via)
    if changes.get("refill"):
        pcbnew.ZONE_FILLER(board).Fill(board.Zones())


def items_of(board):
    for footprint in board.GetFootprints():
        yield footprint
        yield from footprint.Pads()
        yield from footprint.GraphicalItems()
        yield footprint.Reference()
        yield footprint.Value()
        yield from footprint.Zones()
    yield from board.GetTracks()
    yield from board.Zones()
    for drawing in board.GetDrawings():
        yield drawing
        if hasattr(drawing, "Text"):
            yield drawing.Text()


def name_of(item):
    """The line that a report has for the item."""
    at = item.GetPosition()
    # The report asks for a description by the item's own layer and prints to a tenth of a micrometre.
    return "%.4f mm, %.4f mm): %s" % (at.x / 1e6, at.y / 1e6, item.GetSelectMenuText(MM))


def parse_report(path, ids):
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if "** End of Report **" not in text:
        raise RuntimeError("the report of KiCad's DRC is cut off")
    findings = []
    for block in re.split(r"^(?=\[)", text, flags=re.M)[1:]:
        kind = re.match(r"\[([a-z_0-9]+)\]: (.*)", block)
        severity = re.search(r"Severity: (\w+)", block)
        names = re.findall(r"^    @\((.*)$", block, re.M)
        items = [{"name": name, "ids": sorted(ids.get(name, []))} for name in names]
        finding = {"type": kind[1], "severity": severity[1], "message": kind[2], "items": items}
        for field, word in (("actual", "actual"), ("required", r"(?:clearance|width|diameter|minimum|maximum|min|max)")):
            value = re.search(word + r" (-?[0-9.]+) mm", kind[2])
            if value:
                finding[field] = round(float(value[1]) * 1e6)
        findings.append(finding)
    return findings


def judge(source, folder, changes):
    target = os.path.join(folder, "board.kicad_pcb")
    project = changed_project(read_json(os.path.splitext(source)[0] + ".kicad_pro"), changes)
    # The project must lie beside the board under the board's own name while it is read.
    shutil.copyfile(source, target)
    write_json(os.path.join(folder, "board.kicad_pro"), project)
    rules = os.path.splitext(source)[0] + ".kicad_dru"
    if os.path.exists(rules):
        shutil.copyfile(rules, os.path.join(folder, "board.kicad_dru"))
    if "customRules" in changes:
        with open(os.path.join(folder, "board.kicad_dru"), "w", encoding="utf-8") as file:
            file.write(changes["customRules"])
    board = pcbnew.LoadBoard(target)
    apply_changes(board, changes)
    pcbnew.SaveBoard(target, board)
    # Saving writes the project anew and leaves out what it does not know.
    write_json(os.path.join(folder, "board.kicad_pro"), project)
    board.BuildConnectivity()
    ids = {}
    for item in items_of(board):
        ids.setdefault(name_of(item), []).append(item.m_Uuid.AsString())
    report = os.path.join(folder, "drc.txt")
    if not pcbnew.WriteDRCReport(board, report, MM, True):
        raise RuntimeError("KiCad's DRC did not run")
    write_json(os.path.join(folder, "drc.json"), {"findings": parse_report(report, ids)})


def main():
    command, source, folder = sys.argv[1:4]
    os.makedirs(folder, exist_ok=True)
    if command == "stage":
        stage(source, folder)
    else:
        judge(source, folder, read_json(sys.argv[4]) if len(sys.argv) > 4 else {})
    sys.stdout.flush()
    os._exit(0)  # pcbnew's teardown may crash after the answer has been written


if __name__ == "__main__":
    main()
