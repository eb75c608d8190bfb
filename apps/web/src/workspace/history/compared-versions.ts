import type { Version } from "./use-version-commands.ts";

/** Two versions, the older first. */
export interface ComparedVersions {
  readonly before: Version;
  readonly after: Version;
}
