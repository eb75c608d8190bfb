import type { VariableReader } from "./variable-reader.ts";

export interface ReadOnly {
  /** Planned end, which is announced and ends nothing; undefined: not known. */
  readonly until: Date | undefined;
}

export function readReadOnly(reader: VariableReader): ReadOnly | undefined {
  const isOn = reader.choice("READ_ONLY", ["off", "on"]) === "on";
  const value = reader.optional("READ_ONLY_UNTIL");
  const until = value === undefined ? undefined : new Date(value);
  // A time without its offset would be another one on each machine.
  if (until && (Number.isNaN(until.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(value ?? "")))
    reader.problems.push(
      `READ_ONLY_UNTIL=${value}: a time like 2026-05-01T14:00:00Z or 2026-05-01T14:00:00+09:00 is needed`,
    );
  return isOn ? { until } : undefined;
}
