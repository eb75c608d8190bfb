import {
  drawnApart,
  linkPins,
  type NearIntent,
  type PinLink,
  type WiredPart,
  type WiredPin,
  type Wiring,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";

const WITHIN = fromMm(4);

/** Parts that catch what comes in from outside, each at the connector whose lines it guards: a strike is to end there. */
export function findProtection({ parts }: Wiring): NearIntent[] {
  return parts.filter(({ kind }) => kind === "protection").flatMap((part) => intentOf(part) ?? []);
}

function intentOf(guard: WiredPart): NearIntent | undefined {
  const lines = guard.pins.filter(({ net }) => net.role === "signal");
  // One that guards a supply alone stands at the connector that the supply comes in by.
  const guarded = lines.length > 0 ? lines : guard.pins.filter(({ net }) => net.role === "supply");
  const found = guarded.map((pin) => ({ pin, at: connectorsOn(pin) }));
  const connector = mostNamed(
    found.flatMap(({ at }) => at.map(({ part }) => part)),
    guard,
  );
  if (!connector) return undefined;
  const links = found.flatMap(({ pin, at }): PinLink[] => {
    const end = at.find(({ part }) => part === connector);
    return end ? [linkPins(pin, end, WITHIN)] : [];
  });
  return {
    id: `esd ${guard.reference}`,
    kind: "esd",
    origin: "circuit",
    part: guard.reference,
    links,
    reason: {
      code: "esd",
      facts: { connector: connector.reference, nets: [...new Set(guarded.map(({ net }) => net.name))].join(", ") },
    },
  };
}

function connectorsOn({ net, part }: WiredPin): WiredPin[] {
  return net.pins.filter((pin) => pin.part !== part && pin.part.kind === "connector");
}

/** The part that is on most of the lines; of several the one that is drawn nearest. */
function mostNamed(parts: readonly WiredPart[], guard: WiredPart): WiredPart | undefined {
  const times = new Map<WiredPart, number>();
  for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1);
  return [...times].sort(([a, m], [b, n]) => n - m || drawnApart(a, guard) - drawnApart(b, guard))[0]?.[0];
}
