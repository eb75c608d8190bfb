import type { NetId } from "@tracewright/board";

/** The names of nets by their ids. */
export function netNameOf(
  nets: readonly { readonly id: NetId; readonly name: string }[],
): (net: NetId) => string | undefined {
  const names = new Map(nets.map(({ id, name }) => [id, name]));
  return (net) => names.get(net);
}
