import { parentPort, workerData } from "node:worker_threads";
import { readBoardPriceList } from "@tracewright/assembly";
import { readCsv } from "@tracewright/formats";
import type { BoardPricesAnswer, BoardPricesInput } from "./messages/board-prices-messages.ts";

const reading = readCsv((workerData as BoardPricesInput).csv);
const answer: BoardPricesAnswer =
  "problem" in reading
    ? { problems: [{ kind: "price-list-unreadable", facts: reading.problem }] }
    : readBoardPriceList(reading.rows);
parentPort?.postMessage(answer);
