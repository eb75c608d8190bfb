import { findPairPartner } from "../../queries/find-pair-partner.ts";
import type { Board } from "../../records/board.ts";

/** The names on one board that custom rules may use. */
export interface RuleVocabulary {
  readonly nets: readonly string[];
  readonly netClasses: readonly string[];
  /** KiCad's names and those that the board's owner gave. */
  readonly layers: readonly string[];
  /** Of zones and rule areas. */
  readonly areas: readonly string[];
  readonly parts: readonly string[];
  /** "U1-4". */
  readonly pads: readonly string[];
  readonly componentClasses: readonly string[];
  readonly groups: readonly string[];
  readonly sheets: readonly string[];
  readonly fields: readonly string[];
  /** What is common to the names of the two nets of a pair. */
  readonly pairs: readonly string[];
}

export function ruleVocabulary(board: Board): RuleVocabulary {
  const { nets, rules, layers, zones, footprints, groups } = board;
  const ofParts = footprints.flatMap((part) => part.zones);
  return {
    nets: sorted(nets.map(({ name }) => name)),
    netClasses: sorted(rules.netClasses.map(({ name }) => name)),
    layers: [...new Set(layers.flatMap(({ id, userName }) => (userName ? [id, userName] : [id])))],
    areas: sorted([...zones, ...ofParts].map(({ name }) => name ?? "")),
    parts: sorted(footprints.map(({ reference }) => reference)),
    pads: sorted(footprints.flatMap(({ reference, pads }) => pads.map(({ number }) => `${reference}-${number}`))),
    componentClasses: sorted(footprints.flatMap(({ componentClasses = [] }) => componentClasses)),
    groups: sorted(groups.map(({ name }) => name)),
    sheets: sorted(footprints.map(({ sheetName }) => sheetName ?? "")),
    fields: sorted(["Reference", "Value", ...footprints.flatMap(({ properties }) => Object.keys(properties))]),
    pairs: sorted(
      nets
        .filter(({ id }) => findPairPartner(board, id) !== undefined)
        .map(({ name }) => name.replace(/_?[+\-PN][0-9_]*$/, "")),
    ),
  };
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== "").sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}
