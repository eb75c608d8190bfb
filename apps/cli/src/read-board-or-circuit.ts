import type { Board, Circuit, ImportReceipt } from "@tracewright/board";
import { boardFromCircuit, type CircuitBoard, STAND_IN } from "@tracewright/footprints";
import { openLibraries } from "@tracewright/formats";
import { readFootprintMap } from "./footprint-map.ts";
import { DISK, libraryFolders } from "./libraries/library-files.ts";
import type { PlacementRequest } from "./parse-placement.ts";
import { readAccepted } from "./read-input.ts";
import { Refusal } from "./refusal.ts";
import { givenBoardFlags } from "./requested-board-options.ts";

export interface BoardToPlace {
  readonly board: Board;
  readonly circuit: Circuit | undefined;
  /** Where the board was made from a schematic alone. */
  readonly made?: CircuitBoard;
  readonly receipt: ImportReceipt;
}

/** Reads a board, or makes one where only a schematic was given. Refuses where the pins of a part are not known. */
export async function readBoardOrCircuit(
  path: string,
  { requested, inputOptions }: Pick<PlacementRequest, "requested" | "inputOptions">,
): Promise<BoardToPlace> {
  const { board, circuit, footprints, rules, receipt } = await readAccepted(path, inputOptions);
  if (board) {
    const given = givenBoardFlags(requested);
    if (given.length > 0)
      throw new Refusal(
        `${path} has a board: ${given.join(", ")} ${given.length === 1 ? "is" : "are"} for a schematic alone.`,
      );
    return { board, circuit, receipt };
  }
  if (!circuit) throw new Refusal(`${path} holds neither a board nor a schematic.`);
  const official = openLibraries(libraryFolders(), DISK);
  const map =
    requested.footprintMap === undefined
      ? undefined
      : readFootprintMap(requested.footprintMap, circuit, { footprints, official });
  const made = boardFromCircuit(circuit, {
    ...requested,
    footprints: [...footprints, ...(map?.footprints ?? [])],
    official,
    ...(map && { chosen: map.chosen }),
    ...(rules && { rules }),
  });
  const errors = made.remarks.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Refusal(
      `${path}: no board can be made of this schematic, because the pins of ${errors.length === 1 ? "a part" : `${errors.length} parts`} are not known.`,
      errors,
    );
  const standIns = made.remarks.filter(({ code }) => code === STAND_IN);
  if (!requested.allowsStandIns && standIns.length > 0)
    throw new Refusal(
      `${path}: ${standIns.length === 1 ? "a part has" : `${standIns.length} parts have`} no footprint here, and --stand-ins no allows no stand-in.`,
      standIns,
    );
  return { board: made.board, circuit, made, receipt };
}
