import type { Board } from "@tracewright/board";
import {
  type LengthUnit,
  type Property,
  type PropertyKind,
  type PropertyValue,
  parseLength,
} from "@tracewright/editor";
import { toMil, toMm } from "@tracewright/geometry";

/** What somebody typed as a value, or the words that say why it is none. */
export type TypedValue =
  | { readonly value: PropertyValue }
  /** So much more than it is now. */
  | { readonly by: number }
  | { readonly problem: TypedProblem; readonly text?: string };

export type TypedProblem =
  | "number"
  | "empty"
  | "unexpected"
  | "incomplete"
  | "unknown-unit"
  | "length-times-length"
  | "divided-by-zero"
  | "wrong-kind";

/**
 * Reads a field: lengths may be sums in any unit, numbers have a point or a comma, angles their degree sign. `+=` or
 * `-=` before it: by so much more or less than now. A lone sign belongs to the value, since coordinates may be
 * negative.
 */
export function readTyped(kind: PropertyKind, text: string, unit: LengthUnit): TypedValue {
  const [, sign, rest] = (kind !== "text" && /^\s*([+\-−])=(.*)$/s.exec(text)) || [];
  if (sign === undefined || rest === undefined) return readValue(kind, text, unit);
  const typed = readValue(kind, rest, unit);
  if (!("value" in typed)) return typed;
  return typeof typed.value === "number" ? { by: (sign === "+" ? 1 : -1) * typed.value + 0 } : { problem: "number" };
}

function readValue(kind: PropertyKind, text: string, unit: LengthUnit): Exclude<TypedValue, { readonly by: number }> {
  switch (kind) {
    case "length": {
      const parsed = parseLength(text, unit);
      if (parsed.kind === "length") return { value: parsed.value };
      const { problem } = parsed;
      if (problem.kind === "too-large") return { problem: "wrong-kind" };
      if (problem.kind === "unexpected")
        return problem.text === "" ? { problem: "incomplete" } : { problem: "unexpected", text: problem.text };
      return "text" in problem ? { problem: problem.kind, text: problem.text } : { problem: problem.kind };
    }
    case "angle":
    case "number": {
      const digits = text.trim().replace(/\s*°$/, "").replace("−", "-").replace(",", ".");
      return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(digits) ? { value: Number(digits) } : { problem: "number" };
    }
    default:
      return { value: text };
  }
}

/** A value as it stands in its field: lengths with KiCad's digits in the unit of the panel, without it. */
export function writeValue(kind: PropertyKind, value: PropertyValue, unit: LengthUnit): string {
  if (value === null) return "";
  if (typeof value !== "number") return String(value);
  if (kind === "length") return unit === "mm" ? toMm(value).toFixed(4) : toMil(value).toFixed(2);
  return String(kind === "angle" ? Math.round(value * 1e4) / 1e4 + 0 : value);
}

/** A limit in words: a length with its unit. */
export function writeLimit({ kind }: Pick<Property, "kind">, limit: number, unit: LengthUnit): string {
  if (kind === "length") return `${writeValue(kind, limit, unit)} ${unit}`;
  return kind === "angle" ? `${limit}°` : String(limit);
}

/** How a layer is called on this board. */
export function layerName({ layers }: Board, id: string): string {
  return layers.find((layer) => layer.id === id)?.userName ?? id;
}
