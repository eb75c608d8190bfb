import { useInsertionEffect, useRef, useState } from "react";
import { hasSameFields, Steady } from "./steady.ts";

/** The same object while none of its facts has changed; its functions are always the same and call the latest. */
export function useSteady<T extends object>(value: T): T {
  const [steady] = useState(() => new Steady<T>());
  // Before all other effects, which may call the functions.
  useInsertionEffect(() => steady.commit(value));
  return steady.show(value);
}

/** The object of the last render while this one has the same fields, functions as they are. */
export function useUnchanged<T extends object>(value: T): T {
  const last = useRef(value);
  if (!hasSameFields(last.current, value)) last.current = value;
  return last.current;
}
