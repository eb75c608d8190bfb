import type { Board, Circuit } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { type WrittenModel, writeGlb, writeStep } from "@tracewright/solids";
import { withFilledZones } from "./with-filled-zones.ts";

export interface ModelRequest {
  readonly kind: "glb" | "step";
  /** What the model is called. */
  readonly name: string;
  readonly createdAt: Date;
  /** Its symbols may say how high parts are. */
  readonly circuit?: Circuit;
  /** Heights that people gave, by reference; they count before what circuit and packages say. */
  readonly heights?: ReadonlyMap<string, Nm>;
  /** The pours are filled as the board now stands, as the flows that route leave them. */
  readonly isFilled?: boolean;
}

/** The board in space, its pours filled as it now stands. */
export async function makeModel(board: Board, request: ModelRequest): Promise<WrittenModel> {
  const { kind, name, createdAt, circuit, heights, isFilled = false } = request;
  const fields = new Map(circuit?.components.map(({ reference, properties }) => [reference, properties]));
  const options = { name, fields, ...(heights && { heights }) };
  if (kind === "step") return writeStep(board, { ...options, createdAt });
  return writeGlb(isFilled ? board : await withFilledZones(board), options);
}
