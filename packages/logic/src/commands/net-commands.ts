import type { BlockBook } from "../book/block-book.ts";
import { isSameEnd, nameEnd, netAt, portAt } from "../book/block-book.ts";
import { kindOfNet } from "../check/check-logic.ts";
import { logicProblem } from "../check/logic-problem.ts";
import type { End, Logic, LogicNet } from "../records/logic.ts";
import { freeName, type LogicOutcome, outcomeOf, refuse } from "./command-outcome.ts";
import { type Hands, withNets } from "./use-commands.ts";

/**
 * Joins ports, and all nets that they are in, to one net. Refused is only what can never be right, a supply on ground;
 * what is doubtful is made, and the rules say so.
 */
export function connect(logic: Logic, ends: readonly End[], { book, newId }: Hands): LogicOutcome {
  const [first, ...others] = ends;
  if (!first || others.length === 0) return refuse(logicProblem("nothing-chosen", {}));
  for (const end of ends) {
    if (!logic.uses.some(({ id }) => id === end.use))
      return refuse(logicProblem("use-unknown", { what: "The wire", id: end.use }));
    if (!portAt(logic, end, book))
      return refuse(logicProblem("port-unknown", { use: nameOf(logic, end), port: end.port }));
  }
  const met = [...new Set(ends.flatMap((end) => netAt(logic, end) ?? []))];
  const [only] = met;
  const firstOther = others[0] ?? first;
  if (only && met.length === 1 && ends.every((end) => netAt(logic, end) === only))
    return refuse(logicProblem("already-joined", { end: nameEnd(logic, first), other: nameEnd(logic, firstOther) }));
  const joined = distinct([...met.flatMap((net) => net.ends), ...ends]);
  const ports = joined.flatMap((end) => {
    const port = portAt(logic, end, book);
    return port ? [{ end, port }] : [];
  });
  const supply = ports.find(({ port }) => port.netType === "VCC");
  const ground = ports.find(({ port }) => port.netType === "GND");
  if (supply && ground)
    return refuse(
      logicProblem("supply-to-ground", { end: nameEnd(logic, supply.end), other: nameEnd(logic, ground.end) }),
    );
  const kind = kindOfNet(ports.map(({ port }) => port));
  const kept = keptNet(met);
  const taken = logic.nets.map(({ name }) => name);
  const net: LogicNet = kept
    ? { ...kept, kind, ends: joined }
    : { id: newId(), name: freeName(nameFor(ports), taken), kind, ends: joined };
  const gone = new Set(met.map(({ id }) => id));
  const after = renamedNets(logic, gone, net.id);
  const nets = logic.nets.flatMap((one) => (one.id === net.id ? [net] : gone.has(one.id) ? [] : [one]));
  return outcomeOf(logic, withNets(after, kept ? nets : [...nets, net]));
}

/** Of nets that are joined, the one whose name stays: ground, then supply, then the one with the most ends. */
function keptNet(nets: readonly LogicNet[]): LogicNet | undefined {
  const rank = ({ kind }: LogicNet) => (kind === "ground" ? 2 : kind === "supply" ? 1 : 0);
  return [...nets].sort((a, b) => rank(b) - rank(a) || b.ends.length - a.ends.length)[0];
}

/** A net is called after what it is: ground, the source of a supply, else its first port. */
function nameFor(ports: readonly { readonly port: { readonly name: string; readonly netType: string } }[]): string {
  const ground = ports.find(({ port }) => port.netType === "GND");
  const supply = ports.find(({ port }) => port.netType === "VCC");
  return (ground ?? supply ?? ports[0])?.port.name ?? "Net";
}

/** Buses and domains that named a net which was joined to another name that one. */
function renamedNets(logic: Logic, gone: ReadonlySet<string>, id: string): Logic {
  const now = (net: string) => (gone.has(net) ? id : net);
  return {
    ...logic,
    buses: logic.buses.map((bus) => ({
      ...bus,
      nets: Object.fromEntries(Object.entries(bus.nets).map(([role, net]) => [role, now(net)])),
    })),
    domains: logic.domains.map((domain) => ({ ...domain, ground: now(domain.ground) })),
  };
}

/** Takes ports off their net. The kind of what is left follows from its ports. */
export function disconnect(logic: Logic, ends: readonly End[], book: BlockBook): LogicOutcome {
  const free = ends.find((end) => !netAt(logic, end));
  if (free) return refuse(logicProblem("not-joined", { end: nameEnd(logic, free) }));
  const nets = logic.nets.map((net) => {
    const left = net.ends.filter((end) => !ends.some((other) => isSameEnd(end, other)));
    if (left.length === net.ends.length) return net;
    const ports = left.flatMap((end) => portAt(logic, end, book) ?? []);
    return { ...net, ends: left, kind: kindOfNet(ports) };
  });
  return outcomeOf(logic, withNets(logic, nets));
}

/** Another name for a net, or the volts that a supply from outside of the project has. */
export function changeNet(
  logic: Logic,
  id: string,
  change: { readonly name?: string; readonly external?: LogicNet["external"] },
): LogicOutcome {
  const net = logic.nets.find((one) => one.id === id);
  if (!net) return refuse(logicProblem("net-unknown", { what: "The selection", id }));
  const { external: _, ...plain } = net;
  const external = "external" in change ? change.external : net.external;
  const after: LogicNet = { ...plain, ...(external && { external }), name: change.name ?? net.name };
  if (after.name.trim() === "") return refuse(logicProblem("name-empty", {}));
  if (logic.nets.some((other) => other.id !== id && other.name === after.name))
    return refuse(logicProblem("name-twice", { what: "nets", name: after.name }));
  return outcomeOf(logic, { ...logic, nets: logic.nets.map((one) => (one.id === id ? after : one)) });
}

function distinct(ends: readonly End[]): End[] {
  return ends.filter((end, index) => ends.findIndex((other) => isSameEnd(end, other)) === index);
}

function nameOf({ uses }: Logic, { use }: End): string {
  return uses.find(({ id }) => id === use)?.name ?? use;
}
