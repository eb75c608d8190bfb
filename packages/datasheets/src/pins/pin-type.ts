import type { PinElectricalType } from "@tracewright/board";

/** Cells of a type column, whole; makers write letters or words. */
const CELLS: readonly (readonly [RegExp, PinElectricalType])[] = [
  [/^(?:n\.?\/?c\.?|nc|dnc|no connect(?:ion)?|not connected)$/i, "no-connect"],
  [/^(?:od|o\/?d|open[\s-]*drain|open[\s-]*collector|oc)$|open[\s-](?:drain|collector)/i, "open-collector"],
  [/^(?:power|supply)\s*out(?:put)?$|^(?:po|pwr o)$/i, "power-out"],
  [
    /^(?:p|ps|pwr|power|supply|s|g|gnd|ground|p\/g|pi|power (?:in|input|supply)|vdd|vss|.*\b(?:power|ground|supply)\b.*|电源|地|전원)$/i,
    "power-in",
  ],
  [
    /^(?:i\/o|io|b|bi|bidir(?:ectional)?|in\/out|i\/?\/?o.*|input\/output|input and output|[adt]?i\/?o|inout|.*\bi\/o\b.*|.*input\/output.*|入出力|입출력)$/i,
    "bidirectional",
  ],
  [/^(?:[adt]?i|i[\s-]?pu|i[\s-]?pd|in|input|[a-z]* ?in(?:put)?|.*\binput\b.*|输入|입력)$/i, "input"],
  [/^(?:tri[\s-]?state|t|o\/?z|ts)$/i, "tri-state"],
  [/^(?:[adt]?o|out|output|[a-z]* ?out(?:put)?|.*\boutput\b.*|输出|출력)$/i, "output"],
  [/^(?:a|analog|passive)$/i, "passive"],
];

/** Undefined for what no maker means by it. */
export function typeOfCell(cell: string): PinElectricalType | undefined {
  const text = cell
    .replaceAll(/\s*\(\d\)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" || text.length > 40 ? undefined : CELLS.find(([words]) => words.test(text))?.[1];
}

const NO_CONNECT = /^(?:n\.?\/?c\.?\d*|dnc|dnu|no connect(?:ion)?)$/i;
const SUPPLY =
  /^(?:[ad]?v(?:cc|dd|ss|ee|bat|in|bus|pp|ddio|ref)?[a-z]?\d*|[adp]?gnd\d*|[adp]?v(?:cc|dd|ss|ee)[a-z]*\d*|ground|v[+-])$/i;

/** Where no column says it, only what name and description say plainly. */
export function typeOfWords(name: string, description: string): PinElectricalType | undefined {
  if (NO_CONNECT.test(name) || /^(?:not? (?:internal(?:ly)? )?connect)/i.test(description)) return "no-connect";
  if (/^(?:[a-z]*\s)?(?:ground|gnd)\b/i.test(description) || /^[adp]?gnd\d*$|^vss\w*$/i.test(name)) return "power-in";
  const isSupply = /\b(?:supply|power)\b/i.test(description) && !/\boutput\b/i.test(description);
  return SUPPLY.test(name) && (isSupply || description === "") && !/^vref|^vin/i.test(name) ? "power-in" : undefined;
}
