import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { changeNet, disconnect, type LogicNet, nameEnd, portAt } from "@tracewright/logic";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogicEditor, LogicEditorState } from "./logic-editor.ts";
import classes from "./logic-view.module.css";
import { PortFacts } from "./port-facts.tsx";

/** A net: its name, and all ports that it joins. */
export function NetCard({
  net,
  state: { logic, book },
  editor,
  isReadOnly,
}: {
  net: LogicNet;
  state: LogicEditorState;
  editor: LogicEditor;
  isReadOnly: boolean;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(net.name);
  useEffect(() => setName(net.name), [net.name]);
  const rename = () => {
    if (name !== net.name && !editor.run("rename", (before) => changeNet(before, net.id, { name: name.trim() })))
      setName(net.name);
  };
  return (
    <section className={classes.use} aria-label={net.name}>
      <TextInput
        size="xs"
        label={t(`logicCanvas.net.${net.kind}`)}
        value={name}
        maxLength={60}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === "Enter" && rename()}
      />
      <ul className={classes.ports} aria-label={t("logicCanvas.portsOfNet", { net: net.name })}>
        {net.ends.map((end) => {
          const port = portAt(logic, end, book);
          const label = t("logicView.disconnectOf", { port: nameEnd(logic, end) });
          return (
            <li key={`${end.use} ${end.port}`} className={classes.port}>
              <span>{logic.uses.find(({ id }) => id === end.use)?.name}</span>
              {port && <PortFacts port={port} />}
              {!isReadOnly && (
                <Tooltip label={label}>
                  <ActionIcon
                    size={22}
                    variant="subtle"
                    color="gray"
                    aria-label={label}
                    onClick={() => editor.run("disconnect", (before) => disconnect(before, [end], book))}
                  >
                    <IconTrash size={14} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
