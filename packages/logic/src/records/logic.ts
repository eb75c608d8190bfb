import { flag, list, mapOf, number, oneOf, record, type TypeOf, text, textLike, whole } from "../schema/schema.ts";

export const LOGIC_SCHEMA_VERSION = 1;

export const BUS_KINDS = ["I2C", "SPI", "UART", "USB", "CAN", "RS485", "RMII", "SWD"] as const;
export const NET_KINDS = ["signal", "supply", "ground"] as const;
export const GUIDE_MODES = ["GUIDE", "AI_ONLY", "NONE"] as const;

const id = textLike(/^[\w:.-]{1,80}$/, "not an id of 1 to 80 letters, digits, and _ : . -");
const name = text(60);
/** Units of the canvas. */
const position = record({ x: whole(1_000_000), y: whole(1_000_000) });
const volts = record({}, { nominal: number, min: number, max: number });

/** One block that the project takes. Its count is the number of its uses. */
export const useSchema = record(
  {
    /** Never changes: ids of parts and nets on the board are derived from it. */
    id,
    /** Id of the block in the library, number of its version, and hash of its document. */
    block: record({ id, version: whole(1_000_000), hash: textLike(/^[0-9a-f]{64}$/, "not a SHA-256 in hexadecimal") }),
    name,
    /** Values by key of the parameter, where they differ from the block's own. */
    parameters: mapOf(text(200)),
    /** Its place on the canvas. */
    at: position,
  },
  {
    /** Reference on the board by reference in the block: given once, never renumbered. */
    references: mapOf(text(40)),
    /** Absent: rigid. */
    mode: oneOf("rigid", "soft"),
    /** Room around it on the board, in nanometres. */
    margin: whole(100_000_000),
    isCollapsed: flag,
  },
);
export type Use = TypeOf<typeof useSchema>;

export const endSchema = record({ use: id, port: text(200) });
/** A port of a use. */
export type End = TypeOf<typeof endSchema>;

/** A wire: all ports that it joins. A port is in one net at most. */
export const netSchema = record(
  { id, name, kind: oneOf(...NET_KINDS), ends: list(endSchema) },
  {
    /** Volts of a supply that comes from outside of the project. */
    external: volts,
    netClass: text(60),
  },
);
export type LogicNet = TypeOf<typeof netSchema>;

/** Nets that belong together, by their part in the bus: "SDA" → id of the net. */
export const busSchema = record(
  { id, name, kind: oneOf(...BUS_KINDS), nets: mapOf(id) },
  {
    /** Bits or clocks a second. */
    speed: number,
    /** Farads of all wires of a line. */
    capacitance: number,
  },
);
export type Bus = TypeOf<typeof busSchema>;

export const groupSchema = record({ id, name, members: list(id) });
/** Uses that are shown and moved together. */
export type UseGroup = TypeOf<typeof groupSchema>;

export const domainSchema = record({ id, name, ground: id });
/** A part of the circuit with a ground of its own, isolated from the others. */
export type Domain = TypeOf<typeof domainSchema>;

export const noteSchema = record({ id, text: text(2_000), at: position });
export type Note = TypeOf<typeof noteSchema>;

export const waiverSchema = record({
  id,
  rule: text(60),
  /** What the finding is about, as `Finding.key` has it. */
  subject: text(300),
  reason: text(500),
});
/** A finding that was accepted with words. It ends with the facts of the finding: `subject` has them. */
export type Waiver = TypeOf<typeof waiverSchema>;

/** The lists of a logic. Records of each have an id, unique over all of them. */
export const LIST_SCHEMAS = {
  uses: useSchema,
  nets: netSchema,
  buses: busSchema,
  groups: groupSchema,
  domains: domainSchema,
  notes: noteSchema,
  waivers: waiverSchema,
} as const;

export const SETTING_SCHEMAS = {
  guide: oneOf(...GUIDE_MODES),
  /** Spread to assume of supplies whose tolerance is unknown; 0.05 is ±5 %. */
  assumedTolerance: number,
} as const;

export const logicSchema = record(
  {
    schemaVersion: oneOf(LOGIC_SCHEMA_VERSION),
    uses: list(useSchema),
    nets: list(netSchema),
    buses: list(busSchema),
    groups: list(groupSchema),
    domains: list(domainSchema),
    notes: list(noteSchema),
    waivers: list(waiverSchema),
  },
  SETTING_SCHEMAS,
);

/** What a project is made of: blocks, and wires between their ports. */
export type Logic = TypeOf<typeof logicSchema>;

export type LogicList = keyof typeof LIST_SCHEMAS;
export type LogicSetting = keyof typeof SETTING_SCHEMAS;
export const LOGIC_LISTS = Object.keys(LIST_SCHEMAS) as readonly LogicList[];
export const LOGIC_SETTINGS = Object.keys(SETTING_SCHEMAS) as readonly LogicSetting[];
export type RecordIn<List extends LogicList> = TypeOf<(typeof LIST_SCHEMAS)[List]>;

export const EMPTY_LOGIC: Logic = {
  schemaVersion: LOGIC_SCHEMA_VERSION,
  uses: [],
  nets: [],
  buses: [],
  groups: [],
  domains: [],
  notes: [],
  waivers: [],
};
