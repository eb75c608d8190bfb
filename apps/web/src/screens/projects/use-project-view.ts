import { useLocalStorage } from "@mantine/hooks";

export type ProjectView = "list" | "grid";

/** List or grid, remembered in this browser. */
export function useProjectView(): [ProjectView, (view: ProjectView) => void] {
  const [view, setView] = useLocalStorage<ProjectView>({
    key: "tracewright-project-view",
    defaultValue: "list",
    getInitialValueInEffect: false,
    deserialize: (stored) => (stored?.includes("grid") ? "grid" : "list"),
  });
  return [view, setView];
}
