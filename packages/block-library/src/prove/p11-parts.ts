import { type CataloguePin, packageForFootprint, partsOfNumber } from "@tracewright/catalogue";
import { findFootprint } from "@tracewright/footprints";
import type { PartRow } from "../definition/block-definition.ts";
import type { Proof } from "./proof.ts";

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9+-]/g, "");

/** Parts with pins of several kinds are in the catalogue with these pins; every pin has its pad, and every pad its pin. */
export const partsAreRight: Proof = ({ definition }) =>
  definition.parts.flatMap((part) => [...padProblems(part), ...pinProblems(part)]);

function padProblems({ reference, footprint, pins }: PartRow): string[] {
  const found = findFootprint(footprint);
  if (!found) return [`${reference}: no footprint ${footprint}`];
  const pads = new Set(found.footprint.pads.map(({ number }) => number).filter((number) => number !== ""));
  const numbers = new Set(pins.map(({ number }) => number));
  return [
    ...[...numbers].filter((number) => !pads.has(number)).map((number) => `${reference}: pin ${number} has no pad`),
    ...[...pads].filter((number) => !numbers.has(number)).map((number) => `${reference}: pad ${number} is not a pin`),
  ];
}

const CATALOGUED: ReadonlySet<PartRow["symbol"]> = new Set(["box", "n-mosfet", "p-mosfet", "npn"] as const);

function pinProblems(part: PartRow): string[] {
  const { reference, mpn, footprint, pins } = part;
  if (!CATALOGUED.has(part.symbol) || /^[JPX]\d/.test(reference) || part.isBare) return [];
  const found = partsOfNumber(mpn);
  if (found.length === 0) return [`${reference}: ${mpn} is not in the catalogue`];
  const pinouts = found.flatMap((one) => {
    const name = packageForFootprint(one, footprint);
    if (name !== undefined) return one.pinouts.filter(({ packages }) => packages.includes(name));
    // A module's footprint is called like the module or its series, not like a package.
    const asModule = one.pinouts.filter(({ packages }) => packages.includes(`MODULE-${pins.length}`));
    if (asModule.length > 0) return asModule;
    return mpn.startsWith(footprint) || footprint.split("_").includes(one.partNumber) ? one.pinouts : [];
  });
  if (pinouts.length === 0) return [`${reference}: the catalogue has no ${mpn} in ${footprint}`];
  const problems = pinouts.map((pinout) =>
    pins.flatMap((pin) => {
      const known = pinout.pins.find(({ number }) => number === pin.number) ?? exposed(pinout.pins, pin.number);
      if (!known) return [`${reference}: ${mpn} has no pin ${pin.number}`];
      const names = [known.name, known.number === "EP" ? "EP" : known.name, ...known.name.split("/")].map(plain);
      return names.some((name) => name === plain(pin.name))
        ? []
        : [`${reference}: pin ${pin.number} of ${mpn} is ${known.name}, not ${pin.name}`];
    }),
  );
  return problems.find((found) => found.length === 0) ?? problems[0] ?? [];
}

/** The pad below, which some call EP and libraries number after the last pin. */
function exposed(pins: readonly CataloguePin[], number: string): CataloguePin | undefined {
  return Number(number) === pins.length ? pins.find((pin) => pin.number === "EP") : undefined;
}
