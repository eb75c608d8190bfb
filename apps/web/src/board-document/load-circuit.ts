import type { Circuit } from "@tracewright/board";
import { fetchWithTimeout } from "../graphql/request-timeout.ts";

/** A stored schematic. */
export async function loadCircuit(url: string): Promise<Circuit> {
  const response = await fetchWithTimeout(url, { credentials: "include" });
  if (!response.ok) throw new Error(`The schematic document could not be loaded (${response.status}).`);
  const circuit: Circuit = await response.json();
  return circuit;
}
