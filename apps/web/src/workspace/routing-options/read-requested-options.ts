import { type Board, type CopperLayerId, trackLayers } from "@tracewright/board";
import {
  type CopperChoice,
  classesInUse,
  DIRECTIONS,
  EFFORTS,
  type LayerChoice,
  NOTHING_REQUESTED,
  PLANE_CHOICES,
  type RequestedClassOptions,
  type RequestedRoutingOptions,
  routableNets,
} from "./requested-routing-options.ts";

/**
 * The requested options of a run. Nets, classes and layers that the board no longer has are left out, and so is
 * what is said of single nets: the dialog has no place for it.
 */
export function readRequestedOptions(
  board: Board,
  told: { readonly strip: boolean; readonly control?: unknown },
): RequestedRoutingOptions {
  const control = fieldsOf(told.control);
  const asked = new Set(listOf(control.nets));
  const nets = new Set(
    routableNets(board)
      .map(({ id }) => id)
      .filter((id) => asked.has(id)),
  );
  const names = [...classesInUse(board).keys()];
  const read = (netClass: string | undefined) => readClass(board, control, netClass);
  return {
    scope:
      control.task === "optimise" ? "improve" : nets.size > 0 ? "nets" : control.region === undefined ? "all" : "view",
    nets,
    copper: told.strip ? "remove" : readCopper(fieldsOf(control.existing).default),
    pairs: control.pairs === "separate" ? "separate" : NOTHING_REQUESTED.pairs,
    planes: PLANE_CHOICES.find((known) => known === control.planes) ?? NOTHING_REQUESTED.planes,
    effort: EFFORTS.find((known) => known === control.effort) ?? NOTHING_REQUESTED.effort,
    forAll: read(undefined),
    byClass: Object.fromEntries(names.map((name) => [name, read(name)] as const).filter(([, own]) => says(own))),
  };
}

function readClass(board: Board, control: Fields, netClass: string | undefined): RequestedClassOptions {
  const settingOf = (name: string) => {
    const setting = fieldsOf(control[name]);
    if (netClass === undefined) return setting.default;
    const byClass = fieldsOf(setting.byClass);
    return Object.hasOwn(byClass, netClass) ? byClass[netClass] : undefined;
  };
  const allowed = settingOf("layers");
  const defaults = netClass === undefined ? undefined : fieldsOf(control.layers).default;
  const directions = fieldsOf(settingOf("directions"));
  const choices = trackLayers(board).flatMap((layer): [CopperLayerId, LayerChoice][] => {
    const direction = DIRECTIONS.find((known) => known === directions[layer]);
    if (allowed !== undefined && !listOf(allowed).includes(layer)) return [[layer, "off"]];
    if (direction) return [[layer, direction]];
    const isReopened = allowed !== undefined && defaults !== undefined && !listOf(defaults).includes(layer);
    return isReopened ? [[layer, "any"]] : [];
  });
  const priority = settingOf("priority");
  return {
    layers: Object.fromEntries(choices),
    ...(typeof priority === "number" && { priority }),
  };
}

function says({ layers, priority }: RequestedClassOptions): boolean {
  return priority !== undefined || Object.keys(layers).length > 0;
}

function readCopper(value: unknown): CopperChoice {
  return value === "shove" || value === "rip" ? value : NOTHING_REQUESTED.copper;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
