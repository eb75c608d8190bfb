/** Fit for every file system and every fab's upload form: letters, digits, dots, dashes and underscores. */
export function fileStem(name: string): string {
  const stem = name.normalize("NFKC").replaceAll(/[^\p{L}\p{N}._-]+/gu, "_");
  return stem.replace(/^[._]+/, "").slice(0, 80) || "board";
}
