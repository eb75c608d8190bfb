/** Where the newest picture of a run lies. */
export function previewKey(runId: string): string {
  return `previews/${runId}.json`;
}
