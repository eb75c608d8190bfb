import type { Board, BoardChange } from "@tracewright/board";
import type { CombinedError } from "urql";
import type { CompareVersionsQuery } from "../../graphql/generated/documents.ts";
import { createConcern } from "./concern.ts";

export interface Version {
  readonly majorVersion: number;
  readonly revisionVersion: number;
}

export interface VersionCommands {
  /** Copies a version as the newest one and goes to the page that was worked on last. */
  readonly apply: (version: Version) => Promise<boolean>;
  /** Deletes what came after a version. */
  readonly reset: (version: Version) => Promise<boolean>;
  readonly busy: "apply" | "reset" | undefined;
  readonly error: CombinedError | undefined;
  readonly dismissError: () => void;
}

/** Two versions, the older first. */
export interface ComparedVersions {
  readonly before: Version;
  readonly after: Version;
}

type Answer = CompareVersionsQuery["edaProjectVersionComparison"];

export interface VersionComparison {
  /** Undefined while it is computed. */
  readonly answer: (Omit<Answer, "changes"> & { readonly changes: readonly BoardChange[] }) | undefined;
  readonly error: CombinedError | undefined;
  readonly retry: () => void;
}

export interface WorkspaceVersions {
  readonly commands: VersionCommands;
  /** Undefined: none are compared. */
  readonly compared: ComparedVersions | undefined;
  readonly compare: (versions: ComparedVersions | undefined) => void;
  readonly comparison: VersionComparison | undefined;
  /** The board of the older of two compared versions, once it is there. */
  readonly before: Board | undefined;
}

/** The versions of the project: what can be ordered of one, and which two are compared. */
export const [VersionsProvider, useWorkspaceVersions] = createConcern<WorkspaceVersions>("versions");
