import {
  linkPins,
  type NearIntent,
  readValue,
  type WiredNet,
  type WiredPart,
  type WiredPin,
  type Wiring,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";

const WITHIN = fromMm(4);
/** What is larger is no termination. */
const MAX_OHMS = 120;

/** Small resistors in a line from one pin to another: they stand at the pin that drives, or they damp nothing. */
export function findSeries({ parts }: Wiring): NearIntent[] {
  return parts.filter(isSmallResistor).flatMap((part) => intentOf(part) ?? []);
}

function isSmallResistor({ kind, pins, value }: WiredPart): boolean {
  if (kind !== "resistor" || pins.length !== 2) return false;
  const ohms = readValue(value);
  // Nothing at all is a link that may be left out, not a termination.
  return ohms !== undefined && ohms > 0 && ohms <= MAX_OHMS && pins.every(({ net }) => net.role === "signal");
}

function intentOf(resistor: WiredPart): NearIntent | undefined {
  const [near, far] = resistor.pins;
  if (!near || !far || near.net === far.net) return undefined;
  const ends = [near, far].flatMap((pin) => {
    const driver = driverOn(pin.net, resistor);
    return driver ? [{ pin, driver }] : [];
  });
  // Where both ends drive, as on a bus, the circuit that has more such lines is as good as the other: the first is taken.
  const sure = ends.filter(({ driver }) => driver.type === "output" || driver.type === "tri-state");
  const chosen =
    sure[0] ?? (ends.length === 1 || ends.every(({ driver }) => driver.type === "bidirectional") ? ends[0] : undefined);
  if (!chosen) return undefined;
  const { pin, driver } = chosen;
  return {
    id: `series ${resistor.reference}`,
    kind: "series",
    origin: "circuit",
    part: resistor.reference,
    links: [linkPins(pin, driver, WITHIN)],
    reason: {
      code: "series",
      facts: { circuit: driver.part.reference, pin: driver.number, name: driver.name, value: resistor.value },
    },
  };
}

/** The one circuit's pin that may drive the net. A line to several is a bus with pull-ups, not a line to terminate. */
function driverOn(net: WiredNet, besides: WiredPart): WiredPin | undefined {
  const others = net.pins.filter(({ part }) => part !== besides);
  const [driver, more] = others.filter(({ part }) => part.kind === "circuit");
  if (!driver || more || others.length > 2) return undefined;
  return driver.type === "output" || driver.type === "tri-state" || driver.type === "bidirectional"
    ? driver
    : undefined;
}
