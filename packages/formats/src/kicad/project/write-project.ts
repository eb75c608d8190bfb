import { type Board, netClassOf, type ViaSize } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { CLASS_KEYS, OPTIONAL_RULE_KEYS, RULE_KEYS } from "./project-settings.ts";

/**
 * The `.kicad_pro` that carries a board's rules. Patterns are spelled out as the names of the nets they match, because
 * KiCad 6 knows no patterns.
 */
export function writeKicadProject(board: Board): string {
  const { rules } = board;
  const minima = Object.fromEntries(
    Object.entries(RULE_KEYS).map(([field, key]) => [key, toMm(rules[field as keyof typeof RULE_KEYS])]),
  );
  const newer = Object.entries(OPTIONAL_RULE_KEYS).flatMap(([field, key]) => {
    const value = rules[field as keyof typeof OPTIONAL_RULE_KEYS];
    return value === undefined ? [] : [[key, toMm(value)] as const];
  });
  const { hole_near_hole: apart } = rules.severities;
  const basis = rules.netClasses.find(({ name }) => name === "Default");
  const classes = rules.netClasses.map((netClass) => {
    const lengths = Object.entries(CLASS_KEYS).flatMap(([field, key]) => {
      // KiCad 6 takes values of its own where a class leaves one out; the class means the default class's.
      const value = netClass[field as keyof typeof CLASS_KEYS] ?? basis?.[field as keyof typeof CLASS_KEYS];
      return value === undefined ? [] : [[key, toMm(value)] as const];
    });
    const nets =
      netClass.name === "Default" ? [] : board.nets.filter(({ id }) => netClassOf(board, id).name === netClass.name);
    return { name: netClass.name, ...Object.fromEntries(lengths), nets: nets.map(({ name }) => name).sort() };
  });
  const project = {
    board: {
      design_settings: {
        // KiCad 8 and later read a severity of holes near holes under a new name.
        rule_severities: { ...rules.severities, ...(apart !== undefined && { hole_to_hole: apart }) },
        rules: {
          ...minima,
          ...Object.fromEntries(newer),
          ...(rules.minResolvedSpokes !== undefined && { min_resolved_spokes: rules.minResolvedSpokes }),
          allow_blind_buried_vias: rules.allowBlindBuriedVias,
          allow_microvias: rules.allowMicrovias,
        },
        ...(rules.exclusions && {
          drc_exclusions: rules.exclusions.map(({ entry, comment }) =>
            comment === undefined ? entry : [entry, comment],
          ),
        }),
        // The first of each stands for the net class's own.
        ...(rules.predefinedTrackWidths && { track_widths: [0, ...rules.predefinedTrackWidths.map(toMm)] }),
        ...(rules.predefinedViaSizes && {
          via_dimensions: [{ diameter: 0, drill: 0 }, ...rules.predefinedViaSizes.map(viaInMm)],
        }),
      },
    },
    meta: { filename: "board.kicad_pro", version: 1 },
    net_settings: { classes, meta: { version: 2 } },
  };
  return `${JSON.stringify(project, undefined, 2)}\n`;
}

function viaInMm({ diameter, drill }: ViaSize): ViaSize {
  return { diameter: toMm(diameter), drill: toMm(drill) };
}
