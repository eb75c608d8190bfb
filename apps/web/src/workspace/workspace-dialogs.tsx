import type { Box } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Project } from "../open-project/use-project.ts";
import { LateDialog } from "../shell/late-dialog.tsx";
import type { OnOrder } from "./editing/use-saved-first.ts";
import type { PlacementPreset } from "./placement-options/placement-options-dialog.tsx";
import type { RunCommands } from "./use-run-commands.ts";

const loadDesignRules = () => import("./design-rules/design-rules-dialog.tsx");
const loadPlacementOptions = () => import("./placement-options/placement-options-dialog.tsx");
const loadUpdate = () => import("./update/update-dialog.tsx");
const loadRoutingOptions = () => import("./routing-options/routing-options-dialog.tsx");

export type OpenDialog =
  | { readonly kind: "placement"; readonly preset: PlacementPreset }
  | { readonly kind: "routing" }
  | { readonly kind: "rules" }
  | { readonly kind: "update" };

/** The one dialog that is open over the workspace. */
export function WorkspaceDialogs({
  open,
  onClose,
  project,
  commands,
  editor,
  inView,
  onOrder,
  onUpdated,
}: {
  open: OpenDialog | undefined;
  onClose: () => void;
  project: Project;
  commands: RunCommands;
  /** Of the board, where it may be edited now. */
  editor: Editor | undefined;
  /** What part of the board is in view, nanometres; undefined before it was first drawn. */
  inView: Box | undefined;
  /** Saves before the stored board is compared or replaced. */
  onOrder: OnOrder;
  /** The project has another version. */
  onUpdated: () => void;
}) {
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
          props={{ project, view: inView, commands, editor, onClose }}
        />
      );
    case "rules":
      return editor && <LateDialog key="rules" load={loadDesignRules} props={{ project, editor, onClose }} />;
    case "update":
      return <LateDialog key="update" load={loadUpdate} props={{ project, onOrder, onUpdated, onClose }} />;
    default:
      return null;
  }
}
