/** Where a project opens, or its result. The version markers m and r let an older version be linked to. */
export function projectPath(
  { id, majorVersion, revisionVersion }: ProjectVersion,
  page: "layout" | "result" = "layout",
): string {
  return `/${page}/${encodeURIComponent(id)}?m=${majorVersion}&r=${revisionVersion}`;
}

export interface ProjectVersion {
  readonly id: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}
