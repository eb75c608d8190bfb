import type { Land } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/** Resistors on one ceramic, standing on a row of leads at 2.54 mm; the lead of a star's middle is 1. */
const NAME = /^R_Array_SIP(\d{1,2})$/;

export const sipArray: Family = {
  names: [5, 6, 8, 9, 10].map((leads) => `R_Array_SIP${leads}`),
  build: (name) => {
    const leads = Number(NAME.exec(name)?.[1] ?? 0);
    if (leads < 4 || leads > 14) return undefined;
    return {
      name,
      library: "Resistor_THT",
      description: `resistor array, ${leads} leads 2.54 mm apart`,
      source: "Bourns 4600X, holes by IPC-2222",
      mount: "through-hole",
      lands: Array.from({ length: leads }, (_, index): Land => {
        const shape = index === 0 ? "rect" : "circle";
        return { pin: `${index + 1}`, x: index * 2.54, y: 0, width: 1.6, height: 1.6, shape, drill: 0.8 };
      }),
      body: { kind: "rect", minX: -1.29, maxX: (leads - 1) * 2.54 + 1.29, minY: -1.25, maxY: 1.25 },
      courtyardExcess: 0.4,
      mark: "pin-1",
    };
  },
};
