import {
  type DesignRules,
  type Diagnostic,
  type FindingExclusion,
  type NetClass,
  type NetClassAssignment,
  type Severity,
  type ViaSize,
  worded,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { CLASS_KEYS, OPTIONAL_RULE_KEYS, RULE_KEYS } from "./project-settings.ts";

/** Letters on the silkscreen may overlap by so much. */
const MAY_BE_NEGATIVE = "min_silk_clearance";

/** More are no work of a person. */
const MAX_EXCLUSIONS = 10_000;

type Json = { readonly [key: string]: unknown };

/**
 * Reads the rules of a `.kicad_pro` (KiCad 6 on) over those that hold without it. A value that is no length is passed
 * over with a warning; a text that is no JSON leaves the rules as they were, with an error.
 */
export function readKicadProject(
  text: string,
  context: { fileName: string; base: DesignRules },
): { rules: DesignRules; diagnostics: Diagnostic[] } {
  const { fileName, base } = context;
  const diagnostics: Diagnostic[] = [];
  let project: Json;
  try {
    project = asObject(JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const said = worded("project-not-json", { file: fileName, why });
    return { rules: base, diagnostics: [{ severity: "warning", code: "project-unreadable", ...said, file: fileName }] };
  }
  const settings = asObject(asObject(project.board).design_settings);
  const netSettings = asObject(project.net_settings);
  const length = (value: unknown, name: string): number | undefined => {
    if (value === undefined || value === null) return undefined;
    const least = name.endsWith(MAY_BE_NEGATIVE) ? -2000 : 0;
    if (typeof value === "number" && Number.isFinite(value) && value >= least && value < 2000) return fromMm(value);
    const said = worded("project-no-length", { file: fileName, key: name, value: JSON.stringify(value) });
    diagnostics.push({ severity: "warning", code: "out-of-range", ...said, file: fileName });
    return undefined;
  };
  const written = asObject(settings.rules);
  const minima = Object.fromEntries(
    Object.entries({ ...RULE_KEYS, ...OPTIONAL_RULE_KEYS })
      .map(([field, key]) => [field, length(written[key], `rule ${key}`)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const classes = asList(netSettings.classes).map((entry) => readNetClass(asObject(entry), length));
  const severities = Object.fromEntries(
    Object.entries(asObject(settings.rule_severities)).filter(([, value]) => isSeverity(value)),
  ) as Record<string, Severity>;
  // KiCad 8 and later have a new name for it, and keep the old one in the file, unused: here it has one name.
  const { hole_to_hole: apart, ...others } = severities;
  const known = apart === undefined ? severities : { ...others, hole_near_hole: apart };
  const exclusions = readExclusions(settings.drc_exclusions);
  const spokes = written.min_resolved_spokes;
  return {
    rules: {
      ...base,
      ...minima,
      ...(typeof written.allow_blind_buried_vias === "boolean" && {
        allowBlindBuriedVias: written.allow_blind_buried_vias,
      }),
      ...(typeof spokes === "number" && Number.isInteger(spokes) && spokes >= 0 && { minResolvedSpokes: spokes }),
      ...(typeof written.allow_microvias === "boolean" && { allowMicrovias: written.allow_microvias }),
      netClasses: mergeClasses(base.netClasses, classes),
      assignments: [...readAssignments(netSettings), ...base.assignments],
      ...readPredefinedSizes(settings, length),
      severities: { ...base.severities, ...known },
      ...(exclusions.length > 0 && { exclusions }),
    },
    diagnostics,
  };
}

/** Texts (KiCad 6), or a text and its comment (KiCad 9). */
function readExclusions(value: unknown): readonly FindingExclusion[] {
  return asList(value)
    .slice(0, MAX_EXCLUSIONS)
    .flatMap((written): FindingExclusion[] => {
      const [entry, comment] = Array.isArray(written) ? written : [written];
      if (typeof entry !== "string") return [];
      return [{ entry, ...(typeof comment === "string" && comment !== "" && { comment }) }];
    });
}

function readNetClass(entry: Json, length: (value: unknown, name: string) => number | undefined): NetClass {
  const name = typeof entry.name === "string" ? entry.name : "";
  const values = Object.entries(CLASS_KEYS)
    .map(([field, key]) => [field, length(entry[key], `${key} of net class ${name}`)] as const)
    .filter(([, value]) => value !== undefined && value !== 0);
  const clearance = length(entry.clearance, `clearance of net class ${name}`);
  const priority = entry.priority;
  return {
    name,
    ...Object.fromEntries(values),
    // A clearance of 0 is a value; a width of 0 means "not set".
    ...(clearance !== undefined && { clearance }),
    ...(typeof priority === "number" && Number.isInteger(priority) && { priority }),
  };
}

/**
 * The track and via sizes of a project. The first of each list means the net class's and is 0 in files. A
 * via whose drill is left to the class is no size of its own.
 */
function readPredefinedSizes(
  settings: Json,
  length: (value: unknown, name: string) => number | undefined,
): Pick<DesignRules, "predefinedTrackWidths" | "predefinedViaSizes"> {
  const widths = asList(settings.track_widths).flatMap((value) => {
    const width = length(value, "predefined track width") ?? 0;
    return width > 0 ? [width] : [];
  });
  const sizes = asList(settings.via_dimensions).flatMap((entry): ViaSize[] => {
    const written = asObject(entry);
    const diameter = length(written.diameter, "diameter of a predefined via") ?? 0;
    const drill = length(written.drill, "drill of a predefined via") ?? 0;
    return drill > 0 && diameter > drill ? [{ diameter, drill }] : [];
  });
  return {
    ...(widths.length > 0 && { predefinedTrackWidths: widths }),
    ...(sizes.length > 0 && { predefinedViaSizes: sizes }),
  };
}

function mergeClasses(base: readonly NetClass[], read: readonly NetClass[]): NetClass[] {
  const byName = new Map(base.map((netClass) => [netClass.name, netClass]));
  for (const netClass of read) byName.set(netClass.name, { ...byName.get(netClass.name), ...netClass });
  return [...byName.values()].filter((netClass) => netClass.name !== "");
}

/** KiCad 6 lists nets within the class; 7 on has assignments by name and patterns. */
function readAssignments(netSettings: Json): NetClassAssignment[] {
  const listed = asList(netSettings.classes).flatMap((entry) => {
    const { name, nets } = asObject(entry);
    return asList(nets).map((pattern) => ({ pattern: String(pattern), netClass: String(name) }));
  });
  const named = Object.entries(asObject(netSettings.netclass_assignments)).map(([pattern, netClass]) => ({
    pattern,
    netClass: String(Array.isArray(netClass) ? netClass[0] : netClass),
  }));
  const patterns = asList(netSettings.netclass_patterns).map((entry) => {
    const { pattern, netclass } = asObject(entry);
    return { pattern: String(pattern), netClass: String(netclass) };
  });
  return [...named, ...listed, ...patterns].filter(({ netClass }) => netClass !== "Default");
}

function isSeverity(value: unknown): value is Severity {
  return value === "error" || value === "warning" || value === "ignore";
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
