import { expect, test } from "vitest";
import type { PaymentState } from "../../platform/database/tables.ts";
import { nextPaymentState, PAYMENT_EVENTS, SETTLED, UNDECIDED } from "./payment-state.ts";

/** Rows: states; columns: what each event leads to; a dot: nothing changes. */
const MACHINE = `
                   start    return      succeed    fail    lose     expire   refund-part      refund-whole
  CREATED          PENDING  .           .          FAILED  .        .        .                .
  PENDING          .        CONFIRMING  SUCCEEDED  FAILED  UNKNOWN  EXPIRED  .                .
  AWAITING_DEPOSIT .        .           SUCCEEDED  FAILED  .        EXPIRED  .                .
  CONFIRMING       .        .           SUCCEEDED  FAILED  UNKNOWN  .        .                .
  UNKNOWN          .        .           SUCCEEDED  FAILED  .        .        .                .
  SUCCEEDED        .        .           .          .       .        .        PARTLY_REFUNDED  REFUNDED
  FAILED           .        .           SUCCEEDED  .       .        .        .                .
  EXPIRED          .        .           SUCCEEDED  .       .        .        .                .
  PARTLY_REFUNDED  .        .           .          .       .        .        PARTLY_REFUNDED  REFUNDED
  REFUNDED         .        .           .          .       .        .        .                .`;

const [events = [], ...rows] = MACHINE.trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));

test("every event leads from every state where the table says", () => {
  expect(events).toEqual([...PAYMENT_EVENTS]);
  const said = rows.map(([state = ""]) => [
    state,
    ...PAYMENT_EVENTS.map((event) => nextPaymentState(state as PaymentState, event) ?? "."),
  ]);
  expect(said).toEqual(rows);
  expect(rows).toHaveLength(10);
});

test("money counts in the states after a success alone, and the outcome is open while the provider is asked", () => {
  const states = rows.map(([state = ""]) => state as PaymentState);
  expect(states.filter((state) => SETTLED.has(state))).toEqual(["SUCCEEDED", "PARTLY_REFUNDED", "REFUNDED"]);
  expect(states.filter((state) => UNDECIDED.has(state))).toEqual(["CONFIRMING", "UNKNOWN"]);
});
