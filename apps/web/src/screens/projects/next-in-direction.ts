/** Where something stands on the page, CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Stand this near, and two are in one line. */
const SAME_LINE = 8;

/**
 * Which of the things an arrow key leads to from one of them, by where they stand: in a list the one above or below, in a
 * grid the nearest of the next line, too. Undefined where it leads nowhere.
 */
export function nextInDirection(places: readonly Place[], from: number, arrow: Arrow): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowUp" || arrow === "ArrowLeft" ? -1 : 1;
  const along = (place: Place) => sign * (across ? place.left - here.left : place.top - here.top);
  const aside = (place: Place) => Math.abs(across ? place.top - here.top : place.left - here.left);
  const [next] = places
    .map((place, index) => ({ index, along: along(place), aside: aside(place) }))
    .filter((one) => one.along > SAME_LINE && (!across || one.aside <= SAME_LINE))
    .sort((a, b) => a.along - b.along || a.aside - b.aside);
  if (!next) return undefined;
  const line = places
    .map((place, index) => ({ index, along: along(place), aside: aside(place) }))
    .filter((one) => Math.abs(one.along - next.along) <= SAME_LINE && (!across || one.aside <= SAME_LINE))
    .sort((a, b) => a.aside - b.aside);
  return line[0]?.index;
}
