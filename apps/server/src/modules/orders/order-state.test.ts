import { expect, test } from "vitest";
import type { OrderState } from "../../platform/database/tables.ts";
import { nextOrderState, ORDER_EVENTS } from "./order-state.ts";

/** Rows: states; columns: what each event leads to, with what else is done; a dot: refused. */
const MACHINE = `
             quote                cancel    ask-cancel  staff-cancel            pay               produce    ship     deliver    reverse
  REQUESTED  QUOTED               CANCELED  .           CANCELED                .                 .          .        .          .
  QUOTED     QUOTED+ACCEPT_AGAIN  CANCELED  .           CANCELED                PAID              .          .        .          .
  PAID       .                    .         PAID+FLAG   CANCELED+REFUND_ALL     PAID+SURPLUS      PRODUCING  .        .          QUOTED+FINDING
  PRODUCING  .                    .         .           CANCELED+REFUND_CHOSEN  PRODUCING+SURPLUS .          SHIPPED  .          PRODUCING+FINDING
  SHIPPED    .                    .         .           .                       SHIPPED+SURPLUS   .          .        DELIVERED  SHIPPED+FINDING
  DELIVERED  .                    .         .           .                       DELIVERED+SURPLUS .          .        .          DELIVERED+FINDING
  CANCELED   .                    .         .           .                       CANCELED+SURPLUS  .          .        .          CANCELED+FINDING`;

const [events = [], ...rows] = MACHINE.trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));

test("every event leads from every state where the table says, and does what it says", () => {
  expect(events).toEqual([...ORDER_EVENTS]);
  const said = rows.map(([state = ""]) => [
    state,
    ...ORDER_EVENTS.map((event) => {
      const step = nextOrderState(state as OrderState, event);
      return step === undefined ? "." : [step.to, ...(step.also ? [step.also] : [])].join("+");
    }),
  ]);
  expect(said).toEqual(rows);
  expect(rows).toHaveLength(7);
  expect(events).toHaveLength(9);
});
