import fc from "fast-check";
import { expect, test } from "vitest";
import { readDatasheet } from "./read-datasheet.ts";
import { drawDatasheet } from "./testing/draw-datasheet.ts";
import { drawnDatasheet, drawnPinout } from "./testing/drawn-datasheet.ts";

test("every pin of a made-up datasheet is read, whatever its layout", async () => {
  await fc.assert(
    fc.asyncProperty(drawnDatasheet, async ({ drawn, pins }) => {
      const reading = await readDatasheet(await drawDatasheet(pins, drawn));
      if (reading.kind !== "read") throw new Error(JSON.stringify(reading));
      for (const column of pins[0]!.numbers.keys()) {
        const wanted = drawnPinout(pins, column);
        const read = reading.facts.variants.map(({ pins }) =>
          Object.fromEntries(pins.map(({ number, name }) => [number, name])),
        );
        expect(read).toContainEqual(wanted);
      }
    }),
    { numRuns: Number(process.env.LAYOUTS ?? 8), seed: 20_261_122 },
  );
});
