/** The days that the server gives a link. */
const [LEAST, MOST] = [1, 90];

/** For how many days a link is to be valid, as typed; undefined where that is no such number. */
export function readDays(typed: string): number | undefined {
  const days = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return days >= LEAST && days <= MOST ? days : undefined;
}
