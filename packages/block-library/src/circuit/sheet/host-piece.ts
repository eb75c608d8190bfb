import type { PartRow, PinRow } from "../../definition/block-definition.ts";
import { type BoxRows, type DrawnSymbol, drawBox, drawSymbol, sidesOf } from "../symbols.ts";
import { extentOf, fieldsOf, LineDrawing, type PortNames } from "./draw-lines.ts";
import type { NetKinds } from "./net-kinds.ts";
import type { Line, LinePlanner } from "./plan-lines.ts";
import { SheetPiece, type Spot } from "./sheet-piece.ts";

export interface Planning {
  readonly kinds: NetKinds;
  readonly planner: LinePlanner;
  readonly ports: PortNames;
}

/** Pins of one side on one net, one below the other, and the line that leads away from them. */
interface Group {
  readonly net: string | undefined;
  readonly pins: readonly PinRow[];
  readonly line: Line | undefined;
  readonly top: number;
}

/** A part of many pins with everything that its pins lead to. */
export function hostPiece(part: PartRow, planning: Planning): SheetPiece {
  const drawn = drawSymbol(part);
  return drawn.isBox ? boxPiece(part, planning) : transistorPiece(part, drawn, planning);
}

function boxPiece(part: PartRow, planning: Planning): SheetPiece {
  const piece = new SheetPiece();
  const sides = sidesOf(part);
  const [left, right] = [stack(sides.left, planning), stack(sides.right, planning)];
  const rowsOf = (groups: readonly Group[]): BoxRows =>
    groups.flatMap(({ pins, top }) => pins.map((pin, at) => ({ pin, row: top + at })));
  const drawn = drawBox(part, { left: rowsOf(left), right: rowsOf(right) });
  piece.stand({ part, drawn, at: { x: 0, y: 0 }, rotation: 0 }, { width: 0, isBeside: false });
  // Reference and value stand above the body.
  piece.reach(0, -drawn.steps.y - 1.5);
  const places = new Map(
    drawn.symbol.units.flatMap(({ pins }) => pins.map(({ number, position }) => [number, position] as const)),
  );
  const drawing = new LineDrawing(piece, planning.kinds, planning.ports);
  for (const [groups, way] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (const { net, pins, line } of groups) {
      const spots = pins.flatMap(({ number }): Spot[] => {
        const place = places.get(number);
        return place ? [{ x: place.x / drawn.step, y: place.y / drawn.step }] : [];
      });
      if (net === undefined || !line) {
        for (const [at, spot] of spots.entries()) piece.open(`${part.reference}.${pins[at]?.number}`, spot);
        continue;
      }
      const isGround = planning.kinds.kindOf(net) === "ground";
      const start = spots.length > 1 ? joinSpots(piece, net, spots, { way, isGround }) : spots[0];
      if (start) drawing.line(line, start, way);
    }
  return piece;
}

/** Short wires from pins of one net to a common one. */
function joinSpots(
  piece: SheetPiece,
  net: string,
  spots: readonly Spot[],
  { way, isGround }: { readonly way: 1 | -1; readonly isGround: boolean },
): Spot | undefined {
  const ends = spots.map(({ x, y }) => ({ x: x + way, y }));
  for (const [at, end] of ends.entries()) {
    const [spot, before] = [spots[at], ends[at - 1]];
    if (spot) piece.wire(net, spot, end);
    if (before) piece.wire(net, before, end);
  }
  return isGround ? ends.at(-1) : ends[0];
}

/** The groups of one side from above, as far apart as their lines need. */
function stack(pins: readonly PinRow[], { kinds, planner }: Planning): readonly Group[] {
  const byNet = Map.groupBy(pins, ({ net, number }) => net ?? `open ${number}`);
  let below = 0;
  let isFirst = true;
  return [...byNet.values()].flatMap((own): Group[] => {
    const net = own[0]?.net;
    const line =
      net === undefined
        ? undefined
        : kinds.kindOf(net) === "signal"
          ? planner.line(net, { pins: own.length, isLabelled: false })
          : { stretches: [{ net, columns: [], isNamed: false }], isOpen: true };
    const extent = line ? extentOf(line, kinds) : { up: 0.5, down: 0.5 };
    const isGround = kinds.kindOf(net) === "ground";
    const lineAt = isGround ? own.length - 1 : 0;
    const top = isFirst ? 0 : Math.ceil(below + Math.max(0.5, extent.up - lineAt));
    isFirst = false;
    below = Math.max(top + own.length - 0.5, top + lineAt + extent.down);
    return [{ net, pins: own, line, top }];
  });
}

/** Gate or base to the left; what is above and below turns to the right. */
function transistorPiece(part: PartRow, drawn: DrawnSymbol, { kinds, planner, ports }: Planning): SheetPiece {
  const piece = new SheetPiece();
  piece.stand({ part, drawn, at: { x: 0, y: 0 }, rotation: 0 }, { width: fieldsOf(part) + 0.5, isBeside: true });
  const drawing = new LineDrawing(piece, kinds, ports);
  for (const { number, position } of drawn.symbol.units.flatMap(({ pins }) => pins)) {
    const net = part.pins.find((pin) => pin.number === number)?.net;
    const spot = { x: position.x / drawn.step, y: position.y / drawn.step };
    if (net === undefined) {
      piece.open(`${part.reference}.${number}`, spot);
      continue;
    }
    const kind = kinds.kindOf(net);
    const isAbove = spot.y < 0;
    if (spot.x === 0 && kind === "ground" && !isAbove && !ports.isMissing(net)) {
      piece.ground(net, spot);
      continue;
    }
    const line =
      kind === "signal"
        ? planner.line(net, { pins: 1, isLabelled: false })
        : { stretches: [{ net, columns: [], isNamed: false }], isOpen: true };
    const { up, down } = extentOf(line, kinds);
    if (spot.x !== 0) {
      drawing.line(line, spot, -1);
      continue;
    }
    // Clear of the body, whichever way the parts of the line hang.
    const aside = isAbove ? Math.max(0, down - 1.5) : Math.max(0, up - 1.5);
    const turn = { x: 0, y: spot.y + Math.ceil(aside) * (isAbove ? -1 : 1) };
    piece.wire(net, spot, turn);
    drawing.line(line, turn, 1);
  }
  return piece;
}
