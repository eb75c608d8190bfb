const MAX_LENGTH = 80;

/**
 * A name that is one on every file system and in every fab's upload form, made of what a person or a file said: letters
 * and digits of any script, dots, dashes and underscores, at most 80 of them. `fallback` where nothing is left.
 */
export function safeFileName(text: string, fallback: string): string {
  const name = text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return [...name].slice(0, MAX_LENGTH).join("") || fallback;
}
