import type { Application } from "../../platform/application.ts";
import type { BillAnswer } from "../../threads/messages/bill-messages.ts";
import { BILL_THREAD } from "../../threads/thread-files.ts";
import { type Documents, KeptReadings } from "../documents/kept-readings.ts";

const readings = new KeptReadings<BillAnswer>(BILL_THREAD, "bill of materials");

/** The bill of materials of a version as designed. */
export async function readBill(application: Application, documents: Documents): Promise<BillAnswer> {
  return readings.read(application, documents);
}
