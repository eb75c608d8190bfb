import { DEFAULT_RULES, type DesignRules, type NetClass, type NetClassAssignment } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { toNm } from "../document-reading.ts";
import { member } from "../easyeda-document.ts";
import type { BoardReading } from "./board-reading.ts";

const LARGEST = 500;

/**
 * DRCRULE: one entry a net class ("Default", "Power" …) with track width, clearance, via diameter and via hole, and
 * the nets that belong to it. Files of the first years name one clearance each for tracks and pads; the widest counts.
 * The file knows no absolute minima: they are the least that any of its classes asks for, where that is less than ours.
 */
export function readRules(reading: BoardReading): DesignRules {
  const { rules } = reading.document;
  const [base] = DEFAULT_RULES.netClasses;
  if (!base) throw new Error("the default rules have no net class");
  const classes: NetClass[] = [];
  const assignments: NetClassAssignment[] = [];
  const entries = isRecord(rules) ? Object.entries(rules) : [];
  for (const [name, rule] of entries) {
    if (!isRecord(rule)) continue;
    const read = readClass(name, rule);
    classes.push(read);
    reading.count("net classes");
    const nets = member(rule, "nets");
    for (const net of Array.isArray(nets) ? nets : [])
      if (typeof net === "string" && net !== "") assignments.push({ pattern: literalPattern(net), netClass: name });
  }
  const early = isRecord(rules) && classes.length === 0 ? earlyClass(rules) : undefined;
  if (early) reading.count("net classes", "converted");
  const named = classes.find(({ name }) => name === "Default") ?? early;
  const all = [{ ...base, ...named, name: "Default" }, ...classes.filter(({ name }) => name !== "Default")];
  const least = (pick: (netClass: NetClass) => Nm | undefined, ours: Nm) =>
    Math.min(ours, ...(all.map(pick).filter((value) => value !== undefined && value > 0) as Nm[]));
  return {
    ...DEFAULT_RULES,
    minClearance: least(({ clearance }) => clearance, DEFAULT_RULES.minClearance),
    minTrackWidth: least(({ trackWidth }) => trackWidth, DEFAULT_RULES.minTrackWidth),
    minViaDiameter: least(({ viaDiameter }) => viaDiameter, DEFAULT_RULES.minViaDiameter),
    minThroughHoleDiameter: least(({ viaDrill }) => viaDrill, DEFAULT_RULES.minThroughHoleDiameter),
    netClasses: all,
    assignments,
  };
}

function readClass(name: string, rule: object): NetClass {
  return withDefined(name, {
    clearance: lengthOf(rule, "clearance"),
    trackWidth: lengthOf(rule, "trackWidth"),
    viaDiameter: lengthOf(rule, "viaHoleDiameter"),
    viaDrill: lengthOf(rule, "viaHoleD"),
  });
}

function earlyClass(rule: object): NetClass | undefined {
  const clearances = ["track2Track", "pad2Pad", "track2Pad"].map((key) => lengthOf(rule, key) ?? 0);
  const clearance = Math.max(...clearances);
  const trackWidth = lengthOf(rule, "trackWidth");
  if (clearance === 0 && trackWidth === undefined) return undefined;
  return withDefined("Default", { clearance: clearance > 0 ? clearance : undefined, trackWidth });
}

function withDefined(
  name: string,
  values: Readonly<Record<"clearance" | "trackWidth", Nm | undefined>> & {
    readonly viaDiameter?: Nm | undefined;
    readonly viaDrill?: Nm | undefined;
  },
): NetClass {
  const { clearance, trackWidth, viaDiameter, viaDrill } = values;
  return {
    name,
    ...(clearance !== undefined && { clearance }),
    ...(trackWidth !== undefined && { trackWidth }),
    ...(viaDiameter !== undefined && { viaDiameter }),
    ...(viaDrill !== undefined && viaDrill < (viaDiameter ?? Infinity) && { viaDrill }),
  };
}

function lengthOf(rule: object, key: string): Nm | undefined {
  const value = Number(member(rule, key) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 && value <= LARGEST ? toNm(value) : undefined;
}

/** Names are names here: an asterisk in one must not reach other nets. */
function literalPattern(net: string): string {
  return net.replaceAll(/[*?]/g, "?");
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
