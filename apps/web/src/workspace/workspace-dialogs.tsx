import { LateDialog } from "../shell/late-dialog.tsx";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useCanvasReports } from "./controller/canvas-reports.ts";
import { useWorkspaceOrders } from "./controller/orders.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { CopperDialog } from "./copper-ask/copper-dialog.tsx";

const loadDesignRules = () => import("./design-rules/design-rules-dialog.tsx");
const loadPlacementOptions = () => import("./placement-options/placement-options-dialog.tsx");
const loadUpdate = () => import("./update/update-dialog.tsx");
const loadRoutingOptions = () => import("./routing-options/routing-options-dialog.tsx");

/** The one dialog that is open over the workspace, and the question what a run may remove. */
export function WorkspaceDialogs() {
  const { askedCopper } = useWorkspaceOrders();
  return (
    <>
      {askedCopper && <CopperDialog asked={askedCopper} />}
      <OrderDialog />
    </>
  );
}

function OrderDialog() {
  const { project, reload } = useWorkspaceProject();
  const { commands } = useWorkspaceRun();
  const { editor } = useWorkspaceBoard();
  const { inView } = useCanvasReports();
  const { dialog: open, closeDialog: onClose, saveFirst } = useWorkspaceOrders();
  switch (open?.kind) {
    case "placement":
      return (
        <LateDialog
          key="placement"
          load={loadPlacementOptions}
          props={{ project, preset: open.preset, commands, editor, onClose }}
        />
      );
    case "routing":
      return (
        <LateDialog
          key="routing"
          load={loadRoutingOptions}
          props={{ project, view: inView.current, commands, editor, onClose }}
        />
      );
    case "rules":
      return (
        editor && (
          <LateDialog
            key="rules"
            load={loadDesignRules}
            props={{ project, editor, tab: open.tab, question: open.question, onClose }}
          />
        )
      );
    case "update":
      return (
        <LateDialog
          key="update"
          load={loadUpdate}
          props={{ project, onOrder: saveFirst, onUpdated: reload, onClose }}
        />
      );
    default:
      return null;
  }
}
