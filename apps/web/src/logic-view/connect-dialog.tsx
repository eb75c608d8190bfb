import { Modal, TextInput } from "@mantine/core";
import { connect, type End, fittingPorts, nameEnd, netAt, portAt } from "@tracewright/logic";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogicEditor, LogicEditorState } from "./logic-editor.ts";
import classes from "./logic-view.module.css";
import { PortFacts } from "./port-facts.tsx";

const SHOWN = 60;

/** Only what fits a port is offered: what is made for it first. */
export function ConnectDialog({
  state,
  editor,
  from,
  onClose,
}: {
  state: LogicEditorState;
  editor: LogicEditor;
  from: End;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { logic, book } = state;
  const [keyword, setKeyword] = useState("");
  const fitting = useMemo(() => fittingPorts(logic, from, book), [logic, from, book]);
  const words = keyword.trim().toLowerCase();
  const found = fitting.filter(({ end }) => {
    const text = `${nameEnd(logic, end)} ${netAt(logic, end)?.name ?? ""}`;
    return words === "" || text.toLowerCase().includes(words);
  });
  const join = (end: End) => {
    if (editor.run("connect", (before, hands) => connect(before, [from, end], hands))) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("logicView.connectTitle", { port: nameEnd(logic, from) })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <TextInput
        type="search"
        mb="md"
        data-autofocus
        aria-label={t("logicView.searchPorts")}
        placeholder={t("logicView.searchPorts")}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      {found.length === 0 && <p className={classes.quiet}>{t("logicView.noPort")}</p>}
      {(["fits", "possible"] as const).map((fit) => {
        const own = found.filter((one) => one.fit === fit).slice(0, SHOWN);
        if (own.length === 0) return null;
        return (
          <section key={fit} aria-label={t(`logicView.fit.${fit}`)}>
            <h3 className={classes.subtitle}>{t(`logicView.fit.${fit}`)}</h3>
            <ul className={classes.choices}>
              {own.map(({ end }) => {
                const port = portAt(logic, end, book);
                const net = netAt(logic, end);
                return (
                  <li key={`${end.use} ${end.port}`}>
                    <button type="button" className={classes.choice} data-fit={fit} onClick={() => join(end)}>
                      <strong>{logic.uses.find(({ id }) => id === end.use)?.name}</strong>
                      {port && <PortFacts port={port} />}
                      {net && <span className={classes.quiet}>{t("logicView.onNet", { net: net.name })}</span>}
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </Modal>
  );
}
