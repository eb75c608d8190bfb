/** What the command line says of sides and heights, as the intents that a person would add by hand. */
import {
  type Board,
  type Intent,
  type IntentStatement,
  pinsByReference,
  type Side,
  stateIntent,
  type UnknownHeights,
} from "@tracewright/board";
import { fromMil, fromMm, type Nm, type Point } from "@tracewright/geometry";
import { matching } from "./name-nets.ts";
import { Refusal } from "./refusal.ts";

export const LIMIT_FLAGS = {
  "max-height-front": { type: "string" },
  "max-height-back": { type: "string" },
  "height-area": { type: "string", multiple: true },
  height: { type: "string", multiple: true },
  "unknown-heights": { type: "string" },
  "on-front": { type: "string" },
  "on-back": { type: "string" },
} as const;

type LimitFlags = {
  readonly [Flag in keyof typeof LIMIT_FLAGS]?: string | string[] | undefined;
};

const LENGTH = /^(\d+(?:\.\d+)?)(mm|mil)?$/;
const AREA = /^(front|back):([^:]+):([^:]+)$/;
const HEIGHT = /^([^=]+)=([^=]+)$/;

/** The intents for this board; refuses what names no part or is no length, with the flag that said it. */
export function readLimits(board: Board, flags: LimitFlags): readonly Intent[] {
  const unknown = unknownOf(textOf(flags["unknown-heights"]));
  const pins = pinsByReference(board);
  const statements: readonly (readonly [flag: string, statement: IntentStatement])[] = [
    ...(["front", "back"] as const).flatMap((side) => {
      const flag = `max-height-${side}` as const;
      const text = textOf(flags[flag]);
      return text === undefined
        ? []
        : [[flag, { kind: "height-limit", side, most: lengthOf(flag, text), unknown }] as const];
    }),
    ...listOf(flags["height-area"]).map((text) => ["height-area", areaOf(text, unknown)] as const),
    ...listOf(flags.height).map((text) => ["height", heightOf(board, text)] as const),
    ...(["front", "back"] as const).flatMap((side) => {
      const text = textOf(flags[`on-${side}`]);
      return text === undefined
        ? []
        : partsOf(board, text).map((part) => [`on-${side}`, { kind: "side", part, side }] as const);
    }),
  ];
  return statements.map(([flag, statement]) => {
    const stated = stateIntent(pins, statement);
    if (stated.status === "refused")
      throw new Refusal(stated.problems.map(({ message }) => `--${flag}: ${message}`).join("\n"));
    return stated.intent;
  });
}

/** "back:3mm:10,5,40,25": the side, the most, and left, top, right and bottom in millimetres of the board's frame. */
function areaOf(text: string, unknown: UnknownHeights): IntentStatement {
  const [, side, most = "", edgeText = ""] = AREA.exec(text) ?? [];
  const [left, top, right, bottom, ...rest] = edgeText
    .split(",")
    .map((edge) => (edge.trim() === "" ? NaN : Number(edge)));
  if (
    (side !== "front" && side !== "back") ||
    left === undefined ||
    top === undefined ||
    right === undefined ||
    bottom === undefined ||
    rest.length > 0 ||
    ![left, top, right, bottom].every(Number.isFinite)
  )
    throw new Refusal(
      `--height-area takes SIDE:HEIGHT:LEFT,TOP,RIGHT,BOTTOM, as in back:3mm:10,5,40,25; it was given "${text}".`,
    );
  const corner = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
  const area = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  return { kind: "height-limit", side: side satisfies Side, most: lengthOf("height-area", most), area, unknown };
}

/** "C4,C5=11.5mm". */
function heightOf(board: Board, text: string): IntentStatement {
  const [, names, length] = HEIGHT.exec(text) ?? [];
  if (names === undefined || length === undefined)
    throw new Refusal(`--height takes parts and their height, as in C4,C5=11.5mm; it was given "${text}".`);
  return { kind: "height", parts: partsOf(board, names), height: lengthOf("height", length) };
}

function lengthOf(flag: string, text: string): Nm {
  const [, number, unit] = LENGTH.exec(text.trim()) ?? [];
  if (number === undefined)
    throw new Refusal(`--${flag} takes a height in mm or mil, as in 3mm or 120mil; it was given "${text}".`);
  return unit === "mil" ? fromMil(Number(number)) : fromMm(Number(number));
}

function unknownOf(text: string | undefined): UnknownHeights {
  if (text === undefined || text === "allowed" || text === "kept-out") return text ?? "allowed";
  throw new Refusal(`--unknown-heights takes allowed or kept-out; it was given "${text}".`);
}

/** References as they are written; with `*` and `?` those of the board that match. */
function partsOf(board: Board, text: string): readonly string[] {
  const names = text.split(",").filter((name) => name !== "");
  return names.flatMap((name) => {
    if (!/[*?]/.test(name)) return [name];
    const isMeant = matching(name);
    const found = board.footprints.filter(({ reference }) => reference !== "" && isMeant({ name: reference }));
    return found.length > 0 ? [...new Set(found.map(({ reference }) => reference))] : [name];
  });
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}

function listOf(value: string | string[] | undefined): readonly string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}
