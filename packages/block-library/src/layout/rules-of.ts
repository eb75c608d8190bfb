import { type Board, DEFAULT_RULES, type DesignRules, emptyBoard, type Net, type NetClass } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { netsOf } from "../circuit/circuit-of.ts";
import type { BlockDefinition } from "../definition/block-definition.ts";

const PLAIN = { clearance: fromMm(0.2), trackWidth: fromMm(0.25), viaDiameter: fromMm(0.6), viaDrill: fromMm(0.3) };
const FINE = { clearance: fromMm(0.15), trackWidth: fromMm(0.15), viaDiameter: fromMm(0.5), viaDrill: fromMm(0.3) };

/** A board with the rules, classes and nets of a block, and nothing on it. */
export function emptyBoardOf({ parts, layout }: BlockDefinition): Board {
  const classOf = new Map<string, string>();
  const classes: NetClass[] = [];
  for (const [names, width] of Object.entries(layout.widths ?? {})) {
    const name = `${width} mm`;
    for (const net of names.split(" ")) classOf.set(net, name);
    if (!classes.some((one) => one.name === name)) classes.push({ name, trackWidth: fromMm(width) });
  }
  const [usual] = DEFAULT_RULES.netClasses;
  const rules: DesignRules = {
    ...DEFAULT_RULES,
    minTrackWidth: layout.isFine ? FINE.trackWidth : fromMm(0.2),
    minClearance: (layout.isFine ? FINE : PLAIN).clearance,
    netClasses: [...(usual ? [{ ...usual, ...(layout.isFine ? FINE : PLAIN) }] : []), ...classes],
  };
  const nets = netsOf(parts).map(({ id, name }): Net => {
    const netClass = classOf.get(name);
    return { id, name, ...(netClass !== undefined && { netClass }) };
  });
  return { ...emptyBoard(layout.copperLayers ?? 2), rules, nets };
}
