import { createConcern } from "./concern.ts";
import type { PanelName } from "./panel-pile.ts";

export interface WorkspacePanels {
  /** The one that is seen; undefined: the candidates, where there are some to look at. */
  readonly shown: PanelName | undefined;
  /** Whether there is a board that the placer could understand. */
  readonly hasIntents: boolean;
  readonly toggle: (panel: PanelName) => void;
  readonly open: (panel: PanelName) => void;
  readonly close: (panel: PanelName) => void;
}

/** Which panel is seen beside the board. What a panel pointed at goes with it. */
export const [PanelsProvider, useWorkspacePanels] = createConcern<WorkspacePanels>("panels");
