import { useWorkspaceProject } from "../controller/project.ts";
import type { Version } from "../controller/versions.ts";

/** The version on the canvas: the newest, or the one that the address names. */
export function useVersionOnView(): Version {
  const { project, older } = useWorkspaceProject();
  return older ? { majorVersion: older.m, revisionVersion: older.r } : project;
}

export function isSameVersion(a: Version, b: Version): boolean {
  return a.majorVersion === b.majorVersion && a.revisionVersion === b.revisionVersion;
}
