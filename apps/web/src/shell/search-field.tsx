import { CloseButton, Kbd, TextInput, type TextInputProps } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useNextPath } from "./next-path.ts";

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps extends Pick<TextInputProps, "flex" | "maw" | "miw" | "w" | "maxLength"> {
  readonly label: string;
  readonly keyword: string;
  /** After a pause in typing, without spaces at either end. */
  readonly onKeyword: (keyword: string) => void;
  /** The main search of its page: "/" leads to it. */
  readonly isMain?: boolean;
}

/** Searches a list while somebody types. */
export function SearchField({ label, keyword, onKeyword, isMain = false, ...size }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useHotkeys(isMain ? [["/", () => input.current?.focus()]] : []);
  // A space that was typed last stays: more may follow it.
  useEffect(() => setText((typed) => (typed.trim() === keyword ? typed : keyword)), [keyword]);
  const { pathname } = useLocation();
  const nextPath = useNextPath();
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string, wait = TYPING_PAUSE_MS) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A search would call back the page that is on its way.
      if (nextPath() === pathname) onKeyword(typed.trim());
    }, wait);
  };
  return (
    <TextInput
      ref={input}
      type="search"
      {...size}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => search(currentTarget.value)}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label={t("common.clearSearch")} onClick={() => search("", 0)} />
        ) : (
          isMain && (
            <Kbd size="xs" aria-hidden>
              /
            </Kbd>
          )
        )
      }
    />
  );
}
