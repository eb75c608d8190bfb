import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { RouterProvider } from "react-router/dom";
import { router } from "./routes.tsx";
import { SessionProvider } from "./session/session-provider.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { TOAST_MS } from "./shell/show-toast.ts";
import { bindMantineVariables, theme } from "./theme/theme.ts";

/** The same key as public/color-scheme.js reads before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: "tracewright-color-scheme" });

/** Over dialogs (200), under menus (300): a toast must not cover what somebody has just opened. */
const TOASTS_BELOW_MENUS = 250;

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
        <Notifications position="top-center" autoClose={TOAST_MS} zIndex={TOASTS_BELOW_MENUS} />
        <SessionProvider navigate={navigate}>
          <RouterProvider router={router} />
        </SessionProvider>
      </MantineProvider>
    </ErrorBoundary>
  );
}
