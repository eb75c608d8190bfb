import { assemblyParts, pinOneMark } from "@tracewright/assembly";
import {
  type Board,
  type Circuit,
  type Footprint,
  footprintBody,
  footprintCourtyard,
  graphicSolids,
  type LayerId,
  padHole,
  padSolids,
  resolveLayers,
  type Side,
} from "@tracewright/board";
import { type Box, boxOfPoints, type Point, placePoint, rectRing, shapePath, solidBox } from "@tracewright/geometry";
import { DrawList, type Mark, traceCircle, tracePath, traceRing, traceSolid } from "@tracewright/rendering";
import type { Picture } from "../drawing.ts";
import { drawBoardLayer } from "../layout/draw-board-layer.ts";
import { Reach } from "../layout/reach.ts";
import type { DrawingWords } from "../words/drawing-words.ts";
import { drawDesignator } from "./designator.ts";

export interface AssemblySubject {
  readonly board: Board;
  /** Says which parts are not fitted where the board is of before boards could. */
  readonly circuit?: Circuit | undefined;
}

export interface AssemblyLook {
  readonly colours: "colour" | "black";
  readonly words: DrawingWords;
  /** Takes the letters that have no strokes. */
  readonly missing: Set<string>;
}

const PAD_COLOUR = "#d5d5d5";
const BODY_COLOUR = "#000000";
/** Pens on paper, millimetres. */
const BODY_PEN = 0.15;
const CROSS_PEN = 0.25;

/** Sides with parts, of those asked for; the first asked for when none has any. */
export function drawAssembly(subject: AssemblySubject, sides: readonly Side[], look: AssemblyLook): Picture[] {
  const drawn = sides.map((side) => drawSide(subject, side, look));
  const withParts = drawn.filter(({ parts }) => parts > 0);
  return (withParts.length > 0 ? withParts : drawn.slice(0, 1)).map(({ picture }) => picture);
}

function drawSide({ board, circuit }: AssemblySubject, side: Side, look: AssemblyLook) {
  const unfitted = new Set(
    circuit?.components.filter(({ doNotPopulate }) => doNotPopulate).map(({ reference }) => reference),
  );
  const reach = new Reach();
  const ink = { colour: "#000000", pourOpacity: 0 };
  const { items: outline } = drawBoardLayer(board, "Edge.Cuts", ink, { reach, missing: look.missing });
  const parts = board.footprints.filter((part) => part.side === side && isDrawn(part));
  const sheet = new AssemblySide(side, look, reach);
  for (const part of parts) sheet.addPads(board, part);
  sheet.addHoles(board);
  for (const part of parts) sheet.addBody(part, unfitted.has(part.reference) || part.attributes.doNotPopulate);
  const mirrored = side === "back";
  const known = new Set<Footprint>(parts);
  const listed = assemblyParts({ board, circuit }).filter(({ footprint }) => footprint && known.has(footprint));
  const notFitted = listed.filter(({ leftOut }) => leftOut === "not-populated").length;
  // Screw holes, fiducials and test points are drawn, and no parts that anybody fits.
  const fitted = listed.filter(({ leftOut, isPlaced }) => leftOut === undefined || isPlaced).length;
  const title = look.words.assembly(side, fitted, notFitted);
  const bounds = reach.bounds ?? { left: 0, top: 0, right: 10, bottom: 10 };
  const picture: Picture = { title, marks: (scale) => [...outline, ...sheet.marks(scale)], bounds, mirrored, side };
  return { parts: parts.length, picture };
}

/** Logos and other artwork that came as a part are nothing to be assembled. */
function isDrawn(part: Footprint): boolean {
  return part.pads.length > 0 || part.graphics.some(({ layer }) => layer.endsWith(".Fab"));
}

class AssemblySide {
  readonly #side: Side;
  readonly #look: AssemblyLook;
  readonly #reach: Reach;
  readonly #pads = new DrawList();
  readonly #holes = new DrawList();
  readonly #bodies = new DrawList();
  readonly #pins = new DrawList();
  readonly #crosses = new DrawList();
  readonly #named: { readonly part: Footprint; readonly body: Box | undefined; readonly whole: Box }[] = [];

  constructor(side: Side, look: AssemblyLook, reach: Reach) {
    this.#side = side;
    this.#look = look;
    this.#reach = reach;
  }

  addPads(board: Board, part: Footprint): void {
    const outer = this.#side === "front" ? "F.Cu" : "B.Cu";
    for (const pad of part.pads)
      if (pad.kind !== "npth" && resolveLayers(board, pad.layers).includes(outer))
        for (const solid of padSolids(part, pad, outer)) {
          traceSolid(this.#pads, solid);
          this.#reach.add(solidBox(solid));
        }
  }

  /** Holes without copper show how the board is turned; they are seen from both sides. */
  addHoles(board: Board): void {
    for (const part of board.footprints)
      for (const pad of part.pads) {
        const hole = pad.kind === "npth" ? padHole(part, pad) : undefined;
        if (hole) traceSolid(this.#holes, hole);
      }
  }

  addBody(part: Footprint, isUnfitted: boolean): void {
    const fab: LayerId = this.#side === "front" ? "F.Fab" : "B.Fab";
    const drawn = part.graphics.filter(({ layer }) => layer === fab);
    for (const graphic of drawn)
      for (const solid of graphicSolids({ ...graphic, filled: false }, part, 20_000)) {
        this.#reach.add(solidBox(solid));
        if (solid.kind === "capsule") tracePath(this.#bodies, [solid.start, solid.end]);
        else traceSolid(this.#bodies, solid);
      }
    if (drawn.length === 0)
      for (const { outer } of footprintCourtyard(part)[this.#side]) {
        traceRing(this.#bodies, outer);
        const box = boxOfPoints(outer);
        if (box) this.#reach.add(box);
      }
    const pin = pinOneMark(part);
    if (pin) traceCircle(this.#pins, pin, pin.radius);
    const box = footprintBody(part);
    if (!box) return;
    if (isUnfitted) this.#cross(part, box);
    // KiCad's name of unnumbered parts.
    if (/\*\*$/.test(part.reference)) return;
    this.#named.push({ part, body: boxOfPoints(drawn.flatMap(({ shape }) => shapePath(shape))), whole: box });
  }

  #cross(part: Footprint, box: Box): void {
    const corners = rectRing({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }).map((corner) =>
      placePoint(corner, part.position, part.rotation),
    );
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    tracePath(this.#crosses, [a, c]);
    tracePath(this.#crosses, [b, d]);
  }

  #ink(colour: string): string {
    return this.#look.colours === "black" ? "#000000" : colour;
  }

  marks(scale: number): Mark[] {
    const marks: Mark[] = [];
    const fill = (path: DrawList, colour: string) => {
      if (!path.isEmpty) marks.push({ kind: "fill", path, colour, rule: "nonzero" });
    };
    const stroke = (path: DrawList, colour: string, width: number) => {
      if (!path.isEmpty) marks.push({ kind: "stroke", path, colour, width });
    };
    fill(this.#pads, PAD_COLOUR);
    stroke(this.#holes, BODY_COLOUR, BODY_PEN / scale);
    stroke(this.#bodies, BODY_COLOUR, BODY_PEN / scale);
    fill(this.#pins, this.#ink("#c83434"));
    stroke(this.#crosses, this.#ink("#c83434"), CROSS_PEN / scale);
    const look = { colour: this.#ink("#0b3d91"), mirrored: this.#side === "back", missing: this.#look.missing, scale };
    for (const { part, body, whole } of this.#named) marks.push(...drawDesignator(part, { body, whole }, look));
    return marks;
  }
}
