import { parentPort, workerData } from "node:worker_threads";
import type { PriceListInput } from "./messages/price-list-messages.ts";
import { readPriceList } from "./read-price-list.ts";

parentPort?.postMessage(readPriceList((workerData as PriceListInput).csv));
