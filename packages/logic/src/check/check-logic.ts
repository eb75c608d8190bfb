import { type BlockDocument, blockSentence, evaluateParameters, type Port } from "@tracewright/blocks";
import { type BlockBook, documentOf, nameEnd, portAt } from "../book/block-book.ts";
import { LOGIC_LIMITS } from "../records/limits.ts";
import { LOGIC_LISTS, type Logic, type LogicNet, type Use } from "../records/logic.ts";
import { type LogicProblem, logicProblem } from "./logic-problem.ts";

/**
 * Whether the records of a logic agree with each other and with the documents of their blocks: the invariants that every
 * command keeps. Empty: they do. What the circuit is worth electrically is said by the rules.
 */
export function checkLogic(logic: Logic, book: BlockBook): readonly LogicProblem[] {
  const tooMany = checkLimits(logic);
  if (tooMany.length > 0) return tooMany;
  return [
    ...checkIds(logic),
    ...checkNames(logic),
    ...logic.uses.flatMap((use) => checkUse(use, book)),
    ...checkNets(logic, book),
    ...checkReferences(logic),
  ];
}

function checkLimits(logic: Logic): LogicProblem[] {
  const counts = [
    ...(["uses", "nets", "buses", "groups", "domains", "notes", "waivers"] as const).map((list) => ({
      what: list === "uses" ? "blocks" : list,
      count: logic[list].length,
      limit: LOGIC_LIMITS[list],
    })),
    {
      what: "joined ports",
      count: logic.nets.reduce((sum, { ends }) => sum + ends.length, 0),
      limit: LOGIC_LIMITS.ends,
    },
  ];
  return counts.filter(({ count, limit }) => count > limit).map((facts) => logicProblem("too-many", facts));
}

function checkIds(logic: Logic): LogicProblem[] {
  const ids = LOGIC_LISTS.flatMap((list) => logic[list].map(({ id }) => id));
  return twice(ids).map((id) => logicProblem("id-twice", { id }));
}

function checkNames({ uses, nets }: Logic): LogicProblem[] {
  const lists = [
    { what: "blocks", names: uses.map(({ name }) => name) },
    { what: "nets", names: nets.map(({ name }) => name) },
  ];
  return lists.flatMap(({ what, names }) => twice(names).map((name) => logicProblem("name-twice", { what, name })));
}

function checkUse(use: Use, book: BlockBook): LogicProblem[] {
  const document = documentOf(use, book);
  if (!document) return [logicProblem("block-unknown", { use: use.name, block: use.block.id })];
  return checkParameters(use, document);
}

/** The values that a use gives to parameters of its block. */
export function checkParameters({ name, parameters }: Use, { parameters: own }: BlockDocument): LogicProblem[] {
  const given = Object.entries(parameters);
  if (given.length === 0) return [];
  const unknown = given.filter(([key]) => !own.some((one) => one.key === key && one.formula === undefined));
  const { findings } = evaluateParameters(own, new Map(given));
  return [
    ...unknown.map(([key]) => logicProblem("parameter-unknown", { use: name, key })),
    ...findings.map((finding) => logicProblem("parameter-value", { use: name, why: blockSentence(finding) })),
  ];
}

function checkNets(logic: Logic, book: BlockBook): LogicProblem[] {
  const problems: LogicProblem[] = [];
  const netOf = new Map<string, string>();
  const uses = new Map(logic.uses.map((use) => [use.id, use]));
  for (const net of logic.nets)
    for (const end of net.ends) {
      const use = uses.get(end.use);
      const where = `${end.use} ${end.port}`;
      const other = netOf.get(where);
      if (!use) problems.push(logicProblem("use-unknown", { what: `Net ${net.name}`, id: end.use }));
      else if (documentOf(use, book) && !portAt({ uses: [use] }, end, book))
        problems.push(logicProblem("port-unknown", { use: use.name, port: end.port }));
      if (other !== undefined)
        problems.push(logicProblem("port-twice", { end: nameEnd(logic, end), net: other, other: net.name }));
      netOf.set(where, net.name);
    }
  return [...problems, ...logic.nets.flatMap((net) => checkKind(logic, net, book))];
}

/** The kind of a net that joins these ports: ground wins over supply, supply over signal. */
export function kindOfNet(ports: readonly Pick<Port, "netType">[]): LogicNet["kind"] {
  const has = (kind: Port["netType"]) => ports.some(({ netType }) => netType === kind);
  return has("GND") ? "ground" : has("VCC") ? "supply" : "signal";
}

function checkKind(logic: Logic, net: LogicNet, book: BlockBook): LogicProblem[] {
  const ends = net.ends.flatMap((end) => {
    const port = portAt(logic, end, book);
    return port ? [{ end, port }] : [];
  });
  const supply = ends.find(({ port }) => port.netType === "VCC");
  const ground = ends.find(({ port }) => port.netType === "GND");
  if (supply && ground)
    return [logicProblem("supply-to-ground", { end: nameEnd(logic, supply.end), other: nameEnd(logic, ground.end) })];
  const wanted = kindOfNet(ends.map(({ port }) => port));
  const decisive = ground ?? supply;
  if (!decisive || net.kind === wanted) return [];
  return [logicProblem("net-kind", { net: net.name, end: nameEnd(logic, decisive.end), kind: net.kind })];
}

function checkReferences({ uses, nets, buses, groups, domains }: Logic): LogicProblem[] {
  const [useIds, netIds] = [new Set(uses.map(({ id }) => id)), new Set(nets.map(({ id }) => id))];
  const missingNet = (what: string, id: string) => (netIds.has(id) ? [] : [logicProblem("net-unknown", { what, id })]);
  const groupOf = new Map<string, string>();
  return [
    ...buses.flatMap(({ name, nets: own }) => Object.values(own).flatMap((id) => missingNet(`Bus ${name}`, id))),
    ...domains.flatMap(({ name, ground }) => missingNet(`Domain ${name}`, ground)),
    ...groups.flatMap(({ name, members }) =>
      members.flatMap((id) => {
        if (!useIds.has(id)) return [logicProblem("use-unknown", { what: `Group ${name}`, id })];
        const other = groupOf.get(id);
        groupOf.set(id, name);
        const use = uses.find((one) => one.id === id)?.name ?? id;
        return other === undefined ? [] : [logicProblem("group-twice", { use, group: other, other: name })];
      }),
    ),
  ];
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) < index))];
}
