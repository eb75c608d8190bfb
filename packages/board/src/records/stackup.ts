import type { Nm } from "@tracewright/geometry";
import type { CopperLayerId } from "./layer.ts";

export interface StackupLayer {
  readonly name: string;
  readonly kind: "copper" | "core" | "prepreg" | "solder-mask" | "solder-paste" | "silkscreen";
  readonly copper?: CopperLayerId;
  readonly thickness?: Nm;
  readonly material?: string;
  readonly color?: string;
  readonly epsilonR?: number;
  readonly lossTangent?: number;
}

export interface Stackup {
  readonly boardThickness: Nm;
  /** From the front down; empty when the file gives none. */
  readonly layers: readonly StackupLayer[];
  readonly copperFinish?: string;
}
