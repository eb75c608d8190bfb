import type { Board } from "@tracewright/board";
import { electricalSettings } from "@tracewright/checks";
import { useMemo } from "react";
import { useCircuit } from "../../open-project/use-circuit.ts";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { boardElectricalCommands } from "./electrical-commands.ts";
import { ElectricalFindings } from "./electrical-findings.tsx";

/** Electrical findings beside those of the board, which keeps their settings. */
export function ElectricalTab({
  board,
  find,
  severity,
}: {
  board: Board;
  find: string;
  severity: "all" | "error" | "warning";
}) {
  const { project } = useWorkspaceProject();
  const { editor } = useWorkspaceBoard();
  const loaded = useCircuit(project.circuitDocumentUrl);
  // Equal settings are the same object: a moved part asks for no other check.
  const stored = JSON.stringify(electricalSettings(board));
  const settings = useMemo((): ReturnType<typeof electricalSettings> => JSON.parse(stored), [stored]);
  const commands = useMemo(() => boardElectricalCommands(editor), [editor]);
  return (
    <ElectricalFindings
      loaded={loaded}
      board={board}
      settings={settings}
      commands={commands}
      find={find}
      severity={severity}
    />
  );
}
