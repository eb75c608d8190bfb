import { useEffect, useState } from "react";
import { ProjectPeopleDocument, type ProjectPeopleSubscription } from "../graphql/generated/documents.ts";
import { watchLive } from "../live/watch-live.ts";
import { useLiveStatus } from "../session/session.ts";
import { useProfile } from "../shell/signed-in.tsx";

export type PersonInProject = ProjectPeopleSubscription["edaProjectPeople"][number];

const NOBODY: readonly PersonInProject[] = [];

/** Who else has the project open now; the server tells the others that this screen has. */
export function useProjectPeople(projectId: string): readonly PersonInProject[] {
  const { userId } = useProfile();
  const status = useLiveStatus();
  const [people, setPeople] = useState(NOBODY);
  useEffect(() => {
    if (status !== "connected") return;
    const stop = watchLive(
      ProjectPeopleDocument,
      { input: { id: projectId } },
      {
        onData: ({ edaProjectPeople }) => setPeople(edaProjectPeople.filter((person) => person.userId !== userId)),
        onEnd: () => setPeople(NOBODY),
      },
    );
    return () => {
      stop();
      // What is not heard of is not shown.
      setPeople(NOBODY);
    };
  }, [status, projectId, userId]);
  return people;
}
