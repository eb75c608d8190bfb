import {
  type Board,
  type Circuit,
  type DesignRules,
  type NetClass,
  type NetClassAssignment,
  type NetId,
  readNets,
} from "@tracewright/board";
import { fromMm, type Nm, toMm } from "@tracewright/geometry";
import { type Microstrip, widthForImpedance } from "../pair-impedance.ts";
import type { PowerNet } from "./read-power-nets.ts";
import { readSwitchedNets } from "./read-switched-nets.ts";
import { widthForCurrent } from "./track-width.ts";

/** A net class that is proposed, and what it goes by. */
export interface ProposedClass {
  readonly netClass: NetClass;
  readonly nets: readonly { readonly id: NetId; readonly name: string }[];
  readonly basis:
    | {
        readonly kind: "supply";
        /** The most that a net of it is stated to carry; absent: nothing states any. */
        readonly amperes?: number;
        /** Parts that state it. */
        readonly from: readonly string[];
        /** Planes carry all of its nets: its tracks only lead there. */
        readonly isPoured: boolean;
      }
    | { readonly kind: "pair"; readonly ohms: number; readonly reached: number };
}

/** Supplies are drawn no narrower than this even where they carry little: the width is inductance as well. */
const MIN_SUPPLY = fromMm(0.3);
/** Where nothing states a current: 1.2 A with a rise of 10 °C. */
const UNSTATED_SUPPLY = fromMm(0.4);
/** At power transistors, where nothing states a current: 2.4 A with the same rise. A package for less would be a small one. */
const UNSTATED_SWITCHED = fromMm(1);
/** What takes more is poured by hand: a wider track ends at no pad. */
const MAX_SUPPLY = fromMm(1.5);
const STEP = fromMm(0.1);
/** Tracks of a pair have to get between pads; where its own pads are closer, they limit it further. */
const MAX_PAIR_MM = 0.4;
const PAIR_GAP = fromMm(0.15);

/**
 * Differential impedances by name: USB 2.0, 7.1.1.3; PCI Express CEM; else the 100 Ω of Ethernet (IEEE 802.3), LVDS
 * (TIA-644), HDMI and MIPI.
 */
const IMPEDANCES: readonly (readonly [RegExp, number])[] = [
  [/usb|(^|[^A-Z])D[+\-PMN]\)?$/i, 90],
  [/pci-?e/i, 85],
];
const USUAL_IMPEDANCE = 100;

/** Classes for supplies by current and for differential pairs by impedance; none where the rules have classes of their own. */
export function proposeClasses(
  board: Board,
  circuit: Circuit,
  {
    power,
    poured,
    strip,
  }: {
    readonly power: readonly PowerNet[];
    /** Nets that planes carry. */
    readonly poured: ReadonlySet<NetId | undefined>;
    readonly strip: Microstrip | undefined;
  },
): ProposedClass[] {
  const { netClasses, assignments } = board.rules;
  if (netClasses.length > 1 || assignments.length > 0) return [];
  const carriers = carriersOf(board, circuit, power);
  return [...supplyClasses(board, carriers, poured), ...(strip ? pairClasses(board, circuit, carriers, strip) : [])];
}

/** Whether a class is one of these, by its name. */
export function isProposedClass({ name }: Pick<NetClass, "name">): boolean {
  return /^(Power [\d.]+ mm|Pair \d+ ohm)$/.test(name);
}

export function withClasses(rules: DesignRules, proposed: readonly ProposedClass[]): DesignRules {
  if (proposed.length === 0) return rules;
  return {
    ...rules,
    netClasses: [...rules.netClasses, ...proposed.map(({ netClass }) => netClass)],
    assignments: [
      ...rules.assignments,
      ...proposed.flatMap(({ netClass, nets }) =>
        nets.map(({ name }): NetClassAssignment => ({ pattern: name, netClass: netClass.name })),
      ),
    ],
  };
}

/** A net that carries current, for its width. */
interface Carrier extends Pick<PowerNet, "id" | "name" | "role" | "current"> {
  readonly isSwitched: boolean;
}

