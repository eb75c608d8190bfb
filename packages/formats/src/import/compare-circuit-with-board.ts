import {
  type Board,
  type Circuit,
  type Diagnostic,
  hasPadCopper,
  type NetId,
  phrase,
  sameIds,
  worded,
} from "@tracewright/board";

/** A part's value in a remark. */
const sayValue = (value: string) => (value === "" ? phrase("no-value", {}) : value);

/** More are counted, not listed: a list of a thousand differences is unreadable. */
const MAX_LISTED = 100;

/** What stands on either side of one terminal: the schematic's pin and the board's pad, known as "R2 2". */
interface Terminal {
  readonly reference: string;
  readonly pin: string;
  readonly circuitNet: string | undefined;
  readonly boardNet: string | undefined;
}

interface Difference {
  readonly subject: string;
  readonly said: ReturnType<typeof worded>;
}

/**
 * Where schematic and layout do not mean the same circuit: parts that only one of them has, and pins that stand on another
 * net. Nets are compared by which pins they join, not by name. Parts without nets (mounting holes, fiducials,
 * logos) may stand on the board alone; one whose copper is all of one net (a mounting hole on ground, a test point)
 * joins nothing and is a warning. Each difference is one error with catalogue number 70018. Pins without a pad and
 * pads without a pin (stacked pins, exposed pads, shield tabs) are warnings, as in KiCad, unless a part has a pad for
 * none of its pins.
 */
export function compareCircuitWithBoard(
  circuit: Circuit,
  board: Board,
  files: { readonly schematic: string; readonly board: string },
): Diagnostic[] {
  const differences: Difference[] = [];
  const remarks: Difference[] = [];
  const netNames = new Map([...circuit.nets, ...board.nets].map(({ id, name }) => [id, name] as const));
  const footprints = new Map(board.footprints.map((footprint) => [footprint, false]));
  const byReference = groupBy(board.footprints, ({ reference }) => reference);
  const byPath = groupBy(board.footprints, ({ symbolPath }) => sameIds(symbolPath ?? ""));
  const terminals: Terminal[] = [];
  const pinCounts = new Map<NetId, number>();
  for (const { pins } of circuit.components)
    for (const { net } of pins) if (net) pinCounts.set(net, (pinCounts.get(net) ?? 0) + 1);
  for (const component of circuit.components) {
    if (!component.onBoard) continue;
    const free = (list: Board["footprints"] | undefined) => list?.filter((candidate) => !footprints.get(candidate));
    const named = free(byReference.get(component.reference)) ?? [];
    const footprint =
      named.length > 1
        ? (named.find(({ symbolPath }) => sameIds(symbolPath ?? "") === component.symbolPath) ?? named[0])
        : (named[0] ??
          free(byPath.get(component.symbolPath))?.find((candidate) => !isReferenceOf(candidate.reference, circuit)));
    if (!footprint) {
      if (component.pins.length > 0)
        differences.push({
          subject: component.reference,
          said: worded("part-not-on-board", { reference: component.reference, value: sayValue(component.value) }),
        });
      continue;
    }
    footprints.set(footprint, true);
    const pads = new Map<string, string | undefined>();
    for (const { number, net } of footprint.pads)
      if (number !== "" && (!pads.has(number) || net)) pads.set(number, net && netNames.get(net));
    const { reference, pins } = component;
    const isOtherPart = pins.length > 0 && pads.size > 0 && !pins.some(({ number }) => pads.has(number));
    const unlike = isOtherPart ? differences : remarks;
    for (const { number, net } of pins)
      if (pads.has(number))
        terminals.push({
          reference,
          pin: number,
          circuitNet: net && netNames.get(net),
          boardNet: pads.get(number),
        });
      else if (net && (pinCounts.get(net) ?? 0) > 1)
        unlike.push({
          subject: `${reference} pin ${number}`,
          said: worded("pin-without-pad", { reference, pin: number, net: netNames.get(net) ?? "" }),
        });
    // The pins of a symbol without its library are unknown.
    const numbers = new Set(pins.map(({ number }) => number));
    for (const [number, net] of pads)
      if (net !== undefined && numbers.size > 0 && !numbers.has(number))
        unlike.push({
          subject: `${reference} pad ${number}`,
          said: worded("pad-without-pin", { reference, pad: number, net }),
        });
  }
  // Without a reference it stands for no part: vias and seals that are made of footprints.
  for (const [{ reference, value, pads, attributes }, isMatched] of footprints) {
    if (isMatched || reference === "" || attributes.boardOnly || !pads.some(({ net }) => net !== undefined)) continue;
    const said = worded("part-not-in-schematic", { reference, value: sayValue(value) });
    (isOfOneNet(pads) ? remarks : differences).push({ subject: reference, said });
  }
  for (const { reference, pin, circuitNet, boardNet } of differentlyConnected(terminals))
    differences.push({
      subject: reference,
      said: worded("pin-on-other-net", {
        reference,
        pin,
        circuitNet: circuitNet ?? phrase("no-net", {}),
        boardNet: boardNet ?? phrase("no-net", {}),
      }),
    });
  const error = { severity: "error", code: "mismatch", catalogue: 70018 } as const;
  return [
    ...list(differences, { ...error, ...files }),
    ...list(remarks, { severity: "warning", code: "unlike-pads", ...files }),
  ];
}

