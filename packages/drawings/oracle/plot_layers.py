#!/usr/bin/python3
"""Plots the layers of a board as KiCad 6 draws them: what the canvas and the pictures of boards are compared with.

usage: plot_layers.py BOARD.kicad_pcb OUTDIR [LAYER ...]

All layers that the board has where none are named. Seen from the front, in black, without holes; the view box counts
nanometres. Nothing is cut away from silk, vias are tented, openings of the mask are not merged. Writes OUTDIR/<layer>.svg, and OUTDIR/holes.json: for each hole
its kind (pad, npth, via), both ends of its middle line and its width in nanometres.
Run with the system python (it has pcbnew) under xvfb-run.
"""
import json
import math
import os
import sys

import pcbnew

source, out, *wanted = sys.argv[1:]
os.makedirs(out, exist_ok=True)
board = pcbnew.LoadBoard(source)
for item in board.GetDrawings():
    # Automatic units are those of the window, and this process has none: inches.
    if hasattr(item, "GetUnitsMode") and item.GetUnitsMode() == pcbnew.DIM_UNITS_MODE_AUTOMATIC:
        item.SetUnitsMode(pcbnew.DIM_UNITS_MODE_MILLIMETRES)
        item.Update()
for footprint in board.GetFootprints():
    for text in [footprint.Reference(), footprint.Value(), *footprint.GraphicalItems()]:
        # Slanting texts that keep upright lie on their heads in KiCad 6, no longer in later versions: within (-90, 90].
        if hasattr(text, "GetDrawRotation") and text.GetDrawRotation() > 900 and text.IsKeepUpright():
            text.SetTextAngle(text.GetDrawRotation() - 1800 - footprint.GetOrientation())
            text.SetKeepUpright(False)
# With a least width of mask KiCad 6 draws all openings as one merged polygon, which our films leave to the fab.
board.GetDesignSettings().m_SolderMaskMinWidth = 0
controller = pcbnew.PLOT_CONTROLLER(board)
options = controller.GetPlotOptions()
options.SetOutputDirectory(out)
options.SetPlotFrameRef(False)
options.SetUseAuxOrigin(False)
options.SetPlotViaOnMaskLayer(False)
options.SetSubtractMaskFromSilk(False)
options.SetSketchPadsOnFabLayers(False)
options.SetExcludeEdgeLayer(True)
options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
options.SetSvgPrecision(6, False)
# Names as files have them; the plotter's own differ for these.
NAMES = {"Silkscreen": "SilkS", "Courtyard": "CrtYd", "Adhesive": "Adhes"}
USERS = {"Drawings": "Dwgs.User", "Comments": "Cmts.User", "Eco1": "Eco1.User", "Eco2": "Eco2.User"}
for layer in board.GetEnabledLayers().Seq():
    side, _, kind = pcbnew.BOARD.GetStandardLayerName(layer).partition(".")
    name = f"{side}.{NAMES.get(kind, kind)}" if side != "User" else USERS.get(kind, f"User.{kind}")
    name = name.rstrip(".")
    if wanted and name not in wanted:
        continue
    controller.SetLayer(layer)
    controller.OpenPlotfile("layer", pcbnew.PLOT_FORMAT_SVG, "")
    plotted = controller.GetPlotFileName()
    controller.SetColorMode(False)
    controller.PlotLayer()
    controller.ClosePlot()
    os.rename(plotted, os.path.join(out, f"{name}.svg"))


def slot(kind, at, size, degrees):
    width = min(size.x, size.y)
    turn = math.radians(-degrees)
    half = (max(size.x, size.y) - width) / 2
    along = (math.cos(turn), math.sin(turn)) if size.x >= size.y else (-math.sin(turn), math.cos(turn))
    ends = [[at.x - half * along[0], at.y - half * along[1]], [at.x + half * along[0], at.y + half * along[1]]]
    return {"kind": kind, "ends": ends, "width": width}


holes = []
for footprint in board.GetFootprints():
    for pad in footprint.Pads():
        size = pad.GetDrillSize()
        if size.x > 0 and size.y > 0:
            kind = "npth" if pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH else "pad"
            holes.append(slot(kind, pad.GetPosition(), size, pad.GetOrientationDegrees()))
for track in board.GetTracks():
    if track.Type() == pcbnew.PCB_VIA_T:
        holes.append(slot("via", track.GetPosition(), pcbnew.wxSize(track.GetDrillValue(), track.GetDrillValue()), 0))
with open(os.path.join(out, "holes.json"), "w", encoding="utf-8") as file:
    json.dump(holes, file)
