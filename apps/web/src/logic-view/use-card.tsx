import { ActionIcon, Button, Menu, TextInput, Tooltip } from "@mantine/core";
import { IconChevronDown, IconChevronRight, IconCopy, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import type { BlockDocument, Port } from "@tracewright/blocks";
import {
  changeUse,
  disconnect,
  duplicateUses,
  type End,
  type LogicNet,
  nameEnd,
  netAt,
  removeUses,
  type Use,
} from "@tracewright/logic";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogicEditor, LogicEditorState } from "./logic-editor.ts";
import classes from "./logic-view.module.css";
import { PortFacts } from "./port-facts.tsx";
import { UseParameters } from "./use-parameters.tsx";

/** One block of the project: its ports with what they are joined to, and its parameters. */
export function UseCard({
  use,
  state,
  editor,
  isReadOnly,
  isOpenFirst = false,
  shown,
  onConnect,
}: {
  use: Use;
  state: LogicEditorState;
  editor: LogicEditor;
  isReadOnly: boolean;
  /** It begins with all its ports and parameters. */
  isOpenFirst?: boolean;
  /** A port that is to be brought into view. */
  shown: string | undefined;
  onConnect: (place: End) => void;
}) {
  const { t } = useTranslation();
  const { logic, book } = state;
  const document = book.get(use.block.hash);
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [isRenaming, setIsRenaming] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    setIsOpen(true);
    card.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const ports = document?.ports ?? [];
  const joined = ports.filter(({ key }) => netAt(logic, { use: use.id, port: key }));
  // Folded, a block shows what is joined and what has to be; a controller has thirty pins more.
  const listed = isOpen ? ports : ports.filter((port) => joined.includes(port) || port.required);
  return (
    <li ref={card} className={classes.use} aria-label={use.name}>
      <div className={classes.useHead}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "logicView.fold" : "logicView.unfold", { name: use.name })}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
        </ActionIcon>
        {isRenaming ? (
          <Rename use={use} editor={editor} onEnd={() => setIsRenaming(false)} />
        ) : (
          <h2 className={classes.useName}>{use.name}</h2>
        )}
        <span className={classes.quiet}>{t("logicView.joinedOf", { joined: joined.length, count: ports.length })}</span>
        {!isReadOnly && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t("logicView.actionsOf", { name: use.name })}>
                <IconDots size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => setIsRenaming(true)}>
                {t("logicView.rename")}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopy size={14} aria-hidden />}
                onClick={() => editor.run("duplicate", (before, hands) => duplicateUses(before, [use.id], hands))}
              >
                {t("logicView.duplicate")}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={() => editor.run("remove", (before) => removeUses(before, [use.id]))}
              >
                {t("logicView.remove")}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <ul className={classes.ports} aria-label={t("logicView.portsOf", { name: use.name })}>
        {listed.map((port) => (
          <PortRow
            key={port.key}
            port={port}
            place={{ use: use.id, port: port.key }}
            state={state}
            editor={editor}
            isReadOnly={isReadOnly}
            isShown={shown === port.key}
            onConnect={onConnect}
          />
        ))}
      </ul>
      {listed.length < ports.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => setIsOpen(true)}>
          {t("logicView.morePorts", { count: ports.length - listed.length })}
        </Button>
      )}
      {isOpen && document && <Parameters use={use} document={document} editor={editor} isReadOnly={isReadOnly} />}
    </li>
  );
}

function Parameters(given: { use: Use; document: BlockDocument; editor: LogicEditor; isReadOnly: boolean }) {
  return given.document.parameters.length === 0 ? null : <UseParameters {...given} />;
}

function PortRow({
  port,
  place,
  state: { logic, book },
  editor,
  isReadOnly,
  isShown,
  onConnect,
}: {
  port: Port;
  place: End;
  state: LogicEditorState;
  editor: LogicEditor;
  isReadOnly: boolean;
  isShown: boolean;
  onConnect: (place: End) => void;
}) {
  const { t } = useTranslation();
  const net = netAt(logic, place);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  return (
    <li ref={row} className={classes.port} data-shown={isShown || undefined}>
      <PortFacts port={port} />
      <span className={classes.net}>
        {net ? (
          <NetText net={net} place={place} logic={logic} />
        ) : (
          <span className={classes.quiet}>{t(port.required ? "logicView.openRequired" : "logicView.open")}</span>
        )}
      </span>
      {!isReadOnly && (
        <span className={classes.portActions}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t("logicView.connectOf", { port: nameEnd(logic, place) })}
            onClick={() => onConnect(place)}
          >
            {t("logicView.connect")}
          </Button>
          {net && (
            <Tooltip label={t("logicView.disconnectOf", { port: nameEnd(logic, place) })}>
              <ActionIcon
                size={22}
                variant="subtle"
                color="gray"
                aria-label={t("logicView.disconnectOf", { port: nameEnd(logic, place) })}
                onClick={() => editor.run("disconnect", (before) => disconnect(before, [place], book))}
              >
                <IconTrash size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      )}
    </li>
  );
}

const NAMED = 3;

function NetText({ net, place, logic }: { net: LogicNet; place: End; logic: LogicEditorState["logic"] }) {
  const { t } = useTranslation();
  const others = net.ends.filter(({ use, port }) => use !== place.use || port !== place.port);
  const names = others.slice(0, NAMED).map((end) => nameEnd(logic, end));
  const left = others.length - names.length;
  return (
    <>
      <strong className={classes.netName} data-kind={net.kind}>
        {net.name}
      </strong>{" "}
      <span className={classes.quiet}>
        {names.join(", ")}
        {left > 0 && ` ${t("logicView.andMore", { count: left })}`}
      </span>
    </>
  );
}

function Rename({ use, editor, onEnd }: { use: Use; editor: LogicEditor; onEnd: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(use.name);
  const end = () => {
    const { book } = editor.read();
    if (name !== use.name) editor.run("rename", (before) => changeUse(before, use.id, { name: name.trim() }, book));
    onEnd();
  };
  return (
    <TextInput
      size="xs"
      flex={1}
      autoFocus
      aria-label={t("logicView.nameOf", { name: use.name })}
      value={name}
      maxLength={60}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      onBlur={end}
      onKeyDown={({ key }) => {
        if (key === "Enter") end();
        if (key === "Escape") onEnd();
      }}
    />
  );
}
