#!/usr/bin/python3
"""Plots the outer copper of a board as KiCad 6 draws it: what the pictures of boards are compared with.

usage: plot_copper.py BOARD.kicad_pcb OUTDIR

Seen from the front, in black, without holes; the view box counts nanometres. Writes OUTDIR/F.Cu.svg and B.Cu.svg.
Run with the system python (it has pcbnew) under xvfb-run.
"""
import os
import sys

import pcbnew

source, out = sys.argv[1:3]
os.makedirs(out, exist_ok=True)
board = pcbnew.LoadBoard(source)
controller = pcbnew.PLOT_CONTROLLER(board)
options = controller.GetPlotOptions()
options.SetOutputDirectory(out)
options.SetPlotFrameRef(False)
options.SetUseAuxOrigin(False)
options.SetExcludeEdgeLayer(True)
options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
options.SetSvgPrecision(6, False)
for layer, name in ((pcbnew.F_Cu, "F.Cu"), (pcbnew.B_Cu, "B.Cu")):
    controller.SetLayer(layer)
    controller.OpenPlotfile("copper", pcbnew.PLOT_FORMAT_SVG, "")
    plotted = controller.GetPlotFileName()
    controller.SetColorMode(False)
    controller.PlotLayer()
    controller.ClosePlot()
    os.rename(plotted, os.path.join(out, f"{name}.svg"))
