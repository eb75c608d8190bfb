/** Boards for tests: random parts on a lattice of places, random nets over their pads, everything from one seed. */

import { Mulberry32 } from "@tracewright/algorithms";
import {
  type Board,
  emptyBoard,
  type Footprint,
  itemId,
  type Net,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
} from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";

export interface RandomBoardOptions {
  readonly seed: number;
  readonly parts: number;
  readonly nets: number;
  readonly copperLayers?: number;
}

/** A rectangular board with a slot in its middle. */
export function randomBoard({ seed, parts, nets, copperLayers = 2 }: RandomBoardOptions): Board {
  const random = new Mulberry32(seed);
  const columns = Math.ceil(Math.sqrt(parts));
  const pitch = fromMm(6);
  const side = columns * pitch + fromMm(4);
  const netList = Array.from({ length: nets }, (_, index): Net => ({ id: netId(`n${index}`), name: `N${index}` }));
  const footprints = Array.from({ length: parts }, (_, index): Footprint => {
    const position = {
      x: fromMm(5) + (index % columns) * pitch + Math.round(random.next() * 300_000),
      y: fromMm(5) + Math.floor(index / columns) * pitch + Math.round(random.next() * 300_000),
    };
    const count = 2 + Math.floor(random.next() * 3);
    const throughHole = random.next() < 0.4;
    const pads = Array.from({ length: count }, (_, number) =>
      makePad(`p${index}.${number}`, number, throughHole, pickNet(random, netList)),
    );
    return makeFootprint(
      `U${index + 1}`,
      position,
      random.next() < 0.2 ? 30 : 90 * Math.floor(random.next() * 4),
      pads,
    );
  });
  const middle = side / 2;
  return {
    ...emptyBoard(copperLayers),
    nets: netList,
    footprints,
    graphics: [
      rectangle("outline", { x: 0, y: 0 }, { x: side, y: side }),
      rectangle("slot", { x: middle - 400_000, y: middle - fromMm(2) }, { x: middle + 400_000, y: middle + fromMm(2) }),
    ],
  };
}

function pickNet(random: Mulberry32, nets: readonly Net[]): Net | undefined {
  return nets[Math.floor(random.next() * nets.length * 1.1)];
}

export function makePad(id: string, number: number, throughHole: boolean, net: Net | undefined): Pad {
  return aPad({
    id: itemId(id),
    number: String(number + 1),
    kind: throughHole ? "through-hole" : "smd",
    shape: throughHole
      ? { kind: "circle", diameter: fromMm(1.1) }
      : { kind: "roundrect", size: { width: fromMm(0.6), height: fromMm(1) }, cornerRatio: 0.25 },
    position: { x: number * fromMm(throughHole ? 1.8 : 1), y: 0 },
    ...(throughHole && { drill: { size: { width: fromMm(0.6), height: fromMm(0.6) } } }),
    layers: throughHole ? ["*.Cu", "*.Mask"] : ["F.Cu", "F.Mask"],
    ...(net && { net: net.id }),
  });
}

export function makeFootprint(reference: string, position: Point, rotation: number, pads: readonly Pad[]): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    library: "test:part",
    position,
    rotation,
    attributes: { ...PLAIN_ATTRIBUTES, allowMissingCourtyard: true },
    pads,
  });
}

export function rectangle(id: string, start: Point, end: Point): Board["graphics"][number] {
  return {
    id: itemId(id),
    layer: "Edge.Cuts",
    shape: { kind: "rect", start, end },
    stroke: { width: 100_000, style: "solid" },
    filled: false,
  };
}
