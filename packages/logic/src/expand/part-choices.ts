import { type BlockDocument, type Computed, evaluateParameters, readMeasure } from "@tracewright/blocks";
import type { Component } from "@tracewright/board";
import type { Use } from "../records/logic.ts";

/** What the parameters of a use make of one part of its block. */
export interface PartChoice {
  readonly value: string;
  readonly isFitted: boolean;
  /** The fields of the part; without the part number where it is that of another value. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Fields that name the part to buy. */
export const BOUGHT_FIELDS: ReadonlySet<string> = new Set(["MPN", "Manufacturer"]);

/** By reference of the part in the block. */
export function partChoices(document: BlockDocument, { parameters }: Pick<Use, "parameters">): Map<string, PartChoice> {
  const { values } = evaluateParameters(document.parameters, new Map(Object.entries(parameters)));
  const decided = new Map<string, Partial<Record<"value" | "mpn" | "fitted", Computed>>>();
  for (const { key, targets = [] } of document.parameters) {
    const computed = values.get(key);
    if (computed) for (const { part, field } of targets) decided.set(part, { ...decided.get(part), [field]: computed });
  }
  return new Map(
    document.circuit.components.map((component) => [
      component.reference,
      choiceOf(component, decided.get(component.reference)),
    ]),
  );
}

function choiceOf(
  component: Component,
  { value, mpn, fitted }: Partial<Record<"value" | "mpn" | "fitted", Computed>> = {},
): PartChoice {
  const text = value ? valueText(component.value, value) : component.value;
  const isOther = text !== component.value && !mpn;
  const kept = Object.entries(component.properties).filter(([name]) => !(isOther && BOUGHT_FIELDS.has(name)));
  return {
    value: text,
    isFitted: fitted?.value.kind === "flag" ? fitted.value.flag : !component.doNotPopulate,
    properties: { ...Object.fromEntries(kept), ...(mpn && { MPN: mpn.text }) },
  };
}

/** The block's own text where it means the same; else the computed one, written as short as the block writes its own. */
function valueText(own: string, { value, text }: Computed): string {
  if (value.kind !== "number") return text;
  const { value: amount } = value.measure;
  const before = ["Ω", "F", "H"].flatMap((unit) => readMeasure(own, unit) ?? []);
  if (before.some((one) => Math.abs(one.value - amount) <= 1e-9 * Math.abs(amount))) return own;
  const isShort = !/\s|[ΩFHVA]$/u.test(own);
  return isShort
    ? text
        .replace(/\s+/gu, "")
        .replace(/[ΩFH]$/u, "")
        .replace("µ", "u")
    : text;
}
