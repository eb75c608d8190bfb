import { createContext, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "./action.ts";
import { ActionRegistry, type Findable, isEnabled } from "./action-registry.ts";
import type { ActionId, Situation } from "./action-table.ts";

const Registry = createContext<ActionRegistry | undefined>(undefined);

/** Holds the actions of everything below it. */
export const ActionsProvider = Registry;

export function useNewRegistry(): ActionRegistry {
  return useState(() => new ActionRegistry())[0];
}

/** The actions of the workspace; for components that show many of them or run one. */
export function useRegistry(): ActionRegistry {
  const registry = use(Registry);
  if (!registry) throw new Error("Actions are asked for outside of an ActionsProvider.");
  return registry;
}

/** Tells what this component can do for as long as it is on screen; what the actions close over may change with every render. */
export function useActions(actions: readonly Action[]): void {
  const registry = useRegistry();
  const [source] = useState(() => ({}));
  // Before paint, so that a key pressed at once finds them.
  useLayoutEffect(() => registry.register(source, actions));
  useEffect(() => () => registry.unregister(source), [registry, source]);
}

/** Tells what can be found here by name. */
export function useFindables(list: () => readonly Findable[]): void {
  const registry = useRegistry();
  const [source] = useState(() => ({}));
  useEffect(() => registry.registerFinder(source, list));
  useEffect(() => () => registry.unregister(source), [registry, source]);
}

/** Tells what the hands are about. */
export function useSituation(situation: Exclude<Situation, "walking">): void {
  const registry = useRegistry();
  useLayoutEffect(() => {
    registry.situation = situation;
  }, [registry, situation]);
}

/** The current manual action; the component rerenders when it changes. */
export function useSituationNow(): Situation {
  const registry = useRegistry();
  return useSyncExternalStore(registry.subscribe, () => registry.situation);
}

/** Reports whether the board is navigated by keys. */
export function useWalking(isWalking: boolean): void {
  const registry = useRegistry();
  useLayoutEffect(() => {
    registry.isWalking = isWalking;
  }, [registry, isWalking]);
}

export interface ShownAction {
  readonly label: string;
  readonly isThere: boolean;
  readonly isEnabled: boolean;
  readonly isOn: boolean | undefined;
  readonly run: () => void;
}

/** One action as a button or menu item shows it, in the language of the page. */
export function useAction(id: ActionId): ShownAction {
  const registry = useRegistry();
  const nameOf = useActionName();
  useSyncExternalStore(registry.subscribe, () => registry.signOf(id));
  const action = registry.get(id);
  return {
    label: nameOf(id, action?.values),
    isThere: action !== undefined,
    isEnabled: action !== undefined && isEnabled(action),
    isOn: action?.isOn?.(),
    run: () => registry.run(id),
  };
}

/** Rerenders the component when anything visible of these actions changes. */
export function useSeenActions(ids: readonly ActionId[]): void {
  const registry = useRegistry();
  useSyncExternalStore(registry.subscribe, () => ids.map((id) => registry.signOf(id)).join(";"));
}

/** The words of an action. */
export function useActionName(): (id: ActionId, values?: Action["values"]) => string {
  const { t } = useTranslation();
  return (id, values) => t(`workspace.actions.${id}`, { ...values });
}
