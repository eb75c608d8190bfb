import {
  boardSchema,
  circuitSchema,
  RECORD_LISTS,
  RECORD_SCHEMAS,
  type Validator,
  validators,
} from "@tracewright/board";
import { MAX_COORDINATE } from "@tracewright/geometry";
import { REQUIRED_TYPES, SEARCH_TYPES, SERIES_NAMES, VALUE_TYPES, VIEW_TYPES } from "../records/parameter.ts";
import { DIRECTIONS, IO_TYPES, NET_TYPES, PORT_SIDES } from "../records/port.ts";
import { DRIVES, LEVEL_NAMES, ORIGIN_KINDS, PORT_ROLES } from "../records/port-facts.ts";

const { arrayOf, exactly, flag, mapOf, number, object, oneOf, textLike, whole } = validators;

/** Texts of a block are names and figures, no storage. */
const text = textLike(/^[^\0]{0,2000}$/su, "not a text of up to 2,000 letters");
const name = textLike(/^[^\0]{1,200}$/su, "not a name of 1 to 200 letters");
const nm = whole(MAX_COORDINATE);
const point = exactly({ x: nm, y: nm });
const rings = arrayOf(arrayOf(point));

const limits = { nominal: number, min: number, max: number };

const level = exactly({}, { volts: number, ofSupply: number });
const portFacts = exactly(
  {},
  {
    role: oneOf(...PORT_ROLES),
    drive: oneOf(...DRIVES),
    levels: exactly({}, Object.fromEntries(LEVEL_NAMES.map((name) => [name, level]))),
    levelsAt: number,
    sinks: number,
    capacitance: number,
    address: whole(127),
    fastest: number,
    clock: exactly({}, limits),
    pull: exactly({ to: oneOf("up", "down") }, { ohms: number }),
    atReset: oneOf("high", "low"),
    origin: exactly(
      { ports: arrayOf(name), kind: oneOf(...ORIGIN_KINDS) },
      { drop: exactly({}, limits), efficiency: number },
    ),
    voltageParameter: name,
    passesTo: name,
    hasSurgeProtection: flag,
    decoupling: number,
  },
);

const port = exactly(
  {
    key: name,
    name,
    ioType: oneOf(...IO_TYPES),
    direction: oneOf(...DIRECTIONS),
    netType: oneOf(...NET_TYPES),
    net: name,
    required: flag,
    side: oneOf(...PORT_SIDES),
    order: whole(10_000),
    pins: arrayOf(exactly({ part: name, pin: name })),
    sources: arrayOf(name),
  },
  {
    koreanName: name,
    voltage: exactly({}, limits),
    absoluteMax: exactly({}, limits),
    current: exactly({ isSource: flag }, limits),
    supply: name,
    facts: portFacts,
  },
);

const parameter = exactly(
  {
    key: name,
    name,
    searchType: oneOf(...SEARCH_TYPES),
    viewType: oneOf(...VIEW_TYPES),
    valueType: oneOf(...VALUE_TYPES),
    requiredType: oneOf(...REQUIRED_TYPES),
  },
  {
    koreanName: name,
    unit: text,
    value: text,
    options: arrayOf(text),
    min: number,
    max: number,
    formula: text,
    series: oneOf(...SERIES_NAMES),
    tolerance: number,
    targets: arrayOf(exactly({ part: name, field: oneOf("value", "mpn", "fitted") })),
    source: name,
  },
);

/** A board to the last member of each record: a block may come from a browser. */
const strictBoard: Validator = (value, path, report) => {
  boardSchema(value, path, report);
  const lists = Object.fromEntries(RECORD_LISTS.map((list) => [list, arrayOf(RECORD_SCHEMAS[list])]));
  object(lists)(value, path, report);
};

export const blockSchema: Validator = exactly(
  {
    schemaVersion: whole(1),
    circuit: circuitSchema,
    ports: arrayOf(port),
    parameters: arrayOf(parameter),
    materials: arrayOf(exactly({ part: name, isDefault: flag }, { manufacturer: text, mpn: text, option: text })),
    needs: arrayOf(
      exactly(
        { key: name, count: whole(1_000), joins: mapOf(name) },
        { blockKey: name, blockId: name, capability: name },
      ),
    ),
    sources: arrayOf(
      exactly(
        { id: name, kind: oneOf("datasheet", "standard", "formula", "measurement"), title: text },
        { locator: text },
      ),
    ),
  },
  {
    board: strictBoard,
    layout: exactly(
      {
        anchor: name,
        margin: nm,
        rules: exactly({ minTrack: nm, minClearance: nm, minDrill: nm, copperLayers: whole(32) }),
        hull: exactly({ front: rings, back: rings }),
      },
      { takenAt: point },
    ),
  },
);
