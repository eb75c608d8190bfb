import { useEffect, useState } from "react";

/** Seconds left until a moment, counted down; 0 when it has passed. */
export function useCountdown(endsAt: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endsAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
