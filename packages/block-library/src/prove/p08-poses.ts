import { moveUse, type Pose } from "@tracewright/blocks";
import { applyEdit, canonicalJson } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { onCarrier } from "./on-carrier.ts";
import type { Proof } from "./proof.ts";

const AT = { x: fromMm(100), y: fromMm(100) };
const TURNS = [0, 90, 180, 270];

/** Printed names turn so that they can be read, and meet other ink then. */
const isOfCopper = (rule: string) => !rule.startsWith("silk");

/** Turned by quarters on both sides it has the same findings and the same pieces; turned over and back it has the same bytes. */
export const layoutTurns: Proof = async ({ document }) => {
  const verdictAt = async (pose: Pose) => {
    const { findings, connections } = checkBoard((await onCarrier(document, pose)).board);
    return JSON.stringify([
      findings
        .map(({ rule }) => rule)
        .filter(isOfCopper)
        .sort(),
      connections,
    ]);
  };
  const home: Pose = { position: AT, rotation: 0, side: "front" };
  const poses = (["front", "back"] as const).flatMap((side) =>
    TURNS.map((rotation): Pose => ({ position: AT, rotation, side })),
  );
  const wanted = await verdictAt(home);
  const problems: string[] = [];
  for (const pose of poses) {
    const verdict = await verdictAt(pose);
    if (verdict !== wanted) problems.push(`at ${pose.rotation}° on the ${pose.side}: ${verdict}, not ${wanted}`);
  }
  const { board, use } = await onCarrier(document, home);
  const moved = (from: typeof board, pose: Pose) => {
    const edit = moveUse(from, document, { id: use, pose });
    if (!edit) throw new Error("the use is not whole");
    return applyEdit(from, edit);
  };
  const back = moved(moved(board, { ...home, side: "back" }), home);
  if (canonicalJson(back) !== canonicalJson(moved(board, home)))
    problems.push("turned over and back it is another layout");
  return problems;
};
