import type { ProjectIntentsFieldsFragment } from "../../graphql/generated/documents.ts";
import type { Focus, Pointed } from "../focus.ts";
import { createConcern } from "./concern.ts";

type Intent = ProjectIntentsFieldsFragment["entries"][number]["intent"];

export interface WorkspacePointing {
  /** Where the canvas was last sent. */
  readonly focus: Focus | undefined;
  readonly showPlace: (place: Focus) => void;
  /** Goes to all pads and tracks of nets, where they have some. */
  readonly showNets: (nets: readonly string[]) => void;
  /** Goes to what an intent is about. */
  readonly showIntent: (intent: Intent) => void;
  /** Lights up what an intent is about, without going there; undefined: nothing any more. */
  readonly pointAt: (intent: Intent | undefined) => void;
  /** What is lit up. */
  readonly pointed: Pointed | undefined;
}

/** How what stands beside the canvas points at places of the board on it. */
export const [PointingProvider, useWorkspacePointing] = createConcern<WorkspacePointing>("pointing");
