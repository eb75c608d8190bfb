import type { OrderState } from "../../platform/database/tables.ts";

/**
 * What happens to an order. `pay`: its purchase was paid. `ship`: all of its boards left. `reverse`: the money of its
 * purchase went back without us.
 */
export const ORDER_EVENTS = [
  "quote",
  "cancel",
  "ask-cancel",
  "staff-cancel",
  "pay",
  "produce",
  "ship",
  "deliver",
  "reverse",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * Where an event leads, and what else has to be done in its transaction. ACCEPT_AGAIN: earlier acceptances end. FLAG: staff
 * decide. SURPLUS: the money is returned, since the order is paid or ended.
 */
export interface OrderStep {
  readonly to: OrderState;
  readonly also?: "ACCEPT_AGAIN" | "FLAG" | "REFUND_ALL" | "REFUND_CHOSEN" | "SURPLUS" | "FINDING";
}

type Steps = Partial<Record<OrderEvent, OrderStep>>;
const ended = (to: OrderState): Steps => ({ pay: { to, also: "SURPLUS" }, reverse: { to, also: "FINDING" } });

/** The whole machine; what a state does not list is refused. */
const STEPS: Readonly<Record<OrderState, Steps>> = {
  REQUESTED: { quote: { to: "QUOTED" }, cancel: { to: "CANCELED" }, "staff-cancel": { to: "CANCELED" } },
  QUOTED: {
    quote: { to: "QUOTED", also: "ACCEPT_AGAIN" },
    cancel: { to: "CANCELED" },
    "staff-cancel": { to: "CANCELED" },
    pay: { to: "PAID" },
  },
  PAID: {
    "ask-cancel": { to: "PAID", also: "FLAG" },
    "staff-cancel": { to: "CANCELED", also: "REFUND_ALL" },
    pay: { to: "PAID", also: "SURPLUS" },
    produce: { to: "PRODUCING" },
    reverse: { to: "QUOTED", also: "FINDING" },
  },
  PRODUCING: {
    "staff-cancel": { to: "CANCELED", also: "REFUND_CHOSEN" },
    pay: { to: "PRODUCING", also: "SURPLUS" },
    ship: { to: "SHIPPED" },
    reverse: { to: "PRODUCING", also: "FINDING" },
  },
  SHIPPED: { ...ended("SHIPPED"), deliver: { to: "DELIVERED" } },
  DELIVERED: ended("DELIVERED"),
  CANCELED: ended("CANCELED"),
};

/** Undefined: the event is refused in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderStep | undefined {
  return STEPS[state][event];
}

/** Until staff have begun: the customer's account or team cannot be deleted in the others but the last two. */
export const UNDER_WAY: readonly OrderState[] = ["PAID", "PRODUCING", "SHIPPED"];
