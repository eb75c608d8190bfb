import { Button, FileButton, Menu } from "@mantine/core";
import { IconChevronDown, IconDeviceFloppy, IconUpload } from "@tabler/icons-react";
import { Link, NavLink } from "react-router";
import { Brand } from "../shell/brand.tsx";
import { EXAMPLE_NAMES } from "./example-boards.ts";
import classes from "./workbench.module.css";

export function WorkbenchHeader({
  bench,
  name,
  onFiles,
  onExample,
  onProjects,
  onSave,
  canSave,
  isLoading,
}: {
  /** Which engine stands on it. */
  bench: "router" | "placer";
  /** Of the board; absent while there is none. */
  name: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onExample: (name: string) => void;
  onProjects: () => void;
  onSave: () => void;
  canSave: boolean;
  isLoading: boolean;
}) {
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.home}>
        <Brand compact />
      </Link>
      <h1 className={classes.title}>Engine workbench</h1>
      <nav className={classes.benches} aria-label="Engines and checks">
        <NavLink to="/test/dev/" end>
          Router
        </NavLink>
        <NavLink to="/test/dev/placer/">Placer</NavLink>
        <NavLink to="/test/dev/checks/">Checks</NavLink>
      </nav>
      {name !== undefined && (
        <>
          <span className={classes.name}>{isLoading ? "Reading the board …" : name}</span>
          <span className={classes.actions}>
            <Menu>
              <Menu.Target>
                <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
                  Boards
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {EXAMPLE_NAMES.map((example) => (
                  <Menu.Item key={example} onClick={() => onExample(example)}>
                    {example}
                  </Menu.Item>
                ))}
                <Menu.Divider />
                <Menu.Item onClick={onProjects}>My projects …</Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <FileButton
              onChange={onFiles}
              multiple
              accept={
                bench === "placer" ? ".kicad_pcb,.kicad_pro,.kicad_sch,.json,.zip" : ".kicad_pcb,.kicad_pro,.json,.zip"
              }
            >
              {(props) => (
                <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden />}>
                  Open files
                </Button>
              )}
            </FileButton>
            <Button
              size="xs"
              leftSection={<IconDeviceFloppy size={14} aria-hidden />}
              onClick={onSave}
              disabled={!canSave}
            >
              Save this step
            </Button>
          </span>
        </>
      )}
    </header>
  );
}
