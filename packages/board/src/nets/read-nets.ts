import { netClassOf } from "../queries/net-class-of.ts";
import type { Board } from "../records/board.ts";
import type { Circuit } from "../records/circuit.ts";
import type { NetId } from "../records/ids.ts";
import { pinName } from "../wiring/link-pins.ts";
import { readNetRole } from "../wiring/net-role.ts";
import { readWiring, rolePin } from "../wiring/read-wiring.ts";
import { type NetKind, type SaidNet, saidNets } from "../wiring/said-nets.ts";
import type { WiredNet, WiredPart, WiredPin, Wiring } from "../wiring/wiring.ts";
import type { NetReading, NetReason } from "./net-reading.ts";
import { readBuses } from "./read-buses.ts";
import { readPairs } from "./read-pairs.ts";

const CRYSTAL_PINS = 6;
const FEW_PINS = 6;
/** SWD is a debug port. */
const SWITCH_PIN = /^(SW[A-C]?|LX|PH|PHASE|VSW|SWITCH)\d*$/i;
const FEEDBACK_PIN = /^(V?FB\d*[A-Z]?|ADJ|VADJ|COMP\d*|V?SENSE[+-]?)$/i;
const FEEDBACK_NAME = /(^|[/_ -])(V?FB\d*|FEEDBACK|VSENSE|ISENSE|SENSE[+-]?|ADC\d*|AIN\d*|V?REF[+-]?|AREF)([/_ -]|$)/i;
const ANALOG_PIN = /^(V?REF[+-]?|AREF|AIN\d+[+-]?|ADC_?\d*|[+-]IN\w?|IN\w?[+-]|V?IN[PN])$/;
const CLOCK_NAME = /(^|[/_ -])(\w*CLK\w*|\w*CLOCK\w*|SCK\d*|SCL\d*|MCLK|BCLK|SCLK|TCK|XTAL\w*|OSC\w*)([/_ -]|$)/i;
const CLOCK_PIN = /^(\w*CLK\w*|SCK\d*|SCL\d*|TCK|SCLK)$/i;
const RF_NAME = /(^|[/_ -])(ANT\d*|ANTENNA|RF(_?(IN|OUT|IO))?\d*|LNA_IN|GNSS_RF)([_ ]?[PN+-])?$/i;
const RF_PIN = /^(ANT\d*|RF(_?(IN|OUT|IO|P|N))?\d*|RFIO\d*|LNA(_IN)?|ANTENNA)$/i;
/** Names that choose or enable a clock. */
const NO_CLOCK = /(EN|SEL|MODE?|REQ|OE)\d*$/i;
/** What classes of nets are called. */
const CLASS_NAMES: readonly (readonly [RegExp, NetKind])[] = [
  [/^(rf|antenna|50\s?ohm)/i, "antenna-feed"],
  [/clock|clk/i, "clock"],
  [/analog|sense|audio/i, "analog"],
];

/**
 * What every net of a board is, in the board's order, each with its reason. What people said is taken from the board. The
 * same board gives the same list.
 */
export function readNets(
  board: Board,
  circuit?: Circuit,
  said: readonly SaidNet[] = saidNets(board),
): readonly NetReading[] {
  const kinds = new Map(said.map(({ net, kind }) => [net, kind]));
  const wiring = readWiring(board, circuit, said);
  const reader = new NetReader(board, wiring);
  const wired = new Map(wiring.nets.map((net) => [net.id, net]));
  // A net may have copper and no pin: a pour that joins another board, or one by mistake.
  return board.nets.map(({ id, name }) =>
    reader.read(wired.get(id) ?? { id, name, role: readNetRole(name, []).role, pins: [] }, kinds.get(name)),
  );
}

class NetReader {
  readonly #board: Board;
  readonly #pairs: ReturnType<typeof readPairs>;
  readonly #buses: ReadonlyMap<NetId, string>;

  constructor(board: Board, wiring: Wiring) {
    this.#board = board;
    this.#pairs = readPairs(wiring);
    this.#buses = readBuses(wiring, this.#pairs);
  }

  read(net: WiredNet, said: NetKind | undefined): NetReading {
    const read = said ? { kind: said, reason: { kind: "said", facts: {} } as const } : this.#kindOf(net);
    const pair = this.#pairs.get(net.id)?.side;
    const bus = this.#buses.get(net.id);
    return {
      net: net.id,
      name: net.name,
      ...read,
      ...(pair && { pair }),
      ...(bus !== undefined && { bus }),
      ...(read.kind === "supply" && feedOf(net)),
    };
  }

  #kindOf(net: WiredNet): Pick<NetReading, "kind" | "reason"> {
    if (net.role !== "signal") return { kind: net.role, reason: readNetRole(net.name, net.pins.map(rolePin)).reason };
    if (net.pins.length < 2) return { kind: "plain", reason: { kind: "plain", facts: {} } };
    const byPins = antennaFeed(net) ?? crystalOf(net) ?? switchNode(net);
    if (byPins) return byPins;
    const pair = this.#pairs.get(net.id);
    if (pair) return { kind: "pair", reason: pair.reason };
    const bus = this.#buses.get(net.id);
    return (
      analogOf(net) ??
      clockOf(net) ??
      this.#byClass(net) ??
      (bus === undefined
        ? { kind: "plain", reason: { kind: "plain", facts: {} } }
        : { kind: "bus", reason: { kind: "bus-name", facts: { bus } } })
    );
  }

  #byClass({ id }: WiredNet): Pick<NetReading, "kind" | "reason"> | undefined {
    const { name } = netClassOf(this.#board, id);
    const found = name === "Default" ? undefined : CLASS_NAMES.find(([words]) => words.test(name));
    return found && { kind: found[1], reason: { kind: "net-class", facts: { netClass: name } } };
  }
}

