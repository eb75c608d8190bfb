import { createContext, useContext } from "react";
import type { JobType } from "../../graphql/generated/documents.ts";

interface NewProject {
  /** Opens the three steps, with the task chosen when it is known already. */
  readonly openNewProject: (task?: JobType) => void;
}

export const NewProjectContext = createContext<NewProject | undefined>(undefined);

export function useNewProject(): NewProject {
  const value = useContext(NewProjectContext);
  if (!value) throw new Error("useNewProject stands outside NewProjectProvider.");
  return value;
}
