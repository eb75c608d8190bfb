import {
  type Board,
  type Circuit,
  findCrystals,
  findDecoupling,
  findFeedback,
  findSwitchingLoops,
  type Intent,
  readPairs,
  readWiring,
} from "@tracewright/board";
import { findEdgeParts } from "./find-edge-parts.ts";
import { findGroups } from "./find-groups.ts";
import { findHeights } from "./find-heights.ts";
import { findModuleRows } from "./find-module-rows.ts";
import { findPairParts } from "./find-pair-parts.ts";
import { findProtection } from "./find-protection.ts";
import { findRepeatedCircuits } from "./find-repeated-circuits.ts";
import { findRepeatedSheets } from "./find-repeated-sheets.ts";
import { findSeries } from "./find-series.ts";
import { findSoftBlocks } from "./find-soft-blocks.ts";

/** What the circuit says about where its parts want to stand, each with its reason. The same circuit gives the same list. */
export function readIntents(board: Board, circuit?: Circuit): readonly Intent[] {
  const wiring = readWiring(board, circuit);
  const loops = findSwitchingLoops(wiring);
  // The input capacitor of a converter belongs to its loop; as a decoupling capacitor it would be pulled twice.
  const inLoops = new Set(loops.flatMap(({ links }) => links.map(({ from }) => from.reference)));
  const decoupling = findDecoupling(wiring).filter(({ part }) => !inLoops.has(part));
  const groups = findGroups(circuit, wiring);
  // The board remembers repeated sheets too; with a schematic they are already known.
  const channels = groups.some(({ kind }) => kind === "channel") ? [] : findRepeatedSheets(wiring);
  // What carries a module stays where it stands, at the edge or not.
  const moduleRows = findModuleRows(board, wiring);
  const stay = new Set(moduleRows.map(({ part }) => part));
  const found: readonly Intent[] = [
    ...findEdgeParts(wiring).filter(({ part }) => !stay.has(part)),
    ...moduleRows,
    ...decoupling,
    ...findCrystals(wiring),
    ...loops,
    ...findFeedback(wiring),
    ...findProtection(wiring),
    ...findSeries(wiring),
    ...findPairParts(wiring, readPairs(wiring)),
    ...groups,
    ...findSoftBlocks(board),
    ...channels,
    ...findRepeatedCircuits(wiring, { taken: partsOf([...groups, ...channels]), decoupling }),
    ...findHeights(wiring, circuit),
  ];
  // A part has one wish of a kind: a capacitor between two crystals belongs to the first.
  const seen = new Set<string>();
  return found.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function partsOf(intents: readonly Intent[]): ReadonlySet<string> {
  return new Set(intents.flatMap((intent) => (intent.kind === "channel" ? intent.instances.flat() : [])));
}