type Read = Pick<NetReading, "kind" | "reason"> | undefined;

function reason(kind: NetReason["kind"], facts: NetReason["facts"]): NetReason {
  return { kind, facts };
}

function pinFacts({ part, name, number }: WiredPin): NetReason["facts"] {
  return { part: part.reference, pin: name || number };
}

/** From a radio to its antenna: what reaches an antenna, or a radio pin and few others. */
function antennaFeed(net: WiredNet): Read {
  if (net.pins.length > FEW_PINS) return undefined;
  const antenna = net.pins.find(({ part }) => part.kind === "antenna");
  if (antenna) return { kind: "antenna-feed", reason: reason("antenna", { part: antenna.part.reference }) };
  const pin = net.pins.find(({ part, name }) => part.kind === "circuit" && RF_PIN.test(name));
  if (pin) return { kind: "antenna-feed", reason: reason("antenna-pin", pinFacts(pin)) };
  return RF_NAME.test(net.name) ? { kind: "antenna-feed", reason: reason("name", { name: net.name }) } : undefined;
}

/** Of a crystal, or behind the resistor in series with it. */
function crystalOf(net: WiredNet): Read {
  if (net.pins.length > CRYSTAL_PINS) return undefined;
  const direct = net.pins.find(({ part }) => part.kind === "crystal");
  const crystal = direct ?? behindResistor(net)?.pins.find(({ part }) => part.kind === "crystal");
  if (!crystal || !(direct || net.pins.some(({ part }) => part.kind === "circuit"))) return undefined;
  return { kind: "crystal", reason: reason("crystal", { part: crystal.part.reference }) };
}

/** The far net of the one resistor in series on a net of two or three pins. */
function behindResistor(net: WiredNet): WiredNet | undefined {
  const resistors = net.pins.filter(({ part }) => part.kind === "resistor" && part.pins.length === 2);
  const [resistor] = resistors;
  const far = resistors.length === 1 ? resistor?.part.pins.find((pin) => pin.net !== net)?.net : undefined;
  return far?.role === "signal" && far.pins.length <= CRYSTAL_PINS ? far : undefined;
}

/** Where a converter switches: its switching pin with an inductor, or a pin by such a name with a diode. */
function switchNode(net: WiredNet): Read {
  const driver = net.pins.find(({ part, name }) => part.kind === "circuit" && SWITCH_PIN.test(name));
  if (!driver) return undefined;
  const inductor = net.pins.find(({ part }) => part.kind === "inductor");
  return {
    kind: "switch-node",
    reason: inductor
      ? reason("inductor", { ...pinFacts(driver), inductor: inductor.part.reference })
      : reason("switching-pin", pinFacts(driver)),
  };
}

/** Feedback of regulators, references, inputs of amplifiers and converters. */
function analogOf(net: WiredNet): Read {
  const circuits = net.pins.filter(({ part }) => part.kind === "circuit");
  const feedback = circuits.find(({ name }) => FEEDBACK_PIN.test(name));
  if (feedback && net.pins.length <= FEW_PINS)
    return { kind: "analog", reason: reason("feedback-pin", pinFacts(feedback)) };
  const pin = circuits.find(({ name }) => ANALOG_PIN.test(name));
  if (pin) return { kind: "analog", reason: reason("analog-pin", pinFacts(pin)) };
  return FEEDBACK_NAME.test(net.name) ? { kind: "analog", reason: reason("name", { name: net.name }) } : undefined;
}

function clockOf(net: WiredNet): Read {
  const oscillator = net.pins.find(({ part, type }) => part.kind === "oscillator" && type !== "power-in");
  if (oscillator && !/^(EN|OE|ST|STBY|TRI)/i.test(oscillator.name))
    return { kind: "clock", reason: reason("oscillator", pinFacts(oscillator)) };
  const pin = net.pins.find(
    ({ part, name }) => part.kind === "circuit" && CLOCK_PIN.test(name) && !NO_CLOCK.test(name),
  );
  if (pin) return { kind: "clock", reason: reason("clock-pin", pinFacts(pin)) };
  return CLOCK_NAME.test(net.name) && !NO_CLOCK.test(net.name)
    ? { kind: "clock", reason: reason("name", { name: net.name }) }
    : undefined;
}

const OUTPUT = /^(V?OUT\d*|VO|OUTPUT|V?SYS|5V|3V3|3\.3V)$/i;
const INPUT_OF_BOARD = /^(V?BUS\w*|V?IN|B\+|BAT\+?|VBAT\w*|\+\w*|V\+|VCC|VDD|DC)$/i;

/** Who feeds a supply and who takes from it. An inductor or fuse on it passes on what is behind. */
function feedOf({ pins }: WiredNet): Pick<NetReading, "sources" | "loads"> {
  const isSource = (pin: WiredPin): boolean =>
    pin.type === "power-out" ||
    (pin.part.kind === "circuit" && pin.type !== "power-in" && OUTPUT.test(pin.name)) ||
    (pin.part.kind === "connector" && INPUT_OF_BOARD.test(pin.name)) ||
    passesOn(pin.part);
  return {
    sources: pins.filter(isSource).map(pinName),
    loads: pins.filter((pin) => pin.part.kind === "circuit" && !isSource(pin)).map(pinName),
  };
}

function passesOn({ kind, pins }: WiredPart): boolean {
  return (kind === "inductor" || kind === "fuse") && pins.length === 2;
}
