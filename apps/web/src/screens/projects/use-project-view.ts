import { useLocalStorage } from "@mantine/hooks";
import { STORAGE_KEYS } from "../../storage-keys.ts";

export type ProjectView = "list" | "grid";

/** List or grid, remembered in this browser. */
export function useProjectView(): [ProjectView, (view: ProjectView) => void] {
  const [view, setView] = useLocalStorage<ProjectView>({
    key: STORAGE_KEYS.projectView,
    defaultValue: "list",
    getInitialValueInEffect: false,
    deserialize: (stored) => (stored?.includes("grid") ? "grid" : "list"),
  });
  return [view, setView];
}
