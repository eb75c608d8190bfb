/**
 * One step of a placement as a file: the board it was given, its intents, its options and the checkpoint. A person who
 * meets a bad step saves it; the file opens again in the engine workbench, and dropped into `regressions/` it is a test.
 */
import { type Board, type Intent, parseBoard } from "@tracewright/board";
import type { PlacementPlace } from "../inspect/inspected.ts";
import { checkPlacementOptions } from "./check-placement-options.ts";
import { type PlacementOptions, type PlacementRun, resumePlacement, startPlacement } from "./placement-run.ts";

/** What names a step of a run among its others. */
export type PlacementStep = Pick<PlacementPlace, "stage" | "round" | "task" | "moves">;

/** The options of a run, without its intents. */
export type StepOptions = Omit<PlacementOptions, "intents" | "choice">;

export interface PlacementRegression {
  /** What is wrong with the step, in the words of its author; may be empty. */
  readonly about: string;
  readonly board: Board;
  readonly intents: readonly Intent[];
  readonly options: StepOptions;
  readonly checkpoint: Uint8Array;
  readonly step: PlacementStep;
}

export type ReadPlacementRegression =
  | { readonly status: "read"; readonly file: PlacementRegression }
  | { readonly status: "refused"; readonly problem: string };

const KIND = "tracewright-placement-regression";
const VERSION = 1;

export function writePlacementRegression(file: PlacementRegression): string {
  const { about, board, intents, options, checkpoint, step } = file;
  const { stage, round, task, moves } = step;
  return `${JSON.stringify({
    kind: KIND,
    version: VERSION,
    about,
    options,
    step: { stage, round, task, moves },
    // Checkpoints of this engine are text.
    checkpoint: new TextDecoder().decode(checkpoint),
    intents,
    board,
  })}\n`;
}

/** Whether a text claims to be such a file, whatever else is wrong with it. */
export function isPlacementRegression(text: string): boolean {
  return text.slice(0, 200).includes(KIND);
}

/** Never throws. That the checkpoint belongs to the board is found out when the run is opened. */
export function readPlacementRegression(text: string): ReadPlacementRegression {
  const fields = readFields(text);
  if (!fields || fields.kind !== KIND) return refuse("this is not a regression file of the placement engine");
  const { version, about, options, step, checkpoint, intents, board } = fields;
  if (version !== VERSION)
    return refuse(`version ${String(version)} of regression files cannot be read, ${VERSION} can`);
  const parsed = parseBoard(board);
  if (parsed.status === "invalid") {
    const [first] = parsed.problems;
    return refuse(`the board is none: ${first ? `${first.path || "board"}: ${first.message}` : "unreadable"}`);
  }
  const read = readOptions(parsed.document, options);
  if (typeof read === "string") return refuse(read);
  if (typeof checkpoint !== "string") return refuse("the checkpoint is not a text");
  if (!isStep(step)) return refuse("the place of the step is missing");
  if (!isIntents(intents)) return refuse("intents: not a list of intents with kind and id");
  return {
    status: "read",
    file: {
      about: typeof about === "string" ? about : "",
      board: parsed.document,
      intents,
      options: read,
      checkpoint: new TextEncoder().encode(checkpoint),
      step,
    },
  };
}

export interface OpenedPlacement {
  readonly run: PlacementRun;
  /** `start`: the checkpoint is not this engine's any more, the run starts over with the same board and options. */
  readonly stands: "step" | "start";
}

/** The run that a regression file was saved from, where it was saved if this engine can still read that. */
export function openPlacementRegression(file: PlacementRegression): OpenedPlacement {
  const { board, checkpoint, step } = file;
  const options = { ...file.options, intents: file.intents };
  const run = resume(() => resumePlacement(board, undefined, checkpoint, options));
  if (run) {
    const { stage, round, task, moves } = run.inspect().place();
    const isThere = stage === step.stage && round === step.round && task === step.task && moves === step.moves;
    if (isThere) return { run, stands: "step" };
  }
  return { run: startPlacement(board, undefined, options), stands: "start" };
}

/** A checkpoint is text of an engine that may be another one by now; what cannot be made sense of is none. */
function resume(open: () => PlacementRun): PlacementRun | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The options, or what is wrong with them. */
function readOptions(board: Board, value: unknown): StepOptions | string {
  if (!isFields(value)) return "options: there are none";
  const { seed, effort, strip, fixed, ...requested } = value;
  if (seed !== undefined && !isCount(seed)) return `seed: ${String(seed)} is not a whole number from 0`;
  if (effort !== undefined && !(typeof effort === "number" && effort > 0 && effort <= 100))
    return `effort: ${String(effort)} is not a share of the usual moves`;
  if (strip !== undefined && typeof strip !== "boolean") return `strip: ${String(strip)} is neither true nor false`;
  if (fixed !== undefined && !isTexts(fixed)) return "fixed: not a list of references";
  const checked = checkPlacementOptions(board, requested, { fixed: fixed ?? [] });
  if (checked.status === "refused") return checked.problems.map(({ message }) => message).join(" ");
  return {
    ...checked.options,
    ...(seed !== undefined && { seed }),
    ...(effort !== undefined && { effort }),
    ...(strip !== undefined && { strip }),
    ...(fixed !== undefined && { fixed }),
  };
}

function isStep(value: unknown): value is PlacementStep {
  if (!isFields(value)) return false;
  const { stage, round, task, moves } = value;
  return typeof stage === "string" && isCount(round) && isCount(task) && isCount(moves);
}

/** Their names are held against the board by the engine, which passes over what it does not find. */
function isIntents(value: unknown): value is readonly Intent[] {
  return (
    Array.isArray(value) &&
    value.every(
      (intent) =>
        isFields(intent) &&
        typeof intent.kind === "string" &&
        typeof intent.id === "string" &&
        (intent.links === undefined || isLinks(intent.links)) &&
        (intent.parts === undefined || isTexts(intent.parts)),
    )
  );
}

function isLinks(value: unknown): boolean {
  const isPin = (pin: unknown) => isFields(pin) && typeof pin.reference === "string" && typeof pin.pad === "string";
  return (
    Array.isArray(value) &&
    value.every((link) => isFields(link) && isPin(link.from) && isPin(link.to) && typeof link.within === "number")
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(problem: string): ReadPlacementRegression {
  return { status: "refused", problem };
}
