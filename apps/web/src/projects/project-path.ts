/** Where a project opens. The version markers m and r let an older version be linked to. */
export function projectPath({ id, majorVersion, revisionVersion }: ProjectVersion): string {
  return `/layout/${encodeURIComponent(id)}?m=${majorVersion}&r=${revisionVersion}`;
}

export interface ProjectVersion {
  readonly id: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}
