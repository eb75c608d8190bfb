import type { Board, Circuit } from "@tracewright/board";
import { type WrittenModel, writeGlb, writeStep } from "@tracewright/solids";
import { withFilledZones } from "./with-filled-zones.ts";

export interface ModelRequest {
  readonly kind: "glb" | "step";
  /** What the model is called. */
  readonly name: string;
  readonly createdAt: Date;
  /** Its symbols may say how high parts are. */
  readonly circuit?: Circuit;
}

/** The board in space, its pours filled as it now stands. */
export async function makeModel(board: Board, { kind, name, createdAt, circuit }: ModelRequest): Promise<WrittenModel> {
  const fields = new Map(circuit?.components.map(({ reference, properties }) => [reference, properties]));
  if (kind === "step") return writeStep(board, { name, createdAt, fields });
  return writeGlb(await withFilledZones(board), { name, fields });
}
