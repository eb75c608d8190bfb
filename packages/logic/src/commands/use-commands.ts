import type { BlockBook } from "../book/block-book.ts";
import { documentOf } from "../book/block-book.ts";
import { checkParameters } from "../check/check-logic.ts";
import { logicProblem } from "../check/logic-problem.ts";
import { LOGIC_LIMITS } from "../records/limits.ts";
import type { Logic, LogicNet, Use } from "../records/logic.ts";
import { freeName, type LogicOutcome, type NewId, outcomeOf, refuse } from "./command-outcome.ts";

export interface NewUse {
  readonly block: Use["block"];
  readonly name: string;
  readonly parameters?: Use["parameters"];
  readonly at?: Use["at"];
  readonly count?: number;
}

/** Takes blocks into the project; names are made distinct. */
export function addUses(logic: Logic, added: readonly NewUse[], { book, newId }: Hands): LogicOutcome {
  const count = logic.uses.length + added.reduce((sum, one) => sum + (one.count ?? 1), 0);
  if (count > LOGIC_LIMITS.uses)
    return refuse(logicProblem("too-many", { count, what: "blocks", limit: LOGIC_LIMITS.uses }));
  const names = new Set(logic.uses.map(({ name }) => name));
  const uses: Use[] = [];
  for (const { block, name, parameters = {}, at = { x: 0, y: 0 }, count = 1 } of added)
    for (let nth = 0; nth < count; nth += 1) {
      const own = freeName(name, names);
      names.add(own);
      const place = { x: at.x + nth * STEP.x, y: at.y + nth * STEP.y };
      const use: Use = { id: newId(), block, name: own, parameters, at: place };
      const document = documentOf(use, book);
      if (!document) return refuse(logicProblem("block-unknown", { use: own, block: block.id }));
      const [problem] = checkParameters(use, document);
      if (problem) return refuse(problem);
      uses.push(use);
    }
  return outcomeOf(logic, { ...logic, uses: [...logic.uses, ...uses] });
}

/** Copies of one block are shown as a staircase until they are arranged. */
const STEP = { x: 32, y: 32 };

export interface Hands {
  readonly book: BlockBook;
  readonly newId: NewId;
}

/** Takes blocks out, with their ends of wires; a wire with one end left is removed, with what names it. */
export function removeUses(logic: Logic, ids: readonly string[]): LogicOutcome {
  if (ids.length === 0) return refuse(logicProblem("nothing-chosen", {}));
  const gone = new Set(ids);
  const absent = ids.find((id) => !logic.uses.some((use) => use.id === id));
  if (absent !== undefined) return refuse(logicProblem("use-unknown", { what: "The selection", id: absent }));
  const nets = logic.nets.map((net) =>
    net.ends.some(({ use }) => gone.has(use)) ? { ...net, ends: net.ends.filter(({ use }) => !gone.has(use)) } : net,
  );
  const groups = logic.groups.flatMap((group) => {
    const members = group.members.filter((id) => !gone.has(id));
    return members.length === 0 ? [] : members.length === group.members.length ? [group] : [{ ...group, members }];
  });
  return outcomeOf(logic, withNets({ ...logic, uses: logic.uses.filter(({ id }) => !gone.has(id)), groups }, nets));
}

/** The logic with other nets; a wire has two ends, or one and a supply from outside. What named others no longer does. */
export function withNets(logic: Logic, nets: readonly LogicNet[]): Logic {
  const kept = nets.filter(({ ends, external }) => ends.length > (external ? 0 : 1));
  const ids = new Set(kept.map(({ id }) => id));
  const buses = logic.buses.flatMap((bus) => {
    const own = Object.entries(bus.nets).filter(([, id]) => ids.has(id));
    if (own.length === Object.keys(bus.nets).length) return [bus];
    return own.length === 0 ? [] : [{ ...bus, nets: Object.fromEntries(own) }];
  });
  return { ...logic, nets: kept, buses, domains: logic.domains.filter(({ ground }) => ids.has(ground)) };
}

/**
 * Further uses of the same blocks with the same parameters; they are joined to nothing but to the supplies and grounds of
 * the first.
 */
