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
  /** Undefined: the project is not made of blocks, or the board has none of the versions for another one of the logic. */
  follow(
    project: ProjectRow,
    board: PackedDocument,
    versions: readonly Use["block"][],
  ): Promise<FollowedDesign | undefined>;
}

export const LOGIC_FOLLOWER = serviceKey<LogicFollower>("logic follower");
