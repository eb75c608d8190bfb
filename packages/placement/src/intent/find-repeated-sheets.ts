import type { ChannelIntent, WiredPart, Wiring } from "@tracewright/board";

/** Fewer parts are no arrangement worth repeating. */
const MIN_PARTS = 3;

/**
 * Sheets that are used several times, as the board itself remembers them: parts that stand for the same symbol differ in the
 * path of sheets that leads to it.
 */
export function findRepeatedSheets({ parts }: Wiring): ChannelIntent[] {
  const bySymbol = Map.groupBy(
    parts.filter(({ footprint }) => (footprint.symbolPath ?? "").lastIndexOf("/") > 0),
    ({ footprint }) => symbolOf(footprint.symbolPath ?? ""),
  );
  const repeated = [...bySymbol].filter(([, members]) => members.length > 1);
  const bySheets = Map.groupBy(repeated, ([, members]) => members.map(sheetOf).sort().join(" "));
  return [...bySheets.values()].flatMap((symbols): ChannelIntent[] => {
    if (symbols.length < MIN_PARTS) return [];
    const sheets = (symbols[0]?.[1] ?? []).map(sheetOf).sort();
    if (new Set(sheets).size < sheets.length) return [];
    const instances = sheets.map((sheet) =>
      symbols.flatMap(([, members]) =>
        members.filter((part) => sheetOf(part) === sheet).map(({ reference }) => reference),
      ),
    );
    const [first] = symbols[0]?.[1] ?? [];
    const file = first?.footprint.sheetFile ?? first?.footprint.sheetName ?? sheets[0] ?? "";
    return [
      {
        id: `channel ${instances.map(([reference]) => reference).join(" ")}`,
        kind: "channel",
        origin: "circuit",
        instances,
        reason: { code: "repeated-sheet", facts: { file, times: instances.length, parts: symbols.length } },
      },
    ];
  });
}

/** The last piece of "/sheet/symbol". */
function symbolOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function sheetOf({ footprint }: WiredPart): string {
  const path = footprint.symbolPath ?? "";
  return path.slice(0, path.lastIndexOf("/"));
}
