import { createContext, useContext, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useQuery } from "urql";
import { errorSigns } from "../graphql/error-signs.ts";
import { isExpiredLogin } from "../graphql/expired-login.ts";
import { ProfileDocument, type ProfileQuery } from "../graphql/generated/documents.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { rememberPath } from "../session/previous-path.ts";
import { useSession } from "../session/session.ts";
import { SignedInClient } from "../session/signed-in-client.tsx";
import { useAccountPreferences } from "../session/use-account-preferences.ts";
import { prepareToasts } from "../toasts/late-toasts.tsx";
import { FailedPage } from "./failed-page.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";

type Profile = ProfileQuery["profile"];

const ProfileContext = createContext<Profile | undefined>(undefined);

export function useProfile(): Profile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error("useProfile stands outside SignedIn.");
  return profile;
}

/** Wraps every page that needs a user; it is remounted for another user. */
export function SignedIn() {
  const { persons } = useSession();
  return (
    <SignedInClient key={persons}>
      <WithProfile />
    </SignedInClient>
  );
}

/** Loads the profile once for all screens that need one, and keeps the live connection open while there is one. */
function WithProfile() {
  const { live, markKnown } = useSession();
  const { pathname, search } = useLocation();
  const errorText = useErrorText();
  const [{ data, error }, reload] = useQuery({ query: ProfileDocument, requestPolicy: "cache-first" });
  const profile = data?.profile;

  useEffect(() => {
    if (!profile) return;
    markKnown();
    live.start();
  }, [profile, live, markKnown]);

  useAccountPreferences(profile);

  useEffect(prepareToasts, []);

  // On public pages there is no connection.
  useEffect(() => () => live.stop(), [live]);

  useEffect(() => rememberPath(pathname + search), [pathname, search]);

  if (profile) {
    return (
      <ProfileContext.Provider value={profile}>
        <Outlet />
      </ProfileContext.Provider>
    );
  }
  // Also reached by the back button after logging out, when no call is left to fail.
  if (error && isExpiredLogin(errorSigns(error))) return <Navigate to="/member/signin/" replace />;
  if (error) {
    return (
      <main>
        <FailedPage error={errorText(error)} onRetry={() => reload({ requestPolicy: "network-only" })} />
      </main>
    );
  }
  return <LoadingOverlay />;
}
