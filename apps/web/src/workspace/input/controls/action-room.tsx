import type { ReactNode } from "react";
import { ActionsProvider, useNewRegistry } from "../actions/use-actions.ts";
import { useKeys } from "../keymap/use-keys.ts";

/** A screen whose parts tell what can be done; keys do it. */
export function ActionRoom({ children }: { children: ReactNode }) {
  return (
    <ActionsProvider value={useNewRegistry()}>
      {children}
      <Keys />
    </ActionsProvider>
  );
}

function Keys() {
  useKeys();
  return null;
}
