import { readPartFields } from "@tracewright/assembly";
import type { CataloguePart } from "../catalogue-part.ts";
import { findByNumber, indexOf, type NumberHit, type PartIndex } from "./find-by-number.ts";
import { genericAnswer, isNothing } from "./generic-parts.ts";
import type { MatchCandidate } from "./match-candidate.ts";
import type { EarlierMatches, MatchReason, PartMatch } from "./part-match.ts";
import { partSignature } from "./part-signature.ts";
import type { PartToMatch } from "./part-to-match.ts";
import { type PinAgreement, pinAgreement } from "./pin-agreement.ts";

const NOTHING_EARLIER: EarlierMatches = new Map();
const MAX_CANDIDATES = 10;

/**
 * What a part of a design is. Matched outright only where nothing speaks against it: what the owner chose before; a
 * number whose pads, package and pin names are the part's; a plain part with a value that can be read. A number alone
 * is for people to look at.
 */
export function matchPart(
  part: PartToMatch,
  catalogue: readonly CataloguePart[],
  earlier: EarlierMatches = NOTHING_EARLIER,
): PartMatch {
  const chosen = earlier.get(partSignature(part));
  if (chosen) return { kind: "matched", by: "earlier", confidence: 1, candidate: chosen };
  const { manufacturerPart } = readPartFields(part.fields);
  const index = indexOf(catalogue);
  const byField = manufacturerPart === "" ? [] : findByNumber(index, manufacturerPart);
  // A field that names an unknown part says that the value's part is not meant.
  const byValue =
    manufacturerPart !== "" && byField.length === 0 ? [] : isNothing(part.value) ? [] : findByNumber(index, part.value);
  const hits = byField.length > 0 ? byField : byValue;
  if (hits.length > 0) return numbered(part, hits, byField.length > 0);
  const generic = genericAnswer(part);
  if (generic?.kind === "generic")
    return { kind: "matched", by: "generic", confidence: 0.9, candidate: generic.candidate };
  if (generic?.kind === "doubt") return { kind: "review", candidates: [generic.candidate], reasons: generic.reasons };
  return bySymbol(part, index, manufacturerPart) ?? unmatched(part, manufacturerPart);
}

function numbered(part: PartToMatch, hits: readonly NumberHit[], isField: boolean): PartMatch {
  const laid = hits.map((hit) => ({ hit, agreement: pinAgreement(hit.part, part) }));
  const sound = laid.filter(({ agreement }) => agreement.reasons.length === 0);
  const [only] = sound;
  if (sound.length === 1 && only && (only.agreement.isNamed || isField)) {
    const confidence = isField ? (only.agreement.isNamed ? 0.98 : 0.92) : 0.95;
    return { kind: "matched", by: "part-number", confidence, candidate: candidateOf(only.hit, only.agreement) };
  }
  const shown = sound.length > 0 ? sound : laid;
  const reasons: MatchReason[] = [];
  if (hits.length > 1) reasons.push({ code: "several", count: hits.length });
  if (sound.length > 0) reasons.push({ code: "name-only", text: part.value });
  else reasons.push(...laid[0]!.agreement.reasons);
  return {
    kind: "review",
    candidates: shown.slice(0, MAX_CANDIDATES).map(({ hit, agreement }) => candidateOf(hit, agreement)),
    reasons,
  };
}

/** The library's symbol is called after a part, the value after none: the designer may mean just that part. */
function bySymbol(part: PartToMatch, index: PartIndex, manufacturerPart: string): PartMatch | undefined {
  const name = part.symbol.slice(part.symbol.indexOf(":") + 1);
  if (manufacturerPart !== "" || name === "" || !isNothing(part.value)) return undefined;
  const hits = findByNumber(index, name);
  if (hits.length === 0) return undefined;
  const candidates = hits.map((hit) => candidateOf(hit, pinAgreement(hit.part, part)));
  return {
    kind: "review",
    candidates: candidates.slice(0, MAX_CANDIDATES),
    reasons: [{ code: "name-only", text: name }],
  };
}

function unmatched(part: PartToMatch, manufacturerPart: string): PartMatch {
  const text = manufacturerPart || (isNothing(part.value) ? "" : part.value);
  return { kind: "unmatched", reasons: [text === "" ? { code: "nothing-said" } : { code: "unknown-part", text }] };
}

/** Under another maker's or a sister's number only what holds for all of them is said. */
function candidateOf({ part, number, isOwnNumber }: NumberHit, agreement: PinAgreement): MatchCandidate {
  return {
    key: isOwnNumber ? part.key : `${part.key}/as/${number.toLowerCase()}`,
    name: number,
    ...(isOwnNumber && { manufacturer: part.manufacturer }),
    partNumber: number,
    category: part.category,
    description: isOwnNumber ? part.description : part.kind,
    ...(agreement.package !== undefined && { package: agreement.package }),
    pins: agreement.pinout.pins,
    ...(isOwnNumber && part.supply && { supply: part.supply }),
  };
}
