/** What is wrong with the options of a placement, as data: a screen words it in any language, `message` says it in English. */

/** `given` is what was asked for, quoted on one line and cut short; `known` is what there is. */
export type MoveFault =
  | { readonly kind: "notObject"; readonly given: string }
  | { readonly kind: "unknownSetting"; readonly given: string; readonly known: readonly string[] }
  | { readonly kind: "notOneOf"; readonly given: string; readonly known: readonly string[] }
  /** A list of references or ids was wanted. */
  | { readonly kind: "notParts"; readonly given: string }
  /** The list is empty, or `selected` came without one. */
  | { readonly kind: "noParts" }
  | { readonly kind: "unknownPart"; readonly given: string }
  /** Locked, named by `fixed`, without any net, or with a pad on drawn copper: it does not move. */
  | { readonly kind: "lockedPart" | "fixedPart" | "netlessPart" | "onCopperPart"; readonly part: string }
  /** Millimetres. */
  | { readonly kind: "notLength"; readonly given: string; readonly min: number; readonly max: number }
  /** Required for `improve`. */
  | { readonly kind: "noRadius" }
  /** The setting means nothing in this mode. */
  | { readonly kind: "notInMode"; readonly mode: string }
  /** Nothing that is free and stands where the mode looks for it. */
  | { readonly kind: "nothingFree" | "nothingUnplaced" };

/** `setting` as it is called in the options; empty: the options as a whole. */
export type MoveProblem = { readonly message: string } & (
  | (MoveFault & { readonly setting: string })
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

export function describeMoveProblem(setting: string, fault: MoveFault): string {
  return `${setting || "The options"}: ${describeFault(fault)}`;
}

function describeFault(fault: MoveFault): string {
  switch (fault.kind) {
    case "notObject":
      return `${fault.given} is not an object.`;
    case "unknownSetting":
      return `${fault.given} is not a setting. Settings: ${fault.known.join(", ")}.`;
    case "notOneOf":
      return `${fault.given} is not one of ${fault.known.join(", ")}.`;
    case "notParts":
      return `${fault.given} is not a list of references.`;
    case "noParts":
      return "name at least one part.";
    case "unknownPart":
      return `the board has no part ${fault.given}.`;
    case "lockedPart":
      return `${fault.part} is locked and does not move.`;
    case "fixedPart":
      return `${fault.part} is among the parts that stay fixed.`;
    case "netlessPart":
      return `${fault.part} has no pad on a net, and only parts with nets are placed.`;
    case "onCopperPart":
      return `${fault.part} has a pad on copper that was drawn there or is locked, and stays with it.`;
    case "notLength":
      return `${fault.given} is not a length from ${fault.min} to ${fault.max} mm.`;
    case "noRadius":
      return "enter how far a part may move from its current position.";
    case "notInMode":
      return `it says nothing in mode ${fault.mode}.`;
    case "nothingFree":
      return "no part of the board may move: all are locked, fixed, without a net or beside the board.";
    case "nothingUnplaced":
      return "every part that may move is placed already.";
  }
}