/** Grounds and supplies, and what power transistors switch. */
function carriersOf({ nets }: Board, circuit: Circuit, power: readonly PowerNet[]): Carrier[] {
  const switched = readSwitchedNets(circuit);
  const known = new Set(power.map(({ id }) => id));
  return [
    ...power.map((net): Carrier => ({ ...net, isSwitched: net.role === "supply" && switched.has(net.id) })),
    ...nets
      .filter(({ id }) => switched.has(id) && !known.has(id))
      .map(({ id, name }): Carrier => ({ id, name, role: "supply", isSwitched: true })),
  ];
}

function supplyClasses(
  board: Board,
  power: readonly Carrier[],
  poured: ReadonlySet<NetId | undefined>,
): ProposedClass[] {
  const known = new Set(board.nets.map(({ id }) => id));
  const usual = board.rules.netClasses[0]?.trackWidth ?? 0;
  const byWidth = Map.groupBy(
    power.filter(({ id }) => known.has(id)),
    (net) => Math.max(usual, widthOf(net, poured.has(net.id))),
  );
  return [...byWidth]
    .filter(([width]) => width > usual)
    .toSorted(([a], [b]) => a - b)
    .map(([trackWidth, nets]): ProposedClass => {
      const stated = nets.flatMap(({ current }) => current ?? []);
      return {
        netClass: { name: `Power ${toMm(trackWidth)} mm`, trackWidth },
        nets,
        basis: {
          kind: "supply",
          ...(stated.length > 0 && { amperes: Math.max(...stated.map(({ amperes }) => amperes)) }),
          from: [...new Set(stated.map(({ reference }) => reference))],
          isPoured: nets.every(({ id }) => poured.has(id)),
        },
      };
    });
}

/** The tracks of a net that is poured only lead to its plane, which carries the current. */
function widthOf({ role, current, isSwitched }: Carrier, isPoured: boolean): Nm {
  if (isPoured) return MIN_SUPPLY;
  if (!current && isSwitched) return UNSTATED_SWITCHED;
  if (!current) return role === "ground" ? MIN_SUPPLY : UNSTATED_SUPPLY;
  const width = Math.ceil(widthForCurrent(current.amperes) / STEP) * STEP;
  return Math.min(MAX_SUPPLY, Math.max(MIN_SUPPLY, width));
}

function pairClasses(board: Board, circuit: Circuit, power: readonly Carrier[], strip: Microstrip): ProposedClass[] {
  const supplies = new Set(power.map(({ id }) => id));
  const paired = readNets(board, circuit)
    .filter(({ net, pair }) => pair && !supplies.has(net) && !supplies.has(pair.partner))
    .map(({ net, name }) => ({ id: net, name }));
  const { minClearance, minTrackWidth } = board.rules;
  const gap = Math.max(PAIR_GAP, minClearance);
  return [...Map.groupBy(paired, ({ name }) => impedanceOf(name))]
    .toSorted(([a], [b]) => a - b)
    .map(([ohms, nets]): ProposedClass => {
      const least = Math.max(0.1, toMm(minTrackWidth));
      const { width, ohms: reached } = widthForImpedance(ohms, {
        gap: toMm(gap),
        strip,
        least,
        most: Math.max(least, Math.min(MAX_PAIR_MM, toMm(closestPads(board, nets) - gap))),
      });
      return {
        netClass: {
          name: `Pair ${ohms} ohm`,
          diffPairWidth: fromMm(Number(width.toFixed(3))),
          diffPairGap: gap,
          diffPairViaGap: gap,
        },
        nets,
        basis: { kind: "pair", ohms, reached: Math.round(reached) },
      };
    });
}

/**
 * Between the middles of the closest two pads of one part that are on different nets of these. A pair that is no broader
 * leaves the pads straight; a broader one finds no room beside the next pads, and its nets would be routed alone.
 */
function closestPads(board: Board, nets: readonly { readonly id: NetId }[]): number {
  const paired = new Set(nets.map(({ id }) => id));
  let closest = Number.POSITIVE_INFINITY;
  for (const { pads } of board.footprints) {
    const own = pads.filter(({ net }) => net !== undefined && paired.has(net));
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1))
        if (one.net !== other.net)
          closest = Math.min(closest, Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y));
  }
  return closest;
}

function impedanceOf(name: string): number {
  return IMPEDANCES.find(([names]) => names.test(name))?.[1] ?? USUAL_IMPEDANCE;
}
