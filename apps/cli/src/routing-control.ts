/**
 * The options of a routing run on the command line and in a file of options. People write nets as they are named; options
 * carry ids. Flags beat the file.
 */
import { readFile, stat } from "node:fs/promises";
import type { Board } from "@tracewright/board";
import { checkControl, type RoutingOptions, type StripFirst } from "@tracewright/flows";
import { fromMm } from "@tracewright/geometry";
import { netsNamed, withNetIds } from "./name-nets.ts";
import { Refusal } from "./refusal.ts";

/** The flags of `parseOptions`. */
export const CONTROL_FLAGS = {
  nets: { type: "string" },
  region: { type: "string" },
  "only-optimise": { type: "boolean" },
  existing: { type: "string" },
  pairs: { type: "string" },
  "plane-tracks": { type: "string" },
  effort: { type: "string" },
  options: { type: "string" },
} as const;

export interface ControlFlags {
  readonly nets?: string | undefined;
  readonly region?: string | undefined;
  readonly "only-optimise"?: boolean | undefined;
  readonly existing?: string | undefined;
  readonly pairs?: string | undefined;
  readonly "plane-tracks"?: string | undefined;
  readonly effort?: string | undefined;
  readonly options?: string | undefined;
}

/** More than the options of the largest board come to. */
const MAX_BYTES = 16_000_000;

/** The options for this board, checked; refuses with a sentence for each that does not fit it. */
export async function readRoutingControl(
  board: Board,
  flags: ControlFlags,
  first: StripFirst,
): Promise<RoutingOptions> {
  const fromFile = flags.options === undefined ? {} : await readOptionsFile(flags.options, board);
  const { existing } = flags;
  const checked = checkControl(board, first, {
    ...fromFile,
    ...(flags.nets !== undefined && { nets: netsNamed(board, flags.nets) }),
    ...(flags.region !== undefined && { region: readRegion(flags.region) }),
    ...(flags["only-optimise"] && { task: "optimise" }),
    ...(existing !== undefined && { existing: { ...asObject(fromFile.existing), default: existing } }),
    ...(flags.pairs !== undefined && { pairs: flags.pairs }),
    ...(flags["plane-tracks"] !== undefined && { planes: flags["plane-tracks"] }),
    ...(flags.effort !== undefined && { effort: flags.effort }),
  });
  if (checked.status === "refused") throw new Refusal(checked.problems.map(({ message }) => message).join("\n"));
  return checked.options;
}

async function readOptionsFile(path: string, board: Board): Promise<Readonly<Record<string, unknown>>> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new Refusal(`${path}: there is no such file.`);
  if (facts.size > MAX_BYTES) throw new Refusal(`${path} is larger than any options are.`);
  const value = parseJson(await readFile(path, "utf8"), path);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(`${path} holds no JSON object of options.`);
  return withNetIds(board, value);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** "X1,Y1,X2,Y2" in millimetres, any two opposite corners. */
function readRegion(text: string): RoutingOptions["region"] {
  const numbers = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;
  if (numbers.length !== 4 || numbers.some((number) => !Number.isFinite(number)))
    throw new Refusal(`--region takes four numbers in millimetres, X1,Y1,X2,Y2; it was given "${text}".`);
  return {
    min: { x: fromMm(Math.min(x1, x2)), y: fromMm(Math.min(y1, y2)) },
    max: { x: fromMm(Math.max(x1, x2)), y: fromMm(Math.max(y1, y2)) },
  };
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
