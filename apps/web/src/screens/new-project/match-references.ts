/** References that match any of the patterns, each once: `J1` matches J1 alone, `J*` every reference that begins with J. */
export function matchReferences(references: readonly string[], patterns: readonly string[]): readonly string[] {
  const compiled = patterns.map(compile);
  return [...new Set(references)].filter((reference) => compiled.some((pattern) => pattern.test(reference)));
}

function compile(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
