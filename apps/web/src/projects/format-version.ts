/** "v2.14", the way people quote a version. */
export function formatVersion({
  majorVersion,
  revisionVersion,
}: {
  majorVersion: number;
  revisionVersion: number;
}): string {
  return `v${majorVersion}.${revisionVersion}`;
}
