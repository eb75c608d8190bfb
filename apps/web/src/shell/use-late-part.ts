import { type ComponentType, useEffect, useState } from "react";
import { fetchMissingStyles } from "./fetch-missing-styles.ts";

export type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LatePart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A part of the page whose code is fetched when it is first wanted, and again after a failure when one tries again. */
export function useLatePart<Props>(
  /** The same function every time. */
  load: LoadPart<Props>,
): LatePart<Props> {
  const [{ Part, failed }, setState] = useState<Pick<LatePart<Props>, "Part" | "failed">>({
    Part: undefined,
    failed: false,
  });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    const loading = attempt === 1 ? load() : fetchMissingStyles().then(load);
    loading.then(
      (loaded) => isWanted && setState({ Part: loaded.default, failed: false }),
      () => isWanted && setState({ Part: undefined, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setState({ Part: undefined, failed: false });
    setAttempt((before) => before + 1);
  };
  return { Part, failed, retry };
}
