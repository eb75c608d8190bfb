import type { ChannelIntent, Circuit, Component, GroupIntent, Sheet, Wiring } from "@tracewright/board";

/** Fewer parts make no group. */
const MIN_PARTS = 3;

/**
 * What the sheets of a schematic say: parts of one sheet belong together, and a sheet file that is used several times is
 * the same circuit several times. The root sheet says nothing, nor does a schematic of one sheet.
 */
export function findGroups(circuit: Circuit | undefined, { partByReference }: Wiring): (GroupIntent | ChannelIntent)[] {
  if (!circuit) return [];
  const bySheet = Map.groupBy(
    circuit.components.filter(({ reference }) => partByReference.has(reference)),
    ({ sheet }) => sheet,
  );
  const sheets = circuit.sheets.filter(({ id, parent }) => parent !== undefined && (bySheet.get(id)?.length ?? 0) > 0);
  const groups = sheets.flatMap((sheet): GroupIntent[] => {
    const parts = (bySheet.get(sheet.id) ?? []).map(({ reference }) => reference);
    if (parts.length < MIN_PARTS) return [];
    return [
      {
        id: `group ${sheet.path}`,
        kind: "group",
        origin: "circuit",
        name: sheet.name,
        parts,
        reason: { code: "sheet", facts: { sheet: sheet.name, parts: parts.length } },
      },
    ];
  });
  const channels = [...Map.groupBy(sheets, ({ fileName }) => fileName)].flatMap(
    ([fileName, instances]) => channelOf(fileName, instances, bySheet) ?? [],
  );
  return [...groups, ...channels];
}

/** Instances of one sheet file, part against part by the symbol that both come from. */
function channelOf(
  fileName: string,
  instances: readonly Sheet[],
  bySheet: ReadonlyMap<string, readonly Component[]>,
): ChannelIntent | undefined {
  if (instances.length < 2) return undefined;
  const tables = instances.map(
    ({ id }) => new Map((bySheet.get(id) ?? []).map(({ symbolPath, reference }) => [symbolOf(symbolPath), reference])),
  );
  const [first] = tables;
  const shared = [...(first?.keys() ?? [])].filter((symbol) => tables.every((table) => table.has(symbol)));
  if (shared.length < 2) return undefined;
  return {
    id: `channel ${fileName}`,
    kind: "channel",
    origin: "circuit",
    instances: tables.map((table) => shared.map((symbol) => table.get(symbol) ?? "")),
    reason: { code: "repeated-sheet", facts: { file: fileName, times: instances.length, parts: shared.length } },
  };
}

/** The last piece of "/sheet-uuid/symbol-uuid": the symbol in the file, the same for all its instances. */
function symbolOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
