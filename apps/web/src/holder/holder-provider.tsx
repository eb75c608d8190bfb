import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { useClient, useQuery } from "urql";
import { HolderTeamsDocument } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { useProjectChanges } from "../session/session.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { useProfile } from "../shell/signed-in.tsx";
import { showToast } from "../toasts/show-toast.ts";
import { clearChangesOfPage, FORCED_EXIT } from "../unsaved/unsaved-changes.ts";
import { type Holder, HolderContext } from "./holder.ts";
import { projectsPath, spaceAt } from "./holder-path.ts";
import { type RememberedHolder, readHolder, writeHolder } from "./remembered-holder.ts";
import { useMembershipEnd } from "./use-membership-end.ts";
import { READING_TOAST, useMembershipEndText } from "./use-membership-end-text.ts";

const NO_TEAMS: Holder["teams"] = [];

/** Time for news that is on its way when the list of teams has come before it. */
const NEWS_MS = 3_000;

/** Knows whose space every screen is in, and leads away from teams that the person is not a member of. */
export function HolderProvider() {
  const { t } = useTranslation();
  const { userId } = useProfile();
  const client = useClient();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const location = useLocation();
  const space = useMemo(() => spaceAt(location), [location]);
  const [{ data, error }, ask] = useQuery({ query: HolderTeamsDocument, requestPolicy: "cache-and-network" });
  // Where the teams cannot be had, one's own space goes on.
  const teams = data?.teamList.nodes ?? (error ? NO_TEAMS : undefined);
  const [remembered, setRemembered] = useState(() => readHolder(localStorage, userId));

  // Whatever is not about one project may be about teams.
  useProjectChanges(
    useCallback(
      (projectId) => {
        if (projectId === undefined) ask({ requestPolicy: "network-only" });
      },
      [ask],
    ),
  );

  const namedId = space.kind === "team" ? space.teamId : null;
  const holderId =
    space.kind === "team" ? namedId : space.kind === "elsewhere" && remembered?.isShown ? remembered.teamId : null;
  const team = teams?.find(({ id }) => id === holderId);

  const isIn = space.kind === "team" && team !== undefined;
  const isPersonal = space.kind === "personal";
  useEffect(() => {
    const remember = (next: RememberedHolder) => {
      setRemembered(next);
      writeHolder(localStorage, userId, next);
    };
    if (isIn && namedId !== null) remember({ teamId: namedId, isShown: true });
    const before = readHolder(localStorage, userId);
    if (isPersonal && before?.isShown) remember({ ...before, isShown: false });
  }, [isIn, isPersonal, namedId, userId]);

  // Its end may be seen in the list before the news of it arrives.
  const lastIn = useRef<string>(undefined);
  useEffect(() => {
    if (isIn && namedId !== null) lastIn.current = namedId;
  }, [isIn, namedId]);

  const isUnknown = data !== undefined && namedId !== null && !isIn;
  useEffect(() => {
    if (!isUnknown) return;
    let isWanted = true;
    // Asked again: a team that was just created or joined is not in the list that is known.
    client
      .query(HolderTeamsDocument, {}, { requestPolicy: "network-only" })
      .toPromise()
      .then(({ data }) => {
        if (!isWanted || !data || data.teamList.nodes.some(({ id }) => id === namedId)) return;
        const say = () =>
          showToast(t("holder.notMember"), "info", { id: `team-${namedId}`, milliseconds: READING_TOAST });
        if (lastIn.current !== namedId) {
          say();
          navigate(projectsPath(null), { replace: true });
          return;
        }
        // The news says how it ended; a toast of the same id is not shown twice.
        setTimeout(say, NEWS_MS);
        navigate("/workspace/team/", { replace: true, state: FORCED_EXIT });
      });
    return () => {
      isWanted = false;
    };
  }, [isUnknown, namedId, client, navigate, t]);

  const textOf = useMembershipEndText();
  useMembershipEnd((end) => {
    const isHere = end.teamId === namedId;
    if (!isHere && end.teamId !== lastIn.current) return;
    // Nothing of the page can be saved any more: there is nothing to ask.
    const lost = isHere && clearChangesOfPage() ? ` ${t("holder.lost")}` : "";
    showToast(textOf(end) + lost, "info", { id: `team-${end.teamId}`, milliseconds: READING_TOAST });
    if (isHere) navigate("/workspace/team/", { replace: true, state: FORCED_EXIT });
  });

  const value = useMemo<Holder>(() => ({ teams, team }), [teams, team]);
  if (space.kind === "team" && !data && error)
    return (
      <main>
        <FailedPage error={errorText(error)} onRetry={() => ask({ requestPolicy: "network-only" })} />
      </main>
    );
  if (space.kind === "team" && namedId === null) {
    if (!teams) return <LoadingOverlay />;
    const last = teams.find(({ id }) => id === remembered?.teamId);
    const search = new URLSearchParams({ teamId: last?.id ?? "" });
    return <Navigate to={last ? `${location.pathname}?${search}` : "/workspace/team/"} replace />;
  }
  return (
    <HolderContext.Provider value={value}>
      <Outlet />
    </HolderContext.Provider>
  );
}
