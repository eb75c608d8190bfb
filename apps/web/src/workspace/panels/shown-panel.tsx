import { LatePanel } from "../../shell/late-panel.tsx";
import { CandidatesPanel } from "../candidates/candidates-panel.tsx";
import { useWorkspaceBoard } from "../controller/board.ts";
import { useWorkspacePanels } from "../controller/panels.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import { useWorkspaceResults } from "../controller/results.ts";
import { ReceiptPanel } from "../receipt-panel.tsx";

const loadChecks = () => import("../checks-panel/checks-panel.tsx");
const loadSchematicChecks = () => import("../checks-panel/schematic-checks-panel.tsx");
const loadComments = () => import("../comments/comments-panel.tsx");
const loadHistory = () => import("../history/history-panel.tsx");
const loadIntents = () => import("../intents/intents-panel.tsx");

/** The one panel that is seen beside the board: the candidates where no other is open. */
export function ShownPanel() {
  const { older, hasBoard } = useWorkspaceProject();
  const { candidates } = useWorkspaceResults();
  const { board, checks } = useWorkspaceBoard();
  const { shown, close } = useWorkspacePanels();
  const onClose = () => shown && close(shown);
  switch (shown) {
    case "history":
      return <LatePanel key="history" load={loadHistory} props={{ onClose }} />;
    case "comments":
      return <LatePanel key="comments" load={loadComments} props={{ onClose }} />;
    case "receipt":
      return <ReceiptPanel onClose={onClose} />;
    case "checks":
      if (!hasBoard) return <LatePanel key="electrical" load={loadSchematicChecks} props={{ onClose }} />;
      return board && checks && <LatePanel key="checks" load={loadChecks} props={{ board, checks, onClose }} />;
    case "intents":
      return <LatePanel key="intents" load={loadIntents} props={{ onClose }} />;
    case undefined:
      return !older && candidates.all && <CandidatesPanel candidates={candidates.all} />;
  }
}
