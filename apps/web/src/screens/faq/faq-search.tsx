import { CloseButton, Kbd, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const TYPING_PAUSE_MS = 250;

/** Searches while somebody types, after a pause. */
export function FaqSearch({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useHotkeys([["/", () => input.current?.focus()]]);
  useEffect(() => setText(keyword), [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string, wait = TYPING_PAUSE_MS) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onKeyword(typed.trim()), wait);
  };

  return (
    <TextInput
      ref={input}
      type="search"
      maw={480}
      aria-label={t("faq.search")}
      placeholder={t("faq.search")}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={100}
      value={text}
      onChange={(event) => search(event.currentTarget.value)}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label={t("faq.clear")} onClick={() => search("", 0)} />
        ) : (
          <Kbd size="xs" aria-hidden>
            /
          </Kbd>
        )
      }
    />
  );
}
