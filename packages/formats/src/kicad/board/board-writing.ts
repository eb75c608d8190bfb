import {
  type Board,
  type Diagnostic,
  type Foreign,
  type ItemId,
  inEnglish,
  type LayerId,
  type NetId,
  phrase,
  type RemarkKind,
  type RemarkWords,
  stableUuid,
  worded,
} from "@tracewright/board";
import type { Degrees, Nm, Point } from "@tracewright/geometry";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { nameOfFragment, releaseOf } from "../take-version.ts";
import { isPicture } from "./board-reading.ts";
import { plainDegrees } from "./plain-degrees.ts";
import { programOf, writtenVersion } from "./written-version.ts";

/** KiCad 6 has so many layers for anything. */
export const LAST_USER_LAYER = 9;

/** What is known while one board is written: its net numbers, and what could not go along. */
export class BoardWriting {
  readonly version: number;
  readonly #netNumbers: ReadonlyMap<NetId, number>;
  readonly #netNames: ReadonlyMap<NetId, string>;
  readonly #lost = new Map<string, { readonly what: RemarkWords; readonly count: number }>();

  constructor(board: Board) {
    this.version = writtenVersion(board);
    this.#netNumbers = new Map(board.nets.map(({ id }, index) => [id, index + 1]));
    this.#netNames = new Map(board.nets.map(({ id, name }) => [id, name]));
  }

  /** Notes that something of the model has no place in this version of the format. */
  lose(what: RemarkWords, by = 1): void {
    if (by === 0) return;
    const name = inEnglish(what);
    this.#lost.set(name, { what, count: (this.#lost.get(name)?.count ?? 0) + by });
  }

  lost(): Diagnostic[] {
    const program = programOf(this.version);
    const remark = (code: string, said: ReturnType<typeof worded>): Diagnostic => ({
      severity: "warning",
      code,
      ...said,
      file: "the written board",
    });
    return [
      ...(program > 6 ? [remark("written-newer", worded("written-newer", { program }))] : []),
      ...[...this.#lost.values()].map(({ what, count }) =>
        remark("not-written", worded("not-in-kicad-board", { count, what, program })),
      ),
    ];
  }

  /** The layer that a drawing is written on: what lies on one that KiCad 6 does not have stands among the comments. */
  layerName(layer: LayerId): Written {
    const user = /^User\.(\d+)$/.exec(layer);
    return layerName(user && Number(user[1]) > LAST_USER_LAYER ? "Cmts.User" : layer);
  }

  netNumber(net: NetId | undefined): number {
    return net === undefined ? 0 : (this.#netNumbers.get(net) ?? 0);
  }

  netName(net: NetId | undefined): string {
    return net === undefined ? "" : (this.#netNames.get(net) ?? "");
  }

  /** Fragments of a file of the same version go back as they were. */
  foreign(foreign: Foreign | undefined, what: KeptThing): Written[] {
    if (!foreign) return [];
    if (foreign.format === "kicad" && foreign.version === this.version) return [...foreign.fragments];
    const pictures = foreign.fragments.filter(isPicture).length;
    if (pictures > 0) this.lose(phrase("lost-picture", {}), pictures);
    for (const fragment of foreign.fragments)
      if (!isPicture(fragment))
        this.lose(
          phrase("lost-board-detail", {
            what: phrase(`kept-${what}`, {}),
            name: nameOfFragment(fragment),
            release: releaseOf(foreign.version),
          }),
        );
    return [];
  }
}

type KeptThing = RemarkKind extends infer Kind ? (Kind extends `kept-${infer Thing}` ? Thing : never) : never;

/** Nanometres as millimetres without trailing zeros; exact. */
export function mm(nm: Nm): string {
  const whole = Math.trunc(Math.abs(nm) / 1_000_000);
  const fraction = String(Math.abs(nm) % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${nm < 0 ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

export function xy(name: string, point: Point): Written {
  return [name, mm(point.x), mm(point.y)];
}

/** `(at x y angle)`, the angle left out when it is 0. */
export function at(position: Point, rotation: Degrees, extra: readonly string[] = []): Written {
  const angle = plainDegrees(rotation);
  return ["at", mm(position.x), mm(position.y), ...(angle === 0 ? [] : [String(angle)]), ...extra];
}

export function tstamp(id: ItemId): Written {
  return ["tstamp", stableUuid(id)];
}

export function pts(points: readonly Point[]): Written {
  return ["pts", ...points.map((point) => xy("xy", point))];
}

/** The child list when there is a value, nothing otherwise. */
export function when<Value>(value: Value | undefined, write: (value: Value) => Written): Written[] {
  return value === undefined ? [] : [write(value)];
}

export function flag(name: string, on: boolean | undefined): Written[] {
  return on ? [name] : [];
}

export function layerName(name: string): Written {
  return ["layer", quote(name)];
}
