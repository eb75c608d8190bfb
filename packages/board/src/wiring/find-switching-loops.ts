import { fromMm } from "@tracewright/geometry";
import type { LoopIntent } from "../records/intent.ts";
import { drawnApart } from "./drawn-apart.ts";
import { linkPins, pinName } from "./link-pins.ts";
import type { WiredNet, WiredPart, WiredPin, Wiring } from "./wiring.ts";

const SWITCH_PIN = /^(SW|LX|PH|PHASE|VSW|SWITCH|OUT)[A-Z]?\d*$/i;
const SURE_SWITCH_PIN = /^(SW|LX|PH|PHASE|VSW|SWITCH)[A-Z]?\d*$/i;
const WITHIN = fromMm(1.5);
const INDUCTOR_WITHIN = fromMm(3);

/**
 * Converters that switch: a circuit whose switching pin drives an inductor. The current that is thrown to and fro runs
 * from the input capacitor through the circuit (and a diode, where one does the work of the second switch) and back
 * through ground; that loop radiates by its area. A linear regulator has no such pin, a filter's inductor no such circuit.
 */
export function findSwitchingLoops({ nets }: Wiring): LoopIntent[] {
  return nets.filter(({ role }) => role !== "ground").flatMap((net) => loopAt(net) ?? []);
}

function loopAt(node: WiredNet): LoopIntent | undefined {
  const inductor = node.pins.find(({ part }) => part.kind === "inductor" && part.pins.length === 2);
  const names = inductor && node.pins.some(({ part }) => part.kind === "diode") ? SWITCH_PIN : SURE_SWITCH_PIN;
  const driver = node.pins.find(({ part, name }) => part.kind === "circuit" && names.test(name));
  if (!inductor || !driver) return undefined;
  const converter = driver.part;
  const far = inductor.part.pins.find(({ net }) => net !== node)?.net;
  const diode = node.pins.find(({ part }) => part.kind === "diode" && part.pins.length === 2);
  // Of a boost converter the inductor hangs on the input, and what switches is the way to the output.
  const boosted = diode?.part.pins.find(({ net }) => net.role === "supply" && net !== far);
  const hot = boosted?.net ?? inputOf(converter, [node, far]);
  const capacitor = hot && nearestCapacitor(hot, converter);
  const ground = converter.pins.find(({ net }) => net.role === "ground");
  if (!hot || !capacitor || !ground) return undefined;
  const hotPin = boosted ?? converter.pins.find(({ net }) => net === hot);
  const earth = capacitor.part.pins.find(({ net }) => net.role === "ground");
  if (!hotPin || !earth) return undefined;
  const through = diode ? diode.part.pins.find((pin) => pin !== hotPin && pin.part === diode.part) : undefined;
  return {
    id: `switching-loop ${converter.reference} ${inductor.part.reference}`,
    kind: "switching-loop",
    origin: "circuit",
    pins: [capacitor, hotPin, driver, ...(through ? [through] : []), ground, earth].map(pinName),
    links: [
      linkPins(capacitor, hotPin, WITHIN),
      linkPins(inductor, driver, INDUCTOR_WITHIN),
      ...(diode ? [linkPins(diode, driver, WITHIN)] : []),
    ],
    reason: {
      code: "switching-loop",
      facts: {
        circuit: converter.reference,
        inductor: inductor.part.reference,
        capacitor: capacitor.part.reference,
        net: node.name,
      },
    },
  };
}

/** The supply that the converter draws from: the one by that name, or any but the node and the output. */
function inputOf({ pins }: WiredPart, others: readonly (WiredNet | undefined)[]): WiredNet | undefined {
  const supplies = pins.filter(({ net }) => net.role === "supply" && !others.includes(net));
  return (supplies.find(({ name }) => /^P?VIN|^IN$|^VCC$|^VDD$/i.test(name)) ?? supplies[0])?.net;
}

/** Of the capacitors from a supply to ground the one that is drawn nearest; the first where nothing is drawn. */
function nearestCapacitor(supply: WiredNet, to: WiredPart): WiredPin | undefined {
  let nearest: WiredPin | undefined;
  for (const pin of supply.pins) {
    const { part } = pin;
    if (part.kind !== "capacitor" || !part.pins.some(({ net }) => net.role === "ground")) continue;
    if (!nearest || drawnApart(part, to) < drawnApart(nearest.part, to)) nearest = pin;
  }
  return nearest;
}
