import { useCallback, useEffect, useRef } from "react";

/**
 * An effect that can be started over: it begins when the component mounts, when `begin` is another function, and with
 * every call of the returned function. What it began before is ended first, by the function that `begin` returned.
 */
export function useRestart(begin: () => (() => void) | undefined): () => void {
  const end = useRef<() => void>(undefined);
  const restart = useCallback(() => {
    end.current?.();
    end.current = begin();
  }, [begin]);
  useEffect(() => {
    restart();
    return () => {
      end.current?.();
      end.current = undefined;
    };
  }, [restart]);
  return restart;
}
