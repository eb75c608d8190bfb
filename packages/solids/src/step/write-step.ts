import { type Board, boardOutline } from "@tracewright/board";
import { boxOfPoints, type Point, toMm } from "@tracewright/geometry";
import { loadAreaAlgebra } from "@tracewright/pours";
import type { PartBody } from "../body/part-body.ts";
import type { Extrusion } from "../body/prism.ts";
import { MATERIALS, type Material, type MaterialName, maskMaterial } from "../material.ts";
import { type BoardPart, boardParts } from "../parts/board-parts.ts";
import { type BoardPiece, boardPieces } from "../parts/board-prisms.ts";
import { type ModelNote, type ModelOptions, modelProblems, type WrittenModel } from "../written-model.ts";
import { type Pose, StepProducts } from "./step-products.ts";
import { StepText } from "./step-text.ts";
import { writeBrep } from "./write-brep.ts";

/** Beyond this a body would not be read by anybody: 64 ball grids of 256 balls. */
const MAX_PRISMS = 16_384;

/**
 * The board as STEP AP214: an assembly of the bare board and its parts, one product a body, each occurrence named by its
 * reference. Millimetres, z out of the front, the front's surface at 0; the origin is the board's drill origin, or else
 * the lower left corner of the outline's box. Copper, mask and silkscreen are not in it.
 */
export async function writeStep(
  board: Board,
  options: ModelOptions & { readonly createdAt: Date },
): Promise<WrittenModel> {
  const reasons = modelProblems(board);
  if (reasons.length > 0) return { status: "refused", reasons };
  const thickness = toMm(board.stackup.boardThickness);
  const origin = originOf(board);
  const { pieces, chorded } = boardPieces(board, await loadAreaAlgebra(), origin);
  const { parts, bodies, notes } = boardParts(board, {
    origin,
    ...(options.heights && { heights: options.heights }),
    ...(options.fields && { fields: options.fields }),
  });
  const count = bodies.reduce((sum, { prisms }) => sum + prisms.length, 0);
  if (count > MAX_PRISMS)
    return {
      status: "refused",
      reasons: [`No STEP model: its bodies have ${count} pieces, and ${MAX_PRISMS} are the most.`],
    };

  const step = new StepText();
  const products = new StepProducts(step);
  const solids = (name: string, prisms: readonly (Extrusion & { readonly material: MaterialName | Material })[]) =>
    products.part(
      name,
      prisms.map((prism) => {
        const { material } = prism;
        const solid = writeBrep(step, prism, name);
        products.color(solid, typeof material === "string" ? MATERIALS[material] : material);
        return solid;
      }),
    );
  const boardProduct = solids(
    "Board",
    pieces.map((piece) => slab(board, piece, thickness)),
  );
  const byBody = new Map<PartBody, ReturnType<typeof solids>>();
  const members = parts.map((part) => {
    const { body } = part;
    const isKnown = body.height !== undefined;
    const product =
      byBody.get(body) ?? solids(isKnown ? part.package : `${part.package} (height not known)`, body.prisms);
    byBody.set(body, product);
    return { product, name: part.reference, pose: poseOf(part, thickness) };
  });
  const home: Pose = { origin: [0, 0, 0], zAxis: [0, 0, 1], xAxis: [1, 0, 0] };
  products.assembly(options.name, [{ product: boardProduct, name: "Board", pose: home }, ...members]);
  products.finish();
  const text = step.file({ name: `${options.name}.step`, createdAt: options.createdAt });
  return { status: "written", bytes: new TextEncoder().encode(text), notes: [...notes, ...noteChords(chorded)] };
}

function originOf(board: Board): Point {
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  if (!box) throw new Error("a closed outline has corners");
  return board.auxOrigin ?? { x: box.minX, y: box.maxY };
}

function slab(board: Board, { outer, holes }: BoardPiece, thickness: number) {
  const color = board.stackup.layers.find(({ kind }) => kind === "solder-mask")?.color;
  return { axis: "z", outer, holes, from: -thickness, to: 0, material: maskMaterial(color) } as const;
}

/** On the back a part is laid over by half a turn about its own x axis before it is turned. */
function poseOf({ position, rotation, side }: BoardPart, thickness: number): Pose {
  const angle = (rotation * Math.PI) / 180;
  const isBack = side === "back";
  return {
    origin: [position.x, position.y, isBack ? -thickness : 0],
    zAxis: [0, 0, isBack ? -1 : 1],
    xAxis: [Math.cos(angle), Math.sin(angle), 0],
  };
}

function noteChords(count: number): ModelNote[] {
  if (count === 0) return [];
  const lines = count === 1 ? "One line of the board runs" : `${count} lines of the board run`;
  const message = `${lines} into holes; its arcs are drawn as chords within 0.025 mm.`;
  return [{ kind: "chords", count, named: "", message }];
}
