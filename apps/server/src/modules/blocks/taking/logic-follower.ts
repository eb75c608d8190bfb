import type { Use } from "@tracewright/logic";
import type { Database } from "../../../platform/database/open-database.ts";
import { serviceKey } from "../../../platform/services.ts";
import type { PackedDocument } from "../../../threads/messages/packed-document.ts";
import type { ProjectRow } from "../../projects/project-policy.ts";

/** Documents of a project whose logic has the versions of blocks that its board has. */
export interface FollowedDesign {
  readonly logic: PackedDocument;
  readonly circuit: PackedDocument;
  readonly board: PackedDocument;
  /** Makes them, and the documents of their blocks, those of the project. */
  link(transaction: Database): Promise<void>;
}

/** Keeps the logic of a project made of blocks in step with its board. The module of logics brings it. */
export interface LogicFollower {
  follow(project: ProjectRow, board: PackedDocument, version: Use["block"]): Promise<FollowedDesign>;
}

export const LOGIC_FOLLOWER = serviceKey<LogicFollower>("logic follower");
