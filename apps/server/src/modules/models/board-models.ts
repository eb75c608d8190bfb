import { serviceKey } from "../../platform/services.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";

export type ModelFile =
  | { readonly status: "ready"; readonly glb: Uint8Array; readonly seal: string }
  /** Somebody is at it; ask again. */
  | { readonly status: "making" }
  /** Why the board has none; a sentence each, in English. */
  | { readonly status: "refused"; readonly reasons: readonly string[] }
  /** It could not be made now. */
  | { readonly status: "failed" }
  /** The version has no board. */
  | { readonly status: "none" };

/** The 3D models of boards. */
export interface BoardModels {
  /** Of a version of an own project; 70006 and 70007 where there is none. */
  find(userId: string, projectId: string, version: VersionInput): Promise<ModelFile>;
  /** Of a project as it is at one of its versions or results, for a caller who has found out that it may be seen. */
  findShown(project: ProjectRow): Promise<ModelFile>;
  /** Has the model of a project's version made before anybody asks for it. */
  prepare(userId: string, projectId: string): void;
  /** Ends what is being made. */
  stop(): Promise<void>;
}

export const BOARD_MODELS = serviceKey<BoardModels>("board models");
