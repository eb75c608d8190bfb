import { createContext, type Provider, use } from "react";

/**
 * One concern of the workspace: its provider, and a hook for components below that read it. A component rerenders
 * when a concern that it reads changes, so what changes at different times belongs to different concerns.
 */
export function createConcern<T extends object>(name: string): readonly [Provider<T>, () => T] {
  const Context = createContext<T | undefined>(undefined);
  const useConcern = (): T => {
    const value = use(Context);
    if (!value) throw new Error(`The concern "${name}" is read outside of its provider.`);
    return value;
  };
  return [Context as unknown as Provider<T>, useConcern];
}
