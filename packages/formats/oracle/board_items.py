#!/usr/bin/python3
"""What KiCad 6 sees on boards, as JSON: what the reader and writer of this package are compared with.

usage: board_items.py BOARD.kicad_pcb … (each with its .kicad_pro beside it)

Prints one line of JSON per board, in the order given: {"loads": true, "footprints": […], "pads": […], …}, every item
a sentence of all that matters about it, sorted; or {"loads": false} where KiCad refuses or crashes. Every board has a
process of its own, forked after pcbnew is loaded: what KiCad leaks or breaks stays there.
Run with the system python (it has pcbnew) under xvfb-run.
"""
import json
import math
import os
import sys

import pcbnew


def point(at):
    return f"{at.x},{at.y}"


def arc_of(item):
    """An arc from its lesser end, whichever way it is drawn; the angle, which KiCad derives, to the degree."""
    start, end = sorted([item.GetStart(), item.GetEnd()], key=lambda at: (at.x, at.y))
    mid = item.GetArcMid()
    chord = math.hypot(end.x - start.x, end.y - start.y)
    rise = math.hypot(mid.x - (start.x + end.x) / 2, mid.y - (start.y + end.y) / 2)
    side = (end.x - start.x) * (mid.y - start.y) - (end.y - start.y) * (mid.x - start.x)
    turn = math.floor(math.degrees(4 * math.atan2(2 * rise, chord)) + 0.3)
    return f"{point(start)} to {point(end)} bending {'down' if side > 0 else 'up'} by {turn}"


def layers(board, item):
    return "+".join(board.GetStandardLayerName(layer) for layer in item.GetLayerSet().Seq())


def net(item):
    return item.GetNetname()


def shape_of(board, item):
    """A drawing: its kind, layer, pen and the points that define it."""
    layer = board.GetStandardLayerName(item.GetLayer())
    if isinstance(item, (pcbnew.PCB_SHAPE, pcbnew.FP_SHAPE)):
        kind = item.ShowShape()
        width = item.GetWidth()
        filled = item.IsFilled()
        if item.GetShape() == pcbnew.SHAPE_T_POLY:
            poly = item.GetPolyShape()
            where = f"{poly.OutlineCount()} outlines of {round(poly.Area())}"
        elif item.GetShape() == pcbnew.SHAPE_T_ARC:
            where = arc_of(item)
        elif item.GetShape() == pcbnew.SHAPE_T_CIRCLE:
            where = f"{point(item.GetCenter())} radius {round(item.GetRadius() / 100)}"
        else:
            where = f"{point(item.GetStart())} to {point(item.GetEnd())}"
        return f"{kind} {where} on {layer} width {width} {'filled' if filled else 'open'}"
    return None


def text_of(board, item):
    size = f"{item.GetTextWidth()}x{item.GetTextHeight()} pen {item.GetTextThickness()}"
    look = f"{'mirrored' if item.IsMirrored() else ''}{item.GetHorizJustify()}{item.GetVertJustify()}"
    angle = round(item.GetDrawRotation() if hasattr(item, "GetDrawRotation") else item.GetTextAngle()) % 3600
    where = f"{point(item.GetTextPos())} turned {angle}"
    layer = board.GetStandardLayerName(item.GetLayer())
    return f"{item.GetText()!r} at {where} on {layer} {size} {look} {'shown' if item.IsVisible() else 'hidden'}"