export function duplicateUses(logic: Logic, ids: readonly string[], hands: Hands): LogicOutcome {
  const chosen = logic.uses.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) return refuse(logicProblem("nothing-chosen", {}));
  const added = addUses(
    logic,
    chosen.map(({ block, name, parameters, at }) => ({
      block,
      name: name.replace(/ \d+$/, ""),
      parameters,
      at: { x: at.x + STEP.x, y: at.y + STEP.y },
    })),
    hands,
  );
  if (added.status !== "done") return added;
  const copies = added.logic.uses.slice(logic.uses.length);
  const nets = logic.nets.map((net) => {
    if (net.kind === "signal") return net;
    const ends = chosen.flatMap(({ id }, index) => {
      const copy = copies[index];
      return copy ? net.ends.filter(({ use }) => use === id).map(({ port }) => ({ use: copy.id, port })) : [];
    });
    return ends.length === 0 ? net : { ...net, ends: [...net.ends, ...ends] };
  });
  return outcomeOf(logic, { ...added.logic, nets });
}

/** Changes one use; its name has to be free, and its parameters those of the block. */
export function changeUse(
  logic: Logic,
  id: string,
  change: Partial<Pick<Use, "name" | "parameters" | "at" | "mode" | "margin" | "isCollapsed">>,
  book: BlockBook,
): LogicOutcome {
  const use = logic.uses.find((one) => one.id === id);
  if (!use) return refuse(logicProblem("use-unknown", { what: "The selection", id }));
  const after: Use = { ...use, ...change };
  if (after.name.trim() === "") return refuse(logicProblem("name-empty", {}));
  if (logic.uses.some((other) => other.id !== id && other.name === after.name))
    return refuse(logicProblem("name-twice", { what: "blocks", name: after.name }));
  const document = documentOf(use, book);
  if (!document) return refuse(logicProblem("block-unknown", { use: use.name, block: use.block.id }));
  const [problem] = change.parameters ? checkParameters(after, document) : [];
  if (problem) return refuse(problem);
  return outcomeOf(logic, { ...logic, uses: logic.uses.map((one) => (one.id === id ? after : one)) });
}

/** Gives a parameter a value; undefined: the block's own again. */
export function setParameter(
  logic: Logic,
  { use: id, key, value }: { readonly use: string; readonly key: string; readonly value: string | undefined },
  book: BlockBook,
): LogicOutcome {
  const { [key]: _, ...others } = logic.uses.find((one) => one.id === id)?.parameters ?? {};
  return changeUse(logic, id, { parameters: value === undefined ? others : { ...others, [key]: value } }, book);
}

/** Gives uses their places on the canvas. */
export function placeUses(logic: Logic, places: ReadonlyMap<string, Use["at"]>): LogicOutcome {
  const uses = logic.uses.map((use) => {
    const at = places.get(use.id);
    return at && (at.x !== use.at.x || at.y !== use.at.y) ? { ...use, at: { x: at.x, y: at.y } } : use;
  });
  return outcomeOf(logic, { ...logic, uses });
}

/**
 * Another version of the block for a use. Wires stay at ports of the same key; what was joined to a port that is no
 * longer there is open, never joined to another by its name. Parameters that the version does not have are left out.
 */
export function setVersion(logic: Logic, id: string, block: Use["block"], book: BlockBook): LogicOutcome {
  const use = logic.uses.find((one) => one.id === id);
  if (!use) return refuse(logicProblem("use-unknown", { what: "The selection", id }));
  const document = book.get(block.hash);
  if (!document) return refuse(logicProblem("block-unknown", { use: use.name, block: block.id }));
  const keys = new Set(document.parameters.flatMap(({ key, formula }) => (formula === undefined ? [key] : [])));
  const parameters = Object.fromEntries(Object.entries(use.parameters).filter(([key]) => keys.has(key)));
  const after: Use = { ...use, block, parameters };
  const [problem] = checkParameters(after, document);
  if (problem) return refuse(problem);
  const ports = new Set(document.ports.map(({ key }) => key));
  const nets = logic.nets.map((net) => {
    const ends = net.ends.filter((end) => end.use !== id || ports.has(end.port));
    return ends.length === net.ends.length ? net : { ...net, ends };
  });
  const uses = logic.uses.map((one) => (one.id === id ? after : one));
  return outcomeOf(logic, withNets({ ...logic, uses }, nets));
}
