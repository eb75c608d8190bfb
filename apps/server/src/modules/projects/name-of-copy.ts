/** Characters that a project's name may have. */
export const MAX_NAME_CHARACTERS = 100;

/** "Sensor" → "Sensor (2)", "Sensor (2)" → "Sensor (3)": the first such name that none of the taken ones is, in any case. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const [, base = name, number] = /^(.*\S) \((\d{1,6})\)$/su.exec(name) ?? [];
  const lowered = new Set(taken.map((one) => one.toLowerCase()));
  for (let next = number === undefined ? 2 : Number(number) + 1; ; next++) {
    const suffix = ` (${next})`;
    const candidate = `${[...base]
      .slice(0, MAX_NAME_CHARACTERS - suffix.length)
      .join("")
      .trimEnd()}${suffix}`;
    if (!lowered.has(candidate.toLowerCase())) return candidate;
  }
}
