import { type DesignRules, type Diagnostic, type NetClass, type ViaSize, worded } from "@tracewright/board";
import { fromMm, type Nm } from "@tracewright/geometry";
import { wordTable } from "../../word-table.ts";

/** Key of `[pcbnew]` ↔ field of the rules, millimetres. */
const RULE_KEYS = wordTable({
  MinTrackWidth: "minTrackWidth",
  MinViaDiameter: "minViaDiameter",
  MinViaDrill: "minThroughHoleDiameter",
  MinMicroViaDiameter: "minMicroviaDiameter",
  MinMicroViaDrill: "minMicroviaDrill",
  MinHoleToHole: "minHoleToHole",
  CopperEdgeClearance: "copperToEdge",
  SolderMaskClearance: "solderMaskExpansion",
  SolderMaskMinWidth: "solderMaskMinWidth",
  SolderPasteClearance: "solderPasteMargin",
} as const satisfies Record<string, keyof DesignRules>);

/** Key of `[pcbnew/Netclasses/…]` ↔ field of a net class, millimetres. */
const CLASS_KEYS = wordTable({
  Clearance: "clearance",
  TrackWidth: "trackWidth",
  ViaDiameter: "viaDiameter",
  ViaDrill: "viaDrill",
  uViaDiameter: "microviaDiameter",
  uViaDrill: "microviaDrill",
  dPairWidth: "diffPairWidth",
  dPairGap: "diffPairGap",
  dPairViaGap: "diffPairViaGap",
} as const satisfies Record<string, keyof NetClass>);

/** The first section of a `.pro` whose lengths are millimetres: KiCad 5.1 wrote them; before, the board alone had rules. */
const FIRST_RULES = "CopperLayerCount";

/**
 * Reads the rules of a `.pro` (KiCad 5.1, INI) over those that hold without it; older ones say nothing about rules that
 * the board does not say itself. A value that is no length is passed over with a warning.
 */
export function readLegacyProject(
  text: string,
  context: { readonly fileName: string; readonly base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  const { fileName, base } = context;
  const diagnostics: Diagnostic[] = [];
  const sections = readSections(text);
  const board = sections.get("pcbnew");
  if (!board?.has(FIRST_RULES)) return { rules: base, diagnostics };
  const lengths = <Field extends string>(
    section: ReadonlyMap<string, string>,
    keys: Readonly<Record<string, Field>>,
    subject: string,
  ): Partial<Record<Field, number>> => {
    const found: Partial<Record<Field, number>> = {};
    for (const [key, field] of Object.entries(keys)) {
      const written = section.get(key);
      if (written === undefined || written === "") continue;
      const value = Number(written);
      if (Number.isFinite(value) && Math.abs(value) < 2000) found[field] = fromMm(value) + 0;
      else
        diagnostics.push({
          severity: "warning",
          code: "out-of-range",
          ...worded("project-no-length", { file: fileName, key: `${key} of ${subject}`, value: `"${written}"` }),
          file: fileName,
        });
    }
    return found;
  };
  const flag = (key: string, fallback: boolean) => {
    const written = board.get(key);
    return written === undefined ? fallback : written === "1";
  };
  const netClasses = new Map(base.netClasses.map((netClass) => [netClass.name, netClass]));
  for (const [name, section] of sections) {
    const place = /^pcbnew\/Netclasses\/(.+)$/.exec(name)?.[1];
    if (place === undefined) continue;
    const className = section.get("Name") ?? place;
    const read = lengths(section, CLASS_KEYS, `net class ${className}`);
    // A width of 0 means "not set"; a clearance of 0 is a value.
    const set = Object.fromEntries(
      Object.entries(read).filter(([field, value]) => field === "clearance" || value !== 0),
    );
    netClasses.set(className, { ...netClasses.get(className), ...set, name: className });
  }
  const numbered = (key: string): readonly Nm[] => {
    const found: Nm[] = [];
    // The first stands for the net class's own.
    for (let number = 2; board.has(`${key}${number}`); number += 1)
      found.push(lengths(board, { [`${key}${number}`]: "size" }, "the board").size ?? 0);
    return found;
  };
  const widths = numbered("TrackWidth").filter((width) => width > 0);
  const drills = numbered("ViaDrill");
  const sizes = numbered("ViaDiameter")
    .map((diameter, index): ViaSize => ({ diameter, drill: drills[index] ?? 0 }))
    .filter(({ diameter, drill }) => drill > 0 && diameter > drill);
  const ratio = Number(board.get("SolderPasteRatio") ?? Number.NaN);
  return {
    rules: {
      ...base,
      ...lengths(board, RULE_KEYS, "the board"),
      ...(Number.isFinite(ratio) && { solderPasteRatio: ratio + 0 }),
      allowMicrovias: flag("AllowMicroVias", base.allowMicrovias),
      allowBlindBuriedVias: flag("AllowBlindVias", base.allowBlindBuriedVias),
      netClasses: [...netClasses.values()],
      ...(widths.length > 0 && { predefinedTrackWidths: widths }),
      ...(sizes.length > 0 && { predefinedViaSizes: sizes }),
    },
    diagnostics,
  };
}

/** `[section]` with its `key=value` lines; what stands before the first section belongs to none. */
function readSections(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let section: Map<string, string> | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const name = /^\s*\[([^\]]+)\]\s*$/.exec(line)?.[1];
    if (name !== undefined) {
      section = sections.get(name) ?? new Map();
      sections.set(name, section);
      continue;
    }
    const equals = line.indexOf("=");
    if (equals > 0) section?.set(line.slice(0, equals).trim(), line.slice(equals + 1).trim());
  }
  return sections;
}
