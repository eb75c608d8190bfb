import type { Circuit, Component, Diagnostic, Footprint } from "@tracewright/board";
import type { FootprintSource, FootprintSources, ResolvedFootprint } from "./footprint-source.ts";
import { bareName } from "./name-measures.ts";
import { partsWithoutSymbol } from "./parts-without-symbol.ts";
import { prepareSources, resolveFootprint } from "./resolve-footprint.ts";
import { usualChip } from "./usual-chip.ts";

export interface FootprintChoice {
  readonly component: Component;
  readonly source: FootprintSource | "none";
  /** Absent when `source` is "none". */
  readonly template?: Footprint;
  /** A sentence for whoever looks at the choice; empty where there is none. */
  readonly reason: string;
  /** In what it is not as the schematic names it. */
  readonly differences: readonly string[];
  /** What somebody should look at: a relative, a proposal, a stand-in, pins without a pad, no footprint at all, no symbol. */
  readonly remark?: Diagnostic;
}

/** The code of the remark on a part whose pins nobody knows. */
export const NO_SYMBOL = "no-symbol";
/** The code of the remark on a part whose footprint somebody chose. */
const CHOSEN = "chosen-footprint";
/** The code of the remark on a part that has a stand-in. */
export const STAND_IN = "stand-in-footprint";

/**
 * A footprint for every part of a circuit that stands on the board, down to a stand-in where nobody knows one. For a part
 * whose symbol did not come along none is chosen: a board of it would join nothing and look finished.
 */
export function chooseFootprints(circuit: Circuit, sources: FootprintSources = {}): FootprintChoice[] {
  const prepared = prepareSources(sources, usualChip(circuit.components));
  const fileOf = new Map(circuit.sheets.map(({ id, fileName }) => [id, fileName]));
  const withoutSymbol = partsWithoutSymbol(circuit);
  return circuit.components
    .filter(({ onBoard }) => onBoard)
    .map((component) => {
      const file = fileOf.get(component.sheet) ?? "";
      if (withoutSymbol.has(component.id)) return lackSymbol(component, file);
      if (isForSimulation(component)) return leaveOut(component, file, "is a source for simulation");
      const resolved = resolveFootprint(component, prepared);
      if (!resolved) return leaveOut(component, file, "has no pins and no footprint we know");
      const { source, footprint, reason, differences } = resolved;
      const remark = remarkOn(component, resolved, file);
      return { component, source, template: footprint, reason, differences, ...(remark && { remark }) };
    });
}

function lackSymbol(component: Component, file: string): FootprintChoice {
  const { reference, value, librarySymbol } = component;
  const message = `${reference} (${value}): no library among the files has its symbol ${librarySymbol}, so its pins are not known.`;
  const remark: Diagnostic = { severity: "error", code: NO_SYMBOL, message, file, subjects: [reference] };
  return { component, source: "none", reason: "", differences: [], remark };
}

/** Symbols of these libraries stand for what a simulator drives the circuit with: nobody solders them. */
function isForSimulation({ librarySymbol, footprint }: Component): boolean {
  return footprint === "" && /^(Simulation_SPICE|pspice):/i.test(librarySymbol);
}

function leaveOut(component: Component, file: string, reason: string): FootprintChoice {
  const { reference, value } = component;
  const message = `${reference} (${value}) ${reason}; it was left out.`;
  const remark: Diagnostic = { severity: "info", code: "left-out", message, file, subjects: [reference] };
  return { component, source: "none", reason: "", differences: [], remark };
}

/** What is to be said of a choice; nothing where it is what the schematic names. */
function remarkOn(
  { reference, value, footprint: wanted }: Component,
  { source, footprint, reason, differences }: ResolvedFootprint,
  file: string,
): Diagnostic | undefined {
  const say = (severity: Diagnostic["severity"], code: string, message: string): Diagnostic => ({
    severity,
    code,
    message,
    file,
    subjects: [reference],
  });
  const onPins = () =>
    say(
      "warning",
      "pins-without-pad",
      `${reference} (${value}): ${differences.join("; ")} on ${bareName(footprint.library)}, which has ${padCount(footprint)} numbered pads.`,
    );
  switch (source) {
    case "chosen":
      if (differences.length > 0) return onPins();
      return say("info", CHOSEN, `${reference} (${value}): ${footprint.library} was chosen.`);
    case "remembered":
      return say(
        "info",
        CHOSEN,
        `${reference} (${value}): ${footprint.library}, which was chosen for ${bareName(wanted)} before.`,
      );
    case "files":
    case "official":
    case "family":
      return differences.length === 0 ? undefined : onPins();
    case "relative":
      return say(
        "info",
        "similar-footprint",
        `${reference}: ${bareName(wanted)} is not among the files; ${bareName(footprint.library)} stands in for it${differences.length > 0 ? ` (${differences.join("; ")})` : ""}.`,
      );
    case "proposed":
      return say("warning", "guessed-footprint", `${reference} (${value}): ${reason}. It needs review.`);
    case "stand-in":
      return say(
        "warning",
        STAND_IN,
        `${reference} (${value}): ${reason}; a stand-in with ${padCount(footprint)} pads holds its place. Choose its footprint before you order.`,
      );
  }
}

function padCount({ pads }: Footprint): number {
  return new Set(pads.map(({ number }) => number).filter(Boolean)).size;
}
