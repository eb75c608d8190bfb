import { List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Project } from "../../open-project/use-project.ts";
import { useWordedErrorText } from "../../receipt/use-worded-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { CreditsButton } from "../run-cost/credits-button.tsx";
import type { RunCommands } from "../use-run-commands.ts";

/** Why the server refused the options of a run, and a line for each wish that does not fit. */
export function OptionsRefusal({
  project,
  commands,
  say,
}: {
  project: Project;
  commands: RunCommands;
  /** In the language of the page; undefined for what the page does not know. */
  say: (problem: unknown) => string | undefined;
}) {
  const { t } = useTranslation();
  const errorText = useWordedErrorText();
  const { error } = commands;
  if (!error) return null;
  const { reasons, problems }: Readonly<Record<string, unknown>> = error.graphQLErrors[0]?.extensions ?? {};
  if (!Array.isArray(reasons))
    return <ErrorNote error={errorText(error)} action={<CreditsButton error={error} teamId={project.teamId} />} />;
  const lines = reasons.map((reason, index) => {
    const said = Array.isArray(problems) ? say(problems[index]) : undefined;
    return { sentence: said ?? String(reason), language: said === undefined ? "en" : undefined };
  });
  return (
    <div>
      <ErrorNote error={{ ...errorText(error), sentence: t("routingOptions.refused") }} />
      {lines.length > 0 && (
        <List mt="sm" size="sm">
          {lines.map(({ sentence, language }) => (
            <List.Item key={sentence}>
              <Text size="sm" lang={language}>
                {sentence}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
