import type { SchematicItem, SchematicText } from "@tracewright/board";
import { wordTable } from "../../word-table.ts";
import { DEFAULT_TEXT_THICKNESS } from "../board/read-graphic.ts";
import { type LegacyReading, legacyText } from "./legacy-reading.ts";

const SCOPES = wordTable({ Label: "local", GLabel: "global", HLabel: "hierarchical" } as const);

/** What the outline of a global or hierarchical label says about direction, in the words of later versions. */
export const LABEL_SHAPES: Readonly<Record<string, string>> = wordTable({
  Input: "input",
  Output: "output",
  BiDi: "bidirectional",
  "3State": "tri_state",
  UnSpc: "passive",
});

type Label = Extract<SchematicItem, { kind: "label" }> & { readonly scope: "local" | "global" | "hierarchical" };

/**
 * `Text Label x y direction size ~ thickness`, with a shape before the tilde where it reaches further; its text is
 * the next line.
 */
export function readLegacyLabel(reading: LegacyReading, words: readonly string[]): Label {
  const scope = SCOPES[words[1] as keyof typeof SCOPES] ?? "local";
  const shape = scope === "local" ? undefined : (LABEL_SHAPES[words[6] ?? ""] ?? "input");
  const style = scope === "local" ? words.slice(6) : words.slice(7);
  const text = readText(reading, {
    words,
    style,
    isFlipped: scope !== "local",
    vertical: scope === "local" ? "bottom" : "middle",
  });
  const label = { ...text, text: legacyText(text.text) };
  return { kind: "label", id: label.id, scope, label, ...(shape !== undefined && { shape }) };
}

/** A text that means nothing to the circuit. Line breaks are written as `\n`. */
export function readLegacyNote(reading: LegacyReading, words: readonly string[]): SchematicText {
  const text = readText(reading, { words, style: words.slice(6), isFlipped: false, vertical: "bottom" });
  return { ...text, text: text.text.replaceAll("\\n", "\n") };
}

function readText(
  reading: LegacyReading,
  how: {
    readonly words: readonly string[];
    /** Slant and thickness. */
    readonly style: readonly string[];
    /** Labels that reach further count the directions from the other side. */
    readonly isFlipped: boolean;
    readonly vertical: "middle" | "bottom";
  },
): SchematicText {
  const [, kind = "", x, y, direction, size] = how.words;
  const quarters = reading.integer(direction, 0) & 3;
  const turns = how.isFlipped && quarters % 2 === 0 ? 2 - quarters : quarters;
  const position = reading.point(x, y);
  const height = reading.length(size);
  const [slant, thickness] = how.style;
  return {
    id: reading.id(undefined, kind),
    text: reading.takeLine() ?? "",
    position,
    rotation: turns * 90,
    style: {
      size: { width: height, height },
      thickness: DEFAULT_TEXT_THICKNESS,
      // Turned to the left or downwards, a text ends where it stands.
      horizontal: turns < 2 ? "left" : "right",
      vertical: how.vertical,
      mirrored: false,
      ...(reading.integer(thickness, 0) > 0 && { bold: true }),
      ...(slant === "Italic" && { italic: true }),
    },
  };
}
