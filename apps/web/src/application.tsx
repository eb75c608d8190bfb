import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { RouterProvider } from "react-router/dom";
import { router } from "./routes.tsx";
import { SessionProvider } from "./session/session-provider.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { ReadOnlyBanner } from "./shell/read-only-banner.tsx";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { bindMantineVariables, theme } from "./theme/theme.ts";
import { LateToasts } from "./toasts/late-toasts.tsx";

/** The same key as public/color-scheme.js reads before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: STORAGE_KEYS.colorScheme });

/** Rendered when it settles: a page that is left must not be there any more to ask for anything. */
const navigate = async (path: string) => router.navigate(path, { flushSync: true });

export function Application() {
  return (
    <ErrorBoundary>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={bindMantineVariables}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
      >
        <LateToasts />
        <SessionProvider navigate={navigate}>
          <ReadOnlyBanner />
          <RouterProvider router={router} />
        </SessionProvider>
      </MantineProvider>
    </ErrorBoundary>
  );
}
