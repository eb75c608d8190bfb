import type { CombinedError } from "urql";
import type { Project } from "../../open-project/use-project.ts";
import { createConcern } from "./concern.ts";

export interface WorkspaceProject {
  readonly project: Project;
  /** Fetches the project again; ends once the answer is shown, or has failed. */
  readonly reload: () => Promise<void>;
  readonly hasBoard: boolean;
  /** The version on view, where it is not the newest: nothing can be edited or started. */
  readonly older: { readonly m: number; readonly r: number } | undefined;
  readonly olderError: CombinedError | undefined;
}

/** The open project, and which of its versions is on view. */
export const [ProjectProvider, useWorkspaceProject] = createConcern<WorkspaceProject>("project");
