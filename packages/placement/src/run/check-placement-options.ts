/**
 * Options of a run arrive as data: posted, typed. Here those that say what may move are held against the very board. What
 * is refused is refused with what names the part or the number; what is accepted is rebuilt, contains nothing that was not
 * asked for, and is the same bytes for the same options.
 */
import { type Board, heldCopper, type ItemId } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import { chooseParts, partsToMove } from "../adapt/choose-parts.ts";
import {
  type MoveOptions,
  PLACEMENT_MODES,
  type PlacementMode,
  SIDE_CHOICES,
  type SideChoice,
  STANDING_MODES,
} from "../problem/move-options.ts";
import { describeMoveProblem, type MoveFault, type MoveProblem, quote } from "../problem/move-problem.ts";

/** What a person may say; parts that stay fixed come from elsewhere. */
export type MoveWishes = Pick<MoveOptions, "mode" | "radius" | "parts" | "sides">;

export type CheckedPlacementOptions =
  | { readonly status: "ok"; readonly options: MoveWishes }
  | { readonly status: "refused"; readonly problems: readonly MoveProblem[] };

/** Finer than anything a placement does, and farther than any board reaches. */
const MIN_RADIUS = fromMm(0.1);
const MAX_RADIUS = fromMm(1_000);
/** More than anybody reads. */
const MAX_PROBLEMS = 20;
const SETTINGS = ["mode", "radius", "parts", "sides"];

/** Reads the options of a run on this board, `fixed` being the parts that stay whatever the mode; never throws. */
export function checkPlacementOptions(
  board: Board,
  value: unknown,
  { fixed = [] }: Pick<MoveOptions, "fixed"> = {},
): CheckedPlacementOptions {
  const reading = new Reading(board, fixed);
  const options = reading.options(value);
  const { problems } = reading;
  if (problems.length === 0) return { status: "ok", options };
  const count = problems.length - MAX_PROBLEMS;
  const told = problems.slice(0, MAX_PROBLEMS);
  return {
    status: "refused",
    problems: count > 0 ? [...told, { kind: "more", count, message: `… and ${count} more.` }] : told,
  };
}

class Reading {
  readonly problems: MoveProblem[] = [];
  readonly #board: Board;
  readonly #fixed: readonly string[];
  readonly #free: ReadonlySet<ItemId>;

  constructor(board: Board, fixed: readonly string[]) {
    this.#board = board;
    this.#fixed = fixed;
    this.#free = new Set(partsToMove(board, fixed).map(({ id }) => id));
  }

  options(value: unknown): MoveWishes {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.#refuse("", { kind: "notObject", given: quote(value) });
      return {};
    }
    const fields: Readonly<Record<string, unknown>> = { ...value };
    for (const key of Object.keys(fields))
      if (!SETTINGS.includes(key)) this.#refuse("", { kind: "unknownSetting", given: quote(key), known: SETTINGS });
    const mode = this.#oneOf<PlacementMode>("mode", fields.mode, PLACEMENT_MODES);
    const radius = this.#radius(fields.radius, mode);
    const parts = this.#parts(fields.parts, mode);
    const sides = this.#sides(fields.sides, mode);
    const options: MoveWishes = {
      ...(mode && { mode }),
      ...(radius !== undefined && { radius }),
      ...(parts && { parts }),
      ...(sides && { sides }),
    };
    if (mode && this.problems.length === 0) this.#requireWork(options);
    return options;
  }

  #radius(value: unknown, mode: PlacementMode | undefined): number | undefined {
    if (value === undefined) return mode === "improve" ? this.#refuse("radius", { kind: "noRadius" }) : undefined;
    if (mode !== "improve") return this.#refuse("radius", { kind: "notInMode", mode: mode ?? "all" });
    if (typeof value === "number" && value >= MIN_RADIUS && value <= MAX_RADIUS) return Math.round(value);
    const given = typeof value === "number" ? `${toMm(value)} mm` : quote(value);
    return this.#refuse("radius", { kind: "notLength", given, min: toMm(MIN_RADIUS), max: toMm(MAX_RADIUS) });
  }

  /** As they were named, in the order of the board, each once. */
  #parts(value: unknown, mode: PlacementMode | undefined): readonly string[] | undefined {
    if (value === undefined) return mode === "selected" ? this.#refuse("parts", { kind: "noParts" }) : undefined;
    if (mode !== "selected" && !STANDING_MODES.some((standing) => standing === mode))
      return this.#refuse("parts", { kind: "notInMode", mode: mode ?? "all" });
    if (!Array.isArray(value)) return this.#refuse("parts", { kind: "notParts", given: quote(value) });
    if (value.length === 0) return this.#refuse("parts", { kind: "noParts" });
    const asked = new Set<unknown>(value);
    const known = new Set<unknown>();
    const found = this.#board.footprints.filter(({ id, reference }) => {
      const isAsked = asked.has(id) || asked.has(reference);
      if (isAsked) known.add(asked.has(id) ? id : reference).add(asked.has(reference) ? reference : id);
      return isAsked;
    });
    for (const name of asked) if (!known.has(name)) this.#refuse("parts", { kind: "unknownPart", given: quote(name) });
    const { parts: onCopper } = heldCopper(this.#board);
    for (const { id, reference, locked, pads } of found) {
      if (this.#free.has(id)) continue;
      const isNetless = pads.every(({ net }) => net === undefined);
      this.#refuse("parts", {
        kind: locked ? "lockedPart" : isNetless ? "netlessPart" : onCopper.has(id) ? "onCopperPart" : "fixedPart",
        part: reference || id,
      });
    }
    return [...new Set(found.map(({ id, reference }) => (asked.has(id) ? id : reference)))];
  }

  #sides(value: unknown, mode: PlacementMode | undefined): SideChoice | undefined {
    if (value === undefined) return undefined;
    const sides = this.#oneOf<SideChoice>("sides", value, SIDE_CHOICES);
    // Exchanged parts stand as others stood, and to bring what stands to the front is more than to improve on it.
    const isRefused = mode === "swap" ? sides !== "as-is" : mode === "improve" && sides === "front";
    return sides && isRefused && mode ? this.#refuse("sides", { kind: "notInMode", mode }) : sides;
  }

  /** A run that has nothing to move is not begun. */
  #requireWork(options: MoveWishes): void {
    const { movable, mode } = chooseParts(this.#board, { ...options, fixed: this.#fixed });
    if (movable.length === 0) this.#refuse("mode", { kind: mode === "unplaced" ? "nothingUnplaced" : "nothingFree" });
  }

  #oneOf<Choice extends string>(setting: string, value: unknown, known: readonly Choice[]): Choice | undefined {
    if (value === undefined) return undefined;
    return (
      known.find((choice) => choice === value) ??
      this.#refuse(setting, { kind: "notOneOf", given: quote(value), known })
    );
  }

  #refuse(setting: string, fault: MoveFault): undefined {
    this.problems.push({ ...fault, setting, message: describeMoveProblem(setting, fault) });
    return undefined;
  }
}
