/**
 * Keeps the identity of an object of facts and functions while no fact has changed. Its functions keep their identity
 * for good and call the latest version, so readers may list them as dependencies. They are for events and effects: a
 * function that a render calls would return an outdated answer, so answers are facts.
 */
export class Steady<T extends object> {
  #latest: T | undefined;
  #shown: T | undefined;
  readonly #wrappers = new Map<string, (...values: readonly unknown[]) => unknown>();

  /** The steady form of an object; the one before, if their facts are the same. */
  show(next: T): T {
    const steady = Object.fromEntries(
      Object.entries(next).map(([key, field]) => [key, typeof field === "function" ? this.#wrapperOf(key) : field]),
    ) as T;
    if (this.#shown === undefined || !hasSameFields(this.#shown, steady)) this.#shown = steady;
    return this.#shown;
  }

  /** From now on functions call those of this object. */
  commit(next: T): void {
    this.#latest = next;
  }

  #wrapperOf(key: string): (...values: readonly unknown[]) => unknown {
    const there = this.#wrappers.get(key);
    if (there) return there;
    const wrapper = (...values: readonly unknown[]): unknown => {
      const field: unknown = this.#latest?.[key as keyof T];
      // It was taken away meanwhile: a click that was on its way does nothing.
      return typeof field === "function" ? field(...values) : undefined;
    };
    this.#wrappers.set(key, wrapper);
    return wrapper;
  }
}

export function hasSameFields<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(other);
  return (
    Object.keys(one).length === keys.length &&
    keys.every((key) => Object.is(one[key as keyof T], other[key as keyof T]))
  );
}
