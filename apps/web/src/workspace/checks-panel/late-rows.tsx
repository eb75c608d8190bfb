import { type ReactNode, useEffect, useRef, useState } from "react";

/** Rows that come on screen together. */
const BLOCK = 50;
/** Of a row of one line, pixels: how high a block is taken for before it is drawn. */
const ROW_HEIGHT = 28;
/** How far beyond what is seen rows are drawn, pixels. */
const AHEAD = 600;

/**
 * A list of any length, of which only what is near the part that is looked at is drawn. The first and the last rows are always
 * there, so that Home and End have somewhere to go; every row says its place among all.
 */
export function LateRows<Item>({
  items,
  wanted,
  children,
}: {
  items: readonly Item[];
  /** Drawn in any case, wherever it stands. */
  wanted: (item: Item) => boolean;
  /** A row, which is to be an `li` with the attributes that it is given. */
  children: (item: Item, place: { readonly "aria-setsize": number; readonly "aria-posinset": number }) => ReactNode;
}) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) => index * BLOCK);
  return (
    <ul>
      {blocks.map((start) => {
        const rows = items.slice(start, start + BLOCK);
        const isEnd = start === 0 || start === blocks.at(-1);
        return (
          <Block key={start} count={rows.length} isWanted={isEnd || rows.some(wanted)}>
            {() =>
              rows.map((item, index) =>
                children(item, { "aria-setsize": items.length, "aria-posinset": start + index + 1 }),
              )
            }
          </Block>
        );
      })}
    </ul>
  );
}

function Block({ count, isWanted, children }: { count: number; isWanted: boolean; children: () => ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(isWanted);
  const isDrawn = isNear || isWanted;
  useEffect(() => {
    const element = place.current;
    if (isDrawn || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { root: scrollerOf(element), rootMargin: `${AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn]);
  if (isDrawn) return children();
  return <li ref={place} role="presentation" aria-hidden style={{ height: count * ROW_HEIGHT }} />;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
