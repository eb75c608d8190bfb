import type { Board, Net } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import type { NetClass } from "../records/rules.ts";
import { indexBoard } from "./index-board.ts";
import { matchesPattern } from "./matches-pattern.ts";

/** A net class with every value present. */
export type ResolvedNetClass = Required<Omit<NetClass, "priority">>;

const resolved = new WeakMap<Board, Map<NetId | undefined, ResolvedNetClass>>();

/**
 * The values that hold for a net: its own class, else the first assignment whose pattern matches its name, else
 * "Default"; values a class leaves out come from "Default" (KiCad's inheritance).
 */
export function netClassOf(board: Board, id: NetId | undefined): ResolvedNetClass {
  let classes = resolved.get(board);
  if (!classes) {
    classes = new Map();
    resolved.set(board, classes);
  }
  let netClass = classes.get(id);
  if (!netClass) {
    netClass = resolve(board, id === undefined ? undefined : indexBoard(board).netById.get(id));
    classes.set(id, netClass);
  }
  return netClass;
}

function resolve(board: Board, net: Net | undefined): ResolvedNetClass {
  const { netClasses, assignments } = board.rules;
  const base = netClasses.find((candidate) => candidate.name === "Default");
  if (!base) throw new Error("the rules hold no class named Default");
  const name = net?.netClass ?? assignments.find(({ pattern }) => net && matchesPattern(pattern, net.name))?.netClass;
  const own = name === undefined ? base : (netClasses.find((candidate) => candidate.name === name) ?? base);
  return { ...base, ...withoutUndefined(own) } as ResolvedNetClass;
}

function withoutUndefined(netClass: NetClass): Partial<NetClass> {
  return Object.fromEntries(Object.entries(netClass).filter(([, value]) => value !== undefined));
}
