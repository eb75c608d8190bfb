import { parentPort, workerData } from "node:worker_threads";
import { CATALOGUE, type EarlierMatches, type MatchCandidate, matchPart } from "@tracewright/catalogue";
import type { MatchSource, PartCandidate, PartQuestion } from "../platform/database/part-match-records.ts";
import { listPartKinds } from "./list-part-kinds.ts";
import type { MatchPartsInput, MatchPartsMessage, PartOutcome } from "./messages/match-parts-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

/** Parts are reported in batches: a message for each would cost more than the matching. */
const TOLD_AT_ONCE = 25;

const input = workerData as MatchPartsInput;
const tell = (message: MatchPartsMessage): void => parentPort?.postMessage(message);

const kinds = listPartKinds({
  board: input.board === null ? undefined : unpackBoard(input.board),
  circuit: input.circuit === null ? undefined : unpackCircuit(input.circuit),
});
if (input.settled === null) tell({ kind: "listed", parts: kinds });
const settled = new Set(input.settled);
const known = new Map(input.earlier);
const earlier: EarlierMatches = new Map(
  input.earlier.map(([signature, candidate]) => [signature, toCatalogue(candidate)]),
);
const open = kinds.filter(({ kind }) => !settled.has(kind));
for (let start = 0; start < open.length; start += TOLD_AT_ONCE)
  tell({
    kind: "matched",
    outcomes: open.slice(start, start + TOLD_AT_ONCE).map(({ kind, question }) => ({ kind, ...match(question) })),
  });
tell({ kind: "done" });

function match(question: PartQuestion): Omit<PartOutcome, "kind"> {
  const found = matchPart(question, CATALOGUE, earlier);
  const reasons =
    found.kind === "matched" ? [] : found.reasons.map(({ code, ...facts }) => ({ code, facts: { ...facts } }));
  if (found.kind === "unmatched") return { status: "NotMatched", candidates: [], reasons };
  if (found.kind === "review")
    return {
      status: found.candidates.length > 0 ? "Matched" : "NotMatched",
      candidates: found.candidates.map((candidate) => fromCatalogue(candidate, sourceOf(candidate), 0.5)),
      reasons,
    };
  const before = found.by === "earlier" ? known.get(question.signature) : undefined;
  // What was known before comes back as it was, with the pages of its datasheet.
  const candidate: PartCandidate = before
    ? { ...before, source: "earlier", confidence: found.confidence }
    : fromCatalogue(found.candidate, found.by, found.confidence);
  return { status: "Matched", candidates: [candidate], reasons };
}

function sourceOf({ partNumber }: MatchCandidate): MatchSource {
  return partNumber === undefined ? "generic" : "part-number";
}

function fromCatalogue(candidate: MatchCandidate, source: MatchSource, confidence: number): PartCandidate {
  const { key, name, plain, manufacturer = "", partNumber = "", category, description, pins, supply } = candidate;
  return {
    id: key,
    source,
    confidence,
    name,
    ...(plain && { plain }),
    manufacturer,
    partNumber,
    description,
    category,
    package: candidate.package ?? "",
    pins: pins.map(({ number, name: pinName, type = null }) => ({
      number,
      name: pinName,
      type,
      description: "",
      evidence: null,
    })),
    supply: supply ? [{ name: "", least: supply.minimum, typical: null, most: supply.maximum, evidence: null }] : [],
    datasheetId: null,
  };
}

/** As the catalogue keeps what an account chose before. */
function toCatalogue(candidate: PartCandidate): MatchCandidate {
  const { id, name, manufacturer, partNumber, category, description, pins, supply } = candidate;
  const [range] = supply;
  return {
    key: id,
    name,
    ...(manufacturer !== "" && { manufacturer }),
    ...(partNumber !== "" && { partNumber }),
    category: category as MatchCandidate["category"],
    description,
    ...(candidate.package !== "" && { package: candidate.package }),
    pins: pins.map(({ number, name: pinName, type }) => ({ number, name: pinName, ...(type && { type }) })),
    ...(range &&
      range.least !== null &&
      range.most !== null && { supply: { minimum: range.least, maximum: range.most } }),
  };
}
