import { type BlockFinding, blockFinding } from "../findings/block-finding.ts";
import type { BlockDocument } from "../records/block-document.ts";
import type { Port } from "../records/port.ts";
import type { Span } from "../records/span.ts";

export function checkPorts(block: BlockDocument): BlockFinding[] {
  const { ports } = block;
  if (ports.length === 0) return [blockFinding("PORT_NONE")];
  return [...checkNames(ports), ...checkSharedNets(ports), ...ports.flatMap((port) => checkPort(port, block))];
}

function checkNames(ports: readonly Port[]): BlockFinding[] {
  const twice = new Set(
    [ports.map(({ key }) => key), ports.map(({ name }) => name)].flatMap((names) =>
      names.filter((name, index) => names.indexOf(name) < index),
    ),
  );
  return [...twice].map((name) => blockFinding("PORT_DUPLICATE", { name }));
}

function checkSharedNets(ports: readonly Port[]): BlockFinding[] {
  return [...Map.groupBy(ports, ({ net }) => net)].flatMap(([net, [first, ...others]]) =>
    others.map((other) => blockFinding("PORT_SHORTED", { net, name: first?.name ?? "", other: other.name })),
  );
}

/** What the figures of a port name has to be in the block. */
function checkFacts({ key, name, facts }: Port, { ports, parameters }: BlockDocument): BlockFinding[] {
  const isPort = (other: string) => other !== key && ports.some((port) => port.key === other);
  const { origin, passesTo, voltageParameter } = facts ?? {};
  const finding = (what: string, other: string, kind: string) =>
    blockFinding("PORT_FACT", { port: name, what, name: other, kind });
  return [
    ...(origin?.ports ?? []).filter((one) => !isPort(one)).map((one) => finding("origin", one, "port")),
    ...(passesTo === undefined || isPort(passesTo) ? [] : [finding("other end", passesTo, "port")]),
    ...(voltageParameter === undefined || parameters.some((one) => one.key === voltageParameter)
      ? []
      : [finding("voltage", voltageParameter, "parameter")]),
  ];
}

function checkPort(port: Port, block: BlockDocument): BlockFinding[] {
  const { circuit, ports, sources } = block;
  const { name, net, pins, supply, netType, voltage, absoluteMax, current } = port;
  const findings: BlockFinding[] = [];
  const netId = circuit.nets.find((one) => one.name === net)?.id;
  if (netId === undefined) findings.push(blockFinding("PORT_NOT_IN_CIRCUIT", { port: name, net }));
  for (const { part, pin } of pins) {
    const found = circuit.components
      .find(({ reference }) => reference === part)
      ?.pins.find(({ number }) => number === pin);
    if (!found) findings.push(blockFinding("PORT_PIN_NOT_IN_CIRCUIT", { port: name, part, pin }));
    else if (netId !== undefined && found.net !== netId)
      findings.push(blockFinding("PORT_PIN_ON_OTHER_NET", { port: name, net, part, pin }));
  }
  if (supply !== undefined && !ports.some(({ key }) => key === supply && key !== port.key))
    findings.push(blockFinding("PORT_SUPPLY", { port: name, name: supply }));
  for (const [what, span] of Object.entries({ voltage, absoluteMax, current }))
    if (span?.min !== undefined && span.max !== undefined && span.min > span.max)
      findings.push(blockFinding("PORT_RANGE", { port: name, what, min: span.min, max: span.max }));
  if (voltage && absoluteMax && !isWithin(voltage, absoluteMax))
    findings.push(blockFinding("PORT_OUTSIDE_ABSOLUTE", { port: name }));
  findings.push(...checkFacts(port, block));
  if (netType === "VCC" && !voltage) findings.push(blockFinding("PORT_VOLTAGE_UNKNOWN", { port: name }));
  for (const source of port.sources)
    if (!sources.some(({ id }) => id === source))
      findings.push(blockFinding("SOURCE_MISSING", { subject: `Port ${name}`, name: source }));
  return findings;
}

function isWithin(inner: Span, outer: Span): boolean {
  const { min = -Infinity, max = Infinity } = outer;
  return [inner.min, inner.nominal, inner.max].every((value) => value === undefined || (value >= min && value <= max));
}
