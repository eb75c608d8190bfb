export interface VersionInput {
  readonly majorVersion?: number | null | undefined;
  readonly revisionVersion?: number | null | undefined;
}
