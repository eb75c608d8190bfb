import type { FoundElectrical } from "../electrical-finding.ts";

/** A sheet that is used twice is drawn once: what is wrong with its drawing is found once. */
export function distinctFound(found: readonly FoundElectrical[]): FoundElectrical[] {
  const seen = new Set<string>();
  return found.filter(({ items: [{ id, pin }], message: { kind } }) => {
    const key = `${kind} ${id} ${pin ?? ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
