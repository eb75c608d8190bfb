import type { Outcome, PaymentProvider } from "../../purchases/payment-provider.ts";

/** What becomes of a charge. LOST: the card is charged, and the answer does not arrive. UNHEARD: neither. */
export type CardAnswer = "CHARGED" | "REFUSED" | "LOST" | "UNHEARD";

/** A card company for tests, which remembers what it charged; handed to an application by a test alone. */
export class CardDesk implements PaymentProvider {
  readonly id = "stripe";
  readonly isTest = true;
  /** Answers to the next charges, in their order; after them, all are charged. */
  readonly answers: CardAnswer[] = [];
  readonly calls: string[] = [];
  /** Minor units by the payment that they were charged for. */
  readonly charged = new Map<string, bigint>();
  readonly #refused = new Set<string>();

  offers(): boolean {
    return true;
  }

  async chargeSaved({ id, amount, currency }: Parameters<NonNullable<PaymentProvider["chargeSaved"]>>[0]) {
    this.calls.push(id);
    const answer = this.answers.shift() ?? "CHARGED";
    if (answer === "REFUSED") this.#refused.add(id);
    if (answer === "CHARGED" || answer === "LOST") this.charged.set(id, amount);
    if (answer === "LOST" || answer === "UNHEARD") return { kind: "unknown", why: "no answer" } as const;
    return this.#say(id, currency);
  }

  async lookUp({ id, currency }: Parameters<NonNullable<PaymentProvider["lookUp"]>>[0]): Promise<Outcome> {
    return this.#say(id, currency);
  }

  #say(id: string, currency: "KRW" | "USD"): Outcome {
    const minor = this.charged.get(id);
    if (minor !== undefined) return { kind: "succeeded", ref: `charge of ${id}`, amount: { minor, currency } };
    if (this.#refused.has(id)) return { kind: "failed", code: "card_declined", words: "Insufficient funds." };
    return { kind: "failed", code: "NOT_STARTED", words: "" };
  }
}
