import {
  type Diagnostic,
  type Foreign,
  type ItemId,
  inEnglish,
  phrase,
  type RemarkWords,
  type SchematicText,
  type Stroke,
  stableUuid,
  worded,
} from "@tracewright/board";
import { normalizeDegrees, type Point } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { mm } from "../board/board-writing.ts";
import { textEffects } from "../board/text-effects.ts";
import { nameOfFragment, releaseOf } from "../take-version.ts";

/** The version every schematic is written in: KiCad 6, which all later ones read. */
export const WRITTEN_SCHEMATIC_VERSION = 20211123;

/** These have been written alike since version 6 and go along whatever version they came from. */
const LASTING_FRAGMENT = /^\((title_block|bus_alias)\b/;

const STROKE_WORDS: Readonly<Record<Stroke["style"], string>> = {
  default: "default",
  solid: "solid",
  dash: "dash",
  dot: "dot",
  "dash-dot": "dash_dot",
  // KiCad 6 has no such line.
  "dash-dot-dot": "dash_dot",
};

/** What could not go along while one schematic is written. */
export class SchematicWriting {
  readonly #lost = new Map<string, { readonly what: RemarkWords; readonly count: number }>();

  lose(what: RemarkWords, by = 1): void {
    if (by === 0) return;
    const name = inEnglish(what);
    this.#lost.set(name, { what, count: (this.#lost.get(name)?.count ?? 0) + by });
  }

  lost(): Diagnostic[] {
    return [...this.#lost.values()].map(({ what, count }) => ({
      severity: "warning",
      code: "not-written",
      ...worded("not-in-kicad-schematic", { count, what }),
      file: "the written schematic",
    }));
  }

  /** Fragments of a file of the same version go back as they were; of others only what all versions write alike. */
  foreign(foreign: Foreign | undefined): readonly string[] {
    if (!foreign) return [];
    const isSame = foreign.format === "kicad" && foreign.version === WRITTEN_SCHEMATIC_VERSION;
    const kept = foreign.fragments.filter((fragment) => isSame || LASTING_FRAGMENT.test(fragment));
    for (const fragment of foreign.fragments.filter((one) => !kept.includes(one)))
      this.lose(phrase("lost-sheet-detail", { name: nameOfFragment(fragment), release: releaseOf(foreign.version) }));
    return kept;
  }

  effects(style: TextStyle, hidden = false): Written {
    return textEffects(style, this, { usualThickness: "left out", hidden });
  }
}

/** `(at x y angle)`: schematics always write the angle. */
export function place({ x, y }: Point, rotation: number): Written {
  return ["at", mm(x), mm(y), String(normalizeDegrees(rotation))];
}

export function uuid(id: ItemId | string): Written {
  return ["uuid", stableUuid(id)];
}

export function strokeOf({ width, style }: Stroke): Written {
  return ["stroke", ["width", mm(width)], ["type", STROKE_WORDS[style]], ["color", "0", "0", "0", "0"]];
}

export const PLAIN_STROKE: Stroke = { width: 0, style: "default" };

/** A field: KiCad 6 knows the first ones by their number, whatever they are called. */
export function property(
  writing: SchematicWriting,
  field: { readonly name: string; readonly index: number; readonly text: Omit<SchematicText, "id"> },
): Written {
  const { name, index, text } = field;
  return [
    "property",
    quote(name),
    quote(text.text),
    ["id", String(index)],
    place(text.position, text.rotation),
    writing.effects(text.style, text.hidden),
  ];
}
