import type { Circuit } from "@tracewright/board";
import { useCallback, useState } from "react";
import { loadCircuit } from "../board-document/load-circuit.ts";
import { useRestart } from "../effects/use-restart.ts";

export interface LoadedCircuit {
  /** Undefined until it has come, where there is none, and where it could not be fetched. */
  readonly circuit: Circuit | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The schematic of a project; null: it has none, or nobody needs it yet. */
export function useCircuit(url: string | null): LoadedCircuit {
  const [circuit, setCircuit] = useState<Circuit>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isWanted = true;
    setCircuit(undefined);
    setFailed(false);
    if (url === null) return undefined;
    loadCircuit(url).then(
      (loaded) => isWanted && setCircuit(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  const retry = useRestart(load);
  return { circuit, failed, retry };
}
