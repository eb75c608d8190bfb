import { CIRCUIT_SCHEMA_VERSION, type Circuit, type CircuitNet, type Component, netId } from "@tracewright/board";
import { type BlockBook, netAt } from "../book/block-book.ts";
import type { Logic } from "../records/logic.ts";
import { drawRoot, type FlaggedNet } from "./draw-root.ts";
import { nameParts } from "./name-parts.ts";
import { netsOfUse, requireDocument } from "./net-names.ts";
import { partChoices } from "./part-choices.ts";
import { drawUse } from "./use-sheets.ts";

/**
 * The schematic of a logic: a sheet for each use, with the block's own drawing, below one that joins their ports. The logic has
 * passed `checkLogic`; parts that have no reference yet get those of `nameParts`. The same logic gives the same schematic.
 */
export function expandCircuit(given: Logic, book: BlockBook, title: string): Circuit {
  const logic = nameParts(given, book);
  const stems = fileStems(logic.uses.map(({ name }) => name));
  const nets = new Map<string, CircuitNet>();
  const uses = logic.uses.map((use, index) => {
    const document = requireDocument(use, book);
    const own = netsOfUse(logic, use, book);
    for (const [local, { id, name }] of own) {
      const netClass = document.circuit.nets.find((net) => net.id === local)?.netClass;
      if (!nets.has(id)) nets.set(id, { id, name, ...(netClass !== undefined && { netClass }) });
    }
    const sheets = drawUse({
      use,
      document,
      nets: own,
      choices: partChoices(document, use),
      stem: stems[index] ?? use.id,
    });
    return {
      use: use.id,
      sheets,
      netOf: (port: { readonly key: string }) => netAt(logic, { use: use.id, port: port.key }),
    };
  });
  const components = uses.flatMap(({ sheets }) => sheets.components);
  const root = drawRoot(uses, { title, flagged: unpowered(logic, components) });
  return {
    schemaVersion: CIRCUIT_SCHEMA_VERSION,
    title,
    components,
    nets: [...nets.values()],
    sheets: [root.sheet, ...uses.flatMap(({ sheets }) => sheets.sheets)],
    librarySymbols: Object.assign({}, root.librarySymbols, ...uses.map(({ sheets }) => sheets.librarySymbols)),
  };
}

/** Wires with pins that take power and none that gives it: connectors, fuses and diodes are passive. */
function unpowered({ nets }: Logic, components: readonly Component[]): FlaggedNet[] {
  const types = new Map<string, Set<string>>();
  for (const { pins } of components)
    for (const { net, electricalType } of pins)
      if (net !== undefined) types.set(net, (types.get(net) ?? new Set()).add(electricalType));
  return nets.flatMap(({ id, name }) => {
    const own = types.get(netId(id));
    return own?.has("power-in") && !own.has("power-out") ? [{ id, name }] : [];
  });
}

/** Names of files, apart on systems that take capitals and small letters for the same. */
function fileStems(names: readonly string[]): string[] {
  const taken = new Set<string>(["project"]);
  return names.map((name) => {
    const plain = name.replace(/[^\p{L}\p{N} _-]/gu, "_").trim() || "block";
    let stem = plain;
    for (let copy = 2; taken.has(stem.toLowerCase()); copy += 1) stem = `${plain}_${copy}`;
    taken.add(stem.toLowerCase());
    return stem;
  });
}
