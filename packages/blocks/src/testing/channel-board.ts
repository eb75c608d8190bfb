import { type Board, emptyBoard, type Footprint, flipFootprint, itemId, netId, padPosition } from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";

export const mm = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

const PADS = { U: 5, R: 2, C: 2 } as const;

function part(reference: string, nets: readonly (string | undefined)[], at: Point, rotation: number = 0): Footprint {
  const kind = reference.charAt(0) as keyof typeof PADS;
  const count = PADS[kind];
  return aFootprint({
    id: itemId(reference),
    reference,
    value: { U: "AMP", R: reference.endsWith("2") ? "1k" : "10k", C: "100n" }[kind],
    library: `test:${kind}`,
    position: at,
    rotation,
    pads: nets.map((name, index) =>
      aPad({
        id: itemId(`${reference} pad ${index + 1}`),
        number: String(index + 1),
        shape: { kind: "rect", size: { width: fromMm(0.6), height: fromMm(0.6) } },
        position: { x: fromMm(index - (count - 1) / 2), y: 0 },
        layers: ["F.Cu", "F.Mask", "F.Paste"],
        ...(name !== undefined && { net: netId(name) }),
      }),
    ),
  });
}

export interface Channel {
  readonly at: Point;
  readonly rotation?: number;
  readonly isBack?: boolean;
  /** Where its address pin is tied. */
  readonly strap?: string;
  /** R1's pins the other way round. */
  readonly isSwapped?: boolean;
  readonly value?: string;
}

/** Parts of channel `n`: an amplifier, its feedback and input resistors and its capacitor; only the first is laid out. */
export function channelParts(
  n: number,
  { at, rotation = 0, isBack, strap = "GND", isSwapped, value }: Channel,
): Footprint[] {
  const spread = (dx: number, dy: number) => ({ x: at.x + fromMm(dx), y: at.y + fromMm(dy) });
  const feedback = [`out${n}`, `fb${n}`];
  const parts = [
    part(`U${n}`, [`out${n}`, "GND", `fb${n}`, "VCC", strap], at, rotation),
    part(
      `R${n}1`,
      isSwapped ? feedback.reverse() : feedback,
      n === 1 ? spread(-1, 2) : spread(4, 4),
      n === 1 ? 270 : 0,
    ),
    part(`R${n}2`, [`fb${n}`, "GND"], n === 1 ? spread(0.5, 2) : spread(-4, 4)),
    part(`C${n}`, ["VCC", "GND"], n === 1 ? spread(0.5, -1.5) : spread(-4, -4)),
  ];
  const valued =
    value === undefined ? parts : parts.map((one) => (one.reference === `R${n}1` ? { ...one, value } : one));
  return isBack ? valued.map((one) => flipFootprint(one, emptyBoard())) : valued;
}

/** A board of channels; the copper is that of the first, which must not be turned. */
export function channelBoard(channels: readonly Channel[]): Board {
  const footprints = channels.flatMap((channel, index) => channelParts(index + 1, channel));
  const names = new Set(footprints.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  const at = (reference: string, pad: number): Point => {
    const found = footprints.find((one) => one.reference === reference)!;
    return padPosition(found, found.pads[pad - 1]!);
  };
  const board = emptyBoard();
  const { x, y } = at("U1", 2);
  const stub = { x, y: y - fromMm(1) };
  const track = (id: string, start: Point, end: Point, net: string) =>
    aTrack({ id: itemId(id), start, end, net: netId(net) });
  return {
    ...board,
    rules: {
      ...board.rules,
      severities: { ...board.rules.severities, invalid_outline: "ignore", silk_overlap: "ignore" },
    },
    nets: [...names].map((name) => ({ id: name, name: String(name) })),
    footprints,
    tracks: [
      track("out", at("U1", 1), at("R11", 1), "out1"),
      track("fb", at("U1", 3), at("R12", 1), "fb1"),
      track("fb to R11", at("R11", 2), at("R12", 1), "fb1"),
      track("fan-out", at("U1", 2), stub, "GND"),
    ],
    vias: [aVia({ id: itemId("via"), position: stub, net: netId("GND"), diameter: fromMm(0.5), drill: fromMm(0.3) })],
  };
}
