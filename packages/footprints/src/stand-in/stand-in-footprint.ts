import { type Component, type Footprint, type Graphic, itemId, type Text } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { drawFootprint } from "../pattern/draw-footprint.ts";
import type { Body } from "../pattern/land-pattern.ts";
import { standInPattern, standInShape } from "./stand-in-pattern.ts";

const HATCH_MM = 1;
const LINE_MM = 0.1;

/**
 * A footprint in place of an unknown one: a pad for every pin of the symbol, hatched and labelled, so
 * that placing, routing and looking go on. `isStandIn` tells it from a real one wherever the board goes. Undefined for a symbol
 * without pins, which has nothing to stand for.
 */
export function standInFootprint({ pins }: Pick<Component, "pins">, letters: string): Footprint | undefined {
  const numbers = [...new Set(pins.map(({ number }) => number))].filter(Boolean).sort(byNumber);
  if (numbers.length === 0) return undefined;
  const pattern = standInPattern(standInShape(letters, numbers.length), numbers);
  const { footprint } = drawFootprint(pattern);
  return {
    ...footprint,
    graphics: [...footprint.graphics, ...hatch(pattern.body, pattern.name)],
    texts: [...footprint.texts, label(pattern.body, pattern.name)],
  };
}

/** 2 before 10, A2 before A10, numbers before letters. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Slanted lines over the body on the Fab layer: nothing that a fab prints. */
function hatch({ minX, minY, maxX, maxY }: Body, name: string): Graphic[] {
  const width = maxX - minX;
  const height = maxY - minY;
  const count = Math.floor((width + height) / HATCH_MM);
  return Array.from({ length: count }, (_, index): Graphic => {
    // The line x + y = offset inside the body.
    const offset = (index + 0.5) * HATCH_MM;
    const start = { x: minX + Math.min(offset, width), y: minY + Math.max(0, offset - width) };
    const end = { x: minX + Math.max(0, offset - height), y: minY + Math.min(offset, height) };
    return {
      id: itemId(`${name}/hatch/${index}`),
      layer: "F.Fab",
      shape: { kind: "line", start: at(start), end: at(end) },
      stroke: { width: fromMm(LINE_MM), style: "solid" },
      filled: false,
    };
  });
}

function label({ minX, minY, maxX, maxY }: Body, name: string): Text {
  const size = fromMm(Math.max(0.3, Math.min(1, (maxX - minX) / 7)));
  return {
    id: itemId(`${name}/text/stand-in`),
    role: "user",
    text: "STAND-IN",
    layer: "F.Fab",
    position: at({ x: (minX + maxX) / 2, y: minY + (maxY - minY) / 4 }),
    rotation: 0,
    hidden: false,
    keepUpright: true,
    style: {
      size: { width: size, height: size },
      thickness: Math.round(size * 0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
  };
}

function at({ x, y }: { x: number; y: number }) {
  return { x: fromMm(x), y: fromMm(y) };
}
