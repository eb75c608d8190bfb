import type { CreditSource } from "../../../platform/database/tables.ts";

interface PlainLot {
  readonly source: CreditSource;
  readonly amount: number;
  remaining: number;
  held: number;
  expires: number;
}

/** What the ledger should come to, in a few lines of plain arithmetic: the ledger is compared with it. */
export class PlainWallet {
  readonly lots: PlainLot[] = [];
  readonly holds: { state: "HELD" | "CAPTURED" | "RELEASED"; readonly taken: PlainLot[] }[] = [];

  grant(source: CreditSource, amount: number, expires: number): void {
    this.lots.push({ source, amount, remaining: amount, held: 0, expires });
  }

  /** One lot for each credit, the next to be used first; undefined where there are not that many. */
  #take(amount: number, at: number): PlainLot[] | undefined {
    const rank = { PLAN: 0, GIFT: 1, CORRECTION: 2, PURCHASE: 3 };
    const free = this.lots
      .filter(({ expires }) => expires > at)
      .toSorted((a, b) => (a.expires === b.expires ? 0 : a.expires - b.expires) || rank[a.source] - rank[b.source])
      .flatMap((lot) => Array.from({ length: lot.remaining - lot.held }, () => lot));
    return free.length < amount ? undefined : free.slice(0, amount);
  }

  available(at: number): number {
    return this.lots.reduce((sum, lot) => sum + (lot.expires > at ? lot.remaining - lot.held : 0), 0);
  }

  hold(amount: number, at: number): boolean {
    const taken = this.#take(amount, at);
    if (taken === undefined) return false;
    for (const lot of taken) lot.held++;
    this.holds.push({ state: "HELD", taken });
    return true;
  }

  resolve(index: number, state: "CAPTURED" | "RELEASED", at: number): string | undefined {
    const hold = this.holds[index];
    if (hold?.state !== "HELD") return hold?.state;
    if (state === "RELEASED") this.expire(at);
    hold.state = state;
    for (const lot of hold.taken) {
      lot.held--;
      if (state === "CAPTURED") lot.remaining--;
      else if (lot.expires <= at) lot.expires = at + 7 * 86_400_000;
    }
    return state;
  }

  expire(at: number): void {
    for (const lot of this.lots) if (lot.expires <= at) lot.remaining = lot.held;
  }

  /** How many of a lot's credits were not used yet. */
  giveBack(index: number): number {
    const lot = this.lots[index];
    const amount = lot === undefined ? 0 : lot.remaining - lot.held;
    if (lot !== undefined) lot.remaining = lot.held;
    return amount;
  }

  correct(amount: number, at: number): boolean {
    if (amount > 0) this.grant("CORRECTION", amount, Number.POSITIVE_INFINITY);
    const taken = amount > 0 ? [] : this.#take(-amount, at);
    for (const lot of taken ?? []) lot.remaining--;
    return taken !== undefined;
  }
}
