import { blockSentence, evaluateParameters, readMeasure } from "@tracewright/blocks";
import type { Proof } from "./proof.ts";

/** Formulas can be computed, the values of the parts are what they give, and hold at the ends of all tolerances. */
export const parametersHold: Proof = ({ document: { parameters, circuit } }) => {
  const { values, findings } = evaluateParameters(parameters);
  const parts = new Map(circuit.components.map(({ reference, value }) => [reference, value]));
  return [
    ...findings.map(blockSentence),
    ...parameters.flatMap(({ key, unit = "", min = -Infinity, max = Infinity, targets = [] }) => {
      const value = values.get(key);
      if (!value) return [`${key} has no value`];
      const slack = (limit: number) => 1e-9 * Math.abs(limit);
      const isFar =
        (value.min !== undefined && Number.isFinite(min) && value.min < min - slack(min)) ||
        (value.max !== undefined && Number.isFinite(max) && value.max > max + slack(max));
      const ends =
        isFar && !isGiven(parameters, key) ? [`${key}: ${value.min} … ${value.max} is beyond ${min} … ${max}`] : [];
      return [
        ...ends,
        ...targets
          .filter(({ field }) => field === "value")
          .flatMap(({ part }) => {
            const written = readMeasure(parts.get(part) ?? "", unit)?.value;
            const computed = value.value.kind === "number" ? value.value.measure.value : undefined;
            const isSame =
              written !== undefined &&
              computed !== undefined &&
              Math.abs(written - computed) <= 1e-9 * Math.abs(computed);
            return isSame ? [] : [`${part} is ${parts.get(part)}, and ${key} gives ${value.text}`];
          }),
      ];
    }),
  ];
};

/** A given value lies where people set it; its tolerance may reach beyond the range that may be given. */
function isGiven(parameters: readonly { readonly key: string; readonly formula?: string }[], key: string): boolean {
  return parameters.find((one) => one.key === key)?.formula === undefined;
}
