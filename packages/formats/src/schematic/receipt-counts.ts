import type { ReceiptLine } from "@tracewright/board";

/** Sums what became of the objects of several files, kind by kind. */
export class ReceiptCounts {
  readonly #lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();

  add(lines: readonly ReceiptLine[]): void {
    for (const { kind, ...counts } of lines) {
      const line = this.#lines.get(kind) ?? { read: 0, kept: 0, converted: 0, dropped: 0 };
      for (const what of ["read", "kept", "converted", "dropped"] as const) line[what] += counts[what];
      this.#lines.set(kind, line);
    }
  }

  lines(): ReceiptLine[] {
    return [...this.#lines].map(([kind, counts]) => ({ kind, ...counts }));
  }
}
