#!/usr/bin/python3
"""Plots characters with KiCad 6 as Gerber, 12 a line, 60 mm apart, each 21 mm high: one millimetre a unit of the glyph grid.

usage: plot_letters.py CHARACTERS FOLDER

Text is aligned left and centred in height. Run with the system python (it has pcbnew) under xvfb-run.
"""
import sys

import pcbnew

characters, folder = sys.argv[1:]
board = pcbnew.BOARD()
for index, character in enumerate(characters):
    text = pcbnew.PCB_TEXT(board)
    text.SetText(character)
    text.SetTextSize(pcbnew.wxSizeMM(21, 21))
    text.SetTextThickness(pcbnew.FromMM(0.1))
    text.SetHorizJustify(pcbnew.GR_TEXT_HJUSTIFY_LEFT)
    text.SetLayer(pcbnew.F_Cu)
    text.SetPosition(pcbnew.wxPointMM(60 * (index % 12), 60 * (index // 12)))
    board.Add(text)
plot = pcbnew.PLOT_CONTROLLER(board)
options = plot.GetPlotOptions()
options.SetOutputDirectory(folder)
options.SetUseGerberX2format(False)
plot.SetLayer(pcbnew.F_Cu)
plot.OpenPlotfile("letters", pcbnew.PLOT_FORMAT_GERBER, "")
plot.PlotLayer()
plot.ClosePlot()
