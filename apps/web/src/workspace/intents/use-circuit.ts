import type { Circuit } from "@tracewright/board";
import { useEffect, useState } from "react";
import { loadCircuit } from "../../board-document/load-circuit.ts";

/** The schematic of a project, for the names that it gives; where there is none, or it cannot be fetched, the board's have to do. */
export function useCircuit(url: string | null): Circuit | undefined {
  const [circuit, setCircuit] = useState<Circuit>();
  useEffect(() => {
    let isWanted = true;
    setCircuit(undefined);
    if (url === null) return;
    loadCircuit(url).then(
      (loaded) => isWanted && setCircuit(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  return circuit;
}
