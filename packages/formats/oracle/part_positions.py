#!/usr/bin/python3
"""Where the parts of a board stand and how they lie, as KiCad 6 sees it, as JSON: what our positions are compared with.

usage: part_positions.py BOARD.kicad_pcb

Prints {"R1": [[x, y, angle, "Top"], …], …}: the middle of the box about the copper pads, the part turned upright for it, in
nanometres of the board; the angle counter-clockwise as seen by who looks at the part. For a part on the back KiCad itself
turns it over, left to right, as one sees it who walks around the board.
Run with the system python (it has pcbnew) under xvfb-run.
"""
import json
import math
import sys

import pcbnew

parts = {}
for part in pcbnew.LoadBoard(sys.argv[1]).GetFootprints():
    place = part.GetPosition()
    place = (place.x, place.y)
    behind = part.IsFlipped()
    if behind:
        part.Flip(part.GetPosition(), True)
    angle = part.GetOrientationDegrees()
    part.SetOrientationDegrees(0)
    boxes = [
        pad.GetBoundingBox()
        for pad in part.Pads()
        if pad.GetAttribute() != pcbnew.PAD_ATTRIB_NPTH and any(map(pcbnew.IsCopperLayer, pad.GetLayerSet().Seq()))
    ]
    if not boxes:
        continue
    x = (min(box.GetLeft() for box in boxes) + max(box.GetRight() for box in boxes)) / 2 - place[0]
    y = (min(box.GetTop() for box in boxes) + max(box.GetBottom() for box in boxes)) / 2 - place[1]
    turn = math.radians(angle)
    right = x * math.cos(turn) + y * math.sin(turn)
    down = -x * math.sin(turn) + y * math.cos(turn)
    middle = [place[0] + (-right if behind else right), place[1] + down]
    parts.setdefault(part.GetReference(), []).append([*middle, angle, "Bottom" if behind else "Top"])
json.dump(parts, sys.stdout)
