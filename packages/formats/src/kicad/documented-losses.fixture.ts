const ROW = /^\| (dropped|converted|left out) \| `([^`]+)` \|/gm;

/** The table of losses in the text of a page of docs/formats: "dropped tracks", "left out layer …". */
export function documentedLosses(text: string): string[] {
  return [...text.matchAll(ROW)].map(([, what, name]) => `${what} ${name}`).sort();
}
