const MAX_LENGTH = 80;

/** A name that is one on every file system, made of what a person or a file said: letters and digits of any script. */
export function safeFileName(text: string, fallback: string): string {
  const name = text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return [...name].slice(0, MAX_LENGTH).join("") || fallback;
}
