"""Refills the zones of a board with KiCad's own filler and prints the fills as JSON.

Run with the system Python that has pcbnew: refill_zones.py BOARD.kicad_pcb
"""
import json
import sys

import pcbnew

board = pcbnew.LoadBoard(sys.argv[1])
pcbnew.ZONE_FILLER(board).Fill(board.Zones())
fills = []
for zone in board.Zones():
    if zone.GetIsRuleArea():
        continue
    for layer in zone.GetLayerSet().CuStack():
        poly = zone.GetFilledPolysList(layer)
        rings = []
        for outline in range(poly.OutlineCount()):
            chain = poly.Outline(outline)
            rings.append([[chain.CPoint(i).x, chain.CPoint(i).y] for i in range(chain.PointCount())])
        fills.append(
            {
                "id": zone.m_Uuid.AsString(),
                "net": zone.GetNetname(),
                "layer": pcbnew.BOARD.GetStandardLayerName(layer),
                "rings": rings,
            }
        )
json.dump(fills, sys.stdout)
