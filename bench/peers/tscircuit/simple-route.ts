/** As much of tscircuit's SimpleRouteJson as we write and read. Millimetres, y upwards, degrees counter-clockwise. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface SimpleObstacle {
  readonly type: "rect";
  readonly layers: readonly string[];
  readonly center: Place;
  readonly width: number;
  readonly height: number;
  readonly ccwRotationDegrees?: number;
  /** Names of the connections that may touch it. */
  readonly connectedTo: readonly string[];
  readonly isNonPlatedHole?: boolean;
  readonly shape?: "circle";
}

/** Has either one layer or several. */
export type SimplePoint = Place & { readonly pointId: string } & (
    | { readonly layer: string }
    | { readonly layers: readonly string[] }
  );

export interface SimpleConnection {
  readonly name: string;
  readonly nominalTraceWidth: number;
  readonly pointsToConnect: readonly SimplePoint[];
}

export interface SimpleRoute {
  readonly layerCount: number;
  readonly allowBlindAndBuriedVias: boolean;
  readonly minTraceWidth: number;
  readonly minViaPadDiameter: number;
  readonly minViaHoleDiameter: number;
  readonly defaultObstacleMargin: number;
  readonly minTraceToPadEdgeClearance: number;
  readonly minViaEdgeToPadEdgeClearance: number;
  readonly minTraceToHoleEdgeClearance: number;
  readonly minViaHoleEdgeToViaHoleEdgeClearance: number;
  readonly minBoardEdgeClearance: number;
  readonly bounds: { readonly minX: number; readonly maxX: number; readonly minY: number; readonly maxY: number };
  readonly outline?: readonly Place[];
  readonly obstacles: readonly SimpleObstacle[];
  readonly connections: readonly SimpleConnection[];
}

export type SimpleStep =
  | (Place & { readonly route_type: "wire"; readonly width: number; readonly layer: string })
  | (Place & {
      readonly route_type: "via";
      readonly from_layer: string;
      readonly to_layer: string;
      readonly via_diameter?: number;
      readonly via_hole_diameter?: number;
    })
  /** Ways through a pad or over a bridge: no copper of their own. */
  | { readonly route_type: "through_obstacle" | "jumper" };

/** One chain of wires and vias. */
export interface SimpleTrace {
  readonly connection_name: string;
  readonly route: readonly SimpleStep[];
}
