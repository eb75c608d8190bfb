import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-list.module.css";

/** In the place of a list without entries: why it is empty, and what to do. */
export function EmptyList({
  icon,
  title,
  body,
  children,
}: {
  icon: ReactNode;
  title: string;
  body: string;
  children?: ReactNode;
}) {
  return (
    <section className={classes.empty}>
      <span className={classes.icon}>{icon}</span>
      <Title order={2} fz={16}>
        {title}
      </Title>
      <Text c="dimmed" maw={420} mb="lg">
        {body}
      </Text>
      {children}
    </section>
  );
}
