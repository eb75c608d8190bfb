import { type Board, itemId, netId } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { randomBoard } from "./random-board.ts";

/**
 * Four copper layers, the second a plane; nets n0 and n1 are of class Power, n2 to n5 of none, and one bears the name of
 * something that every object inherits.
 */
export function controlledBoard(): Board {
  const board = randomBoard({ seed: 5, parts: 9, nets: 6, copperLayers: 4 });
  return {
    ...board,
    layers: board.layers.map((layer) => (layer.id === "In1.Cu" ? { ...layer, role: "power" as const } : layer)),
    rules: {
      ...board.rules,
      netClasses: [...board.rules.netClasses, { name: "Power" }],
    },
    nets: [
      ...board.nets.map((net, index) => (index < 2 ? { ...net, netClass: "Power" } : net)),
      { id: netId("constructor"), name: "constructor" },
    ],
    zones: [
      aZone({
        id: itemId("plane"),
        layers: ["In1.Cu"],
        outline: [
          [
            { x: fromMm(1), y: fromMm(1) },
            { x: fromMm(20), y: fromMm(1) },
            { x: fromMm(20), y: fromMm(20) },
          ],
        ],
        net: netId("n5"),
        pour: aPour({
          clearance: fromMm(0.3),
          minThickness: fromMm(0.25),
          thermalGap: fromMm(0.3),
          thermalBridgeWidth: fromMm(0.3),
        }),
        filled: true,
      }),
    ],
  };
}
