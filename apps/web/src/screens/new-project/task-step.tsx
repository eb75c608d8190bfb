import { Radio, Stack } from "@mantine/core";
import { IconLayoutDashboard, IconRoute } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { JobType } from "../../graphql/generated/documents.ts";
import classes from "./task-step.module.css";

const TASKS = [
  { value: "PLACEMENT", icon: IconLayoutDashboard },
  { value: "ROUTING", icon: IconRoute },
] as const;

export function TaskStep({ task, onTask }: { task: JobType; onTask: (task: JobType) => void }) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t("newProject.taskQuestion")}
      labelProps={{ className: classes.question }}
      value={task}
      onChange={(value) => onTask(value === "ROUTING" ? "ROUTING" : "PLACEMENT")}
    >
      <Stack gap="md" mt="md">
        {TASKS.map(({ value, icon: Icon }) => (
          <Radio.Card key={value} value={value} className={classes.card ?? ""} p="lg">
            <span className={classes.icon}>
              <Icon size={24} stroke={1.5} aria-hidden />
            </span>
            <span className={classes.text}>
              <span className={classes.title}>{t(`newProject.task.${value}.title`)}</span>
              <span className={classes.needs}>{t(`newProject.task.${value}.body`)}</span>
              <span className={classes.needs}>{t(`newProject.task.${value}.needs`)}</span>
            </span>
            <Radio.Indicator />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
