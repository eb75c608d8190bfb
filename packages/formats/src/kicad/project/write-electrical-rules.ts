import type { ElectricalRules, PinVerdict } from "@tracewright/board";
import { NM_PER_MIL } from "@tracewright/geometry";

/** KiCad's numbers for what two pins come to. */
const NUMBERS: Readonly<Record<PinVerdict, number>> = { ok: 0, warning: 1, error: 2 };

/** A `.kicad_pro` with the electrical rules of its schematic. What the rules do not set keeps KiCad's default. */
export function withElectricalRules(project: string, rules: ElectricalRules | undefined): string {
  if (rules === undefined) return project;
  const { severities, pinMap, grid, exclusions } = rules;
  const erc = {
    erc_exclusions: exclusions.map(({ entry, comment }) => (comment === undefined ? entry : [entry, comment])),
    meta: { version: 0 },
    ...(pinMap && { pin_map: pinMap.map((row) => row.map((verdict) => NUMBERS[verdict])) }),
    rule_severities: severities,
  };
  const schematic = grid === undefined ? {} : { schematic: { connection_grid_size: grid / NM_PER_MIL } };
  return `${JSON.stringify({ ...JSON.parse(project), erc, ...schematic }, undefined, 2)}\n`;
}
