/** What is wrong with options of a run, as data: a screen words it in any language, `message` says it in English. */
import { type Point, toMm } from "@tracewright/geometry";

/** Which setting is meant, and of whom. */
export interface OptionPlace {
  /** As it is called in the options, with the way to its part: `layers`, `region.max.x`; empty: the options as a whole. */
  readonly setting: string;
  /** The owner of the setting, if set by net. */
  readonly of?: "all" | "class" | "net";
  /** Of that class or net. */
  readonly name?: string;
  readonly layer?: string;
}

/** `given` is what was asked for, quoted on one line and cut short; `known` is what there is. */
export type OptionFault =
  | { readonly kind: "notObject"; readonly given: string }
  | { readonly kind: "unknownSetting"; readonly given: string; readonly known: readonly string[] }
  /** A list of nets, or of layers, was wanted. */
  | { readonly kind: "notNets" | "notLayers"; readonly given: string }
  /** The list is empty. */
  | { readonly kind: "noNets" | "noLayers" }
  | { readonly kind: "unknownNet" | "unknownClass"; readonly given: string }
  | { readonly kind: "unknownLayer"; readonly given: string; readonly known: readonly string[] }
  /** It carries a pour and takes no tracks. */
  | { readonly kind: "powerLayer"; readonly layer: string }
  | { readonly kind: "notOneOf"; readonly given: string; readonly known: readonly string[] }
  | { readonly kind: "notWhole"; readonly given: string; readonly min: number; readonly max: number }
  /** The second corner does not lie beyond the first both ways. */
  | { readonly kind: "emptyRegion"; readonly min: Point; readonly max: Point }
  | {
      readonly kind: "outsideBoard";
      readonly min: Point;
      readonly max: Point;
      readonly boardMin: Point;
      readonly boardMax: Point;
    };

export type OptionProblem = { readonly message: string } & (
  | (OptionFault & { readonly at: OptionPlace })
  /** So many more were found than are reported. */
  | { readonly kind: "more"; readonly count: number }
);

const MAX_QUOTED = 60;

/** As it was given, on one line and not longer than a person reads. */
export function quote(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "[…]" : "{…}";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

export function describeProblem(at: OptionPlace, fault: OptionFault): string {
  return `${describePlace(at)}: ${describeFault(fault)}`;
}

function describePlace({ setting, of, name, layer }: OptionPlace): string {
  const whose = of === undefined ? "" : of === "all" ? " of all nets" : ` of ${of} ${quote(name)}`;
  return `${setting || "The options"}${whose}${layer === undefined ? "" : `, ${layer}`}`;
}

function describeFault(fault: OptionFault): string {
  switch (fault.kind) {
    case "notObject":
      return `${fault.given} is not an object.`;
    case "unknownSetting":
      return `${fault.given} is not a setting. Settings: ${fault.known.join(", ")}.`;
    case "notNets":
      return `${fault.given} is not a list of nets.`;
    case "notLayers":
      return `${fault.given} is not a list of layers.`;
    case "noNets":
      return "name at least one net.";
    case "noLayers":
      return "name at least one layer.";
    case "unknownNet":
      return `the board has no net ${fault.given}.`;
    case "unknownClass":
      return `the board has no net class ${fault.given}.`;
    case "unknownLayer":
      return `the board has no copper layer ${fault.given}; it has ${fault.known.join(", ")}.`;
    case "powerLayer":
      return `${fault.layer} is a power layer that carries a pour and takes no tracks.`;
    case "notOneOf":
      return `${fault.given} is not one of ${fault.known.join(", ")}.`;
    case "notWhole":
      return `${fault.given} is not a whole number from ${fault.min} to ${fault.max}.`;
    case "emptyRegion":
      return `${describePoint(fault.max)} does not lie beyond ${describePoint(fault.min)} both ways.`;
    case "outsideBoard":
      return (
        `${describePoint(fault.min)} to ${describePoint(fault.max)} is outside the board, which extends from ` +
        `${describePoint(fault.boardMin)} to ${describePoint(fault.boardMax)}.`
      );
  }
}

function describePoint({ x, y }: Point): string {
  return `(${toMm(x)}, ${toMm(y)}) mm`;
}