/** Whether a part joins nothing: all its copper is of one net. */
function isOfOneNet(pads: Board["footprints"][number]["pads"]): boolean {
  return new Set(pads.filter(hasPadCopper).map(({ net }) => net)).size === 1;
}

/** The first of them, and how many more there are. */
function list(
  differences: readonly Difference[],
  {
    schematic,
    board,
    ...kind
  }: Pick<Diagnostic, "severity" | "code" | "catalogue"> & { schematic: string; board: string },
): Diagnostic[] {
  const listed = differences
    .slice(0, MAX_LISTED)
    .map(({ subject, said }): Diagnostic => ({ ...kind, ...said, file: schematic, subjects: [subject] }));
  const count = differences.length - MAX_LISTED;
  if (count > 0)
    listed.push({ ...kind, ...worded("further-differences", { schematic, board, count }), file: schematic });
  return listed;
}

function isReferenceOf(reference: string, circuit: Circuit): boolean {
  return circuit.components.some((component) => component.reference === reference);
}

/**
 * The terminals that do not stand with the others of their net. Each net of the schematic answers to the one of the
 * board that it shares most terminals with, equal names first. A terminal whose partners are all missing from the
 * other side has nothing to be compared with.
 */
function differentlyConnected(terminals: readonly Terminal[]): Terminal[] {
  const onCircuit = groupBy(terminals, ({ circuitNet }) => circuitNet);
  const onBoard = groupBy(terminals, ({ boardNet }) => boardNet);
  const isAlone = (net: string | undefined, groups: ReadonlyMap<string | undefined, readonly Terminal[]>) =>
    net === undefined || groups.get(net)?.length === 1;
  const shared = new Map<string, { circuitNet: string; boardNet: string; count: number }>();
  for (const { circuitNet, boardNet } of terminals) {
    if (circuitNet === undefined || boardNet === undefined) continue;
    const key = JSON.stringify([circuitNet, boardNet]);
    const pair = shared.get(key) ?? { circuitNet, boardNet, count: 0 };
    pair.count += 1;
    shared.set(key, pair);
  }
  const answer = new Map<string, string>();
  const taken = new Set<string>();
  const strongestFirst = [...shared.values()].sort(
    (a, b) =>
      Number(sameName(b.circuitNet, b.boardNet)) - Number(sameName(a.circuitNet, a.boardNet)) || b.count - a.count,
  );
  for (const { circuitNet, boardNet } of strongestFirst) {
    if (answer.has(circuitNet) || taken.has(boardNet)) continue;
    answer.set(circuitNet, boardNet);
    taken.add(boardNet);
  }
  return terminals.filter(({ circuitNet, boardNet }) => {
    if (isAlone(circuitNet, onCircuit) && isAlone(boardNet, onBoard)) return false;
    return circuitNet === undefined || answer.get(circuitNet) !== boardNet;
  });
}

/** Root labels are written "/SDA" or "SDA", by version. */
function sameName(a: string, b: string): boolean {
  return a.replace(/^\//, "") === b.replace(/^\//, "");
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
