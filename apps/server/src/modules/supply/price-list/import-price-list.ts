import type { Application } from "../../../platform/application.ts";
import { ApplicationError, refuseField } from "../../../platform/application-error.ts";
import { refusal } from "../../../platform/refusal.ts";
import type { PriceListInput, PriceListReading } from "../../../threads/messages/price-list-messages.ts";
import { PRICE_LIST_THREAD } from "../../../threads/thread-files.ts";
import { numberKey } from "../supply-provider.ts";
import { findPriceList, replacePriceList } from "./price-list-store.ts";
import { priceWords } from "./price-words.ts";

type ReadPriceList = Extract<PriceListReading, { readonly parts: unknown }>;

/** The parts of a list, or the lines at fault. */
export async function readPriceList({ threads, log }: Application, csv: string): Promise<PriceListReading> {
  const input: PriceListInput = { csv };
  const outcome = await threads.run<PriceListReading>(PRICE_LIST_THREAD, input);
  if (outcome.status !== "answered") {
    log.error("price list was not read", { ...outcome });
    throw new Error(`reading a price list ended with ${outcome.status}`);
  }
  return outcome.answer;
}

/** A list with a mistake is refused whole. */
export function requireSound(reading: PriceListReading): ReadPriceList {
  if ("problems" in reading)
    throw new ApplicationError("BAD_REQUEST", reading.problems[0] ?? refusal("list-unreadable", {}), {
      field: "csv",
      problems: reading.problems.map(({ sentence }) => sentence),
    });
  return reading;
}

/** Puts a list in the place of the one before. */
export async function storePriceList(
  { db, now }: Application,
  importedBy: string,
  fileName: string,
  reading: ReadPriceList,
) {
  const name = fileName.replaceAll(/\p{Cc}/gu, "").trim();
  if (name === "" || name.length > 200) refuseField("fileName", refusal("list-file-name-length", {}));
  await replacePriceList(
    db,
    { fileName: name, importedBy, importedAt: now() },
    reading.parts.map(({ item, value, footprint }) => ({
      item,
      numberKey: numberKey(item.partNumber),
      value: priceWords(value),
      footprint: priceWords(footprint),
    })),
  );
  const list = await findPriceList(db);
  if (list === undefined) throw new Error("the price list was not stored");
  return list;
}
