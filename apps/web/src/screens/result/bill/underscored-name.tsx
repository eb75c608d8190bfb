import { Fragment } from "react";

/** The name of a footprint or of a part: where there is little room it breaks behind its underscores and not within its words. */
export function UnderscoredName({ name }: { name: string }) {
  const words = [...name.matchAll(/[^_]*_|[^_]+$/g)];
  return words.map(({ 0: word, index }) => (
    <Fragment key={index}>
      {word}
      <wbr />
    </Fragment>
  ));
}
