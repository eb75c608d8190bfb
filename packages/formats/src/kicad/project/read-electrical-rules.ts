import type { ElectricalExclusion, ElectricalRules, PinVerdict, Severity } from "@tracewright/board";

type Json = { readonly [key: string]: unknown };

/** KiCad's kinds of pins. */
const KINDS = 12;
/** KiCad's numbers for what two pins come to; 3 is used by no default and means an error, too. */
const VERDICTS: readonly PinVerdict[] = ["ok", "warning", "error", "error"];
/** KiCad writes the grid in thousandths of an inch. */
const MIL = 25_400;
const MIN_GRID = 1;
const MAX_GRID = 10_000;
/** More are no work of a person. */
const MAX_EXCLUSIONS = 10_000;

/**
 * The section "erc" of a `.kicad_pro` (KiCad 6 on). Undefined where there is none; what cannot be read leaves KiCad's
 * default. A text that is no JSON says nothing here: the reader of the board's rules reports it.
 */
export function readElectricalRules(text: string): ElectricalRules | undefined {
  let project: Json;
  try {
    project = asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (project.erc === undefined) return undefined;
  const erc = asObject(project.erc);
  const severities = Object.fromEntries(
    Object.entries(asObject(erc.rule_severities)).filter(([, value]) => isSeverity(value)),
  ) as Record<string, Severity>;
  const pinMap = readPinMap(erc.pin_map);
  const written = Array.isArray(erc.erc_exclusions) ? erc.erc_exclusions : [];
  const exclusions = written.slice(0, MAX_EXCLUSIONS).flatMap((entry: unknown): ElectricalExclusion[] => {
    const [first, comment] = Array.isArray(entry) ? entry : [entry];
    if (typeof first !== "string") return [];
    return [{ entry: first, ...(typeof comment === "string" && comment !== "" && { comment }) }];
  });
  const mils = asObject(project.schematic).connection_grid_size;
  const grid = typeof mils === "number" && mils >= MIN_GRID && mils < MAX_GRID ? Math.round(mils * MIL) : undefined;
  return { severities, ...(grid !== undefined && { grid }), ...(pinMap && { pinMap }), exclusions };
}

function readPinMap(value: unknown): readonly (readonly PinVerdict[])[] | undefined {
  if (!Array.isArray(value) || value.length !== KINDS) return undefined;
  const rows = value.map((row: unknown) =>
    Array.isArray(row) && row.length === KINDS
      ? row.map((number: unknown) => VERDICTS[Number(number)] ?? ("ok" as const))
      : undefined,
  );
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function isSeverity(value: unknown): value is Severity {
  return value === "error" || value === "warning" || value === "ignore";
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
