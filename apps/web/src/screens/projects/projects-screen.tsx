import { ProjectList } from "./project-list.tsx";

/** One's own projects. */
export default function ProjectsScreen() {
  return <ProjectList team={undefined} />;
}
