/**
 * One step of a run as a file: the board it was given, its options, the checkpoint before the step and how many turns
 * it stands behind that. Save a bad step; the file opens again in the engine workbench, and dropped
 * into `regressions/` it is a test.
 */
import { type Board, parseBoard } from "@tracewright/board";
import { checkRoutingOptions } from "../control/check-routing-options.ts";
import { MAGIC } from "../engine/checkpoint.ts";
import { fromBase64, toBase64 } from "../inspect/base64.ts";
import type { StepPlace } from "../inspect/inspected.ts";
import type { StartOptions } from "./routing-run.ts";

/** What names a step of a run among its others. */
export type RegressionPlace = Pick<StepPlace, "phase" | "cycle" | "round" | "position">;

export interface RegressionFile {
  /** What is wrong with the step, in the words of its author; may be empty. */
  readonly about: string;
  /** As it was when the run began: stripped, where it was stripped. */
  readonly board: Board;
  readonly options: StartOptions;
  /** Of the last epoch boundary. */
  readonly checkpoint: Uint8Array;
  /** Turns from there to the step. */
  readonly turns: number;
  readonly place: RegressionPlace;
}

export type ReadRegression =
  | { readonly status: "read"; readonly file: RegressionFile }
  | { readonly status: "refused"; readonly problem: string };

const KIND = "tracewright-routing-regression";
const VERSION = 1;
/** Letters that checkpoints of this engine begin with. */
const ENGINE = String.fromCharCode(...[24, 16, 8, 0].map((shift) => (MAGIC >> shift) & 255));
const MAX_TURNS = 100_000;

export function writeRegressionFile({ about, board, options, checkpoint, turns, place }: RegressionFile): string {
  const { phase, cycle, round, position } = place;
  return `${JSON.stringify({
    kind: KIND,
    version: VERSION,
    engine: ENGINE,
    about,
    options,
    place: { phase, cycle, round, position },
    turns,
    checkpoint: toBase64(checkpoint),
    board,
  })}\n`;
}

/** Whether a text claims to be such a file, whatever else is wrong with it. */
export function isRegressionFile(text: string): boolean {
  return text.slice(0, 200).includes(KIND);
}

/** Never throws. That the checkpoint belongs to the board is found out when the run is opened. */
export function readRegressionFile(text: string): ReadRegression {
  const fields = readFields(text);
  if (!fields || fields.kind !== KIND) return refuse("this is not a regression file of the routing engine");
  const { version, engine, about, options, place, turns, checkpoint, board } = fields;
  if (version !== VERSION)
    return refuse(`version ${String(version)} of regression files cannot be read, ${VERSION} can`);
  const parsed = parseBoard(board);
  if (parsed.status === "invalid") {
    const [first] = parsed.problems;
    return refuse(`the board is none: ${first ? `${first.path || "board"}: ${first.message}` : "unreadable"}`);
  }
  const checked = checkOptions(parsed.document, options);
  if (typeof checked === "string") return refuse(checked);
  const bytes = typeof checkpoint === "string" ? fromBase64(checkpoint) : undefined;
  if (!bytes) return refuse("the checkpoint is not base64");
  if (!isPlace(place)) return refuse("the place of the step is missing");
  if (!isCount(turns) || turns > MAX_TURNS) return refuse(`turns: ${String(turns)} is not a number of turns`);
  return {
    status: "read",
    file: {
      about: typeof about === "string" ? about : "",
      board: parsed.document,
      options: checked,
      // Bytes of another engine mean nothing to this one; without any the run begins at its start.
      checkpoint: engine === ENGINE ? bytes : new Uint8Array(0),
      turns,
      place,
    },
  };
}

function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The options, or what is wrong with them. */
function checkOptions(board: Board, value: unknown): StartOptions | string {
  if (!isFields(value)) return "options: there are none";
  const { pours, ...rest } = value;
  if (pours !== undefined && pours !== "hold") return `pours: ${String(pours)} is not a treatment of pours`;
  const checked = checkRoutingOptions(board, rest);
  if (checked.status === "refused") return checked.problems.map(({ message }) => message).join(" ");
  return { ...checked.options, ...(pours === "hold" && { pours }) };
}

function isPlace(value: unknown): value is RegressionPlace {
  if (!isFields(value)) return false;
  const { phase, cycle, round, position } = value;
  return typeof phase === "string" && isCount(cycle) && isCount(round) && isCount(position);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(problem: string): ReadRegression {
  return { status: "refused", problem };
}
