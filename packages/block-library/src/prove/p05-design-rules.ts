import { checkBoard } from "@tracewright/checks";
import { onCarrier } from "./on-carrier.ts";
import type { Proof } from "./proof.ts";

/** Alone on a board, pours filled: no error, no loose end, and every net in one piece, up to the pads of the ports. */
export const layoutKeepsTheRules: Proof = async ({ document }) => {
  const { findings, connections } = checkBoard((await onCarrier(document)).board);
  return [
    ...findings
      .filter(({ severity, rule }) => severity === "error" || rule === "track_dangling" || rule === "via_dangling")
      .map(({ message }) => message),
    ...(connections.connected === connections.total
      ? []
      : [`${connections.total - connections.connected} connections are open`]),
  ];
};
