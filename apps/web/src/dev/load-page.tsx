import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EXAMPLE_NAMES } from "./example-boards.ts";
import classes from "./workbench.module.css";

/** What the page says before there is a board. */
export function LoadPage({
  onFiles,
  onExample,
  onProjects,
  isLoading,
  problem,
}: {
  onFiles: (files: readonly File[]) => void;
  onExample: (name: string) => void;
  onProjects: () => void;
  isLoading: boolean;
  problem: ReactNode;
}) {
  return (
    <main className={classes.load}>
      <h2 className={classes.loadTitle}>Load a board</h2>
      <p>
        Drop a <code>.kicad_pcb</code> with the <code>.kicad_pro</code> beside it, or a step that was saved here.
        Nothing is sent anywhere: the engine runs in this browser.
      </p>
      {problem}
      <FileButton onChange={onFiles} multiple accept=".kicad_pcb,.kicad_pro,.json,.zip">
        {(props) => (
          <Button {...props} loading={isLoading} leftSection={<IconUpload size={16} aria-hidden />}>
            Choose files
          </Button>
        )}
      </FileButton>
      <p className={classes.quiet}>or one of the examples</p>
      <div className={classes.examples}>
        {EXAMPLE_NAMES.map((name) => (
          <Button key={name} variant="default" disabled={isLoading} onClick={() => onExample(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Button variant="subtle" disabled={isLoading} onClick={onProjects}>
        My projects …
      </Button>
    </main>
  );
}