def items_of(board):
    found = {key: [] for key in ("footprints", "pads", "nets", "tracks", "vias", "zones", "fills", "drawings", "texts")}
    for part in board.GetFootprints():
        name = part.GetReference()
        turn = part.GetOrientation()
        side = "back" if part.IsFlipped() else "front"
        found["footprints"].append(f"{name} {part.GetValue()} at {point(part.GetPosition())} turned {turn} {side}")
        for pad in part.Pads():
            drill = pad.GetDrillSize()
            found["pads"].append(
                f"{name}.{pad.GetNumber()} at {point(pad.GetPosition())} turned {pad.GetOrientation()} net {net(pad)} "
                f"{pad.ShowPadShape()} {pad.GetSize().x}x{pad.GetSize().y} drill {drill.x}x{drill.y} "
                f"{pad.ShowPadAttr()} on {layers(board, pad)} {pad.GetPinFunction()!r} {pad.GetPinType()!r} clearance {pad.GetLocalClearance()} "
                f"mask {pad.GetLocalSolderMaskMargin()} paste {pad.GetLocalSolderPasteMargin()} "
                f"{pad.GetLocalSolderPasteMarginRatio():g} joins {pad.GetZoneConnection()} {pad.GetThermalGap()} "
                f"{pad.GetThermalSpokeWidth()} copper {round(pad.GetEffectivePolygon().Area() / 1e6)}"
            )
        for text in [part.Reference(), part.Value()]:
            found["texts"].append(text_of(board, text))
        for item in part.GraphicalItems():
            shape = shape_of(board, item)
            found["drawings" if shape else "texts"].append(f"{name} {shape}" if shape else text_of(board, item))
        for zone in part.Zones():
            found["zones"].append(f"{name} {zone_of(board, zone)}")
    for item in board.GetDrawings():
        shape = shape_of(board, item)
        if shape:
            found["drawings"].append(shape)
        elif isinstance(item, pcbnew.PCB_TEXT):
            found["texts"].append(text_of(board, item))
    classes = {str(name): rules for name, rules in board.GetAllNetClasses().items()}
    found["nets"] = [net_of(classes, info) for name, info in board.GetNetsByName().items() if str(name)]
    for track in board.GetTracks():
        layer = board.GetStandardLayerName(track.GetLayer())
        if track.Type() == pcbnew.PCB_VIA_T:
            span = f"{board.GetStandardLayerName(track.TopLayer())} to {board.GetStandardLayerName(track.BottomLayer())}"
            size = f"{track.GetWidth()} drill {track.GetDrillValue()}"
            found["vias"].append(f"{point(track.GetPosition())} {size} {span} net {net(track)}")
        else:
            mid = f" over {point(track.GetMid())}" if track.Type() == pcbnew.PCB_ARC_T else ""
            ends = f"{point(track.GetStart())}{mid} to {point(track.GetEnd())}"
            found["tracks"].append(f"{ends} width {track.GetWidth()} on {layer} net {net(track)}")
    for zone in board.Zones():
        found["zones"].append(zone_of(board, zone))
        if not zone.GetIsRuleArea():
            for layer in zone.GetLayerSet().Seq():
                name = board.GetStandardLayerName(layer)
                found["fills"].append(f"{net(zone)} on {name}: {fill_area(zone, layer)}")
    return {key: sorted(items) for key, items in found.items()}


def net_of(classes, info):
    rules = classes.get(info.GetNetClassName())
    widths = (
        f"{rules.GetClearance()} {rules.GetTrackWidth()} {rules.GetViaDiameter()} {rules.GetViaDrill()}" if rules else ""
    )
    return f"{info.GetNetname()} in {info.GetNetClassName()} {widths}"


def zone_of(board, zone):
    kind = "rule area" if zone.GetIsRuleArea() else f"zone of {net(zone)} priority {zone.GetPriority()}"
    rules = f"clearance {zone.GetLocalClearance()} least {zone.GetMinThickness()} joins {zone.GetPadConnection()}"
    outline = f"{zone.Outline().TotalVertices()} corners around {round(zone.Outline().Area() / 1e6)}"
    return f"{kind} on {layers(board, zone)} {rules} {outline}"


def fill_area(zone, layer):
    """Square millimetres of copper, the pen of old fills included."""
    poly = pcbnew.SHAPE_POLY_SET(zone.GetFilledPolysList(layer))
    if zone.GetFilledPolysUseThickness() and zone.GetMinThickness() > 0:
        poly.Inflate(zone.GetMinThickness() // 2, 32)
    return round(poly.Area() / 1e12, 6)


def answer(path):
    try:
        board = pcbnew.LoadBoard(path)
    except Exception:  # pcbnew throws whatever it likes, and what it throws is the answer
        board = None
    return {"loads": True, **items_of(board)} if board else {"loads": False}


def ask(path):
    """The answer of a process of its own; a crash is an answer too."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        # KiCad talks on standard output.
        os.dup2(2, 1)
        with os.fdopen(writing, "w", encoding="utf-8") as out:
            json.dump(answer(path), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return text or json.dumps({"loads": False})


for board_path in sys.argv[1:]:
    print(ask(board_path), flush=True)
