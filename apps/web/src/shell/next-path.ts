import { createContext, useContext } from "react";

/**
 * Answers the path that the router goes to, or is at when it goes nowhere. React may still show the page before it: the
 * router's own state is asked, which no rendering delays.
 */
export const NextPathContext = createContext<(() => string) | undefined>(undefined);

export function useNextPath(): () => string {
  const value = useContext(NextPathContext);
  if (!value) throw new Error("useNextPath stands outside NextPathContext.");
  return value;
}
