import type { KeyboardEvent } from "react";
import { type Arrow, nextInDirection } from "./next-in-direction.ts";

const ARROWS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies Arrow[];

/** Marks the links that open projects. */
export const PROJECT_LINK = { "data-project-link": "" };

/** Arrow keys lead from project to project, Home and End to the first and the last; Enter opens, as links do. */
export function walkProjects(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-project-link]")];
  const from = links.indexOf(event.target as HTMLElement);
  if (from === -1) return;
  const to =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? links.length - 1
        : ARROWS.includes(event.key)
          ? nextInDirection(
              links.map((link) => link.getBoundingClientRect()),
              from,
              event.key as Arrow,
            )
          : undefined;
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}
