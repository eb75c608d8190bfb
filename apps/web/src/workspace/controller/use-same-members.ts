import { useRef } from "react";

/** The list or set of the last render while this one has the same members, in whatever order; for dependencies. */
export function useSameMembers<T extends readonly unknown[] | ReadonlySet<unknown>>(members: T): T;
export function useSameMembers<T extends readonly unknown[] | ReadonlySet<unknown>>(
  members: T | undefined,
): T | undefined;
export function useSameMembers<T extends readonly unknown[] | ReadonlySet<unknown>>(
  members: T | undefined,
): T | undefined {
  const last = useRef(members);
  if (!hasSameMembers(last.current, members)) last.current = members;
  return last.current;
}

export function hasSameMembers(one: Iterable<unknown> | undefined, other: Iterable<unknown> | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const [ones, others] = [new Set(one), new Set(other)];
  return ones.size === others.size && [...ones].every((member) => others.has(member));
}
