#!/usr/bin/python3
"""Plots a board as KiCad 6 plots it: the films and drill files that those of this package are compared with.

usage: plot_films.py BOARD.kicad_pcb OUTDIR [--for-readers]

--for-readers leaves texts out and drills slots by G85.
Vias are tented, silk is cut where the mask opens, coordinates are the board's own. Writes OUTDIR/<layer>.gbr for every layer that goes to a fab, OUTDIR/PTH.drl and NPTH.drl.
Run with the system python (it has pcbnew) under xvfb-run.
"""
import glob
import os
import sys

import pcbnew

source, out = sys.argv[1:3]
os.makedirs(out, exist_ok=True)
board = pcbnew.LoadBoard(source)
if "--for-readers" in sys.argv:
    # The stroke fonts differ. Moved to a layer that goes to no fab: removing items breaks the iterators of KiCad 6.
    footprints = board.GetFootprints()
    for item in board.GetDrawings():
        if item.GetClass() == "PTEXT" or "DIM" in item.GetClass().upper():
            item.SetLayer(pcbnew.Dwgs_User)
    for footprint in footprints:
        footprint.Reference().SetVisible(False)
        footprint.Value().SetVisible(False)
        for item in footprint.GraphicalItems():
            if item.GetClass() == "MTEXT":
                item.SetLayer(pcbnew.Dwgs_User)
controller = pcbnew.PLOT_CONTROLLER(board)
options = controller.GetPlotOptions()
options.SetOutputDirectory(out)
options.SetPlotFrameRef(False)
options.SetPlotViaOnMaskLayer(False)
options.SetSubtractMaskFromSilk(True)
options.SetUseAuxOrigin(False)
options.SetUseGerberX2format(True)
options.SetIncludeGerberNetlistInfo(True)
options.SetGerberPrecision(6)
# gerbv draws long macros wrongly, and all of them where they take ink away.
options.SetDisableGerberMacros(True)
options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
options.SetExcludeEdgeLayer(True)
films = [layer for layer in board.GetEnabledLayers().CuStack()]
films += [
    pcbnew.F_Mask, pcbnew.B_Mask, pcbnew.F_Paste, pcbnew.B_Paste, pcbnew.F_SilkS, pcbnew.B_SilkS, pcbnew.Edge_Cuts,
]
for layer in films:
    name = {pcbnew.F_SilkS: "F.SilkS", pcbnew.B_SilkS: "B.SilkS"}.get(layer, pcbnew.BOARD.GetStandardLayerName(layer))
    controller.SetLayer(layer)
    controller.OpenPlotfile("film", pcbnew.PLOT_FORMAT_GERBER, "")
    plotted = controller.GetPlotFileName()
    controller.PlotLayer()
    controller.ClosePlot()
    os.rename(plotted, os.path.join(out, f"{name}.gbr"))

drills = pcbnew.EXCELLON_WRITER(board)
drills.SetFormat(True)
# gerbv does not draw slots that are routed.
drills.SetRouteModeForOvalHoles("--for-readers" not in sys.argv)
drills.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)
drills.CreateDrillandMapFilesSet(out, True, False)
for path in glob.glob(os.path.join(out, "*-PTH.drl")) + glob.glob(os.path.join(out, "*-NPTH.drl")):
    os.rename(path, os.path.join(out, "NPTH.drl" if path.endswith("-NPTH.drl") else "PTH.drl"))
