import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useCanvasTexts } from "../../texts/use-canvas-texts.ts";
import classes from "../board-canvas.module.css";

/** A list that is searched by its words and sorted by them, numbers as numbers. */
export function FoundList<Entry>({
  entries,
  wordsOf,
  keyOf,
  render,
}: {
  entries: readonly Entry[];
  wordsOf: (entry: Entry) => string;
  keyOf: (entry: Entry) => string;
  render: (entry: Entry) => ReactNode;
}) {
  const texts = useCanvasTexts();
  const [wanted, setWanted] = useState("");
  const found = entries
    .filter((entry) => wordsOf(entry).toLowerCase().includes(wanted.trim().toLowerCase()))
    .sort((a, b) => wordsOf(a).localeCompare(wordsOf(b), "en", { numeric: true }));
  return (
    <>
      <TextInput
        size="xs"
        className={classes.find}
        placeholder={texts.find}
        aria-label={texts.find}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={classes.quiet}>{texts.noMatch}</p>}
      <ul className={classes.list}>
        {found.map((entry) => (
          <li key={keyOf(entry)} className={classes.layer}>
            {render(entry)}
          </li>
        ))}
      </ul>
    </>
  );
}
