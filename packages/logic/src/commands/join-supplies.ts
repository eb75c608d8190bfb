import { netAt } from "../book/block-book.ts";
import { intervalOf } from "../facts/interval.ts";
import { LogicFacts, type PlacedPort } from "../facts/logic-facts.ts";
import type { End, Logic } from "../records/logic.ts";
import { type LogicOutcome, outcomeOf } from "./command-outcome.ts";
import { connect } from "./net-commands.ts";
import type { Hands } from "./use-commands.ts";

/**
 * The wires that hardly anybody would draw otherwise: all open grounds together, each open supply input at the one source of
 * its voltage, or at the only source there is, and enable inputs at the supply of their block. Where several sources come into
 * question, the input stays open. Nothing that is joined changes.
 */
export function joinSupplies(logic: Logic, hands: Hands): LogicOutcome {
  let now = logic;
  const join = (ends: readonly End[]) => {
    const outcome = connect(now, ends, hands);
    if (outcome.status === "done") now = outcome.logic;
  };
  const isOpen = ({ end }: PlacedPort) => !netAt(now, end);
  const portsOf = (one: Logic) => new LogicFacts(one, hands.book).uses.flatMap(({ ports }) => ports);
  const grounds = portsOf(now).filter(({ port }) => port.netType === "GND");
  const joined = grounds.find((port) => !isOpen(port));
  const open = grounds.filter(isOpen);
  // Where the project has grounds of its own, a person decided which; a new block joins the first.
  const all = [...(joined ? [joined] : []), ...open].map(({ end }) => end);
  if (open.length > 0 && all.length > 1) join(all);
  // A supply that is joined may be what another block passes on: from the sources down.
  for (let round = 0; round < logic.uses.length; round += 1) {
    const before = now;
    const ports = portsOf(now);
    for (const load of ports.filter(({ port }) => port.netType === "VCC" && port.direction === "in").filter(isOpen)) {
      const source = onlySource(load, ports);
      if (source) join([source.end, load.end]);
    }
    if (now === before) break;
  }
  for (const { end, use, port } of portsOf(now).filter(isOpen)) {
    const isEnable =
      port.netType === "SIGNAL" && port.direction === "in" && port.required && /^(EN|CE|SHDN)/i.test(port.key);
    if (isEnable && port.supply !== undefined && netAt(now, { use: use.id, port: port.supply }))
      join([{ use: use.id, port: port.supply }, end]);
  }
  return outcomeOf(logic, now);
}

/**
 * The only source of other blocks whose volts are those that the load works at; of several, none. Where no volts fit, the only
 * source of all, so that the rules say what does not fit.
 */
function onlySource(load: PlacedPort, ports: readonly PlacedPort[]): PlacedPort | undefined {
  const needed = intervalOf(load.port.voltage ?? {});
  if (!needed) return undefined;
  const sources = ports.filter(
    ({ port, use }) => port.netType === "VCC" && port.direction !== "in" && use.id !== load.use.id,
  );
  const fit = sources.filter(({ port }) => {
    const given = intervalOf(port.voltage ?? {});
    const nominal = port.voltage?.nominal ?? (given ? (given.min + given.max) / 2 : undefined);
    return nominal !== undefined && nominal >= needed.min && nominal <= needed.max;
  });
  const possible = fit.length > 0 ? fit : sources;
  const outputs = possible.filter(({ port }) => port.direction === "out");
  const candidates = outputs.length > 0 ? outputs : possible;
  return candidates.length === 1 ? candidates[0] : undefined;
}
