import type { ItemId, NetId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { AskedCopper } from "../copper-ask/use-copper-ask.ts";
import type { LimitQuestion } from "../design-rules/resolution/limit-question.ts";
import type { OnOrder } from "../editing/use-saved-first.ts";
import type { RequestedPlacementOptions } from "../placement-options/requested-placement-options.ts";
import { createConcern } from "./concern.ts";

export type OpenDialog =
  | {
      readonly kind: "placement";
      /** Initial options instead of those of the last run. */
      readonly preset: Partial<RequestedPlacementOptions>;
    }
  | { readonly kind: "routing" }
  | {
      readonly kind: "rules";
      readonly tab?: "board" | "resolution";
      /** The limit whose source is asked for; absent: those of what is selected. */
      readonly question?: LimitQuestion;
    }
  | { readonly kind: "update" };

/** What can be ordered about parts from the canvas, where a run may be started now. */
export interface PartActions {
  readonly onPlaceAnew: (parts: readonly ItemId[]) => void;
  /** About the parts near a place of the board, nanometres. */
  readonly onImproveAround: (place: Point) => void;
}

export interface WorkspaceOrders {
  /** The dialog that is open to word an order. */
  readonly dialog: OpenDialog | undefined;
  readonly closeDialog: () => void;
  /** With those of the selected parts that may move; with none, of all parts. */
  readonly openPlacement: () => void;
  readonly openRouting: () => void;
  /** Undefined while no newer version may be made. */
  readonly openUpdate: (() => void) | undefined;
  /** Undefined while the board may not be edited. */
  readonly openRules: (() => void) | undefined;
  /** Says where a limit comes from; undefined while the board may not be edited. */
  readonly explainLimit: ((question: LimitQuestion) => void) | undefined;
  /** Undefined while no run may be started. */
  readonly routeNet: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts; undefined while no run may be started. */
  readonly partActions: PartActions | undefined;
  /** Saves before a request on the stored board. */
  readonly saveFirst: OnOrder;
  /** A run that waits for a yes to what it removes. */
  readonly askedCopper: AskedCopper | undefined;
}

/** What can be ordered of the board on view: a run at once, or in a dialog. */
export const [OrdersProvider, useWorkspaceOrders] = createConcern<WorkspaceOrders>("orders");
