import type { Board } from "@tracewright/board";
import { isUnconnectedName, shownName } from "@tracewright/text";

interface NetOption {
  readonly value: string;
  readonly name: string;
}

const inOrder = new Intl.Collator(undefined, { numeric: true });
const known = new WeakMap<Board["nets"], readonly NetOption[]>();

/**
 * The nets to choose from, by name, without those of pins that the schematic leaves unconnected. Sorted once for a
 * board's nets: hundreds of names take longer than the rest of the panel.
 */
export function netOptions({ nets }: Pick<Board, "nets">): readonly NetOption[] {
  let options = known.get(nets);
  if (!options) {
    options = nets
      .filter(({ name }) => !isUnconnectedName(name))
      .map(({ id, name }) => ({ value: id as string, name: shownName(name) }))
      .sort((a, b) => inOrder.compare(a.name, b.name));
    known.set(nets, options);
  }
  return options;
}
