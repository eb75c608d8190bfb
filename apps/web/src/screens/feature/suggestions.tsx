import { Button, Textarea, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { blockPath } from "../../blocks/block-path.ts";
import { SuggestBlocksDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { type Suggestion, useReasonText } from "../../logics/use-reason-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { type ChosenBlock, countBlocks, MAX_BLOCKS } from "./chosen-blocks.ts";
import classes from "./feature.module.css";

const PAUSE_MS = 400;
const MAX_LETTERS = 500;

/**
 * Blocks for a description in words, and the next ones for those that are chosen, each with its reason. They are added one by
 * one or all at once, and never on their own.
 */
export function Suggestions({
  chosen,
  onAdd,
}: {
  chosen: readonly ChosenBlock[];
  onAdd: (blocks: readonly { readonly id: string; readonly name: string; readonly count: number }[]) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [{ words, byModel }, setAsked] = useState({ words: "", byModel: false });
  const [settled] = useDebouncedValue(chosen, PAUSE_MS);
  const isIdle = words === "" && settled.length === 0;
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: SuggestBlocksDocument,
    variables: useMemo(
      () => ({ input: { words, byModel, blocks: settled.map(({ blockId, count }) => ({ blockId, count })) } }),
      [words, byModel, settled],
    ),
    pause: isIdle,
    requestPolicy: "cache-and-network",
  });
  const answer = isIdle ? undefined : data?.suggestBlocks;
  const found = answer?.suggestions.filter(({ block }) => chosen.every(({ blockId }) => blockId !== block.id)) ?? [];
  const reasonText = useReasonText(
    (id) =>
      chosen.find(({ blockId }) => blockId === id)?.name ?? found.find(({ block }) => block.id === id)?.block.name,
  );
  const isFull = countBlocks(chosen) + found.reduce((sum, { count }) => sum + count, 0) > MAX_BLOCKS;
  const add = (suggestions: readonly Suggestion[]) =>
    onAdd(suggestions.map(({ block: { id, name }, count }) => ({ id, name, count })));
  return (
    <section aria-label={t("suggest.title")} className={classes.suggestions} aria-busy={fetching || stale}>
      <form
        className={classes.describe}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ words: typed.trim(), byModel: false });
        }}
      >
        <Textarea
          className={classes.describeText ?? ""}
          label={t("suggest.describe")}
          placeholder={t("suggest.example")}
          value={typed}
          maxLength={MAX_LETTERS}
          autosize
          minRows={1}
          maxRows={4}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            setAsked({ words: typed.trim(), byModel: false });
          }}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ""}>
          {t("suggest.find")}
        </Button>
        {answer && answer.model !== "OFF" && (
          <Button
            variant="subtle"
            disabled={typed.trim() === ""}
            onClick={() => setAsked({ words: typed.trim(), byModel: true })}
          >
            {t("suggest.askModel")}
          </Button>
        )}
      </form>
      {error && !isIdle && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => ask({ requestPolicy: "network-only" })} />}
        />
      )}
      {(answer?.model === "BUSY" || answer?.model === "FAILED") && (
        <p className={classes.quiet} role="status">
          {t(`suggest.modelState.${answer.model}`)}
        </p>
      )}
      {answer && answer.notUnderstood.length > 0 && (
        <p className={classes.quiet} role="status">
          {t("suggest.notUnderstood", { words: answer.notUnderstood.join(", ") })}
        </p>
      )}
      {answer && found.length === 0 && words !== "" && (
        <p className={classes.quiet} role="status">
          {t("suggest.none")}
        </p>
      )}
      {found.length > 0 && (
        <>
          <div className={classes.suggestHead}>
            <Title order={2} fz={16}>
              {t("suggest.title")}
            </Title>
            {found.length > 1 && (
              <Button size="compact-sm" variant="subtle" disabled={isFull} onClick={() => add(found)}>
                {t("suggest.addAll", { count: found.length })}
              </Button>
            )}
          </div>
          <ul className={classes.shelf} aria-label={t("suggest.title")}>
            {found.map((suggestion) => (
              <li key={suggestion.block.id} className={classes.shelfRow}>
                <span className={classes.text}>
                  <Link to={blockPath(suggestion.block.id)} className={classes.name ?? ""} target="_blank">
                    {suggestion.block.name}
                    {suggestion.count > 1 && ` × ${suggestion.count}`}
                  </Link>
                  <span className={classes.quiet}>{reasonText(suggestion)}</span>
                </span>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={14} aria-hidden />}
                  aria-label={t("suggest.addOf", { name: suggestion.block.name })}
                  disabled={countBlocks(chosen) + suggestion.count > MAX_BLOCKS}
                  onClick={() => add([suggestion])}
                >
                  {t("feature.add")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
