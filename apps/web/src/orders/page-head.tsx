import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { usePageTitle } from "../shell/page-title.ts";
import classes from "./orders.module.css";

/** The title of a page, with what stands beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={classes.head}>
      <Title order={1} fz={20}>
        {title}
      </Title>
      {children}
    </div>
  );
}
