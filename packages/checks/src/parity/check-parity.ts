import {
  type Board,
  type Circuit,
  type Component,
  type Finding,
  type Footprint,
  hasPadCopper,
  indexBoard,
  isSameFootprintName,
  matchesPattern,
  matchNets,
  matchParts,
  type NetId,
  type Pad,
  type PlaceOnSheet,
  placeOnSheets,
  wantedPads,
} from "@tracewright/board";
import { type FactsOf, render } from "@tracewright/text";
import { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";
import type { ParityRule } from "../findings/rules.ts";
import { NetNames } from "./net-names.ts";
import { PARITY_SENTENCES } from "./parity-sentences.ts";

type Sentence = keyof typeof PARITY_SENTENCES;

/**
 * Where a board is not what its schematic says: parts, values, footprints and nets. Parts and nets are matched as for an
 * update from the schematic, so that an updated board has no findings. Severities and exclusions are the project's; excluded
 * findings are among the others. `idsOf` writes a symbol path as the reader of the schematic does. Pure.
 *
 * Source: schematic parity of KiCad 7 to 10 (`drc_test_provider_schematic_parity`).
 */
export function checkParity(board: Board, circuit: Circuit, idsOf: (symbolPath: string) => string): readonly Finding[] {
  const sink = new FindingSink(board);
  const report = reporterTo(sink);
  const parts = matchParts(board, circuit, idsOf);
  for (const { reference, value } of parts.missing)
    report(
      "missing_footprint",
      { kind: "missing-footprint", facts: { reference, value } },
      { onSheet: placeOnSheets(circuit, [reference]) },
    );
  for (const footprint of parts.extra)
    report(
      "extra_footprint",
      { kind: "extra-footprint", facts: { reference: nameFootprint(footprint) } },
      { footprint },
    );
  const nets = matchNets(board, circuit, parts);
  const { padsByNet, netById } = indexBoard(board);
  const drawn = new Map(circuit.nets.map((net) => [nets.netOf(net.id).id, net]));
  const names = new NetNames(board, circuit);
  const isAloneOnBoard = (net: NetId): boolean => !nets.isDrawn(net) && (padsByNet.get(net)?.length ?? 0) < 2;
  const ownName = (net: NetId): string => netById.get(net)?.name ?? net;
  for (const { component, footprint } of parts.pairs) {
    judgeAttributes(component, footprint, report);
    judgeFilters(component, footprint, { circuit, report });
    const pins = new Set(component.pins.map(({ number }) => number));
    const { wanted, isUnlike } = wantedPads(component, footprint, { nets, isAloneOnBoard });
    const { reference } = footprint;
    for (const [pad, net] of wanted) {
      if (isUnlike || !isNumbered(pad)) continue;
      const own = pad.net === undefined ? undefined : ownName(pad.net);
      const meant = net === undefined ? undefined : drawn.get(net);
      if (pad.net === net && (pad.net === undefined || !meant || names.isOneNet(pad.net, meant))) continue;
      report(
        "net_conflict",
        sayNet({ reference, pad: pad.number, own, wanted: meant?.name, hasPin: pins.has(pad.number) }),
        {
          footprint,
          item: pad.id,
          nets: [pad.net, net].filter((one) => one !== undefined && netById.has(one)) as NetId[],
        },
      );
    }
    const numbers = new Set(footprint.pads.map(({ number }) => number));
    for (const pin of pins)
      if (!numbers.has(pin))
        report("net_conflict", { kind: "pin-without-pad", facts: { reference, pin } }, { footprint });
  }
  return sink.findings;
}

type Message<Kind extends Sentence = Sentence> = Kind extends Sentence
  ? { readonly kind: Kind; readonly facts: FactsOf<typeof PARITY_SENTENCES, Kind> & Readonly<Record<string, string>> }
  : never;

type Report = (
  rule: ParityRule,
  words: Message,
  where:
    | { readonly footprint: Footprint; readonly item?: Pad["id"]; readonly nets?: readonly NetId[] }
    | { readonly onSheet: PlaceOnSheet | undefined },
) => void;

/** The position of what is on no board is its origin, as in KiCad, whose exclusions name that place. */
const NOWHERE = { x: 0, y: 0 };

function reporterTo(sink: FindingSink): Report {
  return (rule, words, where) =>
    sink.add({
      rule,
      message: render(words, PARITY_SENTENCES),
      words,
      ...("footprint" in where
        ? {
            items: [where.item ?? where.footprint.id],
            nets: where.nets ?? [],
            position: where.footprint.position,
          }
        : { items: [], nets: [], position: NOWHERE, ...(where.onSheet && { onSheet: where.onSheet }) }),
    });
}

function judgeAttributes(component: Component, footprint: Footprint, report: Report): void {
  const { reference, value, library, attributes } = footprint;
  const differ = (words: Message): void => report("footprint_symbol_mismatch", words, { footprint });
  if (reference !== component.reference)
    differ({ kind: "other-reference", facts: { reference, wanted: component.reference } });
  if (value !== component.value)
    differ({ kind: "other-value", facts: { reference, own: value, wanted: component.value } });
  // Nothing to compare with: programs without libraries leave parts without a name of their footprint.
  if (component.footprint !== "" && library !== "" && !isSameFootprintName(component.footprint, library))
    differ({ kind: "other-footprint", facts: { reference, own: library, wanted: component.footprint } });
  if (attributes.doNotPopulate !== component.doNotPopulate) differ({ kind: "other-fitting", facts: { reference } });
  if (attributes.excludeFromBom === component.inBom) differ({ kind: "other-bom", facts: { reference } });
}

/** A filter with a colon is for library and name, another for the name alone; without filters every footprint fits. */
function judgeFilters(
  { librarySymbol }: Component,
  footprint: Footprint,
  { circuit, report }: { readonly circuit: Circuit; readonly report: Report },
): void {
  const filters = Object.hasOwn(circuit.librarySymbols, librarySymbol)
    ? (circuit.librarySymbols[librarySymbol]?.footprintFilters ?? [])
    : [];
  const { library, reference } = footprint;
  const name = library.slice(library.indexOf(":") + 1);
  if (filters.length === 0 || filters.some((one) => matchesPattern(one, one.includes(":") ? library : name))) return;
  report(
    "footprint_filters_mismatch",
    { kind: "filters-mismatch", facts: { reference, own: name, filters: filters.join(" ") } },
    { footprint },
  );
}

/** Unplated holes and openings for paste have no number, whatever is written; "~" is none in files of KiCad 5. */
function isNumbered(pad: Pad): boolean {
  return pad.kind !== "npth" && hasPadCopper(pad) && pad.number !== "~";
}

function sayNet({
  reference,
  pad,
  own,
  wanted,
  hasPin,
}: {
  readonly reference: string;
  readonly pad: string;
  readonly own: string | undefined;
  readonly wanted: string | undefined;
  readonly hasPin: boolean;
}): Message {
  if (own === undefined) return { kind: "net-missing", facts: { reference, pad, wanted: wanted ?? "" } };
  if (wanted !== undefined) return { kind: "other-net", facts: { reference, pad, own, wanted } };
  return { kind: hasPin ? "net-too-many" : "pad-without-pin", facts: { reference, pad, own } };
}
