import { parentPort, workerData } from "node:worker_threads";
import {
  chooseVariant,
  type DatasheetFacts,
  type DatasheetRefusal,
  isPdfRejection,
  readDatasheet,
  type VariantFit,
} from "@tracewright/datasheets";
import type { MatchReason, PartCandidate } from "../platform/database/part-match-records.ts";
import type { ReadDatasheetInput, ReadDatasheetMessage } from "./messages/read-datasheet-messages.ts";

/** Below this what was read wants a second look, however well it fits. */
const SURE = 0.5;

const CODES = {
  "not-a-pdf": 70015,
  broken: 70015,
  encrypted: 70015,
  "too-large": 70014,
  "no-text": 70021,
  "too-many-pages": 70021,
  "too-much-text": 70021,
} as const satisfies Record<DatasheetRefusal, number>;

const { pdf, datasheetId, question } = workerData as ReadDatasheetInput;
const tell = (message: ReadDatasheetMessage): void => parentPort?.postMessage(message);

// What pdf.js leaves rejected behind a broken file is answered for by the reading itself, and no reason to end the thread.
process.on("unhandledRejection", (reason) => {
  if (!isPdfRejection(reason)) throw reason;
});

const reading = await readDatasheet(pdf, { onPage: (page, pages) => tell({ kind: "page", page, pages }) });
if (reading.kind === "refused")
  tell({ kind: "refused", code: CODES[reading.reason], reason: { code: reading.reason, facts: {} } });
else if (reading.kind === "read") tell(outcomeOf(reading.facts));

function outcomeOf(facts: DatasheetFacts): ReadDatasheetMessage {
  const fits = chooseVariant(facts, {
    padNumbers: question.padNumbers.length > 0 ? question.padNumbers : question.pins.map(({ number }) => number),
    pins: question.pins,
    footprint: question.footprint,
  });
  const [best, ...others] = fits;
  if (best === undefined)
    return { kind: "refused", code: 70021, reason: { code: "no-pins", facts: { pages: facts.pages } } };
  return {
    kind: "read",
    candidates: [candidateOf(facts, best), ...others.map((fit) => candidateOf(facts, fit))],
    reasons: reasonsOf(facts, best),
  };
}

function candidateOf(facts: DatasheetFacts, { variant, package: packageName = "" }: VariantFit): PartCandidate {
  const [partNumber] = facts.partNumbers;
  return {
    id: `datasheet/${datasheetId}/${facts.variants.indexOf(variant)}`,
    source: "datasheet",
    confidence: variant.confidence,
    name: partNumber?.value ?? question.value,
    manufacturer: "",
    partNumber: partNumber?.value ?? "",
    description: facts.title?.value ?? "",
    category: "",
    package: packageName,
    pins: variant.pins.map(({ number, name, type = null, description = "", evidence }) => ({
      number,
      name,
      type,
      description,
      evidence,
    })),
    supply: facts.supplies.map(({ symbol, minimum = null, typical = null, maximum = null, evidence }) => ({
      name: symbol,
      least: minimum,
      typical,
      most: maximum,
      evidence,
    })),
    datasheetId,
  };
}

function reasonsOf(facts: DatasheetFacts, fit: VariantFit): readonly MatchReason[] {
  const { padsWithoutPin, pinsWithoutPad, otherNames, fits, variant } = fit;
  return [
    // Always: the person who confirms it has compared it with the page.
    { code: "reading-unconfirmed", facts: {} },
    ...(hasPinNames() ? [] : [{ code: "no-pin-names", facts: {} }]),
    ...(fits ? [] : [{ code: "other-pads", facts: { padsWithoutPin, pinsWithoutPad } }]),
    ...(otherNames.length === 0
      ? []
      : [
          {
            code: "other-pin-names",
            facts: {
              pins: otherNames.map(({ number, datasheet, symbol }) => ({ number, known: datasheet, symbol })),
            },
          },
        ]),
    ...(variant.confidence < SURE
      ? [{ code: "unsure", facts: { percent: Math.round(100 * variant.confidence) } }]
      : []),
    ...(fits && ambiguous(facts, fit) ? [{ code: "several", facts: { count: facts.variants.length } }] : []),
  ];
}

/** Whether the design names pins at all; one that numbers them cannot tell a wrong reading from a right one. */
function hasPinNames(): boolean {
  return question.pins.some(({ number, name }) => name !== "" && name !== "~" && name !== number);
}

/** Whether another pinout lies on the pads as well, and the footprint's name does not say which it is. */
function ambiguous(facts: DatasheetFacts, { variant }: VariantFit): boolean {
  const alike = facts.variants.filter((other) => other !== variant && other.pins.length === variant.pins.length);
  return alike.some((other) => other.pins.some((pin, index) => pin.name !== variant.pins[index]?.name));
}
