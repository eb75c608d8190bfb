/** The page is for people who work on the engine; like the code and its documents it speaks English. */
import { type Nm, toMm } from "@tracewright/geometry";
import type { OpenReason, Phase, PlaneKind, StepUnit } from "@tracewright/routing";

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  negotiate: "Negotiation",
  repair: "Repair",
  optimise: "Optimisation",
  done: "Done",
};

export const UNIT_NAMES: Readonly<Record<StepUnit, string>> = {
  turn: "Turn",
  epoch: "Epoch",
  round: "Round",
  phase: "Phase",
  end: "To the end",
};

export const UNIT_HINTS: Readonly<Record<StepUnit, string>> = {
  turn: "One net is grown (T)",
  epoch: "To the next place a checkpoint can hold (E)",
  round: "To the next round of the negotiation or repair, or pass of the optimisation (R)",
  phase: "To the next phase (P)",
  end: "Until the run is finished (X)",
};

export const PLANE_NAMES: Readonly<Record<PlaneKind, string>> = {
  field: "Ground",
  occupancy: "Occupancy",
  history: "History",
  congestion: "Fill",
};

export const REASON_NAMES: Readonly<Record<OpenReason["kind"], string>> = {
  infeasible: "No way",
  congested: "Congested",
  budget: "Not yet",
};

export function formatMm(length: Nm, digits = 3): string {
  return `${toMm(length).toFixed(digits)} mm`;
}

const COUNT = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const LARGE = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** 1.24M */
export function formatLarge(count: number): string {
  return LARGE.format(count);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
