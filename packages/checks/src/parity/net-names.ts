import {
  type Board,
  type Circuit,
  type CircuitNet,
  indexBoard,
  isAutomaticName,
  isNameOfPad,
  type NetId,
} from "@tracewright/board";
import { connectCircuit } from "../electrical/graph/connection-graph.ts";
import { nameOfDriver, plainName } from "../electrical/graph/subnet.ts";

/**
 * Whether two names may be those of one net. Which of several labels names a net, the slash before names of the root sheet and
 * names that a program makes up of a pin differ between programs and versions: a board with such a name is up to date.
 */
export class NetNames {
  readonly #board: Board;
  readonly #circuit: Circuit;
  #names: ReadonlyMap<NetId, ReadonlySet<string>> | undefined;

  constructor(board: Board, circuit: Circuit) {
    this.#board = board;
    this.#circuit = circuit;
  }

  isOneNet(own: NetId, { id, name: wanted }: CircuitNet): boolean {
    const name = indexBoard(this.#board).netById.get(own)?.name ?? own;
    if (bare(name) === bare(wanted)) return true;
    if (isAutomaticName(wanted) && (isAutomaticName(name) || isNameOfPad(this.#board, { id: own, name }))) return true;
    this.#names ??= namesOf(this.#circuit);
    return this.#names.get(id)?.has(bare(name)) ?? false;
  }
}

function bare(name: string): string {
  return plainName(name).replace(/^\//, "");
}

/** All names that labels, power symbols and sheet pins give each net. */
function namesOf(circuit: Circuit): ReadonlyMap<NetId, ReadonlySet<string>> {
  const names = new Map<NetId, Set<string>>();
  for (const { id, subnets } of connectCircuit(circuit).nets) {
    if (id === undefined) continue;
    const own = names.get(id) ?? new Set();
    names.set(id, own);
    for (const { sheet, drivers } of subnets)
      for (const driver of drivers) {
        const name = nameOfDriver(driver);
        own.add(bare(name)).add(bare(`${sheet.path}${name}`));
      }
  }
  return names;
}
