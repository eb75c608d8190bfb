import type { BlockDocument } from "@tracewright/blocks";
import { type Board, netNameRole } from "@tracewright/board";

/**
 * Nets for ports by their names: equal ones, whatever the case and the sheet, else for a ground port the only ground net.
 * What is not found is left to the person.
 */
export function suggestJoins(board: Board, { ports }: Pick<BlockDocument, "ports">): Record<string, string> {
  const byName = new Map<string, string>();
  for (const { name } of board.nets) {
    const short = plain(name);
    if (short !== "" && !byName.has(short)) byName.set(short, name);
  }
  const grounds = board.nets.filter(({ name }) => netNameRole(name) === "ground").map(({ name }) => name);
  const joins: Record<string, string> = {};
  for (const { key, name, net, netType } of ports) {
    const found =
      byName.get(plain(net)) ??
      byName.get(plain(name)) ??
      (netType === "GND" && grounds.length === 1 ? grounds[0] : undefined);
    if (found !== undefined) joins[key] = found;
  }
  return joins;
}

function plain(name: string): string {
  return (name.split("/").at(-1) ?? name).toLowerCase();
}
