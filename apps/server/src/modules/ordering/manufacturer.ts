import type { OrderedBoard, OrderOptions, PricedOrder } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { OrderState } from "../../platform/database/tables.ts";
import { serviceKey } from "../../platform/services.ts";
import type { OrderRow } from "../orders/order-store.ts";

/** Who makes boards: files and options in, a price, an order and its state out. */
export interface Manufacturer {
  readonly id: string;
  /** A price of its own for what a price list does not price; absent: a person asks for it. */
  quote?(board: OrderedBoard, options: OrderOptions, quantity: number): Promise<PricedOrder>;
  /** Hands over a paid order with its frozen files. Called again for the same order, it changes nothing more. */
  order(application: Application, order: OrderRow): Promise<void>;
  /** How far production is; absent: a person enters it. */
  state?(order: OrderRow): Promise<OrderState>;
}

export const MANUFACTURERS = serviceKey<readonly Manufacturer[]>("manufacturers");
