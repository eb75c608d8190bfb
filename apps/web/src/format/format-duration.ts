/** Seconds as a clock: 7 → "0:07", 3725 → "1:02:05". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const UNITS = {
  en: { hour: "h", minute: "min", second: "s" },
  ko: { hour: "시간", minute: "분", second: "초" },
};

/** Seconds in words that fit a table cell: "1 h 2 min 5 s", "4 min 3 s", "12 s". */
export function formatDuration(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const unit = language === "ko" ? UNITS.ko : UNITS.en;
  const gap = language === "ko" ? "" : " ";
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), unit.hour],
    [Math.floor((whole % 3600) / 60), unit.minute],
    [whole % 60, unit.second],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return `0${gap}${unit.second}`;
  return parts
    .slice(first)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count}${gap}${name}`)
    .join(" ");
}
