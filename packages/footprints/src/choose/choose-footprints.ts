import {
  type Circuit,
  type Component,
  type Diagnostic,
  type Footprint,
  inEnglish,
  phrase,
  type RemarkWords,
  worded,
} from "@tracewright/board";
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
  /** A sentence for reviewing the choice; may be empty. */
  readonly reason: string;
  /** In what it is not as the schematic names it. */
  readonly differences: readonly string[];
  /** Points to review: a relative, a proposal, a stand-in, pins without a pad, no footprint at all, no symbol. */
  readonly remark?: Diagnostic;
}

/** The code of the remark on a part with unknown pins. */
export const NO_SYMBOL = "no-symbol";
/** The code of the remark on a part with a chosen footprint. */
const CHOSEN = "chosen-footprint";
/** The code of the remark on a part that has a stand-in. */
export const STAND_IN = "stand-in-footprint";

/**
 * A footprint for every part of a circuit that stands on the board, down to a stand-in if it is unknown. For a part
 * whose symbol did not come along none is chosen: a board of it would join nothing and look finished.
 */
export function chooseFootprints(circuit: Circuit, sources: FootprintSources = {}): FootprintChoice[] {
  const prepared = prepareSources(sources, usualChip(circuit.components));
  const fileOf = new Map(circuit.sheets.map(({ id, fileName }) => [id, fileName]));
  const withoutSymbol = partsWithoutSymbol(circuit);
  const joined = joinedNets(circuit);
  return circuit.components
    .filter(({ onBoard }) => onBoard)
    .map((component) => {
      const file = fileOf.get(component.sheet) ?? "";
      if (withoutSymbol.has(component.id)) return lackSymbol(component, file);
      if (isForSimulation(component)) return leaveOut(component, file, "part-for-simulation");
      const resolved = resolveFootprint(component, prepared);
      if (!resolved) return leaveOut(component, file, "part-without-pins");
      const { source, footprint, reason, differences } = resolved;
      if (source === "stand-in" && isArtwork(component, joined)) return leaveOut(component, file, "part-of-artwork");
      const remark = remarkOn(component, resolved, file);
      return {
        component,
        source,
        template: footprint,
        reason: inEnglish(reason),
        differences: differences.map(inEnglish),
        ...(remark && { remark }),
      };
    });
}

function lackSymbol(component: Component, file: string): FootprintChoice {
  const { reference, value, librarySymbol: symbol } = component;
  const said = worded("part-without-symbol", { reference, value, symbol });
  const remark: Diagnostic = { severity: "error", code: NO_SYMBOL, ...said, file, subjects: [reference] };
  return { component, source: "none", reason: "", differences: [], remark };
}

/** Symbols of these libraries stand for what a simulator drives the circuit with: they are not soldered. */
function isForSimulation({ librarySymbol, footprint }: Component): boolean {
  return footprint === "" && /^(Simulation_SPICE|pspice):/i.test(librarySymbol);
}

/** Nets with more than one pin. */
function joinedNets({ components }: Circuit): ReadonlySet<string> {
  const seen = new Set<string>();
  const joined = new Set<string>();
  for (const { pins } of components)
    for (const { net } of pins)
      if (net !== undefined) {
        if (seen.has(net)) joined.add(net);
        seen.add(net);
      }
  return joined;
}

/** What is drawn on the board or broken off it: its symbol may have a pin, which joins nothing. */
const ARTWORK = /logo|artwork|break_?away|mouse_?bite|silkscreen_/i;

function isArtwork({ footprint, pins }: Component, joined: ReadonlySet<string>): boolean {
  return ARTWORK.test(bareName(footprint)) && pins.every(({ net }) => net === undefined || !joined.has(net));
}

function leaveOut(
  component: Component,
  file: string,
  why: "part-for-simulation" | "part-without-pins" | "part-of-artwork",
): FootprintChoice {
  const { reference, value } = component;
  const said = worded(why, { reference, value });
  const remark: Diagnostic = { severity: "info", code: "left-out", ...said, file, subjects: [reference] };
  return { component, source: "none", reason: "", differences: [], remark };
}

/** What is to be said of a choice; nothing where it is what the schematic names. */
function remarkOn(
  { reference, value, footprint: wanted }: Component,
  { source, footprint, reason, differences }: ResolvedFootprint,
  file: string,
): Diagnostic | undefined {
  const say = (severity: Diagnostic["severity"], code: string, said: ReturnType<typeof worded>): Diagnostic => ({
    severity,
    code,
    ...said,
    file,
    subjects: [reference],
  });
  const named = bareName(footprint.library);
  const pads = padCount(footprint);
  const missing = joined(differences);
  const onPins = (lacking: RemarkWords) =>
    say(
      "warning",
      "pins-without-pad",
      worded("pins-without-pad", { reference, value, missing: lacking, footprint: named, pads }),
    );
  switch (source) {
    case "chosen":
      if (missing) return onPins(missing);
      return say("info", CHOSEN, worded("footprint-chosen", { reference, value, footprint: footprint.library }));
    case "remembered":
      return say(
        "info",
        CHOSEN,
        worded("footprint-remembered", { reference, value, footprint: footprint.library, wanted: bareName(wanted) }),
      );
    case "files":
      return missing && onPins(missing);
    case "official":
    case "family":
      if (missing) return onPins(missing);
      if (wanted === footprint.library || wanted === named) return undefined;
      return say(
        "info",
        "same-footprint",
        worded("same-footprint", { reference, wanted, footprint: footprint.library }),
      );
    case "relative": {
      const facts = { reference, wanted: bareName(wanted), footprint: named };
      const said = missing
        ? worded("similar-footprint-with", { ...facts, differences: missing })
        : worded("similar-footprint", facts);
      return say("info", "similar-footprint", said);
    }
    case "proposed":
      return say("warning", "guessed-footprint", worded("footprint-proposed", { reference, value, reason }));
    case "stand-in":
      return say(
        "warning",
        STAND_IN,
        worded(pads === 1 ? "stand-in-with-pad" : "stand-in-with-pads", { reference, value, reason, pads }),
      );
  }
}

function joined([first, ...others]: readonly RemarkWords[]): RemarkWords | undefined {
  return first && others.reduce((one, next) => phrase("edit-listed", { one, others: next }), first);
}

function padCount({ pads }: Footprint): number {
  return new Set(pads.map(({ number }) => number).filter(Boolean)).size;
}
