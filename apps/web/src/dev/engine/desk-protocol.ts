/** What the page and the thread of the engine say to each other. */
import type { Board } from "@tracewright/board";
import type {
  CopperPicture,
  InspectedAccess,
  InspectedConflict,
  InspectedCopper,
  InspectedNode,
  InspectedOpenNet,
  InspectedPlane,
  InspectedSite,
  OpenConnection,
  PlaneChoice,
  PlaneKind,
  RoutingProgress,
  StartOptions,
  StepPlace,
  StepUnit,
} from "@tracewright/routing";

export interface DeskFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How a run begins. */
export interface StartChoice {
  /** `strip` takes unlocked tracks and vias away first. */
  readonly tracks: "strip" | "keep";
  /** `remove` takes unlocked pours away as well and routes their nets as tracks on all copper layers. */
  readonly pours: "remove" | "keep";
  readonly seed: number;
}

/** What the page shows, and so what is worth sending. */
export interface LookChoice {
  readonly picture: CopperPicture;
  readonly plane: PlaneKind | undefined;
  readonly choice: PlaneChoice;
  /** The terminal whose ways in are shown. */
  readonly terminal: number | undefined;
}

export type DeskOrder =
  | { readonly kind: "load"; readonly files: readonly DeskFile[] }
  /** A board that is no file: one of the person's projects. */
  | { readonly kind: "take"; readonly name: string; readonly board: Board }
  /** `options`: more of the routing options, as entered; those of the previous run when absent. */
  | { readonly kind: "restart"; readonly start: StartChoice; readonly options?: unknown }
  | { readonly kind: "advance"; readonly unit: StepUnit }
  /** One unit after the other, with a rest in between so that each can be seen. */
  | { readonly kind: "play"; readonly unit: StepUnit; readonly restMs: number }
  | { readonly kind: "pause" }
  | { readonly kind: "look"; readonly look: LookChoice }
  /** The last picture is on the screen: the next may come. */
  | { readonly kind: "seen" }
  | { readonly kind: "probe"; readonly x: number; readonly y: number }
  | { readonly kind: "explain" }
  | { readonly kind: "save"; readonly about: string };

/** Everything about one moment of the run. */
export interface StepPicture {
  readonly place: StepPlace;
  readonly progress: RoutingProgress;
  readonly copper: InspectedCopper;
  readonly conflicts: readonly InspectedConflict[];
  readonly openNets: readonly InspectedOpenNet[];
  readonly plane: InspectedPlane | undefined;
  readonly accesses: readonly InspectedAccess[];
  /** Vias and track length of the current picture; `progress` tells those of the best snapshot. */
  readonly current: { readonly vias: number; readonly length: number };
  /** While the engine was at work on this run; undefined before it was. */
  readonly visitsPerSecond: number | undefined;
  /** `working`: the unit goes on. `stands`: the engine waits. */
  readonly status: "working" | "stands" | "finished";
}

export interface LoadedRun {
  readonly name: string;
  /** As the run sees it: stripped, where that was chosen. */
  readonly board: Board;
  readonly start: StartChoice;
  /** All options of the run. */
  readonly options: StartOptions;
  readonly site: InspectedSite;
  /** Of a regression file: what its saver said, and whether the step was found again. */
  readonly regression: { readonly about: string; readonly stands: "step" | "boundary" | "start" } | undefined;
}

export type DeskReport =
  | { readonly kind: "loaded"; readonly loaded: LoadedRun }
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "picture"; readonly picture: StepPicture }
  | { readonly kind: "probed"; readonly node: InspectedNode | undefined }
  | { readonly kind: "explained"; readonly open: readonly OpenConnection[] }
  | { readonly kind: "saved"; readonly fileName: string; readonly text: string }
  /** The engine threw: a bug, and the page says so. */
  | { readonly kind: "failed"; readonly problem: string };
