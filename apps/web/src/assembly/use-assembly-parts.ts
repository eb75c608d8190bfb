import { type AssemblyPart, assemblyParts } from "@tracewright/assembly";
import type { Circuit } from "@tracewright/board";
import { useCallback, useState } from "react";
import { loadBoard } from "../board-document/load-board.ts";
import { loadCircuit } from "../board-document/load-circuit.ts";
import { useRestart } from "../effects/use-restart.ts";
import type { Project } from "../open-project/use-project.ts";

/** What board and schematic of a project say of its parts, put together. */
export function useAssemblyParts({ boardDocumentUrl, circuitDocumentUrl }: Project): {
  parts: readonly AssemblyPart[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [parts, setParts] = useState<readonly AssemblyPart[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isWanted = true;
    setFailed(false);
    const board = boardDocumentUrl === null ? undefined : loadBoard(boardDocumentUrl);
    const circuit: Promise<Circuit> | undefined =
      circuitDocumentUrl === null ? undefined : loadCircuit(circuitDocumentUrl);
    Promise.all([board, circuit]).then(
      ([loaded, read]) => isWanted && setParts(assemblyParts({ board: loaded, circuit: read })),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [boardDocumentUrl, circuitDocumentUrl]);
  return { parts, failed, retry: useRestart(load) };
}
