import { findJoint } from "../copper/joint.ts";
import type { Tool, ToolContext, ToolEvent, ToolStep, ToolView } from "../gestures/tool.ts";
import { RouteInProgress } from "../routing/route-in-progress.ts";
import { findSnap } from "../snapping/find-snap.ts";

/**
 * Drawing tracks. The first press begins on copper; presses fix what is drawn; copper of the net ends it; a layer change sets a
 * via. Cancel ends with what is fixed, as does finish, and again lays the tool down.
 */
export class RouteTool implements Tool {
  readonly name = "route";
  readonly view: ToolView;
  readonly isHolding: boolean;
  readonly #route: RouteInProgress | undefined;

  constructor(route?: RouteInProgress) {
    this.#route = route;
    this.isHolding = route !== undefined;
    this.view = route ? viewOf(route) : {};
  }

  handle(event: ToolEvent, context: ToolContext): ToolStep {
    const route = this.#route;
    if (!route) return this.#begin(event, context);
    const { routeMode = "shove" } = context.settings;
    if (routeMode !== route.mode) route.setMode(routeMode);
    switch (event.kind) {
      case "move": {
        route.moveTo(event.isFree ? event.at : findSnap(context.board, event.at, context.settings).point);
        return { tool: new RouteTool(route) };
      }
      case "press": {
        const { reached, tracks } = route.preview;
        if (!reached && tracks.length === 0) return { tool: this, refusal: "no-way", inTheWay: route.inTheWay };
        return route.fix() ? this.#end(route) : { tool: new RouteTool(route) };
      }
      case "layer":
        // First the change, then what it looks like.
        if (!route.changeLayer(event.layer))
          return { tool: this, refusal: "no-room-for-via", inTheWay: route.inTheWayOfVia };
        return { tool: new RouteTool(route) };
      case "width":
        route.setStyle({ width: event.width });
        return { tool: new RouteTool(route) };
      case "via-size":
        route.setStyle({ viaDiameter: event.diameter, viaDrill: event.drill });
        return { tool: new RouteTool(route) };
      case "posture":
        route.turnPosture();
        return { tool: new RouteTool(route) };
      case "back":
        return { tool: route.stepBack() ? new RouteTool(route) : new RouteTool() };
      case "finish":
        route.fix();
        return this.#end(route);
      case "cancel":
        return this.#end(route);
      default:
        return { tool: this };
    }
  }

  #begin(event: ToolEvent, context: ToolContext): ToolStep {
    if (event.kind === "cancel") return {};
    if (event.kind !== "press") return { tool: this };
    const { board, settings, nameItem, probe, styleOf } = context;
    const joint = findJoint(board, event.at, { tolerance: settings.reach, layer: settings.layer });
    if (!joint) return { tool: this, refusal: "nothing-there" };
    const layer = joint.layers.includes(settings.layer) ? settings.layer : (joint.layers[0] ?? settings.layer);
    const start = { point: joint.point, layer, net: joint.net, ...styleOf(joint.net) };
    const route = new RouteInProgress(board, start, {
      nameItem,
      probe: probe(),
      tolerance: settings.reach,
      mode: settings.routeMode ?? "shove",
      removesLoops: !settings.keepsLoops,
    });
    return { tool: new RouteTool(route) };
  }

  /** The next track is begun with the same tool. */
  #end(route: RouteInProgress): ToolStep {
    const edit = route.finish();
    return { tool: new RouteTool(), ...(edit && { done: { name: "route", edit } }) };
  }
}

function viewOf({ net, layer, width, viaSize, preview, inTheWay }: RouteInProgress): ToolView {
  const { edit, tracks, vias, reached: isReached } = preview;
  return { edit, inTheWay, routing: { net, layer, width, viaSize, tracks, vias, isReached } };
}
