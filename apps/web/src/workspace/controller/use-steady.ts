import { useInsertionEffect, useState } from "react";
import { Steady } from "./steady.ts";

/** The same object while none of its facts has changed; its functions are always the same and call the latest. */
export function useSteady<T extends object>(value: T): T {
  const [steady] = useState(() => new Steady<T>());
  // Before all other effects, which may call the functions.
  useInsertionEffect(() => steady.commit(value));
  return steady.show(value);
}
