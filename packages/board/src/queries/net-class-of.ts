import type { Board, Net } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import type { NetClass } from "../records/rules.ts";
import { indexBoard } from "./index-board.ts";

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
  const name = net?.netClass ?? assignments.find(({ pattern }) => net && matches(pattern, net.name))?.netClass;
  const own = name === undefined ? base : (netClasses.find((candidate) => candidate.name === name) ?? base);
  return { ...base, ...withoutUndefined(own) } as ResolvedNetClass;
}

function withoutUndefined(netClass: NetClass): Partial<NetClass> {
  return Object.fromEntries(Object.entries(netClass).filter(([, value]) => value !== undefined));
}

/**
 * `*` stands for any text and `?` for one character; a pattern that matches literally wins without them. Takes as
 * many steps as both have letters, multiplied: patterns come from files, and a regular expression made of one could
 * take years.
 */
function matches(pattern: string, name: string): boolean {
  if (pattern === name) return true;
  if (!/[*?]/.test(pattern)) return false;
  let [inPattern, inName] = [0, 0];
  /** Where the last star stands, and how much of the name it covers so far. */
  let star: { readonly at: number; covered: number } | undefined;
  while (inName < name.length) {
    const letter = pattern[inPattern];
    if (letter === "*") {
      star = { at: inPattern, covered: inName };
      inPattern += 1;
    } else if (letter === "?" || letter === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star) {
      star.covered += 1;
      inPattern = star.at + 1;
      inName = star.covered;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(inPattern));
}
