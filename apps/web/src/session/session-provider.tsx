/**
 * The session as the browser sees it: the live connection and what happens when either says that
 * the login has run out. Everything of a person is dropped in one place, at sign-out and at expiry alike.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetBoards } from "../board-document/load-board.ts";
import { callAsVisitor } from "../graphql/call-as-visitor.ts";
import type { OnCallError } from "../graphql/call-failure.ts";
import { errorSigns, isServerFault } from "../graphql/error-signs.ts";
import { isExpiredLogin } from "../graphql/expired-login.ts";
import { CheckSessionDocument, SignOutDocument } from "../graphql/generated/visitor-documents.ts";
import { LiveConnection } from "../live/live-connection.ts";
import { LiveRuns } from "../live/live-runs.ts";
import { openLateSocket } from "../live/open-late-socket.ts";
import type { LiveMessage } from "../live/open-notification-socket.ts";
import { isOpenToAll } from "../pages.ts";
import { showToast } from "../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { oncePerExpiry } from "./once-per-expiry.ts";
import { forgetPath, rememberPath } from "./previous-path.ts";
import { type Session, SessionContext } from "./session.ts";

const EXPIRY_TOAST_MS = 2_000;
const REDIRECT_AFTER_EXPIRY_MS = 100;
const SIGN_IN_PATH = "/member/signin/";
const SERVER_ERROR_PATH = "/500/";

interface SessionProviderProps {
  /** Settles once the page of that path stands, its code loaded. */
  readonly navigate: (path: string) => Promise<void>;
  readonly children: ReactNode;
}

export function SessionProvider({ navigate, children }: SessionProviderProps) {
  const { t } = useTranslation();
  /** How many people this tab has let go of: what stands for one of them is not kept for the next. */
  const [persons, setPersons] = useState(0);
  const texts = useRef(t);
  texts.current = t;

  const session = useMemo(() => {
    /** Whether this tab has seen a profile: only then has something expired; before, one was just not signed in. */
    let known = false;
    /** Between the sign-out and the log-in page: what the old page still asks is refused, which is no expiry. */
    let leaving = false;

    const dropEverything = () => {
      live.stop();
      runs.clear();
      forgetBoards();
      clearUnsavedChanges();
      known = false;
      setPersons((before) => before + 1);
    };

    const expireOnce = oncePerExpiry(() => {
      rememberPath(location.pathname + location.search);
      if (known) {
        showToast(texts.current("session.expired"), "danger", { id: "login-expired", milliseconds: EXPIRY_TOAST_MS });
      }
      dropEverything();
      setTimeout(() => void navigate(SIGN_IN_PATH), REDIRECT_AFTER_EXPIRY_MS);
    }, Date.now);
    /** On a public page there is nothing to expire, and nothing may use up the one handling of a real expiry. */
    const expire = () => {
      if (!leaving && !isOpenToAll(location.pathname)) expireOnce();
    };

    const onCallError: OnCallError = (error, { handlesFaults }) => {
      if (isExpiredLogin(errorSigns(error))) expire();
      else if (isServerFault(error) && !handlesFaults) void navigate(SERVER_ERROR_PATH);
    };

    const leave = async (path: string, end: () => Promise<boolean>) => {
      // The server closes the sockets of a session that ends; ours is closed first. That, and what the page still asks
      // while the session ends, is no expiry.
      live.stop();
      leaving = true;
      if (!(await end())) {
        leaving = false;
        live.start();
        return;
      }
      // The page goes before its data: with a fresh client under it, it would ask for a profile, be refused and
      // redirect as well, and the two navigations would leave a history that depends on which came first.
      clearUnsavedChanges();
      await navigate(path);
      leaving = false;
      dropEverything();
      forgetPath();
    };

    const live = new LiveConnection<LiveMessage>({
      open: openLateSocket,
      timers: { setTimer: (run, delay) => window.setTimeout(run, delay), clearTimer: (timer) => clearTimeout(timer) },
      onExpired: expire,
      isExpired: async () => {
        // Nothing else is done about the answer: a server that is broken leads to no error page.
        const { error } = await callAsVisitor(CheckSessionDocument, {});
        return error !== undefined && isExpiredLogin(errorSigns(error));
      },
    });
    const runs = new LiveRuns();
    live.onMessage(({ content }) => {
      if (content.__typename === "EdaTask") runs.hear(content, Date.now());
    });

    return {
      live,
      runs,
      onCallError,
      markKnown: () => {
        known = true;
      },
      leave,
      signOut: () =>
        leave(SIGN_IN_PATH, async () => {
          const { error } = await callAsVisitor(SignOutDocument, {});
          if (!error || isExpiredLogin(errorSigns(error))) return true;
          onCallError(error, { handlesFaults: false });
          showToast(texts.current("errors.network"), "danger");
          return false;
        }),
    };
  }, [navigate]);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "visible") session.live.wake();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      session.live.stop();
    };
  }, [session]);

  const value = useMemo<Session>(
    () => ({
      live: session.live,
      runs: session.runs,
      persons,
      onCallError: session.onCallError,
      markKnown: session.markKnown,
      leave: session.leave,
      signOut: session.signOut,
    }),
    [persons, session],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}
