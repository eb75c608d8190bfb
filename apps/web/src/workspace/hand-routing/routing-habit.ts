import type { RouteMode } from "@tracewright/editor";

/** How somebody likes to route and drag by hand. */
export interface RoutingHabit {
  /** What is done about copper of others. */
  readonly mode: RouteMode;
  /** An older way between the same places stays. */
  readonly keepsLoops: boolean;
  /** A lone track that is dragged goes just where the pointer goes. */
  readonly dragsAtAnyAngle: boolean;
}

export const ROUTE_MODES: readonly RouteMode[] = ["shove", "walk-around", "stop"];

/** Makes sense of whatever the browser has kept. */
export function readRoutingHabit(text: string | undefined): RoutingHabit {
  let stored: Partial<Record<keyof RoutingHabit, unknown>> = {};
  try {
    stored = { ...JSON.parse(text ?? "{}") };
  } catch {
    // Somebody else's text: the first habits hold.
  }
  return {
    mode: ROUTE_MODES.find((mode) => mode === stored.mode) ?? "shove",
    keepsLoops: stored.keepsLoops === true,
    dragsAtAnyAngle: stored.dragsAtAnyAngle === true,
  };
}

export function nextMode(mode: RouteMode): RouteMode {
  return ROUTE_MODES[(ROUTE_MODES.indexOf(mode) + 1) % ROUTE_MODES.length] ?? mode;
}
