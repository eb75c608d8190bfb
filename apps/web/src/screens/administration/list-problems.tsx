import { Text } from "@mantine/core";
import { showRefusal } from "../../i18n/say-refusal.ts";
import classes from "./administration.module.css";

/** The mistakes of a price list that is refused whole, each with its line. */
export function ListProblems({
  title,
  label,
  preview: { problems, problemSentences },
}: {
  title: string;
  label: string;
  preview: { readonly problems: readonly string[]; readonly problemSentences: readonly unknown[] };
}) {
  return (
    <>
      <Text c="var(--tw-danger)" role="alert">
        {title}
      </Text>
      <ul className={classes.problems} aria-label={label}>
        {problems.map((message, index) => (
          <li key={message}>
            {showRefusal({ message, extensions: { sentence: problemSentences[index] } }) ?? message}
          </li>
        ))}
      </ul>
    </>
  );
}
