import type { Component } from "@tracewright/board";

const CHIP = /(?:^|[:_])(?:R|C|L)_?(0201|0402|0603|0805|1206)(?=$|_)/i;

/** The chip size that most resistors, capacitors and coils of a design name; undefined where none names one. */
export function usualChip(components: readonly Pick<Component, "footprint">[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { footprint } of components) {
    const size = CHIP.exec(footprint)?.[1];
    if (size !== undefined) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return [...counts].reduce<readonly [string | undefined, number]>(
    (best, [size, count]) => (count > best[1] ? [size, count] : best),
    [undefined, 0],
  )[0];
}
