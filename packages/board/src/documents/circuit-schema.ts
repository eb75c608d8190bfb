import { MAX_COORDINATE } from "@tracewright/geometry";
import { arrayOf, flag, mapOf, number, object, oneOf, text, type Validator, whole } from "./validate.ts";

const nm = whole(MAX_COORDINATE);
const point = object({ x: nm, y: nm });

/** What a circuit document of the current version looks like. */
export const circuitSchema: Validator = object({
  schemaVersion: number,
  title: text,
  components: arrayOf(
    object({
      id: text,
      reference: text,
      value: text,
      footprint: text,
      librarySymbol: text,
      properties: mapOf(text),
      pins: arrayOf(object({ number: text, name: text, electricalType: text, unit: number }, { net: text })),
      symbolPath: text,
      sheet: text,
      position: point,
      inBom: flag,
      onBoard: flag,
      doNotPopulate: flag,
    }),
  ),
  nets: arrayOf(object({ id: text, name: text }, { netClass: text })),
  sheets: arrayOf(
    object({
      id: text,
      name: text,
      path: text,
      fileName: text,
      symbols: arrayOf(
        object({
          id: text,
          librarySymbol: text,
          unit: number,
          position: point,
          rotation: number,
          mirror: oneOf("none", "x", "y"),
        }),
      ),
      items: arrayOf(object({ kind: text, id: text })),
    }),
  ),
  librarySymbols: mapOf(
    object(
      { name: text, units: arrayOf(object({ unit: number, style: number })) },
      { footprintFilters: arrayOf(text) },
    ),
  ),
});
